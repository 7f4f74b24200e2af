// @ts-check
/** What a saved game of JCloisterZone is played with: boxes and options as far as they are here, and what is missing. */
import { TEXT } from "../i18n/text.js";
import { said } from "../lib/invisible-characters.js";

const words = await TEXT.load.jcz();

/** Sets of tiles by name, without the number of the edition. */
const SETS = plain({
  basic: "base",
  "river/1": "river",
  "river/2": "river2",
  "inns-and-cathedrals": "inns",
  "traders-and-builders": "traders",
  "abbey-and-mayor": "abbey",
  "king-and-robber": "king",
  phantom: "phantom",
  "princess-and-dragon": "dragon",
  tower: "tower",
});

/** The writer's order. */
const ORDER = ["base", "river", "abbot", "inns", "traders", "dragon", "tower", "abbey", "king", "river2", "phantom"];

/** What of Abbey & Mayor is played, in the order of the option. */
const PARTS = ["tiles", "abbey", "mayor", "wagon", "barn"];

/** Boxes of pieces that are played there also without the tiles of their box. One is what a player has of a kind. */
const PIECES = plain({ abbot: "abbot", builder: "traders", pig: "traders", traders: "traders", king: "king", robber: "king", phantom: "phantom" });

/** What belongs to the box of its tiles, and is always played there. */
const ALWAYS = plain({
  inns: ["inn", "cathedral"],
  traders: ["traders"],
  king: ["king", "robber"],
  dragon: ["dragon", "fairy", "princess", "portal"],
  tower: ["tower"],
});

/** The boxes whose pieces are nothing without their tiles. */
const TILED = ["inns", "dragon", "tower"];

/** What says nothing about boxes; only one tile has a pigsty, in the second river. */
const PLAIN = ["farmers", "garden", "pig-herd"];

/** Names of sets that are not here, by those of their pieces: of both only the set is said. */
const OF_SET = plain({
  bridge: "bridges-castles-and-bazaars",
  castle: "bridges-castles-and-bazaars",
  bazaar: "bridges-castles-and-bazaars",
  shepherd: "hills-and-sheep",
  hill: "hills-and-sheep",
  vineyard: "hills-and-sheep",
  escape: "siege",
  shrine: "cult",
  ferry: "ferries",
  gold: "goldmines",
  mage: "mage-and-witch",
  witch: "mage-and-witch",
});

/** What king and robber baron score, by the rule there: 10 points for each card, and 15 or 40, are no option here. */
const CARDS = plain({ default: "each", continuously: "continuous" });

/**
 * @param {Record<string, any>} setup
 * @returns {{ boxes: string[], tiled: string[], options: string[], missing: string[] }} `tiled`: the boxes whose tiles are in play;
 *   `missing`: in words
 */
export function playedBy({ sets, elements: pieces, rules: ways }) {
  const [elements, rules] = [table(pieces), table(ways)];
  const names = enabled(sets).map(([name]) => name.replace(/:\d+$/, ""));
  const boxes = new Set(names.flatMap((name) => SETS[name] ?? []));
  const tiled = [...boxes];
  const missing = names.filter((name) => !SETS[name]).map(title);
  if (!boxes.has("base")) missing.push(words.base);
  const parts = new Set(boxes.delete("abbey") ? ["tiles"] : []);
  for (const [name, count] of enabled(elements)) {
    const box = PIECES[name];
    if (box && Number(count) === 1) boxes.add(box);
    else if (PARTS.includes(name) && count === 1) parts.add(name);
    else if (count === 1 && name === "big-follower") missing.push(...apartFrom("inns", name, boxes));
    else if (TILED.some((box) => ALWAYS[box]?.includes(name))) missing.push(...apartFrom(TILED.find((box) => ALWAYS[box]?.includes(name)) ?? "", name, boxes));
    else if (name === "small-follower" ? !(count >= 1 && count <= 9) : !PLAIN.includes(name)) missing.push(counted(name, count));
  }
  for (const box of ["inns", "traders", "king", "dragon", "tower"])
    if (boxes.has(box) && (tiled.includes(box) || box === "king"))
      missing.push(...(ALWAYS[box] ?? []).filter((name) => !isOn(elements[name])).map((name) => words.without(title(name), boxTitle(box))));
  if (boxes.has("river2") && isOn(elements["pig-herd"])) boxes.add("traders");
  else if (boxes.has("river2") && boxes.has("traders")) missing.push(words.without(title("pig-herd"), boxTitle("traders")));
  if (boxes.has("king") && !CARDS[scoringOf(rules)]) missing.push(words.cards(boxTitle("king")));
  if (parts.size > 0) boxes.add("abbey");
  return { boxes: ORDER.filter((name) => boxes.has(name)), tiled, options: optionsOf(boxes, parts, elements, rules), missing: [...new Set(missing)] };
}

/**
 * What is missing where a piece is played without its box.
 *
 * @param {string} box
 * @param {string} name of the piece
 * @param {Set<string>} boxes
 */
function apartFrom(box, name, boxes) {
  return boxes.has(box) ? [] : [words.apart(title(name), boxTitle(box))];
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
  const [abbey, dragon] = [boxes.has("abbey"), boxes.has("dragon")];
  const cards = CARDS[scoringOf(rules)] ?? "each";
  const departing = [
    abbey && parts.size < PARTS.length && `abbey-parts=${PARTS.filter((part) => parts.has(part)).join("+")}`,
    abbey && rules["barn-placement"] === "occupied" && "barn-on-barn=yes",
    !elements.farmers && "farms=off",
    followers !== 7 && `followers=${followers}`,
    (boxes.has("river") || boxes.has("river2")) && "river-turn=any", // whichever it was: what was laid was legal
    String(rules["tiny-city-scoring"]) === "2" && "small-city=half",
    abbey && rules["wagon-move"] === "C1" && "wagon=joined",
    boxes.has("king") && cards !== "each" && `king-final=${cards}`,
    dragon && rules["dragon-move"] === "after-scoring" && "dragon-move=after",
    dragon && rules["fairy-placement"] === "on-tile" && "fairy=tile",
    dragon && rules["princess-action"] === "must" && "princess=must",
  ];
  return departing.filter((option) => typeof option === "string");
}

/** How king and robber baron are scored. Files leave out what is usual. @param {Record<string, any>} rules */
function scoringOf(rules) {
  return String(rules["king-and-robber-scoring"] ?? "default");
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
  return Object.entries(table(value)).filter(([, value]) => isOn(value));
}

/** @param {unknown} value of a set or a piece */
function isOn(value) {
  return Boolean(value) && value !== "off";
}

/**
 * @param {string} name
 * @param {unknown} count
 */
function counted(name, count) {
  const isHere = PIECES[name] || PARTS.includes(name) || name.endsWith("-follower");
  return isHere && typeof count === "number" && count !== 1 ? `${count} × ${title(name)}` : title(name);
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
 * The name that people know: of a piece that only comes with a box that is not here the box's, and of other names the words in
 * them, "spiel-doch" is "Spiel Doch".
 *
 * @param {string} name
 */
function title(name) {
  const set = OF_SET[name] ?? name.replace(/\/.*/, "");
  const box = SETS[name];
  if (box && box !== "base") return boxTitle(box);
  const known = plain(words.names)[set];
  if (known) return known;
  const parts = said(name)
    .split("-")
    .map((word) => (word === "and" ? "&" : word.charAt(0).toUpperCase() + word.slice(1)));
  return parts.join(" ");
}

/** @param {string} box */
function boxTitle(box) {
  return TEXT.boxes[box].title;
}
