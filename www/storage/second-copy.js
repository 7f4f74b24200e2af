// @ts-check
/**
 * A second copy of the small values of `small-values.js`, in a database of its own. A browser brings what `localStorage` holds to the disk up to a minute late, and
 * one that is killed before has lost it. At the next start, what is newer here is put back there.
 */
import { asked } from "./database.js";
import { SideDatabase } from "./side-database.js";
import { onWritten, putBack } from "./small-values.js";

/** @typedef {import("./small-values.js").Written} Written */

const database = new SideDatabase("small");

/** A start waits no longer for it than this, in milliseconds: it is of use only after a browser was killed. */
const PATIENCE = 1500;

/** What is to be written, the newest of each name. @type {Map<string, Written>} */
const waiting = new Map();
/** Whether something is being written. */
let isWriting = false;

/**
 * Puts back what a killed browser has lost, and copies from now on what is written.
 *
 * @returns {Promise<void>} never fails: where the browser has no databases there is only the first copy
 */
export async function followWritten() {
  onWritten((written) => {
    waiting.set(written.id, written);
    if (!isWriting) void writeWaiting();
  });
  const found = database.ask("readwrite", takeAll).then(putBack);
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([found.catch(() => {}), late]);
}

/** Reads all copies, and drops those that only say that something was forgotten: they are of use once. @param {IDBObjectStore} store */
async function takeAll(store) {
  const copies = await asked(store.getAll());
  const gone = copies.filter(({ value }) => value === null);
  await Promise.all(gone.map(({ id }) => asked(store.delete(id))));
  return copies;
}

/** Forgets all copies. */
export function eraseCopies() {
  waiting.clear();
  return database.clear();
}

async function writeWaiting() {
  isWriting = true;
  while (waiting.size > 0) {
    const copies = [...waiting.values()];
    waiting.clear();
    const put = (/** @type {IDBObjectStore} */ store) => Promise.all(copies.map((copy) => asked(store.put(copy))));
    await database.ask("readwrite", put).catch(() => {}); // the first copy comes to the disk by itself, only later
  }
  isWriting = false;
}
