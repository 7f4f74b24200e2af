// @ts-check
/**
 * Which figure: shown when more than one kind can be placed, to see only the places of one. Where a turn can also be used elsewhere
 * on the board, for the fairy or a floor of a tower, the places of one kind are always shown alone: they would crowd the tile just laid.
 */
import { ofBox } from "../i18n/boxes.js";
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
    const name = nameOf(this.locale, kind);
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

/** What a piece is called. @param {Locale} locale @param {string} piece */
export function nameOf(locale, piece) {
  return locale.pieces.names[piece] ?? ofBox(locale, "pieces", piece) ?? piece;
}

/**
 * The piece that an action places, takes back or sends away, by its name in a record.
 *
 * @param {ActionView} action
 * @returns {string | undefined}
 */
export function pieceOf(action) {
  if (action.type === "exchange" || action.type === "ransom") return undefined;
  if (action.type === "fairy") return "fairy";
  if ("figure" in action) return action.figure;
  if (action.type === "bridge") return `bridge.${action.axis}`;
  if (action.type === "castle" || action.type === "count") return action.type;
  return { barn: "barn", recall: "abbot", floor: "piece" }[String(action.type)];
}

/** The kinds of which one can be chosen. @param {ActionView[]} legal */
export function kindsOf(legal) {
  const chosen = legal.filter(({ type }) => type !== "move" && type !== "capture");
  return [...new Set(chosen.flatMap((action) => pieceOf(action) ?? []))];
}

/**
 * The kind of which the places are shown first: a figure rather than what may be done besides, which is rarer.
 *
 * @param {string[]} kinds
 */
export function firstKind(kinds) {
  return kinds.find((kind) => kind !== "fairy" && kind !== "piece" && !kind.startsWith("bridge.")) ?? kinds[0];
}

/**
 * How to use a piece that was chosen, or is the only one; where there are others, that these can be chosen, too.
 *
 * @param {Locale} locale
 * @param {string} piece
 * @param {string} sentence
 * @param {Selection} selection
 * @param {ActionView[]} legal
 * @returns {string | undefined} nothing while it is about another piece
 */
export function besides(locale, piece, sentence, { narrowed }, legal) {
  const [kind, other] = kindsOf(legal);
  if ((narrowed ?? (other ? undefined : kind)) !== piece) return undefined;
  return other ? `${sentence} ${locale.hint.orElse}` : sentence;
}

/** What is not placed on the tile just laid alone, but on other tiles or at a corner where four meet. @type {Set<ActionView["type"]>} */
const ELSEWHERE = new Set(["fairy", "floor", "placeAt", "bridge", "send", "moveOut", "barn"]);

/** Whether something can be placed on another tile than the one just laid. @param {ActionView[]} legal */
export function isElsewhere(legal) {
  return legal.some(({ type }) => ELSEWHERE.has(type));
}
