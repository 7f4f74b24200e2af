/** Opens a finished game at its result, without the start screen and the list of saved games. */
import { checksum } from "../../../www/storage/database.js";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Keeps a record as the last game, under a name by which the address can ask for it, and opens it.
 *
 * @param {Page} page
 * @param {string} url
 * @param {string} record of a game that is over
 */
export async function openFinished(page, url, record) {
  const mark = `finished 1 tests ${checksum(record)}`;
  await page.addInitScript(keepAsFinished, { record, mark });
  if (page.url() !== "about:blank") await page.goto(`${url}icon.svg`); // another fragment alone would load nothing
  await page.goto(`${url}#continue=finished`);
  await page.locator("dialog.end").waitFor();
}

/** Runs before a page, and does something in the first alone. @param {{ record: string, mark: string }} given */
function keepAsFinished({ record, mark }) {
  if (sessionStorage.getItem("kept") === mark) return;
  sessionStorage.setItem("kept", mark);
  const own = `bastide ${location.pathname.replace(/[^/]*$/, "")}`;
  localStorage.setItem(`${own} last-game`, record);
  localStorage.setItem(`${own} last-mark`, mark);
}
