/** The list of everything that can be done, by keys: Enter plays what it shows as chosen, once. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { changing, goOn, record } from "../../support/go-on.mjs";
import { keptRecord } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();
const LAPTOP = { width: 1280, height: 800 };

/** Presses Enter twice in the list of all that can be done, before the page can draw anything anew. */
function enterTwice() {
  const list = document.querySelector("#choices");
  for (let times = 0; times < 2; times++) list?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
}

test("a second Enter in the list decides nothing: neither what was chosen once more nor what the next player is asked", async () => {
  const ring = ["1,0", "0,1", "0,2", "1,2", "2,2"].map((cell) => `tile B ${cell} 0\nskip\n`).join("");
  const { page, nothingWrong } = await goOn(stage, LAPTOP, record("abbey", "B B B B B B B B B", `${ring}tile B 2,1 0\n`));
  await page.focus("#choices");
  await page.keyboard.press("End");
  await changing(page, () => page.evaluate(enterTwice));
  await page.locator("#choices option[value='abbey 1,1']").waitFor({ state: "attached" });
  assert.match(await keptRecord(page), /tile B 2,1 0\nskip\n$/);
  nothingWrong();
});

test("what the list shows as chosen is what Enter plays, also where the board has chosen since", async () => {
  const { page, nothingWrong } = await goOn(stage, LAPTOP, record("abbey", "D U V V", "tile U 1,0 0\n"));
  await page.focus("#choices");
  await page.keyboard.press("End");
  await page.focus("canvas.board");
  await page.keyboard.press("ArrowRight");
  const chosen = await page.locator("#choices").inputValue();
  assert.match(chosen, /^meeple /);
  await page.focus("#choices");
  await changing(page, () => page.keyboard.press("Enter"));
  assert.ok((await keptRecord(page)).endsWith(`tile U 1,0 0\n${chosen}\n`));
  nothingWrong();
});
