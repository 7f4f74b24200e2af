// @ts-check
/** The choice of the language: a dialog of its own, and a section of the settings. */
import { openDialog } from "./dialogs.js";
import { el } from "../lib/dom.js";
import { notify } from "./notice.js";
import { CHOICE } from "../i18n/languages.js";
import { TEXT, chooseLanguage, language } from "../i18n/text.js";

/** @typedef {import("../i18n/languages.js").Language} Language */

export function showLanguages() {
  return openDialog(TEXT.language, [languageButtons()], [], { name: "language-dialog" });
}

/**
 * Each language by the name that its speakers give it. The page is loaded again in the one that is pressed.
 *
 * @param {string} [game] the one on the table, which goes on then
 */
export function languageButtons(game) {
  const chosen = language();
  const button = (/** @type {{ value: Language, label: string }} */ { value, label }) =>
    el("button", { class: "secondary", type: "button", lang: value, "aria-pressed": String(value === chosen), onclick: () => change(value, game) }, label);
  return el("div", { class: "languages" }, ...CHOICE.map(button));
}

/**
 * @param {Language} name
 * @param {string} [game]
 */
function change(name, game) {
  const taken = chooseLanguage(name);
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  if (!taken) return notify("language", TEXT.keep.blocked); // the page would come back as it was, without the game
  if (name === document.documentElement.lang.split("-")[0]) return;
  if (game) history.replaceState(null, "", `#continue=${game}`);
  location.reload();
}
