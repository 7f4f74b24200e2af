// @ts-check
/**
 * The exercises of this copy, in a database of their own beside that of the games: an older Bastide, which knows nothing of them, still opens the
 * games. It is opened for each question and let go of at once, so no tab waits for another.
 */
import { READING, StoreError, asked, patiently, storeError } from "./database.js";
import { OWN } from "./names.js";

const NAME = `${OWN} exercises`;
const STORE = "exercises";

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => Promise<T>} run
 * @param {IDBDatabase} [open]
 * @returns {Promise<T>} resolves once what was written is complete
 */
async function inStore(mode, run, open) {
  const connection = open ?? (await opened());
  try {
    const transaction = connection.transaction(STORE, mode);
    const complete = patiently(
      (/** @type {(value: void) => void} */ done, failed) => {
        transaction.oncomplete = () => done();
        transaction.onabort = () => failed(transaction.error);
      },
      mode === "readonly" ? READING : undefined,
    );
    const [found] = await Promise.all([run(transaction.objectStore(STORE)), complete]);
    return found;
  } catch (cause) {
    throw storeError(cause);
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

/**
 * @returns {Promise<unknown[]>} every exercise as it was stored; callers must check them. None where the browser stores nothing; fails where they cannot
 *   be read now.
 */
export async function storedExercises() {
  const connection = await opened().catch((cause) => {
    if (cause instanceof StoreError && ["blocked", "closed"].includes(cause.kind)) return undefined;
    throw cause;
  });
  return connection ? inStore("readonly", (store) => asked(store.getAll()), connection) : [];
}

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
