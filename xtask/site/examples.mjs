/** The page that lists every example of the rulebooks with its points and its board: docs/EXAMPLES.md, held against the records. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import { a, escapeHtml } from "./page.mjs";

/** @typedef {{ where: string, example: string, points: string, names: string[] }} Example */

/**
 * @param {string} text docs/EXAMPLES.md
 * @param {Map<string, string>} records of tests/boxes
 * @param {Map<string, string>} places the page on which each record stands
 * @param {string} root where named files are
 */
export function examplesPage(text, records, places, root) {
  const parts = [];
  let book = "";
  for (const token of marked.lexer(text)) {
    if (token.type === "heading" && token.depth === 2) parts.push(`<h2>${escapeHtml((book = token.text))}</h2>`);
    if (token.type === "table")
      parts.push(
        table(
          token.rows.map((/** @type {{ text: string }[]} */ row) =>
            read(
              book,
              row.map(({ text }) => text),
              records,
              root,
            ),
          ),
          places,
        ),
      );
    if (token.type === "list")
      parts.push(`<ul>${token.items.map((/** @type {{ text: string }} */ { text }) => `<li>${linked(text, places)}</li>`).join("")}</ul>`);
  }
  return `\n<h1>The rulebooks’ examples</h1>\n<p>Every example in five rulebooks that names points or a count, in our own words, with a board that shows it: <b>Z16</b> the base game of 2016, <b>CAS</b> a card with Inns &amp; Cathedrals, <b>GL</b> the first edition, <b>A&amp;M</b> Abbey &amp; Mayor, <b>AE</b> the 20th anniversary.</p>\n${parts.join("\n")}`;
}

/**
 * A row, if it is true: its records are there, and expect its points.
 *
 * @param {string} book
 * @param {string[]} row
 * @param {Map<string, string>} records
 * @param {string} root
 * @returns {Example}
 */
function read(book, [where, example, points, shown], records, root) {
  const row = `docs/EXAMPLES.md, ${book}, “${example}”`;
  const names = [...shown.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const missing = names.filter((name) => !records.has(name) && !(name.includes(".") && existsSync(join(root, name))));
  if (names.length === 0 || missing.length > 0) throw new Error(`${row}: there is no record ${missing.map((name) => `“${name}”`).join(", ") || "named"}`);
  const expected = new Set(names.flatMap((name) => expectedPoints(records.get(name) ?? "")));
  const unshown = (points.match(/\d+/g) ?? []).filter((count) => !expected.has(count));
  if (unshown.length > 0) throw new Error(`${row}: no record named there expects ${unshown.join(", ")} points`);
  return { where, example, points, names: names.filter((name) => records.has(name)) };
}

/** Every number of points that a record expects. @param {string} record @returns {string[]} */
function expectedPoints(record) {
  const lines = record.split("\n").filter((line) => /^expect (score|worth|event scored) /.test(line));
  return lines.flatMap((line) => (/^expect worth \S+ \S+$/.test(line) ? ["0"] : (line.replace(/^expect worth \S+/, "").match(/(?<=\s)\d+(?=\s|$)/g) ?? [])));
}

/** @param {Example[]} rows @param {Map<string, string>} places */
function table(rows, places) {
  const lines = rows.map(
    ({ where, example, points, names }) =>
      `<tr><td class="where">${escapeHtml(where)}</td><td class="example">${escapeHtml(example)}</td><td>${escapeHtml(points)}</td><td class="shown">${names.map((name, index) => link(name, places, `Board${names.length > 1 ? ` ${index + 1}` : ""}: ${example}`, index, names.length)).join(" ") || "–"}</td></tr>`,
  );
  return `<table class="examples"><thead><tr><th scope="col">Where</th><th scope="col">Example</th><th scope="col">Points</th><th scope="col">Shown</th></tr></thead><tbody>${lines.join("\n")}</tbody></table>`;
}

/** @param {string} name @param {Map<string, string>} places @param {string} label @param {number} index @param {number} count */
const link = (name, places, label, index, count) =>
  `<a href="${address(name, places)}" aria-label="${escapeHtml(label)}">Board${count > 1 ? ` ${index + 1}` : ""}</a>`;

/** @param {string} name @param {Map<string, string>} places */
const address = (name, places) => `${places.get(name)}.html#${name.replace("/", "-")}`;

/** Text whose names of records lead to them. @param {string} text @param {Map<string, string>} places */
function linked(text, places) {
  return /** @type {string} */ (marked.parseInline(text)).replace(/<code>([a-z0-9/-]+)<\/code>/g, (all, name) =>
    places.has(name) ? a(address(name, places), name) : all,
  );
}
