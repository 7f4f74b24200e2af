// @ts-check
/** Makes ghosts of those who have played a game to its end. */
import { statistics } from "../engine/statistics.js";
import { givenName } from "../i18n/text.js";
import { unhaunted } from "./ghosts.js";
import { unsealed } from "./unsealed.js";

/** @typedef {import("../bastide.js").Game} Game */

/**
 * The record of a finished game with its people as ghosts, for its tiles to be played again. Those who were ghosts in it are gone.
 *
 * @param {Game} game that is over
 */
export function haunted(game) {
  const { players } = game.view();
  const { curve } = statistics(game.log(), players.length);
  const tags = players.flatMap((player, seat) => {
    if (player.level) return []; // a computer player is there again
    const changes = curve.filter(({ scores }, index) => scores[seat] !== (curve[index - 1]?.scores[seat] ?? 0));
    const words = [...changes.map(({ turn, scores }) => `${turn}=${scores[seat]}`), `end=${player.score}`, givenName(player)];
    return `[Ghost${seat + 1} "${words.filter(Boolean).join(" ")}"]\n`;
  });
  return unhaunted(unsealed(game.record())).replace("\n", `\n${tags.join("")}`);
}
