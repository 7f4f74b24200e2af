/** A game of three around one device, and turns of it by finger. */
import { CONFIRM, SKIP, asks, continueGame, saved, spots } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */

export const GAME = `[Bastide "1"]
[Players "red Ann, blue Bob, green Cleo"]
[Deck "D V U C E W K B N V L U A P"]
`;

/**
 * A game under way, with some preferences.
 *
 * @param {ReturnType<typeof import("./stage.mjs").onStage>} stage
 * @param {object} preferences
 * @param {import("./browser.mjs").PageOptions & { clock?: boolean }} [options] `clock`: the time of the page can be set forward
 * @param {string} [record]
 */
export async function begin(stage, preferences, { clock = false, ...options } = { width: 1024, height: 768, touch: true }, record = GAME) {
  const opened = await stage.browser.newPage({ reducedMotion: true, ...options });
  if (clock) await opened.page.clock.install();
  await opened.page.addInitScript(
    (text) => localStorage.getItem("bastide / preferences") ?? localStorage.setItem("bastide / preferences", text),
    JSON.stringify(preferences),
  );
  await continueGame(opened.page, stage.url, record);
  await saved(opened.page);
  return opened;
}

/** A tablet whose time can be set forward. */
export const CLOCKED = { width: 1024, height: 768, touch: true, clock: true };

/** @param {Page} page */
export const who = (page) => page.locator(".hand-who").innerText();
/** @param {Page} page */
export async function layTile(page) {
  const [spot] = await spots(page);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator(CONFIRM).tap();
  await saved(page);
}

/** @param {Page} page */
export async function skip(page) {
  await page.locator(SKIP).tap();
  await saved(page);
}

/** @param {Page} page */
export async function playTurn(page) {
  await layTile(page);
  if ((await asks(page)) === "figure") await skip(page);
}
