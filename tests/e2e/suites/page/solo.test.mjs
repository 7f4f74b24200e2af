/** Decks that one person plays alone: medals, the best result, the deck as a link, and the deck of the day with its par. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { inspect } from "../../support/axe.mjs";
import { setClock } from "../../support/clock.mjs";
import { duelNearlyOver } from "../../support/decks.mjs";
import { lay, notice } from "../../support/kept.mjs";
import { CONFIRM, END_STORY, SKIP, continueGame, openPage, picture, saved } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/** Two tiles to lay: whoever takes the road that they make has 3 points. */
const SHORT = `[Bastide "1"]
[Players "red"]
[Deck "D S S"]
[Solo "hamlet"]
[Planner "3"]
[Master "9"]
`;

/** @param {Page} page */
async function openSolo(page) {
  await page.locator('[data-action="solo"]').click();
  await page.locator(".solo").waitFor();
}

/** Another list of decks: the short one alone. @param {Page} page */
const withShort = (page) => page.route("**/solo.txt", (route) => route.fulfill({ contentType: "text/plain", body: SHORT }));

/**
 * Decides in the list, as who uses the keys does.
 *
 * @param {Page} page
 * @param {string} statement
 */
async function choose(page, statement) {
  await page.locator(`#choices option[value="${statement}"]`).waitFor({ state: "attached" });
  await page.locator("#choices").selectOption(statement);
  await page.locator(CONFIRM).click();
}

/** Plays the short deck so that the road scores 3 points. @param {Page} page */
async function playShort(page) {
  await choose(page, "tile S 1,0 1");
  await choose(page, "meeple road.W");
  await choose(page, "tile S -1,0 3");
  await page.locator(SKIP).click();
  await page.locator(`${END_STORY}, dialog.end`).first().waitFor();
  if (await page.locator(END_STORY).count()) await page.locator(END_STORY).click();
  await page.locator("dialog.end").waitFor();
}

test("a list that is left open over midnight has the deck of the new day", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await page.clock.install({ time: new Date(2026, 10, 28, 23, 58) });
  await withShort(page);
  await openPage(page, stage.url);
  await openSolo(page);
  await page.locator('[data-deck="2026-11-28"]').waitFor();
  await page.clock.fastForward("10:00");
  await page.locator('[data-deck="2026-11-29"]').waitFor();
  assert.equal(await page.locator('[data-deck="2026-11-28"]').count(), 0);
  assert.deepEqual(problems, []);
});

test("a deck is played alone for a medal; the best result is kept and shown, and the statistics leave it out", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, dark: true, reducedMotion: true });
  await withShort(page);
  await openPage(page, stage.url);
  await openSolo(page);
  await inspect(page, "solo-390x844");
  const card = page.locator('[data-deck="hamlet"]');
  assert.match(await card.innerText(), /Not played yet/);
  await card.locator(".medal-gold").waitFor();
  assert.match(await card.innerText(), /Gold from 9\s*Silver from 3\s*Bronze from 3/);
  await card.focus();
  await page.keyboard.press("Enter");
  await page.locator(".game canvas").waitFor();
  assert.equal(await page.locator(".player").count(), 1);
  await playShort(page);
  const end = page.locator("dialog.end");
  await end.locator(".medal-silver").waitFor();
  const told = await end.innerText();
  assert.match(told, /3 points/);
  assert.match(told, /Silver medal!\s*Gold needs 9 points/);
  assert.match(told, /best result so far/);
  assert.doesNotMatch(told, /wins/);
  await inspect(page, "solo-result-390x844");

  // A lower result does not replace it.
  await end.getByRole("button", { name: "Play it again" }).click();
  await end.waitFor({ state: "detached" });
  await page.locator("canvas.board").focus();
  await page.keyboard.press("w");
  await page.locator(".remark:not(.trouble-notice)").waitFor();
  await choose(page, "tile S 1,0 1");
  await page.locator(SKIP).click();
  assert.equal(await page.locator(".player .ghost-points").getAttribute("title"), "The other table had 0 points at this point with these tiles");
  await choose(page, "tile S -1,0 3");
  await page.locator(SKIP).click();
  await end.locator(".solo-medal strong").waitFor();
  assert.match(await end.innerText(), /With these tiles, the other table scored 3 points\. Red: −3\./, "the first game plays along");
  assert.match(await end.innerText(), /0 points[\s\S]*No medal this time\.\s*Bronze needs 3 points/);
  assert.match(await end.innerText(), /With hints\s*Best result: 3 points/);
  await end.getByRole("button", { name: "Share the result" }).click();
  assert.match(await page.locator("#link").inputValue(), /^Bastide · The hamlet · Result: 0 points · With hints\nhttp.*#r=/);
  await page.locator('dialog:has(#link) [data-action="close"]').click();
  await end.getByRole("button", { name: "Share this deck" }).click();
  const link = await page.locator("#link").inputValue();
  await page.locator('dialog:has(#link) [data-action="close"]').click();
  await end.getByRole("button", { name: "Solo decks" }).click();
  await page.locator(".solo").waitFor();
  await card.locator(".deck-best", { hasText: /Best result: 3 points\s*Silver/ }).waitFor();
  await page.reload();
  await openSolo(page);
  await card.locator(".deck-best", { hasText: "Best result: 3 points" }).waitFor(); // it is kept
  await page.locator('.solo [data-action="back"]').click();
  await page.locator('[data-action="saved-games"]').click();
  await page.locator('.shelf [data-action="statistics"]').click();
  await page.getByText("You have not finished a game yet.").waitFor();

  // The deck's link opens a game of one person from the beginning, elsewhere too.
  const { page: other, problems: others } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await withShort(other);
  await other.goto(link);
  await other.locator(".game canvas").waitFor();
  assert.equal(await other.locator(".player .ghost-points").count(), 0, "the deck alone is shared without points");
  await other.locator(".game canvas").waitFor();
  await playShort(other);
  await other.locator("dialog.end .medal-silver").waitFor();
  assert.match(await other.locator("dialog.end").innerText(), /best result so far/, "it was played here");
  assert.deepEqual(await other.evaluate(() => JSON.parse(localStorage.getItem("bastide / solo-best") ?? "{}")), { hamlet: 3 });
  assert.deepEqual([...problems, ...others], []);
});

