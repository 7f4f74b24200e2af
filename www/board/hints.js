// @ts-check
/** What to do now, in a line, and what the big button does. */
import { pieceOf } from "./figure-kinds.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
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
 * The piece in hand where no tile is: the chosen one, or else the first that can be placed.
 *
 * @param {GameView} view
 * @param {Selection} selection
 * @param {ActionView[]} legal
 */
export function pieceInHand({ asks }, selection, legal) {
  if (asks === "abbey" || asks === "wagon" || asks === "phantom") return asks;
  return selection.piece ?? selection.narrowed ?? legal.map(pieceOf).find(Boolean) ?? "meeple";
}

/**
 * What the button that declines does; nothing where nothing can be declined.
 *
 * @param {Locale} locale
 * @param {GameView} view
 * @returns {string | undefined}
 */
export function declining(locale, view) {
  return locale.skip[view.asks === "figure" && !view.skipEndsTurn ? "goesOn" : view.asks];
}

/**
 * What to do now, in one line.
 *
 * @param {Locale} locale
 * @param {GameView} view
 * @param {Selection} selection
 * @param {ActionView[]} legal
 * @param {ActionView | undefined} chosen
 * @returns {string}
 */
export function hint(locale, view, selection, legal, chosen) {
  if (view.over) return locale.hint.over;
  if (isOpen(view)) return locale.hint.open;
  if (chosen?.type === "figure") return locale.hint.chosen[chosen.figure] ?? locale.hint.chosen[chosen.place.split(".")[0]];
  if (chosen && chosen.type in locale.hint.chosen) return locale.hint.chosen[chosen.type];
  if (view.asks === "abbey") return locale.hint.abbey;
  if (view.asks === "wagon") return locale.hint.wagon;
  if (view.asks === "phantom") return locale.hint.phantom;
  if (view.asks === "figure") {
    return legal.some(({ type }) => type === "recall") ? locale.hint.recall : view.skipEndsTurn ? locale.hint.figure : locale.hint.goesOn;
  }
  if (selection.type === "none") return locale.hint.tile;
  return selection.turns > 1 ? locale.hint.tileTurns : locale.hint.tileFixed;
}

/**
 * What the big button does.
 *
 * @param {Locale} locale
 * @param {GameView} view
 * @param {Selection} selection
 * @param {ActionView | undefined} chosen
 * @returns {string}
 */
export function primary(locale, view, selection, chosen) {
  if (view.over) return locale.hand.results;
  const ends = chosen === undefined ? view.skipEndsTurn : selection.endsTurn;
  if (chosen?.type === "recall") return locale.primary.recall;
  if (chosen?.type === "skip") return declining(locale, view) ?? "";
  const what = chosen?.type === "barn" ? "barn" : view.asks === "nothing" ? "tile" : view.asks;
  return ends ? locale.primaryEnds[what] : locale.primary[what];
}
