/**
 * Collects what each box says of itself before it is played (`www/boxes/<box>/card.js`): a file for each language with titles, short
 * descriptions and what points are for, and one with emblem, level and time. The start screen loads these, and no folder of a box.
 *
 *     node xtask/cards.mjs            writes the files
 *     node xtask/cards.mjs --check    fails if one of them is not as it would be written
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = join(fileURLToPath(import.meta.url), "../..");
export const LANGUAGES = ["en", "de", "fr", "es", "nl", "cs"];

/** @typedef {import("../www/i18n/boxes.js").Card} Card */

/** The cards of all boxes: first those that are told with the base game, then the others in the order in which they are told. @returns {Promise<[string, Card][]>} */
export async function cards() {
  const folder = join(ROOT, "www/boxes");
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "card.js")));
  const list = readFileSync(join(ROOT, "www/i18n/boxes.js"), "utf8");
  const told = [...list.matchAll(/^ {2}(\w+): \(\) => import\("\.\.\/boxes/gm)].map(([, name]) => name);
  const inOrder = names.sort().toSorted((one, other) => told.indexOf(one) - told.indexOf(other));
  return Promise.all(inOrder.map(async (name) => [name, (await import(pathToFileURL(join(folder, name, "card.js")).href)).CARD]));
}

/** Every file that is written, by path. @returns {Promise<Map<string, string>>} */
export async function written() {
  const all = await cards();
  const files = new Map();
  for (const language of LANGUAGES) {
    const boxes = /** @type {[string, unknown][]} */ (all.map(([name, { words }]) => [name, boxOf(words[language])]));
    const kinds = all.flatMap(([, { words }]) => Object.entries(words[language].kinds ?? {}));
    files.set(
      `www/i18n/boxes/${language}.js`,
      module("The boxes before they are played, and what points are for with them", [
        ["boxes", "Record<string, { title: string, help: string, parts?: Record<string, string> }>", boxes],
        ["kinds", "Record<string, string>", kinds],
      ]),
    );
  }
  const offered = /** @type {[string, unknown][]} */ (
    all.map(([name, { emblem, level, seconds, bought, brings }]) => [name, { emblem, level, seconds, ...(bought && { bought }), ...(brings && { brings }) }])
  );
  files.set(
    "www/setup/offered.js",
    module(
      "What the set-up shows of each box: its picture, how much there is to learn, how much longer a turn takes with it, and in which boxes of the shops it is, and what it brings besides tiles",
      [["OFFERED", 'Record<string, Pick<import("../i18n/boxes.js").Card, "emblem" | "level" | "seconds" | "bought" | "brings">>', offered]],
    ),
  );
  const played = /** @type {[string, unknown][]} */ (all.filter(([, { section, like }]) => section || like).map(([name, { words }]) => [name, words.en.title]));
  files.set("www/engine/played.js", module("The titles of former sets whose boxes can be played by now", [["PLAYED", "Record<string, string>", played]]));
  return files;
}

/** @param {Card["words"][string]} words */
const boxOf = ({ title, help, parts }) => ({ title, help, ...(parts && { parts }) });

/**
 * @param {string} about
 * @param {[string, string, [string, unknown][]][]} tables
 */
function module(about, tables) {
  const written = tables.map(([name, type, rows]) => {
    const lines = rows.map(([key, value]) => `  ${key}: ${text(value)},\n`).join("");
    return `/** @type {${type}} */\nexport const ${name} = {${lines ? `\n${lines}` : ""}};\n`;
  });
  return `// @ts-check\n// biome-ignore-all format: written by xtask/cards.mjs\n/** ${about}: written by xtask/cards.mjs from the cards of the boxes. */\n\n${written.join("\n")}`;
}

/** @param {unknown} value @returns {string} */
function text(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${text(inner)}`)
    .join(", ")} }`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let stale = 0;
  for (const [path, content] of await written()) {
    const file = join(ROOT, path);
    if (existsSync(file) && readFileSync(file, "utf8") === content) continue;
    if (process.argv.includes("--check")) {
      console.error(`${path} is not what the cards say: run node xtask/cards.mjs`);
      stale += 1;
    } else writeFileSync(file, content);
  }
  process.exitCode = stale > 0 ? 1 : 0;
}
