/**
 * Writes the tables of docs/TESTS.md that list test files of scripts: what each file says of itself in its first comment, and the seconds of work that its
 * tests in browsers took in the last whole run.
 *
 *     cargo xtask test e2e && node xtask/tests-table.mjs
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const PAGE = "docs/TESTS.md";

/** The folders, each with the heading of its table's column of seconds, if it has one. @type {Record<string, string | undefined>} */
export const FOLDERS = { "tests/node": undefined, "tests/e2e/suites": "seconds", "tests/e2e/soak": undefined };

/**
 * The rows of a folder's table: the file's name without its ending, and its first words.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {{ name: string, words: string }[]}
 */
export function rows(root, folder) {
  const names = readdirSync(join(root, folder), { recursive: true }).map((name) => String(name).replaceAll("\\", "/"));
  const tests = names.filter((name) => name.endsWith(".test.mjs") && !name.includes("node_modules/")).sort();
  return tests.map((name) => ({ name: name.slice(0, -".test.mjs".length), words: wordsOf(readFileSync(join(root, folder, name), "utf8")) }));
}

/** The first paragraph of a file's first comment, as one line of a table. @param {string} text */
function wordsOf(text) {
  const comment = /^\/\*\*([^]*?)\*\//.exec(text)?.[1] ?? "";
  const [first] = comment
    .replace(/^[ \t]*\*[ \t]?/gm, "")
    .trim()
    .split("\n\n");
  return first.replace(/\s+/g, " ").replaceAll("|", "\\|");
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {Record<string, number>} seconds by name
 */
function table(root, folder, seconds) {
  const timed = FOLDERS[folder];
  const head = timed ? [`| file | | ${timed} |`, "| --- | --- | ---: |"] : ["| file | |", "| --- | --- |"];
  const lines = rows(root, folder).map(({ name, words }) => `| \`${name}\` | ${words} |${timed ? ` ${Math.round(seconds[name] ?? 0)} |` : ""}`);
  return [...head, ...lines].join("\n");
}

/** Puts a table between the marks of its folder. @param {string} page @param {string} folder @param {string} text */
function placed(page, folder, text) {
  const [begin, end] = [`<!-- ${folder} -->`, `<!-- end of ${folder} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${PAGE} has no place for the table of ${folder}: ${begin} and ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}

if (argv[1] && resolve(argv[1]) === fileURLToPath(import.meta.url)) {
  const seconds = JSON.parse(readFileSync(join(ROOT, "target/e2e/seconds.json"), "utf8"));
  let page = readFileSync(join(ROOT, PAGE), "utf8");
  for (const folder of Object.keys(FOLDERS)) page = placed(page, folder, table(ROOT, folder, seconds));
  writeFileSync(join(ROOT, PAGE), page);
}
