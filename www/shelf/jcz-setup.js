// @ts-check
/** The boxes and options with which a saved game of JCloisterZone is played, as far as they are here, and what is missing. */
import { ALWAYS, FEWER, ONE_EACH, OPTIONS, ORDER, PARTS, PART_OF, PIECES, PLAIN, REPLACED, SCORINGS, SETS, plain } from "./jcz-sets.js";
import { TEXT } from "../i18n/text.js";
import { said } from "../lib/invisible-characters.js";

const words = await TEXT.load.jcz();

/**
 * The tiles that a game draws: the boxes whose tiles are in play, each as often as they are; how many of these tiles are not there; and whether a tile
 * goes under each hill.
 *
 * @typedef {{ tiled: string[], lacking: number, hides: boolean }} Pile
 */

/**
 * @param {Record<string, any>} setup
 * @param {Set<string>} seconds the kinds of figures of which somebody placed a second one
 * @returns {{ boxes: string[], pile: Pile, options: string[], missing: string[] }} `missing`: in words
 */
export function playedBy({ sets, elements: pieces, rules: ways }, seconds) {
  const [elements, rules] = [table(pieces), table(ways)];
  const named = enabled(sets).map(([name, copies]) => ({ name: name.replace(/:\d+$/, ""), copies }));
  const tiled = named.flatMap(({ name, copies }) => (SETS[name] ?? []).flatMap((box) => times(box, copies)));
  const boxes = new Set(tiled);
  const missing = named.filter(({ name }) => !SETS[name]).map(({ name }) => title(name));
  if (!boxes.has("base")) missing.push(words.base);
  /** @type {Map<string, Set<string>>} */
  const parts = new Map(Object.keys(PARTS).map((box) => [box, new Set(tiled.includes(box) && box !== "inns" ? ["tiles"] : [])]));
  for (const [name, count] of enabled(elements)) {
    const [figure, of] = [ONE_EACH[name], PART_OF.get(name)];
    if (figure && count > 1 && seconds.has(figure)) missing.push(words.each(Number(count), title(name)));
    else if (of && (of.box !== "abbey" || figure || count === 1)) parts.get(of.box)?.add(of.part);
    else if (PIECES[name]) boxes.add(PIECES[name]);
    else if (name === "small-follower" ? !(count >= 1 && count <= 9) : !PLAIN.includes(name)) missing.push(counted(name, count));
  }
  missing.push(...leftOutOf(tiled, elements));
  if (tiled.includes("river2") && isOn(elements["pig-herd"])) parts.get("traders")?.add("pig");
  else if (tiled.includes("river2") && parts.get("traders")?.has("pig")) missing.push(without("traders", "pig-herd"));
  for (const [box, { size }] of parts) if (size > 0) boxes.add(box);
  const cards = parts.get("king");
  if ((cards?.has("king") || cards?.has("robber")) && !SCORINGS.includes(scoringOf(rules))) missing.push(words.cards(boxTitle("king")));
  return {
    boxes: ORDER.filter((name) => boxes.has(name)),
    pile: { tiled, lacking: lackingOf(named, tiled, rules), hides: isOn(elements.hill) },
    options: [...leftOut(parts), ...optionsOf(boxes, elements, rules)].sort(),
    missing: [...new Set(missing)],
  };
}

/**
 * Names the pieces that a file leaves out although their boxes are only played with them here. Older files do not name the besiegers, who are then in play.
 *
 * @param {string[]} tiled
 * @param {Record<string, any>} elements
 */
function leftOutOf(tiled, elements) {
  const always = Object.keys(ALWAYS).filter((box) => tiled.includes(box));
  const pieces = always.flatMap((box) => (ALWAYS[box] ?? []).filter((name) => !isOn(elements[name])).map((name) => without(box, name)));
  const peaceful = ["siege", "cathars"].filter((box) => tiled.includes(box) && elements.siege !== undefined && !isOn(elements.siege));
  return [...pieces, ...peaceful.map((box) => without(box, "siege"))];
}

/**
 * @param {string} box
 * @param {string} piece
 */
function without(box, piece) {
  return words.without(title(piece), boxTitle(box));
}

/**
 * How many tiles of the boxes in play are not there: some sets are smaller, and German monasteries take the place of others.
 *
 * @param {{ name: string, copies: unknown }[]} named
 * @param {string[]} tiled
 * @param {Record<string, any>} rules
 */
function lackingOf(named, tiled, rules) {
  const fewer = named.reduce((sum, { name, copies }) => sum + (FEWER[name] ?? 0) * times(name, copies).length, 0);
  const isReplaced = tiled.includes("monasteries") && rules["keep-monasteries"] !== "keep";
  return fewer + (isReplaced ? REPLACED * tiled.filter((box) => box === "base").length : 0);
}

/**
 * A box as often as its tiles are in play.
 *
 * @param {string} box
 * @param {unknown} copies
 * @returns {string[]}
 */
function times(box, copies) {
  return Array(Number.isInteger(copies) ? Math.min(Math.max(Number(copies), 1), 9) : 1).fill(box);
}

/** The options of boxes of which some parts are in play, and others are not. @param {Map<string, Set<string>>} parts */
function leftOut(parts) {
  return [...parts].flatMap(([box, { size }]) => {
    const all = PARTS[box] ?? [];
    const played = all.map(([part]) => part).filter((part) => parts.get(box)?.has(part));
    return size > 0 && size < all.length ? `${box}-parts=${played.join("+")}` : [];
  });
}

/**
 * @param {Set<string>} boxes
 * @param {Record<string, any>} elements
 * @param {Record<string, any>} rules
 * @returns {string[]} those that depart from what is usual here, by name
 */
function optionsOf(boxes, elements, rules) {
  const followers = elements["small-follower"] ?? 7;
  const told = OPTIONS.filter(([of, rule, value]) => of.some((box) => boxes.has(box)) && String(rules[rule]) === value);
  const departing = [
    !elements.farmers && "farms=off",
    followers !== 7 && `followers=${followers}`,
    (boxes.has("river") || boxes.has("river2")) && "river-turn=any", // whichever it was: what was laid was legal
    boxes.has("gq11") && (!isOn(elements["pig-herd"]) || rules["gq11-pig-herd"] === "nothing") && "gq11-pigsty=no",
  ];
  return [...told.map(([, , , option]) => option), ...departing.filter((option) => typeof option === "string")];
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
  const isHere = PART_OF.get(name)?.box === "abbey" || name.endsWith("-follower");
  return isHere && typeof count === "number" && count !== 1 ? `${count} × ${title(name)}` : title(name);
}

/**
 * The name that people know: of a set that is not here, of a piece, or of the box that has nothing but this piece. Of other names the words in them,
 * "little-castles" is "Little Castles".
 *
 * @param {string} name
 */
function title(name) {
  const names = plain(words.names);
  const known = names[name] ?? names[name.replace(/\/.*/, "")];
  if (known) return known;
  const box = PIECES[name];
  if (box) return boxTitle(box);
  const parts = said(name)
    .split("-")
    .map((word) => (word === "and" ? "&" : word.charAt(0).toUpperCase() + word.slice(1)));
  return parts.join(" ");
}

/** @param {string} box */
function boxTitle(box) {
  return TEXT.boxes[box].title;
}
