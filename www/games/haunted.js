// @ts-check
/** Makes ghosts of those who have played a game to its end. */
import { Game } from "../bastide.js";
import { statistics } from "../engine/statistics.js";
import { givenName } from "../i18n/text.js";
import { unhaunted } from "./ghosts.js";
import { unsealed } from "./unsealed.js";

/**
 * The record of a finished game with its players as ghosts, for its tiles to be played again. Those who were ghosts in it are gone, and where a computer
 * player sits in the new game there is none.
 *
 * @param {Game} game that is over
 * @param {(record: string) => string} [change] of the players
 */
export function haunted(game, change = (record) => record) {
  const { players } = game.view();
  const { curve } = statistics(game.log(), players.length);
  const tags = players.map((player, seat) => {
    const changes = curve.filter(({ scores }, index) => scores[seat] !== (curve[index - 1]?.scores[seat] ?? 0));
    const words = [...changes.map(({ turn, scores }) => `${turn}=${scores[seat]}`), `end=${player.score}`, givenName(player).replaceAll("\\", "\\\\")];
    return `[Ghost${seat + 1} "${words.filter(Boolean).join(" ")}"]\n`;
  });
  const record = change(unhaunted(unsealed(game.record())));
  const begun = Game.fromRecord(record, 0);
  const people = begun.view().players.map(({ level }) => level === undefined);
  begun.free();
  return record.replace("\n", () => `\n${tags.filter((_, seat) => people[seat]).join("")}`);
}
