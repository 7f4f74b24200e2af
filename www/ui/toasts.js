// @ts-check
/**
 * Sentences that appear above the board for a while, where the log is not on show; and tiles that fit nowhere, everywhere. The status
 * line reads the sentences out. Taps go through to the board.
 */
import { el } from "../lib/dom.js";
import { tilePicture } from "./pictures.js";

const SECONDS = 6;
/** A picture is looked at for longer. */
const SECONDS_OF_TILE = 10;

export class Toasts {
  constructor() {
    this.element = el("div", { class: "toasts", "aria-hidden": "true" });
  }

  /** @param {string[]} sentences take the place of those before */
  show(sentences) {
    for (const before of this.element.querySelectorAll(".toast:not(.tile-toast)")) before.remove();
    for (const sentence of sentences) this.#show(el("p", { class: "toast" }, sentence), SECONDS);
  }

  /** @param {string} tile @param {string} sentence about it */
  showTile(tile, sentence) {
    this.#show(el("p", { class: "toast tile-toast" }, tilePicture(tile, 0), el("span", {}, sentence)), SECONDS_OF_TILE);
  }

  /**
   * Leaves the half of the board free where something is that was told about.
   *
   * @param {boolean} upper whether it is the upper half
   */
  leaveFree(upper) {
    this.element.toggleAttribute("data-low", upper);
  }

  /** What was told is not so any more. */
  clear() {
    this.element.replaceChildren();
  }

  /** @param {HTMLElement} toast @param {number} seconds */
  #show(toast, seconds) {
    this.element.append(toast);
    setTimeout(() => toast.remove(), seconds * 1000);
  }
}
