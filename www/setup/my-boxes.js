// @ts-check
/** The dialog in which people say which boxes they own, one by one or a whole Big Box at once. Loaded when it is opened. */
import { Game } from "../bastide.js";
import { el, fill } from "../lib/dom.js";
import { openDialog } from "../ui/dialogs.js";
import { TEXT } from "../i18n/text.js";
import { OFFERED } from "./offered.js";
import { own, owned } from "./owned.js";

/** The boxes of the shops that hold several expansions. */
const BOUGHT = /** @type {const} */ (["base", "big"]);

/** Every tick is kept at once; the promise resolves when the dialog is closed. */
export function showMyBoxes() {
  const words = TEXT.setup.owned;
  const mine = owned();
  const expansions = Game.boxes().filter(({ name }) => name !== "base");
  const trouble = el("p", { class: "trouble", role: "alert" });
  const ticks = expansions.map(({ name }) => el("input", { type: "checkbox", name: "owned", value: name, checked: mine.has(name) }));
  const change = (/** @type {readonly string[]} */ names, /** @type {boolean} */ has) => {
    fill(trouble, own(names, has) ? "" : words.unkept);
    const now = owned();
    for (const tick of ticks) tick.checked = now.has(tick.value);
  };
  for (const tick of ticks) tick.addEventListener("change", () => change([tick.value], tick.checked));
  const together = BOUGHT.map((name) => {
    const boxes = Object.keys(OFFERED).filter((box) => OFFERED[box].bought?.includes(name));
    return el("button", { class: "secondary", type: "button", onclick: () => change(boxes, true) }, words[name]);
  });
  const list = ticks.map((tick) => el("label", { class: "option-value" }, tick, el("span", {}, TEXT.boxes[tick.value]?.title ?? TEXT.capital(tick.value))));
  const content = [el("p", {}, words.help), trouble, el("div", { class: "owned-together" }, ...together), el("div", { class: "owned-list" }, ...list)];
  return openDialog(words.title, content, [], { name: "owned-dialog" });
}
