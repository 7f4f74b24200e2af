/** Somebody else's page with sixty diagrams of the sets that are not played. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { board } from "./embed.mjs";
import { ROOT } from "./serve.mjs";

const FOLDER = join(ROOT, "src/catalogue/more");
export const SETS = readdirSync(FOLDER).map((file) => file.replace(/\.tiles$/, ""));
/** How many diagrams of each set stand on the page, if nobody says how many. */
export const EACH = Math.ceil(60 / SETS.length);

/** The ids of the first tiles of a set, again from the first where it has fewer. @param {string} set @param {number} each */
function idsOf(set, each) {
  const ids = [...readFileSync(join(FOLDER, `${set}.tiles`), "utf8").matchAll(/^tile (\S+)/gm)].map(([, id]) => id);
  return Array.from({ length: each }, (_, index) => ids[index % ids.length]);
}

/** A board that holds one tile. @param {string} id */
export const still = (id) => board('mode="still"', `[Bastide "1"]\n[Diagram "1"]\ntile ${id} 0,0 0\n`);

/** All of them, or so many of each set. */
export const sixty = (each = EACH) =>
  SETS.flatMap((set) => idsOf(set, each))
    .map(still)
    .join("");

/** Runs before the page's own scripts: how far things move, and when the first board is there, in milliseconds from the navigation. */
export function watch() {
  const held = Object.assign(/** @type {any} */ (window), { shift: 0, first: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) held.shift += /** @type {any} */ (entry).value;
  }).observe({ type: "layout-shift", buffered: true });
  addEventListener("bastide:ready", () => {
    held.first ||= performance.now();
  });
}
