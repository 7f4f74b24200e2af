// @ts-check
/** The best result with each deck that was played alone here; written before the games where everything is saved to a file, and read from there. */
import { keep, kept } from "../storage/store.js";

const KEY = "solo-best";
/** A deck and its points, as they are written. */
const ENTRY = /^([a-z0-9-]+)=(-?\d{1,6})$/;

/** The most points that were scored here, by deck. @returns {Record<string, number>} */
export function bestResults() {
  const found = kept(KEY);
  const entries = Object.entries(typeof found === "object" && found ? found : {});
  return Object.fromEntries(entries.filter(([, points]) => Number.isInteger(points)));
}

/**
 * Keeps a result if it is better than those before.
 *
 * @param {string} name of the deck
 * @param {number} points
 * @returns {number | undefined} the best result before
 */
export function keepResult(name, points) {
  const results = bestResults();
  const before = Object.hasOwn(results, name) ? results[name] : undefined;
  if (before === undefined || points > before) keep(KEY, { ...results, [name]: points });
  return before;
}

/**
 * Keeps those of many results that are better than what was reached here.
 *
 * @param {[name: string, points: number][]} results
 * @returns {number | undefined} how many; nothing if the browser did not keep them
 */
export function keepResults(results) {
  const best = new Map(Object.entries(bestResults()));
  const better = new Set();
  for (const [name, points] of results) {
    if ((best.get(name) ?? -Infinity) >= points) continue;
    best.set(name, points);
    better.add(name);
  }
  return better.size === 0 || keep(KEY, Object.fromEntries(best)) ? better.size : undefined;
}

/** The line that says it; none without a result. */
export function writeBest() {
  const entries = Object.entries(bestResults()).map(([name, points]) => `${name}=${points}`);
  return entries.length > 0 ? `[SoloBest "${entries.join(" ")}"]\n` : "";
}

/**
 * @param {import("../bastide.js").RecordSource[]} sources of a text that may have that line
 * @returns {[name: string, points: number][] | undefined} the results in it
 */
export function readBest(sources) {
  const line = sources.find(({ tags }) => tags.SoloBest !== undefined)?.tags.SoloBest;
  return line?.split(" ").flatMap((entry) => {
    const [, name, points] = ENTRY.exec(entry) ?? [];
    return name ? [/** @type {[string, number]} */ ([name, Number(points)])] : [];
  });
}
