// @ts-check
/**
 * The best result with each deck that was played here, points or in a duel how many more than the opponent, and whether hints were used for it; written before the games where everything is
 * saved to a file, and read from there.
 */
import { daysAfter } from "../lib/days.js";
import { keep, kept } from "../storage/store.js";
import { dayIn } from "../engine/deck-names.js";

const KEY = "solo-best";
/** The decks whose best result was reached with hints. */
const HINTED = "solo-hinted";
/** A deck and its points, as they are written; `h`: with hints. */
const ENTRY = /^([a-z0-9-]+)=(-?\d{1,6})(h?)$/;

/** @typedef {[name: string, points: number, hinted?: boolean]} Result */

/** The most points that were scored here, by deck. @returns {Record<string, number>} */
export function bestResults() {
  const found = kept(KEY);
  const entries = Object.entries(typeof found === "object" && found ? found : {});
  return Object.fromEntries(entries.filter(([, points]) => Number.isInteger(points)));
}

/** On how many days in a row, up to its own, the decks like one of a day were played. @param {string} name of that deck */
export function daysInARow(name) {
  const results = bestResults();
  const day = dayIn(name);
  const kind = name.slice(0, -day.length);
  let days = 0;
  while (Object.hasOwn(results, kind + daysAfter(day, -days))) days += 1;
  return days;
}

/** The decks whose best result was reached with hints. @returns {Set<string>} */
export function hintedDecks() {
  const found = kept(HINTED);
  return new Set(Array.isArray(found) ? found.filter((name) => typeof name === "string") : []);
}

/**
 * Keeps a result if it is better than those before: as many points without hints are better, too.
 *
 * @param {string} name of the deck
 * @param {number} points
 * @param {boolean} hinted whether hints were used
 * @returns {{ before: number | undefined, isBest: boolean, isUnkept: boolean }} the best result before; `isUnkept`: it would be the best, but the browser did not keep it
 */
export function keepResult(name, points, hinted) {
  const results = bestResults();
  const before = Object.hasOwn(results, name) ? results[name] : undefined;
  const kept = keepResults([[name, points, hinted]]);
  return { before, isBest: kept === 1, isUnkept: kept === undefined };
}

/**
 * Keeps those of many results that are better than what was reached here.
 *
 * @param {Result[]} results
 * @returns {number | undefined} how many; nothing if the browser did not keep them
 */
export function keepResults(results) {
  const [best, withHints] = [new Map(Object.entries(bestResults())), hintedDecks()];
  const better = new Set();
  for (const [name, points, hinted = false] of results) {
    const before = best.get(name) ?? -Infinity;
    if (before > points || (before === points && (hinted || !withHints.has(name)))) continue;
    best.set(name, points);
    withHints[hinted ? "add" : "delete"](name);
    better.add(name);
  }
  if (better.size === 0) return 0;
  const isChanged = String([...withHints]) !== String([...hintedDecks()]);
  return (!isChanged || keep(HINTED, [...withHints])) && keep(KEY, Object.fromEntries(best)) ? better.size : undefined;
}

/** The line that says it; none without a result. */
export function writeBest() {
  const withHints = hintedDecks();
  const entries = Object.entries(bestResults()).map(([name, points]) => `${name}=${points}${withHints.has(name) ? "h" : ""}`);
  return entries.length > 0 ? `[SoloBest "${entries.join(" ")}"]\n` : "";
}

/**
 * @param {import("../bastide.js").RecordSource[]} sources of a text that may have that line
 * @returns {Result[] | undefined} the results in it
 */
export function readBest(sources) {
  const lines = sources.flatMap(({ tags }) => tags.SoloBest ?? []); // several files may have been joined to one
  if (lines.length === 0) return undefined;
  return lines
    .flatMap((line) => line.split(" "))
    .flatMap((entry) => {
      const [, name, points, hinted] = ENTRY.exec(entry) ?? [];
      return name ? [/** @type {Result} */ ([name, Number(points), hinted === "h"])] : [];
    });
}
