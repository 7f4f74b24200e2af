// @ts-check
/** Another game like the one before. */
import { Game } from "../bastide.js";
import { givenName } from "../i18n/text.js";

/** @typedef {import("../bastide.js").Setup} Setup */

const PILES = /** @type {const} */ (["whole", "half", "double"]);

/**
 * The set-up of a game with the same players and rules, and as many tiles. Unless the first player is drawn by lot,
 * the player with the fewest points begins; if several tie, the first of them in turn order.
 *
 * @param {Game} game
 * @returns {Setup}
 */
export function again(game) {
  const view = game.view();
  const printed = Game.options(view.rules, view.boxes);
  const fewest = Math.min(...view.players.map(({ score }) => score));
  const first = view.over ? view.players.findIndex(({ score }) => score === fewest) : 0;
  const seats = [...view.players.slice(first), ...view.players.slice(0, first)];
  const departing = view.options.filter((option) => printed.find((other) => other.name === option.name)?.value !== option.value);
  const setup = {
    rules: /** @type {Setup["rules"]} */ (view.rules),
    boxes: view.boxes,
    options: Object.fromEntries(departing.map((option) => [option.name, option.value])),
    players: seats.map(({ colour, name, level }) => {
      const given = givenName({ colour, name });
      return { colour, ...(given && { name: given }), ...(level && { level }) };
    }),
  };
  const count = tilesOf(game);
  const pile = PILES.find((pile) => Game.preview({ ...setup, pile }).tiles === count);
  return { ...setup, pile };
}

/** How many tiles a game was begun with, as a preview counts them. @param {Game} game */
function tilesOf(game) {
  const begun = Game.fromRecord(game.record(), 0);
  const { tiles, remaining, drawn } = begun.view();
  begun.free();
  return tiles.length + remaining + (drawn === undefined ? 0 : 1);
}
