/** Every text of a language, and values to call it with where it is a function. */
import assert from "node:assert/strict";
import { textsOf } from "../../e2e/support/texts.mjs";

/** What `Intl` says; the options, for which English has the words of the engine; words to be typed, of which each language has as many as it likes. */
const NO_TEXTS = /^options\b|^page\.(tag|number|listed|date|capital)\b|\.commands\./;

/**
 * Every text or function of texts with its path.
 *
 * @param {any} part
 * @param {string} [path]
 * @returns {[string, any][]}
 */
export function leaves(part, path = "") {
  if (typeof part !== "object") return [[path, part]];
  return Object.entries(part)
    .flatMap(([key, value]) => leaves(value, path ? `${path}.${key}` : key))
    .filter(([path]) => !NO_TEXTS.test(path));
}

const PLACES = ["road.S", "road.N", "city.W", "monastery", "garden", "field.SSW", "field.ENE"];
const FIGURES = ["meeple", "large", "abbot", "mayor", "wagon", "builder", "pig", "phantom"];
const FEATURES = ["road", "city", "monastery", "field", "garden"];
/** Values for arguments, by name where the kind does not say enough: all that the engine can tell. @type {Record<string, any[]>} */
const BY_NAME = {
  wind: ["NW", "S"],
  place: PLACES,
  where: PLACES,
  figure: FIGURES,
  goods: ["wine", "wheat", "cloth"],
  card: ["king", "robber"],
  side: ["N", "E", "S", "W"],
  sides: [["N"], ["N", "E", "S"], []],
  shows: ["road", "city", "field", "river"],
  wanted: ["river", "field", "city", "road"],
  quarter: ["castle", "market", "blacksmith", "cathedral"],
  axis: ["NS", "EW"],
  gives: ["beside", "elsewhere", "again"],
  corner: ["NE", "SE", "SW", "NW"],
  why: [" [why]"],
  stars: [1, 2, 3],
  got: [17, 0, 1, 2],
  best: [23, 1, 2, 5],
  x: [17, -1, 0],
  y: [-23, 2, 0],
  turns: [0, 1, 2, 3],
  completed: [true, false],
  nothing: [true, false],
  others: [
    [{ name: "Zoë", strength: 17 }],
    [
      { name: "Zoë", strength: 17 },
      { name: "Bjørn", strength: 23 },
    ],
  ],
  coats: [0, 1, 2, 5, 17],
  names: [["Zoë"], ["Zoë", "Bjørn"]],
};
/** @type {Record<string, any[]>} */
const BY_KIND = {
  number: [17, 23, 0, 1, 2, 3, 5, 101],
  string: ["Zoë", "Bjørn"],
  boolean: [false, true],
  "string[]": [["Zoë", "Bjørn"], ["Zoë"]],
  Feature: FEATURES,
  Who: ["mage", "witch"],
  Building: ["shed", "house", "tower"],
};

/**
 * Arguments to call a text with: each in turn takes all of its values, the others their first.
 *
 * @param {Function} text in English, where the parameters are typed
 * @param {string} path
 * @returns {any[][]}
 */
export function samples(text, path) {
  const head = text.toString().split("=>")[0];
  const typed = [...head.matchAll(/(?:\/\*\* @type \{(.*?)\} \*\/ )?(\w+)(?=\s*[,)])/g)];
  const values = typed.map(([, type = "", name]) => {
    if (name === "figure" && path.startsWith("spoken")) return ["Zoë"];
    if (name === "feature" && type === "string")
      return path.startsWith("count.")
        ? FEATURES
        : path.startsWith("page")
          ? ["Zoë"]
          : path === "spoken.part"
            ? ["road", "city", "monastery", "garden", "river"]
            : ["Zoë"];
    if (name === "turns" && type === "string[]") return [["0", "2"]];
    if (name === "turn" || (name === "where" && type === "")) return BY_KIND.number;
    if (name === "names" && path === "jcz.missing") return [["Zoë"]];
    return (
      (name !== "place" || type === "string" ? BY_NAME[name] : undefined) ??
      BY_KIND[type.split(" ")[0]] ??
      assert.fail(`${path}: nothing is known to call it with for ${name} (${type})`)
    );
  });
  if (values.length === 0) return [[]];
  const firsts = values.map(([first]) => first);
  return values.flatMap((all, index) => all.map((value) => firsts.with(index, value)));
}

/**
 * Everything that is said in a language, each text with its path.
 *
 * @param {string} language
 * @returns {Promise<[string, string][]>}
 */
export async function saidIn(language) {
  const [english, texts] = await Promise.all([textsOf("en"), textsOf(language)]);
  const given = new Map(leaves(english));
  return leaves(texts).flatMap(([path, text]) =>
    typeof text === "function"
      ? samples(given.get(path), path).map((values) => /** @type {[string, string]} */ ([path, String(text(...values))]))
      : [/** @type {[string, string]} */ ([path, String(text)])],
  );
}
