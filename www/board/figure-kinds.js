// @ts-check
/**
 * Which figure: shown when more than one kind can be placed, to see only the places of one. Where a turn can also be used elsewhere
 * on the board, for the fairy or a floor of a tower, the places of one kind are always shown alone: they would crowd the tile just laid.
 */
import { isElsewhere, kindsOf } from "../engine/pieces.js";
import { nameOfPiece } from "../i18n/boxes.js";
import { el, fill } from "../lib/dom.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../ui/pictures.js").Pictures} Pictures */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("../bastide.js").Selection} Selection */

export class FigureKinds {
  /** Whether one kind is always chosen. */
  always = false;
  /** The kinds on show. */
  #shown = "";
  /** The kind of which the places alone are shown. @type {string | undefined} */
  #narrowed;

  /**
   * @param {Locale} locale
   * @param {Pictures} pictures
   * @param {(piece: string | undefined) => void} onPiece narrows the choice to one kind, or to none
   */
  constructor(locale, pictures, onPiece) {
    this.locale = locale;
    this.pictures = pictures;
    this.onPiece = onPiece;
    this.element = el("div", { class: "pieces", role: "group", "aria-label": locale.pieces.label });
  }

  /**
   * @param {ActionView[]} legal
   * @param {Selection} selection
   * @param {string} colour
   */
  render(legal, selection, colour) {
    const kinds = kindsOf(legal);
    this.always = isElsewhere(legal);
    const shown = kinds.length > 1 ? [colour, ...kinds].join(" ") : "";
    if (shown !== this.#shown) {
      this.#shown = shown;
      fill(this.element, ...(shown ? kinds.map((kind) => this.#button(kind, colour)) : []));
    }
    this.element.hidden = shown === "";
    this.#narrowed = selection.narrowed;
    const first = selection.piece ?? selection.narrowed ?? kinds[0]; // where all places are shown, a tap places the first kind that can stand there
    for (const button of this.element.querySelectorAll("button")) {
      const { piece: kind = "" } = button.dataset;
      button.setAttribute("aria-pressed", String(kind === first));
      button.classList.toggle("chosen", kind === selection.piece);
    }
  }

  /**
   * @param {string} kind
   * @param {string} colour
   */
  #button(kind, colour) {
    const name = nameOfPiece(this.locale, kind);
    const button = el(
      "button",
      {
        class: "piece",
        type: "button",
        title: name,
        "aria-label": name,
        "data-piece": kind,
        onclick: () => this.onPiece(kind === this.#narrowed && !this.always ? undefined : kind),
      },
      this.pictures.figure(kind, colour),
      el("span", { "aria-hidden": "true" }, name),
    );
    return button;
  }
}
