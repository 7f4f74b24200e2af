// @ts-check
/** The boxes of a new game besides the base box, and how many tiles they make. */
import { Game } from "../bastide.js";
import { el, fill } from "../lib/dom.js";
import { figurePicture, tilePicture } from "../ui/pictures.js";
import { TEXT } from "../i18n/text.js";

const BASE = "base";

/** A tile that shows what a box is about. @type {Record<string, [string, number]>} */
const EMBLEMS = { river: ["R02", 0], abbot: ["Eg", 0], inns: ["I01", 0], abbey: ["ABBEY", 0], river2: ["S02", 0], traders: ["T02", 0], king: ["K03", 0] };
/** The figure of a box without tiles. @type {Record<string, string>} */
const FIGURES = { phantom: "phantom" };

export class ExpansionsForm {
  /**
   * @param {string[]} chosen
   * @param {() => void} onChange
   */
  constructor(chosen, onChange) {
    this.fields = Game.boxes()
      .filter(({ name }) => name !== BASE)
      .map(({ name }) => ({ name, input: el("input", { type: "checkbox", name: "box", value: name, checked: chosen.includes(name), onchange: onChange }) }));
    this.count = el("p", { class: "small", "aria-live": "polite" });
    this.element = el(
      "fieldset",
      { class: "group" },
      el("legend", {}, TEXT.setup.boxes),
      el("div", { class: "boxes" }, ...this.fields.map(({ name, input }) => entry(name, input))),
      this.count,
    );
  }

  /** @returns {string[]} */
  value() {
    return [BASE, ...this.fields.filter(({ input }) => input.checked).map(({ name }) => name)];
  }

  /** @param {number} tiles how many the game has */
  tell(tiles) {
    fill(this.count, TEXT.setup.tiles(tiles));
  }
}

/**
 * @param {string} name
 * @param {HTMLInputElement} input
 */
function entry(name, input) {
  const words = TEXT.boxes[name] ?? { title: TEXT.capital(name), help: "" };
  const [tile, turns] = EMBLEMS[name] ?? ["D", 0];
  const emblem = FIGURES[name] ? figurePicture(FIGURES[name], "black", "box-tile") : tilePicture(tile, turns, "tile box-tile");
  const help = `box-${name}-help`;
  input.setAttribute("aria-describedby", help);
  return el(
    "label",
    { class: "box" },
    input,
    emblem,
    el("span", { class: "box-words" }, el("strong", {}, words.title), el("span", { class: "small", id: help }, words.help)),
  );
}
