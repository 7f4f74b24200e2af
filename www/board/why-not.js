// @ts-check
/** Why what was tapped cannot be chosen: a space for the tile in hand, a part of the tile just laid for a figure. */
import { describeWhy } from "../i18n/describe.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").Light} Light */
/** @typedef {import("../bastide.js").Why} Why */
/** @typedef {{ text: string, topic: string }} Reason `topic`: what a link to the rules is about */

/**
 * @param {Locale} locale
 * @param {Game} game
 * @param {Light} light what was tapped
 * @returns {Reason | undefined} nothing, where nothing was meant to be laid or placed there, or it may be
 */
export function whyNot(locale, game, light) {
  const view = game.view();
  if (light.type === "cell") return view.asks === "tile" && view.drawn ? noTile(locale, game, view.drawn, light) : undefined;
  const last = view.tiles.at(-1);
  if ((view.asks !== "figure" && view.asks !== "phantom") || last?.x !== light.x || last.y !== light.y) return undefined;
  const where = light.feature === "tower" ? `${light.x},${light.y} ${light.place}` : light.place; // on top of a tower always with the cell
  const why = game.why(`${view.asks === "figure" ? "meeple" : "phantom"} ${where}`);
  return why && { text: describeWhy(locale, why), topic: why.kind };
}

/**
 * One reason for all four turns of the tile, or else the two edges that say most.
 *
 * @param {Locale} locale
 * @param {Game} game
 * @param {string} tile
 * @param {{ x: number, y: number }} cell
 * @returns {Reason | undefined}
 */
function noTile(locale, game, tile, { x, y }) {
  if (game.legal().some((action) => action.type === "tileWithBridge" && action.x === x && action.y === y)) return undefined; // it fits with a bridge
  const whys = [0, 1, 2, 3].map((turns) => game.why(`tile ${tile} ${x},${y} ${turns}`));
  /** @type {Why[]} */
  const reasons = whys.filter((why) => why !== undefined);
  if (reasons.length < whys.length) return undefined; // it fits
  const telling = [...new Map(reasons.map((why) => [`${why.kind} ${why.side}`, why])).values()].slice(0, 2);
  const texts = telling.map((why) => describeWhy(locale, why));
  const same = new Set(reasons.map((why) => describeWhy(locale, why))).size === 1;
  const topic = reasons.find(({ kind }) => kind !== "edge")?.kind ?? "cell";
  return { text: same ? texts[0] : [locale.game.why.turns, ...texts].join(" "), topic };
}
