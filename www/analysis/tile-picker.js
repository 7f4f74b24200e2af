// @ts-check
/** The tiles that may be taken in hand in an open record, in which nobody draws. */
import { el, fill } from "../lib/dom.js";

/** @typedef {import("./move-tree.js").Words} Words */

export class TilePicker {
  /**
   * @param {Words} words
   * @param {import("../ui/pictures.js").Pictures} pictures
   * @param {(tile: string) => void} onTake
   */
  constructor(words, pictures, onTake) {
    this.words = words;
    this.pictures = pictures;
    this.onTake = onTake;
    this.list = el("div", { class: "picker-tiles" });
    this.element = el("section", { class: "picker", "aria-label": words.take, hidden: true }, el("p", { class: "small" }, words.take), this.list);
  }

  /**
   * @param {[tile: string, left: number][]} tiles
   * @param {string} [drawn] the one in hand
   */
  render(tiles, drawn) {
    this.element.hidden = tiles.length === 0;
    const entry = (/** @type {string} */ tile, /** @type {number} */ left) => {
      const label = left > 0 ? this.words.tile(tile, left) : tile; // one of the record's own may be laid as often as one likes
      return el(
        "button",
        { class: "picker-tile", type: "button", title: label, "aria-label": label, "aria-pressed": String(tile === drawn), onclick: () => this.onTake(tile) },
        this.pictures.tile(tile, 0, "tile line-tile"),
        left > 0 && el("span", { "aria-hidden": "true" }, String(left)),
      );
    };
    fill(this.list, ...tiles.map(([tile, left]) => entry(tile, left)));
  }
}