test("the deck of a day is another one a week later, and has a par that is computed here", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  /** @param {string} day */
  const deckOn = async (day) => {
    await page.clock.setFixedTime(new Date(`${day}T09:00:00`));
    await page.locator('[data-action="puzzles"]').click();
    const card = page.locator(".puzzles-today [data-deck]").first();
    await card.locator(".medal-gold").waitFor({ timeout: 0 }); // two computer players play it to its end
    assert.equal(await card.getAttribute("data-deck"), day);
    const told = await card.innerText();
    await page.locator('.puzzles [data-action="back"]').click();
    await page.locator(".setup").waitFor();
    return told;
  };
  await openPage(page, stage.url);
  const monday = await deckOn("2026-11-23");
  assert.match(monday, /Gold from 1\d\d/);
  assert.notEqual(await deckOn("2026-11-30"), monday, "with the same expansions");
  assert.equal(await deckOn("2026-11-23"), monday, "computed once more, it is the same");
  await page.locator('[data-action="puzzles"]').click();
  await page.locator(".puzzles-today [data-deck]").first().click();
  await page.locator(".game canvas").waitFor();
  assert.equal(await page.locator(".player").count(), 1);
  assert.deepEqual(problems, []);
});

test("a deck that was begun says so and goes on under its name, and can be begun again", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  await openPage(page, stage.url);
  const open = async () => {
    await page.locator('[data-action="puzzles"]').click();
    await page.locator('[data-deck^="duel-"]').waitFor();
  };
  const leave = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "New game" }).click();
    await page.locator(".setup").waitFor();
  };
  const decided = () => page.locator("main.game").getAttribute("data-decisions");
  await open();
  const card = page.locator('[data-deck^="duel-"]');
  assert.match(await card.innerText(), /Not played yet/);
  await card.click();
  await page.locator('.hand[data-asks="tile"]').waitFor(); // the computer player may have begun
  for (let tile = 0; tile < 2; tile += 1) {
    await lay(page);
    await saved(page);
    await page.locator(SKIP).click();
    await page.locator('.hand[data-asks="tile"][data-waiting="false"]').waitFor();
    await saved(page);
  }
  const before = await decided();
  await leave();
  await open();
  await card.getByText(/Begun: turn \d/).waitFor();
  await picture(page, "duel-begun-390x844");
  await card.click();
  await notice(page, "begun").filter({ hasText: "the game that you began" }).waitFor();
  assert.equal(await decided(), before);
  await notice(page, "begun").getByRole("button", { name: "Begin again" }).click();
  await page.waitForFunction((before) => Number(document.querySelector("main.game")?.getAttribute("data-decisions")) < Number(before), before);
  await saved(page);
  await leave();
  await page.locator('[data-action="saved-games"]').click();
  await page.locator(".shelf-game").nth(1).waitFor();
  for (const game of await page.locator(".shelf-game").all()) assert.match(await game.innerText(), /Duel of the day \(/);
  assert.deepEqual(problems, []);
});

