// @ts-check
/** The saved games in a worker that searches them: those that are new or have changed are sent before each question. */
import { ArchiveWorker } from "../engine/archive.js";
import { recordsOf } from "../games/all-records.js";
import { list } from "../games/games.js";
import { dayOf } from "../lib/days.js";

/** @typedef {import("../storage/database.js").Row} Row */

/** For so long the worker is kept when a screen is left, in milliseconds: the next screen may ask at once. */
const KEPT = 10_000;

const worker = new ArchiveWorker();
/** Ends the worker. @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;
/** What the worker has: the save of each game. @type {Map<string, string>} */
let sent = new Map();
/** The sending that goes on; the next one waits for it. */
let sending = Promise.resolve();

/** @param {Row} row */
const stamp = ({ saved, changed }) => `${saved} ${changed}`;

/** Sends what is new, and takes back what is gone. @param {Map<string, string>} known what the worker has */
async function send(known) {
  const rows = await list();
  const there = new Set(rows.map(({ id }) => id));
  const gone = [...known.keys()].filter((id) => !there.has(id));
  for (const id of gone) known.delete(id);
  const tasks = [worker.ask({ forget: gone })];
  for await (const batch of recordsOf(rows.filter((row) => known.get(row.id) !== stamp(row)))) {
    if (known !== sent) throw new Error("the worker was ended");
    tasks.push(worker.ask({ keep: batch.map(([row, text]) => [row.id, text, dayOf(new Date(row.changed))]) }));
    for (const [row] of batch) known.set(row.id, stamp(row));
  }
  await Promise.all(tasks);
}

/**
 * @param {import("../engine/archive.js").ArchiveTask} task
 * @returns {Promise<import("../engine/archive.js").Answer>} fails if the worker does
 */
async function ask(task) {
  clearTimeout(leaving);
  const known = sent;
  try {
    sending = sending.catch(() => {}).then(() => send(known));
    await sending;
    return await worker.ask(task);
  } catch (error) {
    if (known === sent) end(); // what the worker had is lost
    throw error;
  }
}

/**
 * The saved games that a query finds, or what is wrong with the query (docs/SEARCH.md).
 *
 * @param {string} query
 */
export function findSaved(query) {
  return ask({ find: query });
}

/**
 * The turns that followed in saved games from the position at the end of a record.
 *
 * @param {string} record
 */
export function followedInSaved(record) {
  return ask({ following: record });
}

/** Ends the worker, unless something is asked soon. */
export function endArchive() {
  clearTimeout(leaving);
  leaving = setTimeout(end, KEPT);
}

/** Ends the worker; the next question starts another one. */
function end() {
  sent = new Map();
  worker.end();
}
