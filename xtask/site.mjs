/**
 * Writes the living rulebook into a build: a page for each box in every language (site/reader.mjs), and apart from it, in English, every rule in
 * detail and the tools for authors.
 *
 * Nothing is written twice. The articles are those of the page's own reference (www/i18n/language/en/rules.js with www/learn/examples.js), the
 * rules in detail the table of docs/RULES.md, and every example is a record of tests/boxes, which the tests play.
 */
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Marked, marked } from "marked";
import { boxesOf } from "./site/boxes.mjs";
import { CHAPTERS } from "./site/chapters.mjs";
import { composePage } from "./site/compose.mjs";
import { toldOf } from "./site/example.mjs";
import { examplesPage } from "./site/examples.mjs";
import { ownTilePage } from "./site/own-tile.mjs";
import { a, escapeHtml, page } from "./site/page.mjs";
import { writeReaders } from "./site/reader.mjs";
import { sizesPage } from "./site/sizes.mjs";
import { catalogue, tilesPage } from "./site/tiles.mjs";

/** @typedef {{ name: string, text: string }} Shown a record of tests/boxes */
/** @typedef {{ rule: string, sure?: string, shown: Shown[] }} Row a rule in detail; `sure`: how well it is known, if the rulebook of its box is not */
/** @typedef {{ rows: Row[], silent: Row[] }} Section */

/** The pages for people who write about rules, in English. @type {{ href: string, title: string, about: string }[]} */
const TOOLS = [
  { href: "embed.html", title: "Boards on your pages", about: "One tag puts a board on any page: what it can show, and how it is asked." },
  { href: "compose.html", title: "Compose", about: "Put a position together by hand, and take it away as a tag, a frame, a link or a picture." },
  { href: "diagrams.html", title: "Positions as text", about: "The few lines of text from which a position is drawn." },
  { href: "tiles.html", title: "Tiles", about: "Every tile of every box, to search, to save as a picture and to write into a position." },
  { href: "own-tile.html", title: "Your own tile", about: "Draw a tile that no box has." },
  { href: "sizes.html", title: "Sizes", about: "How boards look in frames of several sizes." },
  { href: "examples.html", title: "Examples", about: "Every example of five rulebooks, with its points and its board." },
];

/**
 * @param {string} root of the sources
 * @param {string} dist the folder of the build
 * @returns {Promise<number>} how many examples there are
 */
export async function writeSite(root, dist) {
  const folder = join(dist, "rulebook");
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, "www", file)).href);
  const [{ EXAMPLES: FIRST }, { LATER_EXAMPLES }] = await Promise.all(["learn/examples.js", "learn/later-examples.js"].map(load));
  const EXAMPLES = { ...FIRST, ...LATER_EXAMPLES };
  const records = await recordsOf(join(root, "tests/boxes"));
  const sections = sectionsOf(await readFile(join(root, "docs/RULES.md"), "utf8"), records);
  await mkdir(folder, { recursive: true });
  const boxes = await boxesOf(root);
  const pages = CHAPTERS.map(({ name, title = boxes.find(({ box }) => box === name)?.title ?? name, section }) => {
    const found = sections.get(section);
    if (!found) throw new Error(`docs/RULES.md has no section “${section}”`);
    return { name: `${name}-detail`, title: `${title} in detail`, ...found };
  });
  const places = placesOf(pages);
  for (const name of records.keys()) if (!places.has(name)) throw new Error(`docs/RULES.md does not say which rule the record “${name}” shows`);
  const links = [{ href: "authors.html", title: "For authors" }, ...TOOLS, ...pages.map(({ name, title }) => ({ href: `${name}.html`, title }))];
  const last = { href: "index.html", title: "The living rulebook" };
  /** @param {string} name @param {string} title @param {string} body @param {string} [script] */
  const write = (name, title, body, script) => writeFile(join(folder, `${name}.html`), page({ name: `${name}.html`, title, body, links, last, script }));
  await writeReaders(root, folder, EXAMPLES);
  for (const each of pages) await write(each.name, each.title, rulesPage(each));
  await write("authors", "For authors of rules pages", authorsPage(pages, records.size));
  const sets = await catalogue(root, boxes);
  await write("tiles", "All tiles", tilesPage(sets), "../tiles.js");
  await write("compose", "Compose a position", composePage(sets, boxes), "../compose.js");
  await write("own-tile", "A tile of your own", ownTilePage(), "../own-tile.js");
  await write("sizes", "Boards in frames", sizesPage(EXAMPLES));
  await write("examples", "The rulebooks’ examples", examplesPage(await readFile(join(root, "docs/EXAMPLES.md"), "utf8"), records, places, root));
  await writeManuals(root, write);
  await writeSheet(root, folder);
  return records.size;
}

