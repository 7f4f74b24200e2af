// @ts-check
/** What to do now, in a line, and what the big button does. */
import { hasButton, hintOfBox, ofBox } from "../i18n/boxes.js";
import { isElsewhere, pieceOf } from "../engine/pieces.js";

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
 * @param {Locale} locale
 * @param {GameView} view
 * @param {Selection} selection
 * @param {ActionView[]} legal
 */
export function pieceInHand(locale, { asks }, selection, legal) {
  const own = ofBox(locale, "inHand", asks);
  if (own) return own;
  if (asks === "abbey" || asks === "wagon" || asks === "phantom") return asks;
  if (asks === "secondPart") return "builder";
  return selection.piece ?? selection.narrowed ?? legal.map(pieceOf).find(Boolean) ?? "meeple";
}

/**
 * Whose move it is, and of what, where that is not their figure or tile.
 *
 * @param {Locale} locale
 * @param {GameView} view
 */
export function mover(locale, { asks, player, players }) {
  const { name } = players[player];
  return (ofBox(locale, "mover", asks) ?? (asks === "wagon" ? locale.hand.wagonOf : locale.hand.turnOf))(name);
}

/**
 * That a player lays one more tile, and thanks to what.
 *
 * @param {Locale} locale
 * @param {import("../engine/moments.js").Giver} giver
 */
export function oneMore(locale, giver) {
  return ofBox(locale, "given", giver) ?? locale.hint.again;
}

/**
 * What the button that declines does; nothing where nothing can be declined.
 *
 * @param {Locale} locale
 * @param {GameView} view
 * @param {ActionView[]} legal
 * @returns {string | undefined}
 */
export function declining(locale, view, legal) {
  const own = ofBox(locale, "skip", view.asks);
  if (own) return legal.some(({ type }) => type === "skip") ? own : undefined;
  if (view.asks === "figure" && !view.skipEndsTurn) return locale.skip.goesOn;
  return locale.skip[isLastAbbey(view) ? "lastAbbey" : view.asks];
}

/** Whether an abbey is laid instead of nothing: the pile has run out. @param {GameView} view */
const isLastAbbey = ({ asks, remaining }) => asks === "abbey" && remaining === 0;

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
  const own = hintOfBox(locale, view, selection, legal, chosen);
  if (own !== undefined) return own;
  if (chosen?.type === "figure" || chosen?.type === "placeAt") return locale.hint.chosen[chosen.figure] ?? locale.hint.chosen[chosen.place.split(".")[0]];
  if (chosen && chosen.type in locale.hint.chosen) return locale.hint.chosen[chosen.type];
  if (view.asks === "abbey") return isLastAbbey(view) ? locale.hint.lastAbbey : locale.hint.abbey;
  if (view.asks === "wagon") return locale.hint.wagon;
  if (view.asks === "phantom") return locale.hint.phantom;
  if (view.asks === "secondPart") return locale.hint.secondPart;
  if (view.asks === "figure") {
    if (isElsewhere(legal)) return locale.hint.elsewhere;
    if (legal.some(({ type }) => type === "recall")) return legal.some(({ type }) => type === "figure") ? locale.hint.recall : locale.hint.recallOnly;
    return view.skipEndsTurn ? locale.hint.figure : locale.hint.goesOn;
  }
  if (selection.type === "none") return locale.hint.tile;
  if (selection.turns > 1) return locale.hint.tileTurns;
  return hasOneSpace(legal) ? locale.hint.tileOnly : locale.hint.tileFixed;
}

/**
 * What the big button plays though nothing is chosen: the second part of a turn, or a castle, which has one place only.
 *
 * @param {GameView} view
 * @param {ActionView[]} legal
 */
export function unchosen({ asks }, legal) {
  if (asks === "secondPart") return legal.find(({ type }) => type === "goOn");
  const castles = legal.filter(({ type }) => type === "castle");
  return asks === "castle" && castles.length === 1 ? castles[0] : undefined;
}

/** Whether the tile fits one space only. What has no place, such as a ransom, is no space. @param {ActionView[]} legal */
function hasOneSpace(legal) {
  return new Set(legal.flatMap((action) => ("x" in action ? `${action.x},${action.y}` : []))).size === 1;
}

/**
 * Whether the big button has something to do, or soon will: a tile is chosen first, while one tap places a figure.
 *
 * @param {Locale} locale
 * @param {GameView} view
 * @param {ActionView | undefined} chosen
 */
export function isConfirmed(locale, { asks }, chosen) {
  return asks === "tile" || asks === "abbey" || (chosen !== undefined && !hasButton(locale, asks));
}

/**
 * Whether a hint tells no more than how to play, which people know after a few games.
 *
 * @param {Locale} locale
 * @param {string} sentence
 */
export function isInstruction({ hint: { tile, tileTurns, tileFixed, tileOnly, figure, goesOn, elsewhere } }, sentence) {
  return [tile, tileTurns, tileFixed, tileOnly, figure, goesOn, elsewhere].includes(sentence);
}

/**
 * What the big button does.
 *
 * @param {Locale} locale
 * @param {GameView} view
 * @param {Selection} selection
 * @param {ActionView[]} legal
 * @param {ActionView | undefined} chosen
 * @returns {string}
 */
export function primary(locale, view, selection, legal, chosen) {
  if (view.over) return locale.hand.results;
  const ends = chosen === undefined ? view.skipEndsTurn : selection.endsTurn;
  if (chosen?.type === "recall") return locale.primary.recall;
  if (chosen?.type === "skip") return declining(locale, view, legal) ?? "";
  const chooses = chosen?.type === "figure" ? undefined : chosen?.type; // a phantom is called by its question
  const names = locale.primary;
  const known = chooses !== undefined && chooses in names;
  const own = ofBox(locale, "primary", chooses ?? selection.narrowed ?? "") ?? (known ? undefined : ofBox(locale, "primary", view.asks));
  if (own) return own;
  const what = known ? chooses : view.asks in names ? view.asks : "tile";
  return (ends && locale.primaryEnds[what]) || names[what];
}
