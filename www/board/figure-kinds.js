// @ts-check
/** Which figure: shown when more than one kind can be placed, to see only the places of one. */
import { el, fill } from "../lib/dom.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../ui/pictures.js").Pictures} Pictures */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("../bastide.js").Selection} Selection */

export class FigureKinds {
  /** The kinds on show. */
  #shown = "";

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
    const kinds = [...new Set(legal.flatMap((action) => pieceOf(action) ?? []))];
    const shown = kinds.length > 1 ? [colour, ...kinds].join(" ") : "";
    if (shown !== this.#shown) {
      this.#shown = shown;
      fill(this.element, ...(shown ? kinds.map((kind) => this.#button(kind, colour)) : []));
    }
    this.element.hidden = shown === "";
    for (const button of this.element.querySelectorAll("button")) {
      const { piece: kind = "" } = button.dataset;
      button.setAttribute("aria-pressed", String(kind === selection.narrowed));
      button.classList.toggle("chosen", kind === selection.piece);
    }
  }

  /**
   * @param {string} kind
   * @param {string} colour
   */
  #button(kind, colour) {
    const name = this.locale.pieces.names[kind] ?? kind;
    const button = el(
      "button",
      {
        class: "piece",
        type: "button",
        title: name,
        "aria-label": name,
        "data-piece": kind,
        onclick: () => this.onPiece(button.getAttribute("aria-pressed") === "true" ? undefined : kind),
      },
      this.pictures.figure(kind, colour),
      el("span", { "aria-hidden": "true" }, name),
    );
    return button;
  }
}

/**
 * The kind of figure that an action places; nothing where there is no choice of kinds.
 *
 * @param {ActionView} action
 * @returns {string | undefined}
 */
export function pieceOf(action) {
  if (action.type === "figure") return action.figure;
  if (action.type === "barn") return "barn";
  if (action.type === "recall") return "abbot";
  return undefined;
}
