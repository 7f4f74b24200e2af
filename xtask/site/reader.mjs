/** The rulebook as people read it, in each language: the articles of the game's own reference, each with its board. */
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CHAPTERS } from "./chapters.mjs";
import { exampleOf } from "./example.mjs";
import { a, escapeHtml, page } from "./page.mjs";
import { WORDS } from "./words.mjs";

/** @typedef {import("./words.mjs").Words} Words */
/** @typedef {{ name: string, title: string, text: string[], points?: [string, string][], see: string, sure?: string, example: string }} Article */
/** @typedef {{ name: string, title: string, books: import("./chapters.mjs").Book[], articles: Article[] }} Chapter */

/**
 * Writes a folder of pages for each language: English stands above the others, where its pages have always been.
 *
 * @param {string} root of the sources
 * @param {string} folder of the rulebook
 * @param {Record<string, import("../../www/learn/examples.js").Example>} examples
 */
export async function writeReaders(root, folder, examples) {
  for (const [language, words] of Object.entries(WORDS)) {
    const { rules, chapters } = await chaptersOf(root, language, examples);
    const place = language === "en" ? folder : join(folder, language);
    await mkdir(place, { recursive: true });
    const links = [{ href: "index.html", title: words.contents }, ...chapters.map(({ name, title }) => ({ href: `${name}.html`, title }))];
    const write = (/** @type {string} */ name, /** @type {string} */ title, /** @type {string} */ body) =>
      writeFile(join(place, `${name}.html`), readersPage({ language, words, rules, links, name, title, body }));
    for (const chapter of chapters) await write(chapter.name, chapter.title, chapterPage(chapter, language, words));
    await write("index", words.title, indexPage(chapters, words, rules));
  }
}

/**
 * The chapters that have articles, in a language.
 *
 * @param {string} root
 * @param {string} language
 * @param {Record<string, import("../../www/learn/examples.js").Example>} examples
 */
async function chaptersOf(root, language, examples) {
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, "www", file)).href);
  const [{ rules }, { page: texts }] = await Promise.all(["rules.js", "page.js"].map((file) => load(`i18n/language/${language}/${file}`)));
  const told = (await readdir(join(root, "www/boxes"))).filter((box) => existsSync(join(root, "www/boxes", box, "index.js")));
  const boxes = await Promise.all(told.map((box) => load(`boxes/${box}/${language}.js`)));
  const articles = Object.assign({}, rules.articles, ...boxes.map(({ words }) => words.articles));
  const unsaid = Object.keys(examples).find((name) => articles[name] === undefined);
  if (unsaid) throw new Error(`no article in “${language}” says what the example “${unsaid}” shows`);
  const titles = /** @type {Record<string, string>} */ ({ base: rules.base, editions: rules.editions });
  const chapters = CHAPTERS.filter(({ of }) => of.length > 0).map(({ name, of, books }) => ({
    name,
    books,
    title: titles[name] ?? texts.boxes[name].title,
    articles: Object.keys(examples)
      .filter((article) => of.includes(examples[article].box))
      .map((article) => ({ ...articles[article], name: article, sure: rules.sure[examples[article].sure ?? ""], example: examples[article].record })),
  }));
  return { rules, chapters: /** @type {Chapter[]} */ (chapters) };
}

/**
 * A page with the list of all chapters, the search, and the same page in the other languages.
 *
 * @param {{ language: string, words: Words, rules: { search: string, none: string }, links: { href: string, title: string }[], name: string, title: string, body: string }} about
 */
function readersPage({ language, words, rules, links, name, title, body }) {
  const home = language === "en" ? "" : "../";
  const others = Object.entries(WORDS).map(([other, { name: called }]) => ({
    href: `${home}${other === "en" ? "" : `${other}/`}${name}.html`,
    title: called,
    lang: other,
    isHere: other === language,
  }));
  return page({
    ...{ name: `${name}.html`, title, body, links, lang: language, home, languages: others },
    words: { skip: words.skip, pages: words.pages, play: words.play, search: rules.search },
    last: { href: `${home}authors.html`, title: words.tools },
  });
}

/** @param {Chapter} chapter @param {string} language @param {Words} words */
function chapterPage({ name, title, books, articles }, language, words) {
  const contents = articles.map(({ name, title }) => `<li>${a(`#${name}`, title)}</li>`);
  const source = books.length > 0 ? `<p class="source">${escapeHtml(words.source(books.map((book) => words.books[book]).join("; ")))}</p>` : "";
  return `
<h1>${escapeHtml(title)}</h1>
${source}
<nav class="contents" aria-label="${escapeHtml(words.onPage)}"><ul>${contents.join("")}</ul></nav>
${articles.map((one) => articleOf(one, language)).join("\n")}
<p class="source">${a(`${language === "en" ? "" : "../"}${name}-detail.html`, words.detail)}</p>`;
}

/** @param {Article} article @param {string} language */
function articleOf({ name, title, text, points = [], sure, see, example }, language) {
  const rows = points.map(([what, points]) => `<tr><th scope="row">${escapeHtml(what)}</th><td>${escapeHtml(points)}</td></tr>`);
  return `<article id="${name}">
<h2>${a(`#${name}`, title)}</h2>
<div class="said">
${text.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("\n")}
${rows.length > 0 ? `<table><tbody>${rows.join("")}</tbody></table>` : ""}
${sure ? `<p class="sure">${escapeHtml(sure)}</p>` : ""}
</div>
<div class="shown">${exampleOf(example, see, { lang: language, tells: false })}</div>
</article>`;
}

/**
 * The contents, with all that is searched.
 *
 * @param {Chapter[]} chapters
 * @param {Words} words
 * @param {{ search: string, none: string }} rules
 */
function indexPage(chapters, words, rules) {
  const parts = chapters.map(({ name, title, articles }) => {
    const entries = articles.map((article) => `<li>${a(`${name}.html#${article.name}`, article.title)}</li>`);
    return `<section><h2>${a(`${name}.html`, title)}</h2><ul>${entries.join("")}</ul></section>`;
  });
  const searched = chapters.flatMap(({ name: chapter, title: box, articles }) =>
    articles.map(({ name, title, text, points = [], see }) => ({
      href: `${chapter}.html#${name}`,
      title,
      box,
      text: [...text, ...points.flat(), see].join(" "),
    })),
  );
  return `
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.intro)}</p>
<ol id="results" aria-live="polite" data-none="${escapeHtml(rules.none)}"></ol>
<div class="index">${parts.join("\n")}</div>
<script type="application/json" id="searched">${JSON.stringify(searched).replaceAll("<", "\\u003c")}</script>`;
}
