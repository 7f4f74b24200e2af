// @ts-check
/**
 * The secret of this device: every sealed game that is played here hangs on it, and nothing of it is ever in a record, a link or a message. Only the file
 * with everything holds it, so that a game can be gone on with on another device.
 *
 * Keys of other devices that came with such a file stand behind it. A game looks for the one that made it. All are kept twice, in local storage (with its
 * second copy) and in a database of their own, and in the memory of the page: what is lost in one place is written again from the others.
 */
import { asked } from "./database.js";
import { SideDatabase } from "./side-database.js";
import { kept, keep } from "./store.js";

const SLOT = "seal-keys";
const KEY = /^[0-9a-f]{64}$/;
/** So many are taken from files at most: each browser in which somebody ever played has one, and a game may have to try them all. */
export const MOST = 200;

const database = new SideDatabase(SLOT);

/** The keys as this page knows them. @type {string[]} */
let known = [];
/** Those that the database held when it was asked last. @type {string[]} */
let copied = [];
/** The first look into the database. @type {Promise<void> | undefined} */
let recalled;

/** @param {unknown} found @returns {string[]} */
const soundKeys = (found) => (Array.isArray(found) ? found.filter((key) => typeof key === "string" && KEY.test(key)) : []);
/** @param {string[][]} lists */
const together = (...lists) => [...new Set(lists.flat())];
/** @param {string[]} keys @param {string[]} place */
const areIn = (keys, place) => keys.every((key) => place.includes(key));

/** Those in local storage. */
const stored = () => soundKeys(kept(SLOT));

/**
 * What local storage has lost since is written there again.
 *
 * @returns {string[]} the own one first; none where no sealed game was begun yet
 */
export function deviceKeys() {
  const found = stored();
  known = together(found, known);
  if (!areIn(known, found)) keep(SLOT, known);
  return known;
}

/**
 * Takes up what only the database holds, and writes again what is missing in it. The first time is waited for; it never fails.
 *
 * @returns {Promise<void>}
 */
export function recallKeys() {
  const exchanged = exchange(deviceKeys());
  recalled ??= exchanged;
  return recalled;
}

/**
 * Puts keys into the database beside those that are there, in one transaction, so that no other tab writes in between.
 *
 * @param {string[]} keys
 */
async function exchange(keys) {
  try {
    copied = await database.ask("readwrite", async (store) => {
      const found = soundKeys((await asked(store.get(SLOT)))?.keys);
      const all = together(keys, found);
      if (!areIn(keys, found)) await asked(store.put({ id: SLOT, keys: all }));
      return all;
    });
  } catch {
    copied = []; // the browser stores nothing there, or gives no answer
  }
  known = together(known, copied);
  deviceKeys();
}

/** Whether a reload would find these keys. @param {string[]} [keys] */
export function areKept(keys = deviceKeys()) {
  return areIn(keys, together(stored(), copied));
}

/** @param {string[]} keys @returns {Promise<boolean>} whether the browser keeps them, in one place at least */
async function keepAll(keys) {
  if (!areIn(keys, stored())) keep(SLOT, keys);
  await exchange(keys);
  return areKept(keys);
}

/** Only one tab at a time takes keys in. @template T @param {() => Promise<T>} run @returns {Promise<T>} */
const alone = (run) => (navigator.locks ? /** @type {Promise<T>} */ (navigator.locks.request("bastide seal-keys", run)) : run());

/**
 * The own key, which is made when it is first needed.
 *
 * @param {() => string} make
 * @returns {Promise<string | undefined>} nothing where the browser does not keep it
 */
export function ownKey(make) {
  return alone(async () => {
    await exchange(deviceKeys());
    const keys = known.length > 0 ? known : [make()];
    return (await keepAll(keys)) ? keys[0] : undefined;
  });
}

/**
 * Takes keys of other devices in: all of them, or none.
 *
 * @param {string[]} keys
 * @returns {Promise<boolean>} whether the browser keeps them
 */
export function addKeys(keys) {
  return alone(async () => {
    await exchange(deviceKeys());
    const all = together(known, soundKeys(keys));
    const isRoom = all.length <= MOST || all.length === known.length;
    return isRoom && keepAll(all);
  });
}

/** Forgets them in the database and in this page; those in local storage go with all that is there. */
export function forgetKeys() {
  [known, copied] = [[], []];
  return database.clear();
}

/** The tag of a file with everything. @returns {Promise<string>} nothing where there is no key */
export async function writeKeys() {
  await recallKeys();
  const keys = deviceKeys();
  return keys.length > 0 ? `[SealKeys "${keys.join(" ")}"]\n` : "";
}

/** @param {{ tags: Record<string, string> }[]} sources the records of a file */
export function readKeys(sources) {
  const texts = sources.flatMap(({ tags }) => tags.SealKeys ?? []); // several files may have been joined to one
  return texts.length === 0 ? undefined : [...new Set(texts.join(" ").split(" "))].filter((key) => KEY.test(key));
}
