// @ts-check
/** What a saved game of JCloisterZone is played with: boxes and options as far as they are here, and what is missing. */
import { TEXT } from "../i18n/text.js";
import { said } from "../lib/invisible-characters.js";

const words = await TEXT.load.jcz();

/** The boxes of each set of tiles, by its name without the number of the edition. */
const SETS = plain({
  basic: ["base"],
  "river/1": ["river"],
  "river/2": ["river2"],
  "inns-and-cathedrals": ["inns"],
  "traders-and-builders": ["traders"],
  "abbey-and-mayor": ["abbey"],
  "king-and-robber": ["king"],
  phantom: ["phantom"],
  "princess-and-dragon": ["dragon"],
  tower: ["tower"],
  count: ["count"],
  "bridges-castles-and-bazaars": ["bridges"],
  festival: ["festival"],
  gq11: ["gq11"],
  "gq11/river": [], // its tiles are in play here whenever a river is
  goldmines: ["gold"],
  "mage-and-witch": ["mage"],
  "corn-circles/1": ["corn1"],
  "corn-circles/2": ["corn2"],
  watchtowers: ["watchtowers"],
  "wind-roses": ["windroses"],
  darmstadt: ["darmstadt"],
  "spiel-doch": ["spieldoch"],
  winter: ["base", "winter"], // a whole game there
});

/** The writer's order. */
const ORDER = ["base", "river", "abbot", "inns", "traders", "dragon", "tower", "abbey", "count", "king", "river2", "bridges", "phantom"].concat([
  "festival",
  "gq11",
  "gold",
  "mage",
  "corn1",
  "corn2",
  "watchtowers",
  "windroses",
  "darmstadt",
  "spieldoch",
  "winter",
]);

/**
 * The parts of each box in the order of its option, each with the pieces that stand for it in a file. Land tiles are told by their set, so this part has
 * no pieces; inns and cathedrals go with theirs.
 *
 * @type {Record<string, [part: string, ...pieces: string[]][] | undefined>}
 */
const PARTS = plain({
  abbey: [["tiles"], ["abbey", "abbey"], ["mayor", "mayor"], ["wagon", "wagon"], ["barn", "barn"]],
  inns: [
    ["tiles", "inn", "cathedral"],
    ["large", "big-follower"],
  ],
  traders: [["tiles"], ["builder", "builder"], ["pig", "pig"], ["goods", "traders"]],
  dragon: [["tiles"], ["dragon", "dragon"], ["fairy", "fairy"], ["princess", "princess"], ["portal", "portal"]],
  tower: [["tiles"], ["towers", "tower"]],
  king: [["tiles"], ["king", "king"], ["robber", "robber"]],
  bridges: [["tiles"], ["bridges", "bridge"], ["castles", "castle"], ["bazaars", "bazaar"]],
});

/** The box and the part to which a piece belongs. @type {Map<string, { box: string, part: string }>} */
const PART_OF = new Map(
  Object.entries(PARTS).flatMap(([box, parts = []]) => parts.flatMap(([part, ...pieces]) => pieces.map((piece) => [piece, { box, part }]))),
);

/** Pieces of other boxes that are played there also without the tiles of their box: in an open record no tile of a box need lie. */
const PIECES = plain({
  abbot: "abbot",
  phantom: "phantom",
  festival: "festival",
  gold: "gold",
  mage: "mage",
  witch: "mage",
});

/** What belongs to the box of its tiles: without it they would be worth something else, or do something else. */
const ALWAYS = plain({
  festival: ["festival"],
  gold: ["gold"],
  mage: ["mage", "witch"],
});

/** Kinds of figures in `meepleId` of which each player has one here. */
const ONE_EACH = plain({
  abbot: "abbot",
  "big-follower": "big",
  builder: "builder",
  pig: "pig",
  phantom: "phantom",
  mayor: "mayor",
  wagon: "wagon",
  barn: "barn",
});

/** What says nothing about boxes: a piece that comes with the tiles of its box alone. */
const PLAIN = ["farmers", "garden", "pig-herd", "count", "watchtower", "wind-rose", "church", "darmstadtium", "corn-circle"];

/** Names of sets that are not here, by those of their pieces: of both only the set is said. */
const OF_SET = plain({
  shepherd: "hills-and-sheep",
  hill: "hills-and-sheep",
  vineyard: "hills-and-sheep",
  escape: "siege",
  shrine: "cult",
  ferry: "ferries",
});

/** What king and robber baron score, by the rule there: 10 points for each card, and 15 or 40, are no option here. */
const CARDS = plain({ default: "each", continuously: "continuous" });

/** How the count moves where it is not the player who moves him. */
const COUNT_MOVES = plain({ clockwise: "clockwise", "follow-meeple": "follow" });

/**
 * @param {Record<string, any>} setup
 * @param {Set<string>} seconds the kinds of figures of which somebody placed a second one
 * @returns {{ boxes: string[], tiled: string[], options: string[], missing: string[] }} `tiled`: the boxes whose tiles are in play, each
 *   as often as they are; `missing`: in words
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
  const without = (/** @type {string} */ box, /** @type {string[]} */ names) =>
    missing.push(...names.filter((name) => !isOn(elements[name])).map((name) => words.without(title(name), boxTitle(box))));
  for (const box of Object.keys(ALWAYS)) if (tiled.includes(box)) without(box, ALWAYS[box] ?? []);
  if (tiled.includes("inns")) without("inns", ["inn", "cathedral"]);
  if (tiled.includes("river2") && isOn(elements["pig-herd"])) parts.get("traders")?.add("pig");
  else if (tiled.includes("river2") && parts.get("traders")?.has("pig")) without("traders", ["pig-herd"]);
  for (const [box, { size }] of parts) if (size > 0) boxes.add(box);
  const cards = parts.get("king");
  if ((cards?.has("king") || cards?.has("robber")) && !CARDS[scoringOf(rules)]) missing.push(words.cards(boxTitle("king")));
  return {
    boxes: ORDER.filter((name) => boxes.has(name)),
    tiled,
    options: [...leftOut(parts), ...optionsOf(boxes, elements, rules)].sort(),
    missing: [...new Set(missing)],
  };
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
  const [abbey, dragon, count] = [boxes.has("abbey"), boxes.has("dragon"), boxes.has("count")];
  const cards = CARDS[scoringOf(rules)] ?? "each";
  const departing = [
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
    boxes.has("inns") && rules["inn-and-cathedral-final-scoring"] === "ignore" && "unfinished-inn=plain",
    count && COUNT_MOVES[rules["count-move"]] && `count-move=${COUNT_MOVES[rules["count-move"]]}`,
    count && rules["coc-final-scoring"] === "any-district" && "count-final=any",
    boxes.has("festival") && rules["festival-return"] === "follower" && "festival=follower",
    boxes.has("gq11") && (!isOn(elements["pig-herd"]) || rules["gq11-pig-herd"] === "nothing") && "gq11-pigsty=no",
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
  const isHere = PART_OF.get(name)?.box === "abbey" || name.endsWith("-follower");
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
 * them, "little-buildings" is "Little Buildings".
 *
 * @param {string} name
 */
function title(name) {
  const set = OF_SET[name] ?? name.replace(/\/.*/, "");
  const box = SETS[name]?.at(-1);
  if (box && box !== "base") return boxTitle(box);
  const [first] = set.split("-");
  const known = plain(words.names)[set] ?? (first === "little" ? undefined : plain(TEXT.boxes)[first]?.title); // there are several little ones
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
