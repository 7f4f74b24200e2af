// @ts-check
/** The saved sealed games, by the names that messages call them. Of several copies of one game the one that is furthest counts. */
import { openedBy, refusalOf } from "./engine.js";
import { list, recordOf } from "../games/games.js";
import { fromStorage } from "../ui/on-demand.js";

/** @typedef {{ row: import("../storage/database.js").Row, record: string }} Copy */

/**
 * @param {import("./engine.js").Sealing} engine
 * @returns {Promise<Map<string, Copy[]>>} of each game its copies, the one that was changed last first
 */
export async function sealedCopies({ idOf }) {
  /** @type {Map<string, Copy[]>} */
  const copies = new Map();
  for (const row of await fromStorage(list)) {
    if (!row.sealed) continue;
    const record = await fromStorage(() => recordOf(row.id));
    const id = idOf(record);
    if (id) copies.set(id, [...(copies.get(id) ?? []), { row, record }]);
  }
  return copies;
}

/** @param {Copy[]} copies @returns {Copy | undefined} */
export function furthest([first, ...others]) {
  return others.reduce((best, other) => (goesFurther(other.record, best.record) ? other : best), first);
}

/** Whether a record goes further than another one of its game; not where they parted, or one of them cannot be opened. @param {string} record @param {string} than */
function goesFurther(record, than) {
  try {
    const [theirs, mine] = [openedBy(record), openedBy(than)];
    const free = mine.state().freeSeats - theirs.state().freeSeats;
    const isFurther = free === 0 ? mine.catchUp(record) : free > 0;
    for (const sealed of [theirs, mine]) sealed.free();
    return isFurther;
  } catch (error) {
    if (!refusalOf(error)) throw error;
    return false;
  }
}
