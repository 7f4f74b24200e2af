/** The rulebook's links lead somewhere, its ids stand once, and what people read of it holds nothing of the program; questions find their articles. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DIST } from "../../e2e/support/serve.mjs";

const FOLDER = join(DIST, "rulebook");
const pages = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".html"));
/** The folders of the languages; English stands above them. */
const LANGUAGES = ["", "de/", "fr/", "es/", "nl/", "cs/"];
/** The pages that people read, in each language alike. */
const READ = pages.filter((name) => name.startsWith("de/")).map((name) => name.slice("de/".length));
/** What stands in tags of a page; its scripts and records are left out. @param {string} name */
const markup = (name) => readFileSync(join(FOLDER, name), "utf8").replace(/<script[^]*?<\/script>/g, "");

test("every link within the rulebook leads somewhere, and no id stands twice", () => {
  const idsOf = new Map(pages.map((name) => [name, [...markup(name).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)]));
  for (const [name, ids] of idsOf) assert.equal(new Set(ids).size, ids.length, `${name}: an id stands twice`);
  const links = pages.flatMap((name) =>
    [...markup(name).matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => new URL(href.replaceAll("&amp;", "&"), `http://host/rulebook/${name}`)),
  );
  const own = links.filter(({ href }) => href.startsWith("http://host/rulebook/"));
  assert.ok(own.length > 50, `${own.length} links within the rulebook`);
  for (const { pathname, hash, href } of own) {
    const [name, id] = [pathname.slice("/rulebook/".length) || "index.html", decodeURIComponent(hash.slice(1))];
    const isPosition = name === "compose.html" && id.startsWith("d=");
    assert.ok(idsOf.has(name) && (!id || isPosition || idsOf.get(name)?.includes(id)), `${href} leads nowhere`);
  }
});

test("every chapter is there in six languages, with a board beside each rule", () => {
  assert.ok(READ.includes("base.html") && READ.includes("editions.html") && READ.length > 15, `${READ}`);
  for (const name of READ) {
    const counts = LANGUAGES.map((folder) => {
      const text = readFileSync(join(FOLDER, folder + name), "utf8");
      assert.match(text, new RegExp(`<html lang="${folder.slice(0, 2) || "en"}"`));
      return [text.split("<article").length, text.split("<bastide-board").length];
    });
    for (const [articles, boards] of counts) assert.deepEqual([articles, boards], [counts[0][0], counts[0][0]], name);
  }
});

test("nobody who reads the rules meets an id, a file, an option or the code of a source", () => {
  for (const name of LANGUAGES.flatMap((folder) => READ.map((page) => folder + page))) {
    const [, main = ""] = markup(name).split('<main id="content">');
    const text = main.replace(/<[^>]*>/g, " ").replaceAll("&amp;", "&");
    assert.doesNotMatch(text, /\b(?:Z16|CAS|GL|A&M|AE)\b|\.(?:md|rs|js|game)\b|\b[a-z]+(?:-[a-z]+)*=[a-z]|\b[A-Z]{1,2}\d{2}\b|`/, name);
    assert.doesNotMatch(main, /<code>/, name);
  }
});

/** What can be found, in a language. @param {string} folder @returns {import("../../../www/rulebook/search.js").Entry[]} */
function searched(folder) {
  const text = readFileSync(join(FOLDER, `${folder}index.html`), "utf8");
  return JSON.parse(/<script type="application\/json" id="searched">([^]*?)<\/script>/.exec(text)?.[1] ?? "[]");
}

test("a short word that is rare counts beside longer ones, and a word is found in either of its spellings", async () => {
  const { found, written } = await import("../../../www/rulebook/search.js");
  const FIRST = /** @type {Record<string, Record<string, string>>} */ ({
    "": { "pig points": "traders.html#pig", "how many points does a pig give?": "traders.html#pig", "inn road": "inns.html#inn" },
    "de/": { "Fee Punkte": "dragon.html#fairy", "Wie viele Punkte gibt die Fee?": "dragon.html#fairy", Strasse: "base.html#road", Fluß: "river.html#river" },
    "fr/": { "fée points": "dragon.html#fairy", "fin de la partie": "base.html#end" },
    "es/": { "fin de la partida": "base.html#end" },
    "nl/": { "fee punten": "dragon.html#fairy", "abt terug": "abbot.html#recall" },
    "cs/": { "vůz jde dál": "abbey.html#wagon" },
  });
  for (const [folder, questions] of Object.entries(FIRST))
    for (const [question, href] of Object.entries(questions)) assert.equal(found(searched(folder), question)[0]?.href, href, question);
  assert.deepEqual(["q=a%20pig", "q=100%"].map(written), ["q=a pig", "q=100%"]);
});

test("a question finds the article that answers it, in each language", async () => {
  const { found } = await import("../../../www/rulebook/search.js");
  const QUESTIONS = /** @type {Record<string, string[]>} */ ({
    "": ["Who scores a road that closes on itself?", "What happens if a tile fits nowhere?"],
    "de/": ["Wer wertet eine Straße, die im Kreis verläuft?", "Was passiert, wenn ein Plättchen nirgends passt?"],
    "fr/": ["Qui marque une route qui forme une boucle ?", "Que faire si une tuile ne va nulle part ?"],
    "es/": ["¿Quién puntúa un camino que se cierra sobre sí mismo?", "¿Qué pasa si una loseta no encaja en ningún sitio?"],
    "nl/": ["Wie scoort een weg die rondloopt?", "Wat gebeurt er als een tegel nergens past?"],
    "cs/": ["Kdo boduje za cestu, která vede v kruhu?", "Co když kartička nikam nepasuje?"],
  });
  for (const [folder, [road, tile]] of Object.entries(QUESTIONS)) {
    const entries = searched(folder);
    assert.equal(found(entries, road)[0]?.href, "base.html#road", road);
    assert.ok(
      found(entries, tile)
        .slice(0, 3)
        .some(({ href }) => href === "base.html#lay"),
      `${tile}: ${found(entries, tile).map(({ href }) => href)}`,
    );
    assert.deepEqual(found(entries, "xyzzy ?!"), []);
    assert.deepEqual(found(entries, ""), []);
  }
});