test("a result counts although the page was closed before it was shown", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await withShort(page);
  await openPage(page, stage.url);
  await openSolo(page);
  await page.locator('[data-deck="hamlet"]').click();
  await page.locator(".game canvas").waitFor();
  await playShort(page);
  await page.evaluate(() => localStorage.removeItem("bastide / solo-best")); // as if that had not been reached
  await page.reload();
  await page.locator('[data-action="saved-games"]').click();
  await page.locator(".shelf-game button").first().click();
  await page.locator(`${END_STORY}, dialog.end`).first().waitFor();
  if (await page.locator(END_STORY).count()) await page.locator(END_STORY).click();
  assert.match(await page.locator("dialog.end").innerText(), /best result so far/);
  assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem("bastide / solo-best") ?? "{}")), { hamlet: 3 });
  assert.deepEqual(problems, []);
});

test("the duel of the day is played against a computer player, counted by the difference, and shared with its points", async () => {
  const day = "2026-11-23";
  const moves = duelNearlyOver(day);
  const { page: start, problems: before } = await stage.browser.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  await start.clock.install({ time: new Date(`${day}T09:00:00`) });
  await openPage(start, stage.url);
  await start.locator('[data-action="puzzles"]').click();
  const card = start.locator(`[data-deck="duel-${day}"]`);
  assert.match(await card.innerText(), /Duel of the day[\s\S]*Not played yet[\s\S]*Against (Odile|Anselm|Isaura)/);
  await inspect(start, "puzzles-today-390x844");
  await card.click();
  await start.locator(".game canvas").waitFor();
  assert.equal(await start.locator(".player").count(), 2);

  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  await page.clock.install({ time: new Date(`${day}T20:00:00`) });
  await continueGame(page, stage.url, moves); // played up to its last turn
  await page.locator(SKIP).click();
  await page.locator(`${END_STORY}, dialog.end`).first().waitFor();
  if (await page.locator(END_STORY).count()) await page.locator(END_STORY).click();
  const end = page.locator("dialog.end");
  await end.getByRole("button", { name: "Share the result" }).waitFor();
  const told = await end.innerText();
  const [mine, theirs] = await end.locator(".rank").evaluateAll((ranks) => {
    const score = (/** @type {string} */ colour) =>
      ranks.find((rank) => /** @type {HTMLElement} */ (rank).dataset.colour === colour)?.querySelector(".rank-score");
    return ["red", "blue"].map((colour) => Number(score(colour)?.textContent));
  });
  assert.match(told, /Duel of the day/);
  assert.equal(/your best result so far/.test(told), mine > theirs, "a first game that is lost is no best one to be told of");
  assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem("bastide / solo-best") ?? "{}")), { [`duel-${day}`]: mine - theirs });
  await inspect(page, "duel-result-390x844");
  await end.getByRole("button", { name: "Share the result" }).click();
  const shared = await page.locator("#link").inputValue();
  const outcome = mine > theirs ? "Won, " : mine < theirs ? "Lost, " : "A draw, ";
  assert.ok(shared.startsWith(`Bastide · Duel of the day (23 Nov 2026) · ${outcome}${mine} `), shared);
  await page.locator('dialog:has(#link) [data-action="close"]').click();
  await end.getByRole("button", { name: "Picture of the result" }).click();
  await page.locator("dialog.keepsake-dialog img").waitFor();
  await inspect(page, "duel-picture-390x844");

  // Whoever opens the link plays the same tiles against the same opponent, and against these points.
  const { page: other, problems: others } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await other.goto(shared.slice(shared.indexOf("http")));
  await other.locator(".game canvas").waitFor();
  assert.deepEqual(await other.locator(".player .ghost-points").evaluateAll((marks) => marks.map((mark) => mark.getAttribute("title"))), [
    "The other table had 0 points at this point with these tiles",
  ]);
  await inspect(other, "ghost-1280x800");
  assert.deepEqual([...before, ...problems, ...others], []);
});

test("a clock that says an earlier year than the first deck has the other decks and the puzzles, and none of a day", async () => {
  const { page, problems } = await stage.browser.newPage();
  await setClock(page, new Date("2020-05-01T12:00"));
  await openPage(page, stage.url);
  await openSolo(page);
  assert.ok((await page.locator("[data-deck]").count()) > 0);
  assert.equal(await page.locator('[data-deck^="day"], [data-deck*="2020"]').count(), 0);
  await page.locator('[data-action="back"]').click();
  await page.locator('[data-action="puzzles"]').click();
  await page.locator(".puzzle-list").waitFor();
  assert.equal(await page.locator("[data-deck]").count(), 0);
  assert.equal(await page.locator("[data-today]").count(), 1);
  assert.deepEqual(problems, []);
});