/** Every record by its name, with its box before it where two have the same. @param {string} folder */
async function recordsOf(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".game")).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const names = files.map((file) => basename(file, ".game"));
  const isAlone = (/** @type {string} */ name) => names.indexOf(name) === names.lastIndexOf(name);
  return new Map(files.map((file, index) => [isAlone(names[index]) ? names[index] : file.slice(0, -".game".length).replace("/games/", "/"), texts[index]]));
}

/**
 * The sections of docs/RULES.md with tables of rules.
 *
 * @param {string} text
 * @param {Map<string, string>} records
 * @returns {Map<string, Section>}
 */
function sectionsOf(text, records) {
  /** @type {Map<string, Section>} */
  const sections = new Map();
  let section = /** @type {Section} */ ({ rows: [], silent: [] });
  for (const token of marked.lexer(text)) {
    if (token.type === "heading" && token.depth === 2) sections.set(token.text, (section = { rows: [], silent: [] }));
    if (token.type === "table")
      for (const [rule, , shown, sure] of token.rows) section.rows.push({ rule: inline(rule.text), sure: sure?.text, shown: shownBy(shown.text, records) });
    if (token.type === "list") for (const { text } of token.items) section.silent.push({ rule: inline(text), shown: shownBy(text, records) });
  }
  return sections;
}

/** The page on which each record stands first. @param {({ name: string } & Section)[]} pages */
function placesOf(pages) {
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const page of pages)
    for (const { shown } of [...page.rows, ...page.silent]) for (const { name } of shown) if (!places.has(name)) places.set(name, page.name);
  return places;
}

/** @param {string} text */
const inline = (text) => /** @type {string} */ (marked.parseInline(text));

/**
 * The records that a cell names; `…` at an end stands for all that begin so.
 *
 * @param {string} cell
 * @param {Map<string, string>} records
 * @returns {Shown[]}
 */
function shownBy(cell, records) {
  const names = [...cell.matchAll(/`([a-z0-9/-]+)(…?)`/g)].flatMap(([, name, more]) =>
    [...records.keys()].filter((one) => (more ? one.startsWith(name) : one === name)),
  );
  return [...new Set(names)].map((name) => ({ name, text: records.get(name) ?? "" }));
}

/** @param {{ title: string, rows: Row[], silent: Row[] }} page */
function rulesPage({ title, rows, silent }) {
  /** @type {Set<string>} */
  const shown = new Set();
  return `
<h1>${escapeHtml(title)}</h1>
<section id="detail">
<p>Each rule with the examples that show it. Every one of them is played by the tests of the program, with what must come of it.</p>
${rows.map((each) => row(each, shown)).join("\n")}
</section>
<section id="silent">
<h2>Where the rulebooks say nothing, or disagree</h2>
${silent.map((each) => row(each, shown)).join("\n")}
</section>`;
}

/**
 * @param {Row} row
 * @param {Set<string>} before the examples that the page has already
 */
function row({ rule, sure, shown }, before) {
  const examples = shown.map(({ name, text }) => {
    const { caption: told, board } = toldOf(text);
    const caption = inWords(told);
    const id = name.replace("/", "-");
    if (before.has(name)) return `<p class="again">${a(`#${id}`, caption)}</p>`;
    before.add(name);
    return `<details id="${id}"><summary>${escapeHtml(caption)}</summary>${board}<p class="source">${a(`#${id}`, "Link to this example")}</p></details>`;
  });
  return `<div class="rule"><p>${rule}</p>${sure ? surely(sure) : ""}${examples.join("\n")}</div>`;
}

