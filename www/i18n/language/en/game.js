// @ts-check
/** What happens in a game and what is seen on the board, in English. */
import { words } from "../words.js";

const { plural, capital } = words("en-GB");

/** @typedef {"road" | "city" | "monastery" | "field" | "garden"} Feature */

/** @type {Record<string, string>} */
export const FEATURES = { road: "road", city: "city", monastery: "monastery", field: "field", garden: "garden", barn: "barn", river: "river" };
/** What a figure on a feature is called. @type {Record<string, string>} */
const ROLES = { road: "a highwayman", city: "a knight", monastery: "a monk", field: "a farmer", garden: "a gardener" };
/** @type {Record<string, { one: string, other: string }>} */
const COUNTED = {
  road: { one: "# highwayman", other: "# highwaymen" },
  city: { one: "# knight", other: "# knights" },
  monastery: { one: "# monk", other: "# monks" },
  field: { one: "# farmer", other: "# farmers" },
  garden: { one: "# gardener", other: "# gardeners" },
};
/** @type {Record<string, string>} */
const FIGURES = { meeple: "a meeple", large: "a large meeple", abbot: "an abbot", mayor: "a mayor", wagon: "a wagon", barn: "a barn", abbey: "an abbey" };
/** Edges, and halves of edges: two for each, the one to the left or above first where it is read. @type {Record<string, string>} */
export const SIDES = {
  N: "north", E: "east", S: "south", W: "west",
  NNE: "north right", ENE: "east above", ESE: "east below", SSE: "south right",
  SSW: "south left", WSW: "west below", WNW: "west above", NNW: "north left",
};
/** @type {Record<string, string>} */
const CORNERS = { NE: "north-east", SE: "south-east", SW: "south-west", NW: "north-west" };
const TURNS = ["unturned", "turned right", "upside down", "turned left"];

export const points = (/** @type {number} */ count) => plural(count, { one: "# point", other: "# points" });
const tiles = (/** @type {number} */ count) => plural(count, { one: "# tile", other: "# tiles" });
const coats = (/** @type {number} */ count) => plural(count, { one: "# coat of arms", other: "# coats of arms" });
const cities = (/** @type {number} */ count) => plural(count, { one: "# completed city", other: "# completed cities" });
/** Without the article. @param {string} word */
const bare = (word) => word.replace(/^an? /, "");
/** @param {string[]} names */
const all = (names) => names.join(" and ");

/** Where a cell lies, seen from the first tile: "2 east", "1 north". @param {number} x @param {number} y */
const steps = (x, y) => [x && `${Math.abs(x)} ${x > 0 ? "east" : "west"}`, y && `${Math.abs(y)} ${y > 0 ? "south" : "north"}`].filter(Boolean);
/** @param {number} x @param {number} y */
const cell = (x, y) => steps(x, y).join(", ") || "the first tile";

/** @param {string} place for example `road.S` or `monastery` */
function place(place) {
  const [kind, side] = place.split(".");
  return side && SIDES[side] ? `${capital(FEATURES[kind])}, ${SIDES[side]}` : capital(FEATURES[kind] ?? kind);
}

