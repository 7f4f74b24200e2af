/**
 * Writes the living rulebook into a build: a page for each box, the tiles, and how boards look in frames of several sizes.
 *
 * Nothing is written twice. The articles are those of the page's own reference (www/i18n/language/en/rules.js with www/learn/examples.js), the
 * rules in detail the table of docs/RULES.md, and every example is a record of tests/boxes, which the tests play.
 */
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Marked, marked } from "marked";
import { boxesOf } from "./site/boxes.mjs";
import { composePage } from "./site/compose.mjs";
import { exampleOf, toldOf } from "./site/example.mjs";
import { examplesPage } from "./site/examples.mjs";
import { ownTilePage } from "./site/own-tile.mjs";
import { a, escapeHtml, page } from "./site/page.mjs";
import { sizesPage } from "./site/sizes.mjs";
import { catalogue, tilesPage } from "./site/tiles.mjs";

/** The pages of rules: the section of docs/RULES.md that each has, the boxes or editions whose articles, and its title, if it is not that of its box. */
const PAGES = [
  { name: "base", section: "The base game", of: ["base"] },
  { name: "river", section: "The River, The River II", of: ["river", "river2"] },
  { name: "abbot", section: "The Abbot", of: ["abbot"] },
  { name: "inns", section: "Inns & Cathedrals", of: ["inns"] },
  { name: "abbey", section: "Abbey & Mayor", of: ["abbey"] },
  { name: "traders", section: "Traders & Builders", of: ["traders"] },
  { name: "king", section: "King & Robber Baron", of: ["king"] },
  { name: "phantom", section: "The Phantom", of: ["phantom"] },
  { name: "dragon", section: "Princess & Dragon", of: ["dragon"] },
  { name: "tower", section: "The Tower", of: ["tower"] },
  { name: "bridges", section: "Bridges, Castles & Bazaars", of: ["bridges"] },
  { name: "count", section: "Count of Carcassonne", of: ["count"] },
  { name: "anniversary", section: "Arrows of the 20th anniversary", of: ["anniversary"] },
  { name: "hills", section: "Hills & Sheep", of: ["hills"] },
  { name: "flier", section: "The Flying Machines", of: ["flier"] },
  { name: "edge", title: "A table’s edge", section: "A table's edge", of: [] },
  { name: "editions", title: "Editions and options", section: "Editions, boxes and options", of: ["2001", "2021"] },
];

/** @typedef {{ name: string, text: string }} Shown a record of tests/boxes */
/** @typedef {{ rule: string, sure?: string, shown: Shown[] }} Row a rule in detail; `sure`: how well it is known, if the rulebook of its box is not */
/** @typedef {{ rows: Row[], silent: Row[] }} Section */

/**
 * @param {string} root of the sources
 * @param {string} dist the folder of the build
 * @returns {Promise<number>} how many examples there are
 */
export async function writeSite(root, dist) {
  const folder = join(dist, "rulebook");
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, "www", file)).href);
  const files = ["i18n/language/en/rules.js", "learn/examples.js", "learn/later-examples.js"];
  const [{ rules }, { EXAMPLES: FIRST }, { LATER_EXAMPLES }] = await Promise.all(files.map(load));
  const EXAMPLES = { ...FIRST, ...LATER_EXAMPLES };
  const ofBoxes = await Promise.all((await readdir(join(root, "www/boxes"))).map((box) => load(`boxes/${box}/en.js`)));
  const articles = Object.assign({}, rules.articles, ...ofBoxes.map(({ words }) => words.articles));
  const unsaid = Object.keys(EXAMPLES).find((name) => articles[name] === undefined);
  if (unsaid) throw new Error(`no article says what the example “${unsaid}” shows`);
  const records = await recordsOf(join(root, "tests/boxes"));
  const sections = sectionsOf(await readFile(join(root, "docs/RULES.md"), "utf8"), records);
  await mkdir(folder, { recursive: true });
  const boxes = await boxesOf(root);
  const pages = PAGES.map(({ name: page, title = boxes.find(({ box }) => box === page)?.title ?? page, section, of }) => {
    const names = Object.keys(EXAMPLES).filter((name) => of.includes(EXAMPLES[name].box));
    const found = sections.get(section);
    if (!found) throw new Error(`docs/RULES.md has no section “${section}”`);
    return {
      name: page,
      title,
      articles: names.map((name) => ({
        name,
        ...articles[name],
        sure: rules.sure[EXAMPLES[name].sure],
        example: EXAMPLES[name].record,
      })),
      ...found,
    };
  });
  const places = placesOf(pages);
  for (const name of records.keys()) if (!places.has(name)) throw new Error(`docs/RULES.md does not say which rule the record “${name}” shows`);
  const links = pages.map(({ name, title }) => ({ name, title }));
  /** @param {string} name @param {string} title @param {string} body @param {string} [script] */
  const write = (name, title, body, script) => writeFile(join(folder, `${name}.html`), page({ name, title, body, links, script }));
  for (const each of pages) await write(each.name, each.title, rulesPage(each));
  await write("index", "The living rulebook", indexPage(pages, records.size));
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

