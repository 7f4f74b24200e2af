// @ts-check
/**
 * Keeps a second copy of the values of `small-values.js` in a database of its own. A browser may write `localStorage` to the disk a minute late, and loses
 * what came since if it is killed. At the next start, values that are newer in this copy are put back.
 */
import { asked } from "./database.js";
import { SideDatabase } from "./side-database.js";
import { onWritten, putBack } from "./small-values.js";

/** @typedef {import("./small-values.js").Written} Written */

const database = new SideDatabase("small");

/** How long the start of the page waits for the copies, in milliseconds: they are needed only after a browser was killed. */
const PATIENCE = 1500;
/** How long the note that a value was forgotten is kept, in milliseconds: by then the browser has written that to the disk. */
const FORGOTTEN = 600_000;

/** The newest copy of each value that is to be written. @type {Map<string, Written>} */
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
  const found = database
    .ask("readonly", (store) => asked(store.getAll()))
    .then((copies) => {
      putBack(copies);
      void dropForgotten(copies);
    });
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([found.catch(() => {}), late]);
}

/** Writes over all copies, so that nothing comes back even if the browser is killed before it has removed the values from the disk. */
export async function eraseCopies() {
  const forgotten = [...waiting.keys()];
  waiting.clear();
  const at = Date.now() + 1;
  const overwrite = async (/** @type {IDBObjectStore} */ store) => {
    const ids = new Set([...forgotten, ...(await asked(store.getAllKeys()))]);
    await Promise.all([...ids].map((id) => asked(store.put({ id, value: null, at }))));
  };
  await database.ask("readwrite", overwrite).catch(() => database.clear()); // there is always room for that
}

/** @param {Written[]} copies */
async function dropForgotten(copies) {
  const old = copies.filter(({ value, at }) => value === null && at < Date.now() - FORGOTTEN);
  if (old.length === 0) return;
  const drop = (/** @type {IDBObjectStore} */ store) => Promise.all(old.map((copy) => putIfNewer(store, copy, () => store.delete(copy.id))));
  await database.ask("readwrite", drop).catch(() => {}); // at the next start
}

async function writeWaiting() {
  isWriting = true;
  while (waiting.size > 0) {
    const copies = [...waiting.values()];
    waiting.clear();
    const put = (/** @type {IDBObjectStore} */ store) => Promise.all(copies.map((copy) => putIfNewer(store, copy, () => store.put(copy))));
    await database.ask("readwrite", put).catch(() => {}); // the first copy comes to the disk by itself, only later
  }
  isWriting = false;
}

/**
 * Changes a copy unless another tab has written a newer one.
 *
 * @param {IDBObjectStore} store
 * @param {Written} copy
 * @param {() => IDBRequest} change
 */
async function putIfNewer(store, { id, at }, change) {
  const known = await asked(store.get(id));
  if (!(known?.at > at)) await asked(change());
}
