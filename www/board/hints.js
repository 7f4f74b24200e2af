// @ts-check
/** What to do now, in a line, and what the big button does. */
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").Selection} Selection */
/** @typedef {import("../bastide.js").ActionView} ActionView */

/**
 * Whether nothing says which tile comes next, as in a game that was opened from another program.
 *
 * @param {GameView} view
 */
export function isOpen(view) {
  return view.asks === "tile" && !view.drawn;
}

/**
 * What to do now, in one line.
 *
 * @param {GameView} view
 * @param {Selection} selection
 * @param {ActionView[]} legal
 * @param {ActionView | undefined} chosen
 * @returns {string}
 */
export function hint(view, selection, legal, chosen) {
  if (view.over) return TEXT.hint.over;
  if (isOpen(view)) return TEXT.hint.open;
  if (chosen?.type === "figure") return TEXT.hint.chosen[chosen.place.split(".")[0]];
  if (chosen && chosen.type in TEXT.hint.chosen) return TEXT.hint.chosen[chosen.type];
  if (view.asks === "abbey") return TEXT.hint.abbey;
  if (view.asks === "wagon") return TEXT.hint.wagon;
  if (view.asks === "figure") {
    return legal.some(({ type }) => type === "recall") ? TEXT.hint.recall : TEXT.hint.figure;
  }
  if (selection.type === "none") return TEXT.hint.tile;
  return selection.turns > 1 ? TEXT.hint.tileTurns : TEXT.hint.tileFixed;
}

/**
 * What the big button does.
 *
 * @param {GameView} view
 * @param {Selection} selection
 * @param {ActionView | undefined} chosen
 * @returns {string}
 */
export function primary(view, selection, chosen) {
  if (view.over) return TEXT.hand.results;
  const ends = chosen === undefined ? view.asks !== "tile" && view.asks !== "abbey" : selection.endsTurn;
  if (chosen?.type === "recall") return TEXT.primary.recall;
  const what = chosen?.type === "barn" ? "barn" : view.asks === "nothing" ? "tile" : view.asks;
  return ends ? TEXT.primaryEnds[what] : TEXT.primary[what];
}
