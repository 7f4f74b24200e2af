// @ts-check
/**
 * The exercises of this copy, in a database of their own beside that of the games: an older Bastide, which knows nothing of them, still opens the
 * games. It is opened for each question and let go of at once, so no tab waits for another.
 */
import { asked, patiently } from "./database.js";
import { OWN } from "./names.js";

const NAME = `${OWN} exercises`;
const STORE = "exercises";

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => Promise<T>} run
 * @returns {Promise<T>} resolves once what was written is complete
 */
async function inStore(mode, run) {
  const connection = await opened();
  try {
    const transaction = connection.transaction(STORE, mode);
    const complete = patiently((/** @type {(value: void) => void} */ done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error);
    });
    const [found] = await Promise.all([run(transaction.objectStore(STORE)), complete]);
    return found;
  } finally {
    connection.close();
  }
}

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return patiently((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/** @returns {Promise<unknown[]>} every exercise as it was stored; callers must check them */
export const storedExercises = () => inStore("readonly", (store) => asked(store.getAll()));

/**
 * Stores those that are not there yet.
 *
 * @param {{ id: string }[]} exercises
 * @returns {Promise<number>} how many
 */
export function addExercises(exercises) {
  return inStore("readwrite", async (store) => {
    const known = new Set(await asked(store.getAllKeys()));
    const added = new Map(exercises.filter(({ id }) => !known.has(id)).map((exercise) => [exercise.id, exercise]));
    for (const exercise of added.values()) store.put(exercise);
    return added.size;
  });
}

/**
 * Changes one as it is stored now, unless it was taken away meanwhile: another tab may have done so.
 *
 * @param {string} id
 * @param {(stored: any) => object | undefined} change
 */
export function changeExercise(id, change) {
  return inStore("readwrite", async (store) => {
    const stored = await asked(store.get(id));
    const changed = stored && change(stored);
    if (changed) store.put(changed);
  });
}

/** @param {string} id */
export const removeExercise = (id) => inStore("readwrite", (store) => asked(store.delete(id)));

export const eraseExercises = () => inStore("readwrite", (store) => asked(store.clear()));
