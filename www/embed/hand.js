// @ts-check
/** What is in hand, what to do with it in a line, and the buttons that do it: as in the game, in the room of two lines. */
import { el, fill } from "../lib/dom.js";
import { declining, hint, isConfirmed, mover, oneMore, pieceInHand, primary, unchosen } from "../board/hints.js";
import { icon } from "../lib/icons.js";
import { FigureKinds } from "../board/figure-kinds.js";
import { Offers } from "../board/offers.js";
import { describeWinners } from "../i18n/describe.js";
import { enable, isEnabled } from "../ui/widgets.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../ui/pictures.js").Pictures} Pictures */
/** @typedef {import("../board/hints.js").GameView} GameView */
/** @typedef {import("../board/hints.js").Selection} Selection */
/** @typedef {import("../board/hints.js").ActionView} ActionView */

/**
 * @typedef {object} HandActions
 * @property {() => void} onConfirm
 * @property {() => void} onTurn
 * @property {() => void} onSkip
 * @property {(statement: string) => void} onPlay
 * @property {() => void} onUndo
 * @property {(piece: string | undefined) => void} onPiece
 */

/**
 * @typedef {object} Hold
 * @property {GameView} view
 * @property {Selection} selection
 * @property {ActionView[]} legal
 * @property {boolean} canUndo
 * @property {import("../engine/moments.js").Giver} [giver] what gave this tile, if it is laid in the second part of a turn
 * @property {string | undefined} waiting told in place of what to do: nobody is asked here
 */

export class Hand {
  #pictured = "";

  /**
   * @param {Locale} locale
   * @param {Pictures} pictures
   * @param {HandActions} actions
   */
  constructor(locale, pictures, actions) {
    this.locale = locale;
    this.pictures = pictures;
    this.frame = el("div", { class: "hand-frame" });
    this.who = el("strong", { class: "hand-who" });
    this.hint = el("span", { class: "hand-hint" });
    this.pieces = new FigureKinds(locale, pictures, actions.onPiece);
    this.offers = new Offers(locale, pictures, actions.onPlay);
    this.confirm = button("primary", "confirm", () => (this.only ? actions.onPlay(this.only.statement) : actions.onConfirm()));
    /** What the big button plays though nothing is chosen. @type {ActionView | undefined} */
    this.only = undefined;
    this.turn = button("secondary icon-button", "turn-tile", actions.onTurn, icon("turn"));
    this.skip = button("secondary", "skip", actions.onSkip);
    this.undo = button("secondary icon-button", "undo", actions.onUndo, icon("undo"));
    name(this.turn, locale.hand.turnTile);
    name(this.undo, locale.hand.undo);
    this.element = el(
      "div",
      { class: "hand", part: "hand", role: "group", "aria-label": locale.hand.label },
      this.frame,
      el("div", { class: "hand-text" }, this.who, " ", this.hint, this.pieces.element, this.offers.element),
      el("div", { class: "hand-buttons" }, this.undo, this.turn, this.skip, this.confirm),
    );
  }

  /** @param {Hold} hold */
  render({ view, selection, legal, canUndo, giver, waiting }) {
    const { locale } = this;
    const chosen = legal.find(({ statement }) => statement === selection.statement);
    const idle = waiting !== undefined;
    const { colour } = view.players[view.over ? (view.winners[0] ?? 0) : view.player];
    this.element.dataset.colour = colour;
    fill(this.who, view.over ? describeWinners(locale, view) : mover(locale, view));
    fill(this.hint, !idle && giver && `${oneMore(locale, giver)} `, waiting ?? hint(locale, view, selection, legal, chosen));
    this.#picture(view, chosen && "turns" in chosen ? chosen.turns : (selection.hand ?? 0), pieceInHand(this.locale, view, selection, legal), colour);
    this.pieces.render(idle ? [] : legal, selection, colour);
    this.offers.render(idle ? [] : legal, view);
    const skip = view.asks === "bazaar" ? undefined : declining(locale, view, legal); // one passes beside the bids
    this.only = chosen || idle ? undefined : unchosen(view, legal);
    fill(this.confirm, primary(locale, view, selection, legal, chosen));
    fill(this.skip, skip ?? "");
    this.confirm.hidden = view.over || idle || !isConfirmed(this.locale, view, chosen ?? this.only);
    this.skip.hidden = skip === undefined || idle;
    this.turn.hidden = view.asks !== "tile" || idle;
    enable(this.confirm, (chosen ?? this.only) !== undefined);
    enable(this.turn, selection.turns > 1);
    enable(this.undo, canUndo || chosen !== undefined);
  }

  /**
   * @param {GameView} view
   * @param {number} turns
   * @param {string} piece
   * @param {string} colour
   */
  #picture(view, turns, piece, colour) {
    const shown = view.over ? "" : view.drawn ? `${view.drawn} ${turns}` : `${piece} ${colour}`;
    if (shown === this.#pictured) return;
    this.#pictured = shown;
    fill(this.frame, shown !== "" && (view.drawn ? this.pictures.tile(view.drawn, turns, "tile") : this.pictures.figure(piece, colour)));
  }

  /** The pictures are drawn anew: another style. */
  forget() {
    this.#pictured = "";
  }
}

/**
 * A button that keeps the focus while it is switched off.
 *
 * @param {string} className
 * @param {string} action the name of what it does, for programs that press it
 * @param {() => void} act
 * @param {(Node | string)[]} content
 */
function button(className, action, act, ...content) {
  const element = el("button", { class: className, type: "button", "data-action": action, onclick: () => isEnabled(element) && act() }, ...content);
  return element;
}

/**
 * @param {HTMLButtonElement} element
 * @param {string} label
 */
function name(element, label) {
  element.setAttribute("aria-label", label);
  element.title = label;
}
