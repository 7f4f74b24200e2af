/** IndexedDB in memory, and a database of games on it that begins empty. */
import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb";
import { openDatabase } from "../../../www/storage/database.js";

Object.assign(globalThis, { IDBKeyRange, IDBObjectStore });

/** From now on the browser has nothing stored. */
export function forgetAll() {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens the games, and counts what the database tells of itself. */
export async function opened() {
  const told = { outdated: 0, gone: 0 };
  const database = await openDatabase({ onOutdated: () => (told.outdated += 1), onGone: () => (told.gone += 1) });
  return { database, told };
}

/** A row of a game that was saved so many times. @param {number} saved @param {object} [about] @returns {any} */
export const row = (saved, about) => ({
  id: "g",
  name: "",
  made: 1,
  changed: saved,
  saved,
  writer: "w",
  deal: 0,
  over: false,
  turn: 1,
  boxes: ["base"],
  players: [],
  ...about,
});

/** A refusal of the database, by its kind. @param {Promise<unknown>} asked */
export const refusal = (asked) =>
  asked.then(
    () => "written",
    (error) => error.kind ?? `${error}`,
  );
