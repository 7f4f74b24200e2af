// @ts-check
/** How far each puzzle is: solved, opened at least, or not yet seen. */
import { solvedPuzzles } from "../games/solved-puzzles.js";
import { keep, kept } from "../storage/store.js";

/** @typedef {"solved" | "tried" | "new"} Progress */

/** Those that were opened, solved or not. */
const TRIED = "puzzles-tried";

/** @returns {(name: string) => Progress} of a puzzle, as it is now */
export function progress() {
  const [solved, tried] = [new Set(solvedPuzzles()), new Set(triedPuzzles())];
  return (name) => (solved.has(name) ? "solved" : tried.has(name) ? "tried" : "new");
}

/** @param {string} name of a puzzle that is opened */
export function keepTried(name) {
  keep(TRIED, [...new Set([...triedPuzzles(), name])]);
}

/** @returns {string[]} */
function triedPuzzles() {
  const found = kept(TRIED);
  return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
}