/** The sources of records in words. @type {[RegExp, string][]} */
const SOURCES = [
  [/\bZ16\b/g, "Base game of 2016"],
  [/\bCAS\b/g, "Card with Inns & Cathedrals"],
  [/\bGL\b/g, "First edition"],
  [/\bA&M\b/g, "Abbey & Mayor"],
  [/\bAE\b/g, "20th anniversary edition"],
  [/\b(?:RULES|BOXES|FURTHER|NOTATION)(?:\.md)?\b/g, "our rules"],
];

/** @param {string} caption */
const inWords = (caption) => SOURCES.reduce((text, [code, words]) => text.replace(code, words), caption);

/** What the letters of the column “sure” of docs/RULES.md stand for. @type {Record<string, string>} */
const SURE = {
  A: "Two independent sources agree.",
  B: "One source says so.",
  C: "Our own reading.",
  "A&M": "The rulebook of Abbey &amp; Mayor says so.",
};

/** @param {string} sure */
function surely(sure) {
  const letter = sure.replace("&amp;", "&");
  if (!SURE[letter]) throw new Error(`docs/RULES.md: “${sure}” does not say how sure a rule is`);
  return `<p class="sure">${SURE[letter]}</p>`;
}

/**
 * @param {{ name: string, title: string, rows: Row[] }[]} pages
 * @param {number} count of all examples
 */
function authorsPage(pages, count) {
  const tools = TOOLS.map(({ href, title, about }) => `<li>${a(href, title)}: ${escapeHtml(about)}</li>`);
  const details = pages.map(
    ({ name, title, rows }) => `<li>${a(`${name}.html`, title)}, with ${rows.reduce((sum, { shown }) => sum + shown.length, 0)} examples</li>`,
  );
  return `
<h1>For authors of rules pages</h1>
<p>What the living rulebook is made of can stand on any page.</p>
<ul>${tools.join("")}</ul>
<h2>Every rule in detail</h2>
<p>What the rulebooks of 2016, of the first edition and of 2021 mean, with The River, The Abbot, Inns &amp; Cathedrals and Abbey &amp; Mayor, and how we play the other boxes. All ${count} examples are boards.</p>
<ul>${details.join("")}</ul>`;
}

/** The manuals of docs/ that become pages, by the page's name. @type {Record<string, { file: string, title: string }>} */
const MANUALS = { embed: { file: "EMBED.md", title: "Boards on your pages" }, diagrams: { file: "DIAGRAMS.md", title: "Positions as text" } };

/** Headings get addresses; links between the manuals lead to their pages, and those to other files are only words. */
const manuals = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "");
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`, // wide ones are moved by keys
    link({ href, tokens }) {
      const [name] = Object.entries(MANUALS).find(([, { file }]) => file === href) ?? [];
      const words = this.parser.parseInline(tokens);
      return name || /^(https?:|#)/.test(href) ? `<a href="${name ? `${name}.html` : escapeHtml(href)}">${words}</a>` : words;
    },
  },
});

/**
 * @param {string} root
 * @param {(name: string, title: string, body: string) => Promise<void>} write
 */
async function writeManuals(root, write) {
  for (const [name, { file, title }] of Object.entries(MANUALS))
    await write(name, title, await manuals.parse(await readFile(join(root, "docs", file), "utf8")));
}

/** The looks: the colours of the page's own sheet, and what a book needs. @param {string} root @param {string} folder */
async function writeSheet(root, folder) {
  const [colours] = (await readFile(join(root, "www/styles/base.css"), "utf8")).split("/* High contrast");
  await writeFile(join(folder, "rulebook.css"), colours + (await readFile(join(root, "www/rulebook/rulebook.css"), "utf8")));
}
