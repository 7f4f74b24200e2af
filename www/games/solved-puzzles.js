// @ts-check
/** Which puzzles were solved here; written before the games where everything is saved to a file, and read from there. */
import { keep, kept } from "../storage/store.js";

const KEY = "puzzles-solved";

/**
 * Their names.
 *
 * @returns {string[]}
 */
export function solvedPuzzles() {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
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
  const names = sources.find(({ tags }) => tags.Solved !== undefined)?.tags.Solved;
  return names?.split(" ").filter((name) => /^[a-z0-9-]+$/.test(name));
}
