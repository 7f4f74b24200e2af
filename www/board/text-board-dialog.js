// @ts-check
/** The board as a table, in a dialog of the app. */
import { openDialog } from "../ui/dialogs.js";
import { onDemand } from "../ui/on-demand.js";
import { PICTURES } from "../ui/pictures.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { textBoard } from "./text-board.js";

/**
 * @param {import("../i18n/languages.js").Locale} locale
 * @param {import("../bastide.js").Game} game
 * @param {(statement: string) => void} choose
 * @returns {Promise<void>}
 */
export async function showTextBoard(locale, game, choose) {
  const [{ title, content, first }] = await Promise.all([onDemand(() => textBoard(locale, game, PICTURES, choose)), stylesOnDemand("./styles/grid.css")]);
  const closed = openDialog(title, content, [], { name: "grid-dialog" });
  first.focus();
  return closed;
}
