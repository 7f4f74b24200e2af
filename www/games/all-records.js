// @ts-check
/** The records of many saved games, as they were saved: read in batches, without opening a game. */
import { asked, checksum, openDatabase } from "../storage/database.js";
import { soundGeneration } from "../storage/sound-rows.js";
import { recordOf } from "./games.js";

/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {import("../storage/database.js").Generation} Generation */

/** So many games are read at once. */
const BATCH = 100;
/** Fewer games are asked for one by one. */
const FEW = 12;

/**
 * @param {Row[]} rows
 * @returns {AsyncGenerator<[Row, string][]>} games with their records; those that the browser did not take, and damaged ones, come last
 */
export async function* recordsOf(rows) {
  const left = new Map(rows.map((row) => [row.id, row]));
  if (rows.length > FEW) {
    for await (const kept of generations()) {
      const batch = kept.flatMap((/** @type {Generation} */ { id, saved, text, check }) => {
        const row = left.get(id);
        if (row?.saved !== saved || checksum(text) !== check) return [];
        left.delete(id);
        return [/** @type {[Row, string]} */ ([row, text])];
      });
      if (batch.length > 0) yield batch;
    }
  }
  for (const row of left.values()) yield [[row, await recordOf(row.id)]];
}

/**
 * The stored generations of all games, in batches in the order of the games' ids.
 *
 * @returns {AsyncGenerator<Generation[]>}
 */
async function* generations() {
  const database = await openDatabase({ onOutdated() {}, onGone() {} }).catch(() => undefined);
  if (!database) return; // nothing is saved where there is no database
  try {
    /** @type {IDBKeyRange | null} */
    let range = null;
    for (;;) {
      const records = database.connection.transaction("records").objectStore("records");
      const kept = (await asked(records.getAll(range, 2 * BATCH))).map(soundGeneration); // each game has two generations at most
      yield kept;
      const last = kept.at(-1);
      if (!last || kept.length < 2 * BATCH) return;
      range = IDBKeyRange.lowerBound([last.id, last.slot], true);
    }
  } finally {
    database.connection.close();
  }
}
