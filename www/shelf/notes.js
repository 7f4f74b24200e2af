// @ts-check
/**
 * Games with what was written about them. A game may have been played on since: its file, its link, its copy and its analysis board then show the
 * whole game, with the notes that were written before.
 */
import { onDemand } from "../ui/on-demand.js";

/** @typedef {typeof import("../bastide.js").Study} Studies */
/** @typedef {typeof import("../bastide.js").Game} Games */

/**
 * The engine of boards on other pages, which reads what is written about games.
 *
 * @returns {Promise<{ Study: Studies, Game: Games }>}
 */
export async function studies() {
  const { program } = await onDemand(() => import("../embed.js"));
  const { start } = await onDemand(program);
  return onDemand(start, undefined, Infinity); // a slow download goes on
}

/**
 * A game with the notes about it.
 *
 * @param {string} record
 * @param {string} [study]
 * @returns {Promise<string[]>} one text; two where the notes cannot be joined to the game
 */
export async function annotated(record, study) {
  if (study === undefined || study === record) return [record];
  const joined = carried(await studies(), record, study);
  return joined === undefined ? [record, study] : [joined];
}

/**
 * The notes as they are if they contain the whole game. If the game went on since, it becomes their main line.
 *
 * @param {{ Study: Studies, Game: Games }} engine
 * @param {string} record
 * @param {string} notes
 * @returns {string | undefined} nothing if one of them cannot be read, or they would be too large together
 */
export function carried({ Study, Game }, record, notes) {
  /** @type {{ free(): void }[]} */
  const held = [];
  try {
    const [game, study] = [Game.fromRecord(record), Study.fromRecord(notes)];
    held.push(game, study);
    for (let at = 0; at < game.length; at += 1) study.game.play(/** @type {string} */ (game.statement(at)));
    const added = study.follow();
    while (added && study.view().path.length > 1) study.promote();
    const { path, line } = study.view();
    study.go(Uint32Array.from(path)); // what was declined last goes without saying there, but not in the game
    const from = path.length === 1 && path[0] === line.moves.length ? study.game.at() : game.length;
    const declined = Array.from({ length: game.length - from }, (_, index) => `${game.statement(from + index)}\n`);
    return added || declined.length > 0 ? study.record() + declined.join("") : notes;
  } catch {
    return undefined;
  } finally {
    for (const one of held) one.free();
  }
}
