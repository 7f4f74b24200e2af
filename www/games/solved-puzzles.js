// @ts-check
/** Which puzzles were solved here; written before the games where everything is saved to a file, and read from there. */
import { keep, kept } from "../storage/store.js";

const KEY = "puzzles-solved";

/** Those that the browser did not keep: they count until the page is left. @type {Set<string>} */
const visit = new Set();

/**
 * Their names.
 *
 * @returns {string[]}
 */
export function solvedPuzzles() {
  const found = kept(KEY);
  const names = Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  return [...new Set([...names, ...visit])];
}

/**
 * @param {string[]} names
 * @returns {number | undefined} how many of them were not solved before; nothing if the browser did not keep them
 */
export function keepSolved(names) {
  const before = new Set(solvedPuzzles());
  const all = new Set([...before, ...names]);
  return all.size === before.size || keep(KEY, [...all]) ? all.size - before.size : undefined;
}

/**
 * Notes that somebody solved a puzzle. One that the browser does not keep counts until the page is left, and is written with the next one.
 *
 * @param {string} name
 * @returns {boolean} whether the browser kept it
 */
export function solve(name) {
  const isKept = keep(KEY, [...new Set([...solvedPuzzles(), name])]);
  if (isKept) visit.clear();
  else visit.add(name);
  return isKept;
}

/** The line that says it; none without one that was solved. */
export function writeSolved() {
  const names = solvedPuzzles();
  return names.length > 0 ? `[Solved "${names.join(" ")}"]\n` : "";
}

/**
 * @param {import("../bastide.js").RecordSource[]} sources of a text that may have that line
 * @returns {string[] | undefined} the names in it
 */
export function readSolved(sources) {
  const lists = sources.flatMap(({ tags }) => tags.Solved ?? []); // several files may have been joined to one
  return lists.length === 0 ? undefined : [...new Set(lists.join(" ").split(" "))].filter((name) => /^[a-z0-9-]+$/.test(name));
}
