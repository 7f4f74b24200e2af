// @ts-check
/** What a saved game of JCloisterZone is played with: boxes and options as far as they are here, and what is missing. */
import { TEXT } from "../i18n/text.js";
import { said } from "../lib/invisible-characters.js";

/** Sets of tiles by name, without the number of the edition. */
const SETS = plain({ basic: "base", "river/1": "river", "river/2": "river2", "inns-and-cathedrals": "inns", "abbey-and-mayor": "abbey" });

/** The writer's order. */
const ORDER = ["base", "river", "abbot", "inns", "abbey", "river2"];

/** What of Abbey & Mayor is played, in the order of the option. */
const PARTS = ["tiles", "abbey", "mayor", "wagon", "barn"];

/** What belongs to the box of its tiles, and is always played there. */
const PRINTED = ["inn", "cathedral"];

/**
 * @param {Record<string, any>} setup
 * @returns {{ boxes: string[], options: string[], missing: string[] }} `missing`: in words
 */
export function playedBy({ sets, elements: pieces, rules: ways }) {
  const [elements, rules] = [table(pieces), table(ways)];
  const names = enabled(sets).map(([name]) => name.replace(/:\d+$/, ""));
  const boxes = new Set(names.flatMap((name) => SETS[name] ?? []));
  const missing = names.filter((name) => !SETS[name]).map(title);
  if (!boxes.has("base")) missing.push(TEXT.jcz.base);
  const tiles = boxes.delete("abbey");
  const parts = new Set(tiles ? ["tiles"] : []);
  for (const [name, count] of enabled(elements)) {
    if (name === "abbot" && count === 1) boxes.add("abbot");
    else if (PARTS.includes(name) && count === 1) parts.add(name);
    else if (PRINTED.includes(name) || (name === "big-follower" && count === 1)) {
      if (!boxes.has("inns")) missing.push(TEXT.jcz.apart(title(name)));
    } else if (name === "small-follower" ? !(count >= 1 && count <= 9) : !["farmers", "garden"].includes(name)) missing.push(counted(name, count));
  }
  if (boxes.has("inns")) missing.push(...PRINTED.filter((name) => !elements[name]).map((name) => TEXT.jcz.without(title(name))));
  if (parts.size > 0) boxes.add("abbey");
  return { boxes: ORDER.filter((name) => boxes.has(name)), options: optionsOf(boxes, parts, elements, rules), missing };
}

/**
 * @param {Set<string>} boxes
 * @param {Set<string>} parts
 * @param {Record<string, any>} elements
 * @param {Record<string, any>} rules
 * @returns {string[]} those that depart from what is usual here, by name
 */
function optionsOf(boxes, parts, elements, rules) {
  const followers = elements["small-follower"] ?? 7;
  const abbey = boxes.has("abbey");
  const departing = [
    abbey && parts.size < PARTS.length && `abbey-parts=${PARTS.filter((part) => parts.has(part)).join("+")}`,
    abbey && rules["barn-placement"] === "occupied" && "barn-on-barn=yes",
    !elements.farmers && "farms=off",
    followers !== 7 && `followers=${followers}`,
    (boxes.has("river") || boxes.has("river2")) && "river-turn=any", // whichever it was: what was laid was legal
    String(rules["tiny-city-scoring"]) === "2" && "small-city=half",
    abbey && rules["wagon-move"] === "C1" && "wagon=joined",
  ];
  return departing.filter((option) => typeof option === "string");
}

/**
 * What should be an object, and else is an empty one.
 *
 * @param {unknown} value
 * @returns {Record<string, any>}
 */
function table(value) {
  return plain(typeof value === "object" && value ? /** @type {object} */ (value) : {});
}

/**
 * @param {unknown} value
 * @returns {[string, any][]}
 */
function enabled(value) {
  return Object.entries(table(value)).filter(([, value]) => value && value !== "off");
}

/**
 * @param {string} name
 * @param {unknown} count
 */
function counted(name, count) {
  return typeof count === "number" && count !== 1 ? `${count} × ${title(name)}` : title(name);
}

/**
 * A table without the names that every object has: what is asked for comes from a file.
 *
 * @template T
 * @param {Record<string, T>} known
 * @returns {Record<string, T | undefined>}
 */
export function plain(known) {
  return Object.assign(Object.create(null), known);
}

/**
 * The name that people know: "traders-and-builders" is "Traders & Builders".
 *
 * @param {string} name
 */
function title(name) {
  const words = said(name)
    .split("-")
    .map((word) => (word === "and" ? "&" : word.charAt(0).toUpperCase() + word.slice(1)));
  return words.join(" ");
}
