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

/** What of Abbey & Mayor is played, in the order of the option. */
const PARTS = ["tiles", "abbey", "mayor", "wagon", "barn"];

/** Pieces that are played there also without the tiles of their box: in an open record no tile of a box need lie. */
const PIECES = plain({
  abbot: "abbot",
  "big-follower": "inns",
  inn: "inns",
  cathedral: "inns",
  builder: "traders",
  pig: "traders",
  traders: "traders",
  dragon: "dragon",
  fairy: "dragon",
  princess: "dragon",
  portal: "dragon",
  tower: "tower",
  king: "king",
  robber: "king",
  bridge: "bridges",
  castle: "bridges",
  bazaar: "bridges",
  phantom: "phantom",
  festival: "festival",
  gold: "gold",
  mage: "mage",
  witch: "mage",
});

/** What belongs to the box of its tiles: without it they would be worth something else, or do something else. */
const ALWAYS = plain({
  inns: ["inn", "cathedral"],
  traders: ["traders"],
  king: ["king", "robber"],
  dragon: ["dragon"],
  tower: ["tower"],
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
  const parts = new Set(boxes.delete("abbey") ? ["tiles"] : []);
  for (const [name, count] of enabled(elements)) {
    const figure = ONE_EACH[name];
    if (figure && count > 1 && seconds.has(figure)) missing.push(words.each(Number(count), title(name)));
    else if (PIECES[name]) boxes.add(PIECES[name]);
    else if (PARTS.includes(name) && (figure || count === 1)) parts.add(name);
    else if (name === "small-follower" ? !(count >= 1 && count <= 9) : !PLAIN.includes(name)) missing.push(counted(name, count));
  }
  for (const box of Object.keys(ALWAYS))
    if (boxes.has(box) && (tiled.includes(box) || box === "king"))
      missing.push(...(ALWAYS[box] ?? []).filter((name) => !isOn(elements[name])).map((name) => words.without(title(name), boxTitle(box))));
  if (boxes.has("river2") && isOn(elements["pig-herd"])) boxes.add("traders");
  else if (boxes.has("river2") && boxes.has("traders")) missing.push(words.without(title("pig-herd"), boxTitle("traders")));
  if (boxes.has("king") && !CARDS[scoringOf(rules)]) missing.push(words.cards(boxTitle("king")));
  if (parts.size > 0) boxes.add("abbey");
  return { boxes: ORDER.filter((name) => boxes.has(name)), tiled, options: optionsOf(boxes, parts, elements, rules), missing: [...new Set(missing)] };
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

/**
 * @param {Set<string>} boxes
 * @param {Set<string>} parts
 * @param {Record<string, any>} elements
 * @param {Record<string, any>} rules
 * @returns {string[]} those that depart from what is usual here, by name
 */
function optionsOf(boxes, parts, elements, rules) {
  const followers = elements["small-follower"] ?? 7;
  const [abbey, dragon, count] = [boxes.has("abbey"), boxes.has("dragon"), boxes.has("count")];
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
  const isHere = PARTS.includes(name) || name.endsWith("-follower");
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
