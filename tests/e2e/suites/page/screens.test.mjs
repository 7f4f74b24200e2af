/**
 * The screens of a game, looked through by axe-core and pictured in target/e2e/: all of them on a phone in the dark, a turn on a large screen. Every
 * screen in both themes and sizes is in `cargo xtask soak screens`.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { EVERY, beforeFirst, game } from "../../bench/tours.mjs";
import { LATE, SHORT, SKIP, continueGame, picture, settled } from "../../support/player.mjs";
import { checkSix, checkStory, checkStuck, ofSix, tourScreens, turnScreens } from "../../support/screens.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

test("the screens are sound on a phone in the dark, from the start to the replay", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, dark: true, reducedMotion: true });
  await tourScreens(page, stage.url, "390x844-dark");
  assert.deepEqual(problems, []);
});

test("the screens of a turn are sound on a large screen in the light", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await continueGame(page, stage.url, LATE);
  await turnScreens(page, "1280x800");
  assert.deepEqual(problems, []);
});

test("six players with all boxes have the buttons of every decision on a tablet's screen, and in the final scoring", async () => {
  const whole = ofSix();
  const height = 704;
  const { page, problems } = await stage.browser.newPage({ width: 1024, height, touch: true, reducedMotion: true, lang: "de-DE" });
  await checkSix(page, stage.url, height, whole);
  await checkStory(page, stage.url, height, whole, 8);
  assert.deepEqual(problems, []);
});

test("four players with every box bid in a bazaar without scrolling on a tablet", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, touch: true, reducedMotion: true });
  await continueGame(page, stage.url, beforeFirst(game(4, EVERY), /^bid /));
  const bid = page.locator(".bazaar-main");
  await bid.waitFor();
  await settled(page);
  assert.ok(
    await bid.evaluate((bid) => {
      const { left, width, top, bottom } = bid.getBoundingClientRect();
      return [top + 4, bottom - 4].every((y) => bid.contains(document.elementFromPoint(left + width / 2, y)));
    }),
  );
  await picture(page, "bid-of-four-1024x768");
  assert.deepEqual(problems, []);
});

test("a tile that fits nowhere is told while the next is in hand; in the middle of a game until it is taken back", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844 });
  await checkStuck(page, stage.url, "390x844");
  const { page: other, problems: others } = await stage.browser.newPage({ width: 390, height: 844 });
  await continueGame(other, stage.url, `${SHORT}tile V 1,0 0\nmeeple field.NNE\ntile U 1,-1 0\n`);
  await other.locator('.hand[data-asks="figure"]').waitFor();
  await other.locator(SKIP).click();
  const told = other.locator(".tile-toast");
  await told.waitFor();
  await other.locator("#status", { hasText: "fits nowhere" }).waitFor({ state: "attached" });
  await other.locator('.hand [data-action="undo"]').click();
  await told.waitFor({ state: "detached" });
  await other.locator('.hand[data-asks="figure"]').waitFor();
  assert.deepEqual([...problems, ...others], []);
});
