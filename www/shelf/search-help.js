// @ts-check
/** What can be searched: an example of each term, which searches when it is tapped. */
import { el } from "../lib/dom.js";
import { openDialog } from "../ui/dialogs.js";

/** @typedef {import("./search-field.js").Words} Words */

/** An example of each, by the name of what is said about it. @type {[keyof Words["examples"], string][]} */
const EXAMPLES = [
  ["player", "player:ann score@ann>=100"],
  ["winner", "winner:bob margin>=20"],
  ["date", "date>=2026-01"],
  ["box", "box:inns players:3"],
  ["level", "ai:master over:yes"],
  ["points", "city>=40 field@ann>=20"],
  ["feature", "feature:city>=10 complete:road>=8"],
  ["tiles", "tiles:D@0,0+V@1,0"],
];

/**
 * @param {Words} words
 * @param {(query: string) => void} onTry
 * @returns {Promise<void>} resolves when the dialog is closed
 */
export function showSearchHelp(words, onTry) {
  const examples = EXAMPLES.map(([name, query]) => {
    const onclick = (/** @type {MouseEvent} */ event) => {
      /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
      onTry(query);
    };
    return el(
      "li",
      {},
      el("button", { class: "search-example", type: "button", onclick }, el("code", {}, query), el("span", { class: "small" }, words.examples[name])),
    );
  });
  return openDialog(words.searchHelp, [el("p", {}, words.searchIntro), el("ul", { class: "search-examples" }, ...examples)], [], { name: "search-help" });
}
