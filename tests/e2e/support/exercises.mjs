/** Costly turns as the page keeps them in the browser. */
import { SHORT } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../../www/games/mistakes.js").Mistake} Mistake */

/** An exercise at the first turn of the short game. @param {Partial<Mistake>} about @returns {Mistake} */
export const exercise = (about) => ({
  id: "one",
  record: SHORT,
  turn: 1,
  name: "Ann",
  cost: 4,
  kind: "field",
  played: ["tile V 0,1 0"],
  best: ["tile V 1,0 0", "skip"],
  gains: [],
  due: "2026-11-26",
  streak: 0,
  ...about,
});

const ONE = "tile V 1,0 0\nskip\n";
const TWO = `${ONE}tile U 1,-1 0\nskip\n`;
/** Others, at the two turns after it. */
export const SECOND = exercise({ id: "two", record: SHORT + ONE, turn: 2, name: "Bob", played: ["tile U 0,1 0"], best: ["tile U 1,-1 0", "skip"] });
export const THIRD = exercise({ id: "three", record: SHORT + TWO, turn: 3, kind: "figure", played: ["tile E 0,1 1"], best: ["tile E 0,1 2", "skip"] });

/**
 * Puts rows into the browser's database before the game is opened, whether they are exercises or not.
 *
 * @param {Page} page
 * @param {string} url
 * @param {object[]} rows
 */
export async function storeExercises(page, url, rows) {
  await page.goto(`${url}icon.svg`); // of the same origin, and without a game
  await page.evaluate(inExercises, { rows });
}

/** Puts rows beside what is kept. @param {Page} page @param {object[]} rows */
export const putExercises = (page, rows) => page.evaluate(inExercises, { rows });

/** What is kept in the browser. @param {Page} page @returns {Promise<Mistake[]>} */
export const storedExercises = (page) => page.evaluate(inExercises, {});

/** Takes one away. @param {Page} page @param {string} id */
export const forgetExercise = (page, id) => page.evaluate(inExercises, { gone: [id] });

/**
 * Runs in the page: puts rows into the database and takes others away; everything that is there then.
 *
 * @param {{ rows?: object[], gone?: string[] }} given
 */
async function inExercises({ rows = [], gone = [] }) {
  const request = indexedDB.open("bastide / exercises", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("exercises", { keyPath: "id" });
  await new Promise((done, failed) => ([request.onsuccess, request.onerror] = [done, failed]));
  const transaction = request.result.transaction("exercises", "readwrite");
  const store = transaction.objectStore("exercises");
  for (const row of rows) store.put(row);
  for (const id of gone) store.delete(id);
  const all = store.getAll();
  await new Promise((done, failed) => ([transaction.oncomplete, transaction.onerror] = [done, failed]));
  request.result.close();
  return all.result;
}
