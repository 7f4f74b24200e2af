/**
 * Saved games of JCloisterZone: JSON that anybody may have written, made a record and opened.
 *
 *     node fuzz/jcz.mjs 100000 [SEED] [--write]
 */
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { changed, fuzz, isTold } from "./chance.mjs";
import { opened } from "./engine.mjs";

// It needs the words in their place.
const { JczError, fromJcz } = await import("../www/shelf/jcz.js");

/** @typedef {import("./chance.mjs").Chance} Chance */

const WORDS = ['"', "{", "}", "[", "]", ",", ":", "null", "1e999", "-0", '"replay"', '"setup"', "\\u0000", "\\ud800"];

/** What may stand anywhere. */
const VALUES = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  7,
  90,
  0.5,
  1e308,
  2 ** 53,
  "",
  "R90",
  "0.small.1",
  "1.wagon.1",
  "0.abbot.1",
  "0.barn.1",
  "City",
  "Road",
  "Field",
  "Monastery",
  "N",
  "WE",
  "_S",
  "NL.NR",
  "INNER_FARM",
  "PLACE_TILE",
  "DEPLOY_MEEPLE",
  "RETURN_MEEPLE",
  "PASS",
  "COMMIT",
  "UNDO",
  "BA/C",
  "RI/s",
  "AM/A",
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "x".repeat(500),
  '\u0000\u202e"\\\n',
  [],
  {},
  [0, 0],
  [[]],
  { length: 5 },
];

const LONGEST = 20_000;

const NAMES = VALUES.filter((value) => typeof value === "string");

/** @param {Chance} chance @param {any} root @returns {{ holder: any, key: string | number } | undefined} a place somewhere in it */
function place(chance, root) {
  let found;
  for (let node = root; node && typeof node === "object"; ) {
    const keys = Object.keys(node);
    if (keys.length === 0) break;
    const key = chance.of(keys);
    found = { holder: node, key };
    if (chance.below(4) === 0) break;
    node = node[key];
  }
  return found;
}

/** Values are changed; now and then the text is. @type {Parameters<typeof fuzz>[0]["change"]} */
function change(chance, text, other) {
  if (chance.below(6) === 0) return changed(chance, text, WORDS, other);
  let [root, donor] = [{}, {}];
  try {
    [root, donor] = [JSON.parse(text), JSON.parse(other)];
  } catch {
    return changed(chance, text, WORDS, other);
  }
  for (let left = 1 + chance.below(4); left > 0; left -= 1) changeOne(chance, root, donor);
  const made = JSON.stringify(root);
  return made.length > LONGEST ? text : made; // copies of copies grow fast
}

/** @param {Chance} chance @param {any} root @param {any} donor */
function changeOne(chance, root, donor) {
  const [at, from] = [place(chance, root), place(chance, donor)];
  if (!at) return;
  const { holder, key } = at;
  const way = chance.below(6);
  if (way === 0) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1 + chance.below(3));
    else delete holder[key];
  } else if (way === 1 && Array.isArray(holder) && holder.length < 400) holder.splice(Number(key), 0, ...holder.slice(0, 20));
  else if (way === 2 && from) holder[key] = structuredClone(from.holder[from.key]);
  else if (way === 3 && !Array.isArray(holder)) holder[chance.of(NAMES)] = chance.of(VALUES);
  else holder[key] = structuredClone(chance.of(VALUES));
}

/** @param {string} text */
export function attempt(text) {
  let record;
  try {
    record = fromJcz(text);
  } catch (error) {
    isTold(error, text);
    if (!(error instanceof JczError)) throw new Error(`no error of a file: ${text}`, { cause: error });
    return error.message.replace(/\d+|“[^”]*”/g, "");
  }
  return opened(record);
}

/** @param {{ executions: number, seed: number, write?: boolean }} options */
export const fuzzJcz = (options) => fuzz({ ...options, name: "jcz", change, attempt });

if (argv[1] === fileURLToPath(import.meta.url))
  console.log(await fuzzJcz({ executions: Number(argv[2]), seed: Number(argv[3] ?? 1), write: argv.includes("--write") }));