export const game = {
  /** One sentence for everything that happens. */
  events: {
    turn: (/** @type {number} */ turn, /** @type {string} */ name) => `Turn ${turn}: ${name} is to play.`,
    drawn: (/** @type {string} */ name) => `${name} draws a tile.`,
    discarded: (/** @type {string} */ name, /** @type {string} */ tile) => `${name} drew a tile that fits nowhere (${tile}); it leaves the game and another is drawn.`,
    laid: (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ abbey) => `${name} laid ${abbey ? "an abbey" : "a tile"} ${steps(x, y).join(" and ")} of the first tile.`,
    placed: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {Feature} */ feature) => `${name} placed ${FIGURES[figure]} on a ${FEATURES[feature]} as ${ROLES[feature]}.`,
    returned: (/** @type {string} */ name, /** @type {string} */ figure) => `${name} takes ${FIGURES[figure]} back.`,
    moved: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {Feature} */ feature) => `${name} moves ${FIGURES[figure]} on to a ${FEATURES[feature]}.`,
    barn: (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y) => `${name} placed a barn on a corner of ${steps(x, y).length ? `the tile ${steps(x, y).join(" and ")} of the first tile` : "the first tile"}.`,
    over: (/** @type {string[]} */ names, /** @type {number} */ count) => `The game is over. ${names.length === 1 ? `${names[0]} wins` : `${all(names)} share the win`} with ${points(count)}.`,
  },
  /** A score: what it is for, and who else was there. */
  scored: (/** @type {string} */ name, /** @type {number} */ count, /** @type {string} */ why) => `${name} scores ${points(count)}${why}.`,
  scores: {
    road: (/** @type {boolean} */ completed, /** @type {number} */ size) => ` for ${completed ? "a completed" : "an unfinished"} road of ${tiles(size)}`,
    city: (/** @type {boolean} */ completed, /** @type {number} */ size, /** @type {number} */ arms) =>
      ` for ${completed ? "a completed" : "an unfinished"} city of ${tiles(size)}${arms > 0 ? ` and ${coats(arms)}` : ""}`,
    monastery: (/** @type {boolean} */ completed, /** @type {number} */ around) => ` for ${completed ? "a completed" : "an unfinished"} monastery with ${tiles(around)} around it`,
    garden: (/** @type {boolean} */ completed, /** @type {number} */ around) => ` for ${completed ? "a completed" : "an unfinished"} garden with ${tiles(around)} around it`,
    field: (/** @type {number} */ count) => ` for farmers beside ${cities(count)}`,
    barn: (/** @type {number} */ count) => ` for a barn beside ${cities(count)}`,
    inn: " with an inn",
    cathedral: " with a cathedral",
    tie: " (a tie: each gets all the points)",
    majority: ", with the most figures there",
  },
  /** A feature that is pointed at. */
  feature: {
    road: (/** @type {boolean} */ completed, /** @type {number} */ size) => `${completed ? "Completed road" : "Road"} of ${tiles(size)}`,
    city: (/** @type {boolean} */ completed, /** @type {number} */ size) => `${completed ? "Completed city" : "City"} of ${tiles(size)}`,
    monastery: /** @type {(completed: boolean) => string} */ ((completed) => (completed ? "Completed monastery" : "Monastery")),
    garden: /** @type {(completed: boolean) => string} */ ((completed) => (completed ? "Completed garden" : "Garden")),
    field: () => "Field",
    coats,
    feeds: (/** @type {number} */ count) => plural(count, { zero: "no completed city beside it yet", one: "feeds # completed city", other: "feeds # completed cities" }),
    around: (/** @type {number} */ count) => `${count} of 8 tiles around it`,
    open: (/** @type {number} */ count) => plural(count, { one: "# open edge", other: "# open edges" }),
    inn: /** @type {(nothing: boolean) => string} */ ((nothing) => (nothing ? "an inn: more if completed, else nothing" : "an inn")),
    cathedral: /** @type {(nothing: boolean) => string} */ ((nothing) => (nothing ? "a cathedral: more if completed, else nothing" : "a cathedral")),
    worth: (/** @type {number} */ count) => `Worth ${points(count)}.`,
    worthCompleted: (/** @type {number} */ count, /** @type {number} */ could) => `Worth ${points(count)} now, ${could} if completed as it is.`,
    worthSurrounded: (/** @type {number} */ count, /** @type {number} */ could) => `Worth ${points(count)} now, ${could} with all 8.`,
    powerless: "Who stands here counts nothing without coats of arms.",
    nobody: "Nobody stands here.",
    holds: (/** @type {string} */ name, /** @type {number} */ strength, /** @type {Feature} */ feature) => `${name} holds it with ${plural(strength, COUNTED[feature])}.`,
    against: (/** @type {string} */ name, /** @type {number} */ strength, /** @type {{ name: string, strength: number }[]} */ others) =>
      `${name} holds it with a strength of ${strength} against ${all(others.map((other) => `${other.strength} of ${other.name}`))}.`,
    share: (/** @type {string[]} */ names, /** @type {number} */ strength) => `${all(names)} share it with a strength of ${strength} each.`,
    barn: (/** @type {string} */ name) => `A barn of ${name}: 4 points a city at the end.`,
    ended: (/** @type {string} */ scores) => `If the game ended now: ${scores}.`,
  },
  /** An empty space that is pointed at. */
  cell: {
    fits: (/** @type {number} */ count) => plural(count, { zero: "No tile left fits here", one: "# tile left fits here", other: "# tiles left fit here" }),
    left: (/** @type {number} */ count) => `Of ${tiles(count)} still to be drawn.`,
  },
  /** What can be done, in a list. */
  actions: {
    tile: (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turns) => `${cell(x, y)}, ${TURNS[turns]}`,
    figure: (/** @type {string} */ figure, /** @type {string} */ where) => (figure === "meeple" ? place(where) : `${capital(bare(FIGURES[figure]))}: ${place(where)}`),
    abbey: (/** @type {number} */ x, /** @type {number} */ y) => `Abbey: ${cell(x, y)}`,
    barn: (/** @type {string} */ corner) => `Barn: ${CORNERS[corner]} corner`,
    move: (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) => `Wagon to ${cell(x, y)}: ${place(where)}`,
    recall: "Take the abbot back",
    skip: "End turn without a figure",
  },
  /** What a computer player means to do after the tile. */
  then: {
    figure: (/** @type {string} */ figure, /** @type {string} */ where) => `Then a figure: ${figure === "meeple" ? place(where).toLowerCase() : `${bare(FIGURES[figure])}, ${place(where).toLowerCase()}`}.`,
    none: "Then no figure.",
    recall: "Then the abbot comes back.",
    barn: "Then the barn.",
  },
  /** What is chosen, for a screen reader. */
  chosen: {
    nothing: "Nothing is chosen.",
    tile: (/** @type {string} */ what, /** @type {number} */ turns) => `Chosen: ${what}, ${turns === 1 ? "the only turn that fits here" : `one of ${turns} turns that fit here`}. If played:`,
    other: (/** @type {string} */ what) => `Chosen: ${what}. If played:`,
  },
  /** Why something cannot be done. */
  why: {
    over: "The game is over.",
    tile: "The tile in hand must be laid first.",
    figure: "The tile is laid: now only a figure may be placed on it, or none.",
    otherTile: "Another tile is in hand.",
    taken: "A tile lies there already.",
    apart: "A tile must touch another one by an edge.",
    edge: (/** @type {string} */ side, /** @type {string} */ shows, /** @type {string} */ wanted) => `In the ${SIDES[side]} it would show ${FEATURES[shows] ?? shows}, but beside it is ${FEATURES[wanted] ?? wanted}.`,
    turns: "However the tile is turned, an edge does not go with its neighbour.",
    full: "The board is full.",
    noFigure: (/** @type {string} */ figure) => `You have no ${bare(FIGURES[figure])} left.`,
    wrongPart: (/** @type {string} */ figure, /** @type {Feature} */ feature) => `${capital(FIGURES[figure])} does not stand on a ${FEATURES[feature]} in this game.`,
    occupied: (/** @type {Feature} */ feature) => `Somebody stands on this ${FEATURES[feature]} already, maybe on another of its tiles.`,
    notOpen: "Only a game without a pile is ended by hand.",
    neverDrawn: "This tile is never drawn.",
    riverApart: "A river tile must go on at an open end of the river, and at one only.",
    riverTurns: "The river may not turn the same way twice: it would run into itself.",
    riverBlocked: "The river could not go on from there.",
    abbey: "Now an abbey may be laid, or none.",
    abbeyLater: "An abbey is laid at the beginning of a turn, in place of a tile, by a player who still has one.",
    noHole: "An abbey goes only into a gap with tiles on all four sides.",
    noRecall: "No abbot of yours can be taken back.",
    noBarns: "This game is played without barns.",
    noBarn: "You have no barn left.",
    noBarnCorner: "A barn stands where four tiles meet and all show field.",
    barnThere: "A barn stands on this field already.",
    wagon: "Now only the wagon may move on, or go home.",
    wagonTarget: "The wagon cannot go there: it moves to an unfinished road, city or monastery next to where it stands, on which nobody stands.",
    noWagon: "A wagon moves on only when what it stands on is finished.",
    nowhere: "There is no such place on the tile.",
  },
};
