/** Opens a finished game at its result, without the start screen and the list of saved games. */
import { checksum } from "../../../www/storage/database.js";

/** A game that is over, whose players chose their tiles. */
export const CHOSEN = `[Bastide "1"]
[Players "red Ann, blue Bob"]
tile G 0,1 0
tile T 0,-1 3
meeple road.E
tile N -1,-1 2
meeple field.NNE
tile P -1,1 2
tile D 1,-1 2
meeple field.ESE
tile L 2,-1 0
meeple field.ESE
tile X 3,-1 2
tile V 3,0 1
meeple road.N
tile V -1,-2 2
meeple road.N
tile V 2,0 2
tile R 2,-2 3
meeple field.ENE
tile U -2,-1 3
meeple road.N
end
`;

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
