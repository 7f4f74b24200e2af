// @ts-check
/** The saved sealed games, by the names that messages call them. Of several copies of one game the one that is furthest counts. */
import { openedBy, unlessRefused } from "./engine.js";
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

/** Whether a record goes further than another one of its game, or can be opened and the other one cannot; not where they parted. @param {string} record @param {string} than */
function goesFurther(record, than) {
  const [theirs, mine] = [unlessRefused(() => openedBy(record)), unlessRefused(() => openedBy(than))];
  if (!theirs || !mine) {
    for (const sealed of [theirs, mine]) sealed?.free();
    return theirs !== undefined;
  }
  try {
    const free = mine.state().freeSeats - theirs.state().freeSeats;
    return free === 0 ? unlessRefused(() => mine.catchUp(record)) === true : free > 0;
  } finally {
    for (const sealed of [theirs, mine]) sealed.free();
  }
}
