/** Decks that one person plays alone: medals, the best result, the deck as a link, and the deck of the day with its par. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { inspect } from "../../support/axe.mjs";
import { openPage } from "../../support/player.mjs";
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
  await page.locator(".setup-ways button").nth(2).click();
  await page.locator(".solo").waitFor();
}

/**
 * Decides in the list, as who uses the keys does.
 *
 * @param {Page} page
 * @param {string} statement
 */
async function choose(page, statement) {
  await page.locator(`#choices option[value="${statement}"]`).waitFor({ state: "attached" });
  await page.locator("#choices").selectOption(statement);
  await page.locator(".hand .primary:not([aria-disabled])").click();
}

/** Plays the short deck so that the road scores 3 points. @param {Page} page */
async function playShort(page) {
  await choose(page, "tile S 1,0 1");
  await choose(page, "meeple road.W");
  await choose(page, "tile S -1,0 3");
  await page.locator(".hand-buttons .secondary:last-child").click(); // no figure
  await page.locator("dialog.story .primary, dialog.end").first().waitFor();
  const skip = page.locator(".story-skip, dialog.story .primary");
  if (await skip.count()) await skip.first().click();
  await page.locator("dialog.end").waitFor();
}

test("a deck is played alone: the result has a medal, and the best one is kept and shown in the list", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await page.route("**/solo.txt", (route) => route.fulfill({ contentType: "text/plain", body: SHORT }));
  await openPage(page, stage.url);
  await openSolo(page);
  const card = page.locator('[data-deck="hamlet"]');
  assert.match(await card.innerText(), /Not played yet/);
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
  assert.match(told, /Silver medal!\s*Gold takes 9 points/);
  assert.match(told, /best result so far/);
  assert.doesNotMatch(told, /wins/);
  await inspect(page, "solo-result-1280x800");
  await end.locator("button", { hasText: "Solo decks" }).click();
  await page.locator(".solo").waitFor();
  assert.match(await card.innerText(), /Best result: 3 points\s*Silver/);
  await page.reload();
  await openSolo(page);
  assert.match(await card.innerText(), /Best result: 3 points/, "it is kept");
  assert.deepEqual(problems, []);
});

test("the deck is played again, a lower result does not replace the best, and the statistics leave it out", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, dark: true, reducedMotion: true });
  await page.route("**/solo.txt", (route) => route.fulfill({ contentType: "text/plain", body: SHORT }));
  await openPage(page, stage.url);
  await openSolo(page);
  await inspect(page, "solo-390x844");
  await page.locator('[data-deck="hamlet"]').tap();
  await page.locator(".game canvas").waitFor();
  await playShort(page);
  await page.locator("dialog.end button", { hasText: "Play it again" }).tap();
  await page.locator("dialog.end").waitFor({ state: "detached" });
  await choose(page, "tile S 1,0 1");
  await page.locator(".hand-buttons .secondary:last-child").click();
  await choose(page, "tile S -1,0 3");
  await page.locator(".hand-buttons .secondary:last-child").click();
  const end = page.locator("dialog.end");
  await end.waitFor();
  await end.locator(".solo-medal strong").waitFor();
  assert.match(await end.innerText(), /0 points[\s\S]*No medal this time\.\s*Bronze takes 3 points/);
  assert.match(await end.innerText(), /Best result: 3 points/);
  await end.locator("button", { hasText: "Solo decks" }).tap();
  await page.locator(".solo > header .icon-button").tap();
  await page.locator(".setup-ways button").first().tap();
  await page.locator(".shelf .row .secondary", { hasText: "Statistics" }).tap();
  await page.getByText("You have not finished a game yet.").waitFor();
  assert.deepEqual(problems, []);
});

test("a deck is shared as a link, which opens a game of one person from the beginning", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, touch: true, reducedMotion: true });
  await page.route("**/solo.txt", (route) => route.fulfill({ contentType: "text/plain", body: SHORT }));
  await openPage(page, stage.url);
  await openSolo(page);
  await page.locator('[data-deck="hamlet"]').tap();
  await page.locator(".game canvas").waitFor();
  await playShort(page);
  await page.locator("dialog.end button", { hasText: "Share this deck" }).tap();
  const link = await page.locator("#link").inputValue();
  const { page: other, problems: others } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await other.route("**/solo.txt", (route) => route.fulfill({ contentType: "text/plain", body: SHORT }));
  await openPage(other, link);
  await other.locator(".game canvas").waitFor();
  await playShort(other);
  await other.locator("dialog.end .medal-silver").waitFor();
  assert.deepEqual([...problems, ...others], []);
});

test("the deck of a day is the same on every device, another one on the next day, and has a par that is computed here", async () => {
  /** @param {string} day */
  const deckOn = async (day) => {
    const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
    await page.clock.setFixedTime(new Date(`${day}T09:00:00`));
    await openPage(page, stage.url);
    await page.locator(".setup-ways button").nth(1).click();
    const card = page.locator(".puzzles-today [data-deck]");
    await card.locator(".medal-gold").waitFor({ timeout: 60_000 });
    const told = [await page.locator(".puzzles-today [data-today]").getAttribute("data-today"), await card.innerText()];
    assert.equal(await card.getAttribute("data-deck"), day);
    await card.click();
    await page.locator(".game canvas").waitFor();
    assert.deepEqual(problems, []);
    return [...told, (await page.locator(".hand-tile img, .hand img").first().getAttribute("alt")) ?? ""].join("\n");
  };
  const monday = await deckOn("2026-11-23");
  assert.equal(await deckOn("2026-11-23"), monday);
  assert.notEqual(await deckOn("2026-11-24"), monday);
  assert.match(monday, /Gold from 1\d\d/);
});
