/** Hills & Sheep on the page: a shepherd is placed by a tap, his flock grows or comes home, and a wolf is told. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { changing, goOn, typeMove } from "../../support/go-on.mjs";
import { CONFIRM, SKIP, keptRecord, settled } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();
const PHONE = { width: 390, height: 844, touch: true };
const TABLE = `[Bastide "1"]
[Boxes "base+hills"]
[Players "red, blue"]
[Deck "D U V U U V"]
[Sheep "2 3 wolf"]
`;

test("a shepherd draws at once, and his owner lets the flock grow until the wolf comes", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, `${TABLE}tile U 1,0 0\n`);
  await page.locator(SKIP).waitFor();
  await typeMove(page, "shepherd field.NNE");
  const log = page.locator(".log-list");
  await log.getByText("draws 2 sheep").waitFor({ state: "attached" });
  assert.equal(await page.locator('.hand [data-action="undo"]:not([aria-disabled])').count(), 0, "no token is put back");
  await typeMove(page, "tile V -1,0 3");
  await typeMove(page, "skip");
  await typeMove(page, "tile U 2,0 0");
  await typeMove(page, "skip");
  const offers = page.locator(".offer");
  await offers.first().waitFor();
  assert.deepEqual(await offers.evaluateAll((all) => all.map((one) => one.getAttribute("data-statement"))), ["flock add", "flock home"]);
  assert.deepEqual(await offers.allInnerTexts(), ["Draw another token (2 wolves among 17)", "Bring the flock home: 2 points"]);
  assert.equal(await page.locator(SKIP).count(), 0, "nobody declines both");
  const card = page.locator(".light-card");
  await page.locator("canvas.board").focus();
  for (let more = 4; more > 0 && !(await card.getByText("shepherd").count()); more -= 1) await page.keyboard.press("i");
  assert.match(await card.innerText(), /Red’s shepherd is here with 2 sheep\. Brought home, the flock gives 2 points\./);
  await offers.first().tap();
  await log.getByText("draws 3 sheep").waitFor({ state: "attached" });
  await typeMove(page, "tile U 3,0 0");
  await typeMove(page, "skip");
  await typeMove(page, "tile V 4,0 0");
  await typeMove(page, "skip");
  await offers.first().waitFor();
  await offers.first().tap();
  await log.getByText("The wolf sends Red’s shepherd home.").waitFor({ state: "attached" });
  assert.match(await keptRecord(page), /flock add\n$/);
  nothingWrong();
});

test("a flock that comes home gives a point for each sheep", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, `${TABLE}tile U 1,0 0\nshepherd field.NNE\ntile V -1,0 3\ntile U 2,0 0\nskip\n`);
  await page.locator("canvas.board").focus();
  await page.keyboard.press("m");
  await page.waitForFunction(() => /^Shepherd, 1 east/.test(document.querySelector("#status")?.textContent ?? "")); // the figures of boxes have names, too
  await page.locator('.offer[data-statement="flock home"]').tap();
  await page.locator(".log-list").getByText("Red scores 2 points for a flock of 2 sheep.").waitFor({ state: "attached" });
  nothingWrong();
});

test("a shepherd that is typed draws also where the record does not say what comes", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, `${TABLE.replace(/\[Sheep.*\n/, "")}tile U 1,0 0\n`);
  await page.locator('.hand [data-piece="shepherd"]').waitFor();
  await typeMove(page, "shepherd field.NNE");
  await page
    .locator(".log-list")
    .getByText(/draws|wolf/)
    .first()
    .waitFor({ state: "attached" });
  nothingWrong();
});

test("a shepherd that is tapped draws also where the record does not say what comes", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, `${TABLE.replace(/\[Sheep.*\n/, "")}tile U 1,0 0\n`);
  await page.locator('.hand [data-piece="shepherd"]').tap();
  const [field] = (await settled(page)).filter(({ statement }) => statement?.startsWith("shepherd"));
  await page.touchscreen.tap(field.x, field.y);
  await changing(page, () => page.locator(CONFIRM).tap());
  assert.match(await keptRecord(page), /shepherd field\.\w+ (\d|wolf)\n/);
  nothingWrong();
});

test("no step that plays itself lets anybody take back what was drawn from a bag", async () => {
  const drawn = `[Bastide "1"]\n[Boxes "base+dragon+hills"]\n[Players "red Ann, blue Bob"]\n[Deck "D D17 D16 U U U U"]\ntile D17 1,0 0\ntile D16 -1,0 0\n`;
  const { page, nothingWrong } = await goOn(stage, PHONE, drawn);
  await typeMove(page, "shepherd field.NNE");
  await page.locator(".hand-who", { hasText: "Ann’s turn" }).waitFor();
  assert.match(await keptRecord(page), /dragon 0,0\n.*dragon -1,0\n/);
  assert.equal(await page.locator('.hand [data-action="undo"]:not([aria-disabled])').count(), 0);
  nothingWrong();
});
