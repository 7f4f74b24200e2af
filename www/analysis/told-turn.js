// @ts-check
/** A turn in few words and with its picture, wherever turns are listed or set side by side. */
import { bdi, el } from "../lib/dom.js";
import { describeAction } from "../i18n/describe.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("../bastide.js").Next} Next */
/** @typedef {{ statement: string, next?: Next, told?: string, rest?: string[] }} Turn what is played, and what follows: of what kind it is, or in words; `rest`: after a ransom its tile, and what follows that */
/** @typedef {{ legal: ActionView[], players: import("../bastide.js").GameView["players"], drawn?: string }} Position `drawn`: the tile in hand */
/** @typedef {{ locale: Locale, words: import("./move-tree.js").Words, pictures: import("../ui/pictures.js").Pictures }} Means */

/**
 * The tile as the list of moves shows it, or the sentence of another action; then what follows it.
 *
 * @param {Means} means
 * @param {Turn} turn one that is legal in the position
 * @param {Position} position
 * @returns {Node[]}
 */
export function toldTurn({ locale, words, pictures }, { statement, next, told: then }, { legal, players, drawn }) {
  const action = legal.find((one) => one.statement === statement);
  const told = action ? describeAction(locale, action, players) : statement;
  const what = action?.type === "tile" && drawn ? laid(pictures.tile(drawn, action.turns, "tile line-tile"), action, told) : [bdi(told)];
  const follows = then ?? (next ? toldNext(locale, words, next) : "");
  return follows ? [...what, bdi(`· ${follows}`)] : what;
}

/** What follows a tile: nothing is told of what the list of moves does not tell either. @param {Locale} locale @param {import("./move-tree.js").Words} words @param {Next} next */
export function toldNext(locale, words, next) {
  if (next.type === "figure") return locale.game.actions.figure(next.figure, next.place);
  return next.type === "skip" ? words.noFigure : "";
}

/**
 * A tile as the list of moves shows it: its picture and its cell; the sentence is for screen readers.
 *
 * @param {Element} picture
 * @param {{ x: number, y: number }} cell
 * @param {string} told
 */
function laid(picture, { x, y }, told) {
  return [picture, el("span", { "aria-hidden": "true" }, `${x},${y}`), el("span", { class: "hidden-text" }, told)];
}