/** @param {{ title: string, articles: any[], rows: Row[], silent: Row[] }} page */
function rulesPage({ title, articles, rows, silent }) {
  /** @type {Set<string>} */
  const shown = new Set();
  const contents = articles.map(({ name, title }) => `<li>${a(`#${name}`, title)}</li>`);
  return `
<h1>${escapeHtml(title)}</h1>
<nav class="contents" aria-label="On this page"><ul>${contents.join("")}<li>${a("#detail", "In detail")}</li></ul></nav>
${articles.map(article).join("\n")}
<section id="detail">
<h2>In detail</h2>
<p>Each rule with the examples that show it. Every one of them is played by the tests of the program, with what must come of it.</p>
${rows.map((each) => row(each, shown)).join("\n")}
</section>
<section id="silent">
<h2>Where the rulebooks say nothing, or disagree</h2>
${silent.map((each) => row(each, shown)).join("\n")}
</section>`;
}

/** @param {{ name: string, title: string, text: string[], points?: [string, string][], sure?: string, see: string, example: string }} article */
function article({ name, title, text, points = [], sure, see, example }) {
  const table =
    points.length > 0
      ? `<table><tbody>${points.map(([what, points]) => `<tr><th scope="row">${escapeHtml(what)}</th><td>${escapeHtml(points)}</td></tr>`).join("")}</tbody></table>`
      : "";
  return `<article id="${name}">
<h2>${a(`#${name}`, title)}</h2>
${text.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("\n")}
${table}
${exampleOf(example, see)}
${sure ? `<p class="sure">${escapeHtml(sure)}</p>` : ""}
</article>`;
}

/**
 * @param {Row} row
 * @param {Set<string>} before the examples that the page has already
 */
function row({ rule, sure, shown }, before) {
  const examples = shown.map(({ name, text }) => {
    const { caption, board } = toldOf(text);
    const id = name.replace("/", "-");
    if (before.has(name)) return `<p class="again">${a(`#${id}`, caption)}</p>`;
    before.add(name);
    return `<details id="${id}"><summary>${escapeHtml(caption)}</summary>${board}<p class="source">${a(`#${id}`, "Link to this example")}</p></details>`;
  });
  return `<div class="rule"><p>${rule}</p>${sure ? surely(sure) : ""}${examples.join("\n")}</div>`;
}

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
 * @param {{ name: string, title: string, articles: any[], rows: Row[] }[]} pages
 * @param {number} count of all examples
 */
function indexPage(pages, count) {
  const parts = pages.map(({ name, title, articles, rows }) => {
    const entries = articles.map((article) => `<li>${a(`${name}.html#${article.name}`, article.title)}</li>`);
    const examples = rows.reduce((sum, { shown }) => sum + shown.length, 0);
    return `<section><h2>${a(`${name}.html`, title)}</h2><ul>${entries.join("")}<li>${a(`${name}.html#detail`, `In detail, with ${examples} examples`)}</li></ul></section>`;
  });
  return `
<h1>The living rulebook</h1>
<p>What the rulebooks of 2016, of the first edition and of 2021 mean, with The River, The Abbot, Inns &amp; Cathedrals and Abbey &amp; Mayor, and how we play Traders &amp; Builders, King &amp; Robber Baron and The Phantom, in our own words. All ${count} examples are boards:
step through them, try something else, point at a road, a city or a field to see what it is worth. ${a("examples.html", "Where each example of the rulebooks stands")}, with its points.</p>
<div class="index">${parts.join("\n")}</div>`;
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
