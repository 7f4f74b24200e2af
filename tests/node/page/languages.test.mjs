/** Each language says everything that English says, with the same names and numbers in it, and nothing is left in English. That every text is there at all is known to tsc. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../e2e/support/serve.mjs";
import { OTHERS, textsOf } from "../../e2e/support/texts.mjs";
import { leaves, saidIn, samples } from "../support/texts.mjs";

/** A number that is written in a text as it is given, so that each language must hold it too. */
const LARGE = /17|23|101/g;

test("every language has the same texts, each with the same names and numbers in it", async () => {
  const english = await textsOf("en");
  for (const language of OTHERS) {
    const found = new Map(leaves(await textsOf(language)));
    assert.deepEqual(
      [...found.keys()].sort(),
      leaves(english)
        .map(([path]) => path)
        .sort(),
      language,
    );
    for (const [path, text] of leaves(english)) {
      const other = found.get(path);
      assert.equal(typeof other, typeof text, `${language} ${path}`);
      if (typeof text === "string" && text !== "") sound(other, `${language} ${path}`);
      if (typeof text !== "function") continue;
      for (const given of samples(text, path)) {
        const [here, there] = [text(...given), other(...given)];
        const told = `${language} ${path}(${JSON.stringify(given)}): ${there}`;
        if (here) sound(there, told);
        const names = [...String(here).matchAll(/Zoë|Bjørn|\[why\]/g)].map(String);
        for (const name of names) assert.ok(there.includes(name), `${told} does not say ${name}`);
        for (const [number] of String(here).matchAll(LARGE)) assert.ok(there.includes(number), `${told} does not say ${number}`);
      }
    }
  }
});

/**
 * A text that came out as it was meant.
 *
 * @param {string} text
 * @param {string} told
 */
function sound(text, told) {
  assert.equal(typeof text, "string", told);
  assert.ok(text.trim() !== "", `${told} is empty`);
  assert.doesNotMatch(text, /undefined|\bnull\b|NaN|\[object|true|false|\$\{|#/, told);
  assert.doesNotMatch(text, / {2}|\s$|\s[,.]|\.\.|,,|^[,.:;] ?$/, told);
}

/** What is the same in English and in another language: names, numbers, and words that they share. */
const SHARED = new Set([
  "Message",
  "Darmstadt",
  "Mage",
  "Spiel doch",
  "Messages",
  "Bastide",
  "bastide",
  "2016",
  "2001",
  "2021",
  "½×",
  "1×",
  "2×",
  "system",
  "light",
  "dark",
  // German
  "Name",
  "Link",
  "Computer",
  "Menu",
  "Normal",
  "Pause",
  "Meeple",
  "Phantom",
  "Build",
  "Solo",
  "Gold",
  "Bronze",
  // French
  "Notes",
  "Excellent",
  "Total",
  "Volume",
  "points",
  "Points",
  "Pause",
  "Abbé",
  "Dragon",
  "Animations",
  "Solution",
  // Spanish
  "Meeple",
  // Dutch
  "Blunder",
  "Beginner",
  "Planner",
  "Later",
  "Open",
  "Later",
  "Computer",
  "Hint",
  "Partners",
  "Bazaar",
  "Bazaars",
  "hut",
  "Hut",
]);

test("nothing is left in English", async () => {
  const english = new Map(leaves(await textsOf("en")));
  for (const language of OTHERS) {
    const same = leaves(await textsOf(language)).filter(([path, text]) => {
      if (/\.value$|keyList\.\d+\.0$/.test(path)) return false;
      const here = english.get(path);
      if (typeof text === "string") return /\p{L}{2}/u.test(text) && text === here && !SHARED.has(text);
      return (
        samples(here, path).some((given) => /\p{L}{3}/u.test(without(here(...given), given)) && here(...given) === text(...given)) &&
        !SAME_FORM.has(`${language} ${path}`)
      );
    });
    assert.deepEqual(
      same.map(([path, text]) => `${path}: ${text}`),
      [],
      language,
    );
  }
});

/** Texts with an argument that happen to be the same. */
const SAME_FORM = new Set(["fr page.players.points", "fr about.version", "nl page.computers.level", "nl bridges.mover.bazaar"]);

/**
 * What a text says besides its arguments.
 *
 * @param {string} text
 * @param {any[]} given
 */
function without(text, given) {
  return given.flat().reduce((/** @type {string} */ rest, part) => rest.replaceAll(String(part?.name ?? part).toLowerCase(), ""), text.toLowerCase());
}

/** Words that the published editions call something else. @type {Record<string, RegExp>} */
const GONE = {
  de: /Scheune|Schweinestall|magisches Portal|Zauberportal/i,
  fr: /bourgmestre|voleur|porcherie/i,
  es: /bandolero|granjero|prado|Carcasona/i,
  nl: /varkensstal|schuur/i,
  cs: /\blapka|stodola|díl(?:e)?k/i,
};

test("no language goes back to words that its edition does not use", async () => {
  for (const [language, gone] of Object.entries(GONE))
    assert.deepEqual(
      (await saidIn(language)).filter(([, text]) => gone.test(text)),
      [],
      language,
    );
});

test("French marks stay on the line of their words", async () => {
  assert.deepEqual(
    (await saidIn("fr")).filter(([, text]) => /« | [»:;!?](?!\S)|\p{L}-(?:t-)?(?:il|elle|on)s?\b/u.test(text)),
    [],
  );
});

test("Czech words of one letter stay on the line of the next word", async () => {
  const said = (await saidIn("cs")).filter(([path]) => !path.endsWith(".tag"));
  assert.ok(said.some(([, text]) => /(?<!\p{L})v\u00a0\p{L}/u.test(text)));
  assert.deepEqual(
    said.filter(([, text]) => /(?<![\p{L}\d])[ksvzouai] (?=[\p{L}\d„])/iu.test(text)),
    [],
  );
});

test("what the system shows of the installed app says the same as the page", async () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, "www/manifest.webmanifest"), "utf8"));
  const [goOn, begin] = manifest.shortcuts;
  for (const language of ["en", ...OTHERS]) {
    const { page: words } = await textsOf(language);
    /** @type {(of: any, member: string) => string} */
    const said = (of, member) => (language === "en" ? of[member] : of[`${member}_localized`][language]);
    assert.ok(said(manifest, "name").startsWith(words.title), language);
    assert.ok(said(manifest, "description").startsWith(`${words.tagline} `), language);
    assert.deepEqual([said(goOn, "name"), said(begin, "name")], [words.setup.resume, words.menu.newGame]);
  }
});
