// @ts-check
/** The move in hand: the tile or the figure, what to do now, and the buttons that do it. */
import { el, fill } from "./dom.js";
import { heading } from "./end.js";
import { icon } from "./icons.js";
import { figureAddress, tileAddress } from "./pictures.js";
import { TEXT } from "./text.js";
import { enable, isEnabled } from "./widgets.js";

/** @typedef {import("../src/web/types.d.ts").GameView} GameView */
/** @typedef {import("../src/web/types.d.ts").Selection} Selection */

/**
 * @typedef {object} HandActions
 * @property {() => void} onConfirm plays what is chosen
 * @property {() => void} onSkip ends the turn without a figure
 * @property {() => void} onTurn turns the chosen tile
 * @property {() => void} onUndo
 * @property {() => void} onResults shows the result once the game is over
 */

export class Hand {
  /** @param {HandActions} actions */
  constructor(actions) {
    this.actions = actions;
    this.over = false;
    this.picture = el("img", { class: "hand-picture", alt: "", draggable: "false" });
    this.who = el("h2", { class: "hand-who" });
    this.left = el("p", { class: "hand-left" });
    this.hint = el("p", { class: "hand-hint" });
    this.primary = button("primary", () => (this.over ? actions.onResults() : actions.onConfirm()));
    this.turn = button("secondary", actions.onTurn, icon("turn"), TEXT.hand.turnTile);
    this.skip = button("secondary", actions.onSkip, TEXT.skip);
    this.undo = button("secondary undo", actions.onUndo, icon("undo"), el("span", {}, TEXT.hand.undo));
    this.element = el(
      "section",
      { class: "hand", "aria-label": TEXT.hand.label },
      el("div", { class: "hand-frame" }, this.picture, this.left),
      el("div", { class: "hand-text" }, this.who, this.hint),
      el("div", { class: "hand-buttons" }, this.primary, this.undo, this.turn, this.skip),
    );
  }

  /**
   * @param {GameView} view
   * @param {Selection} selection
   * @param {number} turns how the tile in hand is shown
   */
  render(view, selection, turns) {
    this.over = view.over;
    const player = view.players[view.player];
    this.element.dataset.colour = view.over ? view.players[view.winners[0]].colour : player.colour;
    this.element.dataset.asks = view.asks;
    fill(this.who, view.over ? heading(view) : TEXT.hand.turnOf(player.name));
    fill(this.left, view.over ? null : TEXT.hand.left(view.remaining));
    fill(this.hint, hint(view, selection));
    fill(this.primary, primary(view, selection));
    this.#picture(view, turns);
    const chosen = selection.type !== "none";
    enable(this.primary, view.over || chosen);
    enable(this.turn, selection.type === "tile" && selection.turns > 1);
    enable(this.undo, view.canUndo || chosen);
    this.turn.hidden = view.asks !== "tile";
    this.skip.hidden = view.asks !== "figure";
  }

  /**
   * @param {GameView} view
   * @param {number} turns
   */
  #picture(view, turns) {
    const { colour } = view.players[view.player];
    const source = view.drawn ? tileAddress(view.drawn, turns) : figureAddress("meeple", colour);
    this.picture.alt = view.drawn ? TEXT.hand.tileAlt : TEXT.hand.figureAlt;
    if (this.picture.getAttribute("src") !== source) this.picture.src = source;
    this.picture.dataset.shown = view.drawn ? `${view.drawn} ${turns}` : "figure";
    this.picture.hidden = view.over;
  }
}

/**
 * A button that keeps the focus while it is switched off.
 *
 * @param {string} className
 * @param {() => void} act
 * @param {(Node | string)[]} content
 */
function button(className, act, ...content) {
  const element = el("button", { class: className, type: "button", onclick: () => isEnabled(element) && act() }, ...content);
  return element;
}

/**
 * What to do now, in one line.
 *
 * @param {GameView} view
 * @param {Selection} selection
 * @returns {string}
 */
export function hint(view, selection) {
  if (view.over) return TEXT.hint.over;
  if (view.asks === "figure") return selection.type === "none" ? TEXT.hint.figure : TEXT.hint.figureChosen;
  if (selection.type === "none") return TEXT.hint.tile;
  return selection.turns > 1 ? TEXT.hint.tileTurns : TEXT.hint.tileFixed;
}

/**
 * What the big button does.
 *
 * @param {GameView} view
 * @param {Selection} selection
 * @returns {string}
 */
function primary(view, selection) {
  if (view.over) return TEXT.hand.results;
  if (view.asks === "figure") return TEXT.primary.figure;
  return selection.endsTurn ? TEXT.primary.tileEnds : TEXT.primary.tile;
}
