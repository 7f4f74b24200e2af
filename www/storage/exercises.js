// @ts-check
/** The exercises of this copy, in a database of their own. */
import { StoreError, asked } from "./database.js";
import { SideDatabase } from "./side-database.js";

const database = new SideDatabase("exercises");

/**
 * @returns {Promise<unknown[]>} every exercise as it was stored; callers must check them. None where the browser stores nothing; fails where they cannot
 *   be read now.
 */
export async function storedExercises() {
  const connection = await database.open().catch((cause) => {
    if (cause instanceof StoreError && ["blocked", "closed"].includes(cause.kind)) return undefined;
    throw cause;
  });
  return connection ? database.ask("readonly", (store) => asked(store.getAll()), connection) : [];
}

/**
 * Stores those that are not there yet.
 *
 * @param {{ id: string }[]} exercises
 * @returns {Promise<number>} how many
 */
export function addExercises(exercises) {
  return database.ask("readwrite", async (store) => {
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
  return database.ask("readwrite", async (store) => {
    const stored = await asked(store.get(id));
    const changed = stored && change(stored);
    if (changed) store.put(changed);
  });
}

/** @param {string} id */
export const removeExercise = (id) => database.ask("readwrite", (store) => asked(store.delete(id)));

export const eraseExercises = () => database.clear();
