// @ts-check
/** What happens in a game and what is seen on the board, in English. */
import { hasRole, words } from "../words.js";

const { plural, capital } = words("en-GB");

/** @typedef {"road" | "city" | "monastery" | "field" | "garden" | "tower" | "quarter" | "hut" | "lying" | "acrobats" | "oak" | "pond"} Feature */

/** @type {Record<string, string>} */
export const FEATURES = {
  road: "road",
  city: "city",
  monastery: "monastery",
  field: "field",
  garden: "garden",
  barn: "barn",
  river: "river",
  tower: "tower",
  volcano: "volcano",
  dragon: "dragon",
  portal: "magic portal",
  bazaar: "bazaar",
  quarter: "quarter of Carcassonne",
};
/** What a figure on a feature is called. @type {Record<string, string>} */
const ROLES = { road: "a highwayman", city: "a knight", monastery: "a monk", field: "a farmer", garden: "an abbot" };
/** @type {Record<string, { one: string, other: string }>} */
const COUNTED = {
  road: { one: "# highwayman", other: "# highwaymen" },
  city: { one: "# knight", other: "# knights" },
  monastery: { one: "# monk", other: "# monks" },
  field: { one: "# farmer", other: "# farmers" },
  garden: { one: "# abbot", other: "# abbots" },
};
/** Where a figure stands. @type {Record<string, string>} */
const ON = { road: "on a road", city: "in a city", monastery: "in a monastery", field: "in a field", garden: "in a garden", tower: "on top of a tower" };
/** @type {Record<string, string>} */
export const FIGURES = {
  meeple: "a meeple",
  large: "a large meeple",
  abbot: "an abbot",
  mayor: "a mayor",
  wagon: "a wagon",
  builder: "a builder",
  pig: "a pig",
  phantom: "a phantom",
  barn: "a barn",
  abbey: "an abbey",
};
/** Tokens of goods, counted. @type {Record<string, import("../words.js").Forms>} */
const GOODS = {
  wine: { zero: "no wine", other: "# wine" },
  wheat: { zero: "no wheat", other: "# wheat" },
  cloth: { zero: "no cloth", other: "# cloth" },
};
/** @type {Record<string, string>} */
const MOST = { wine: "the most wine", wheat: "the most wheat", cloth: "the most cloth" };
/** Edges, and halves of edges: two for each, the one to the left or above first where it is read. @type {Record<string, string>} */
export const SIDES = {
  N: "north",
  E: "east",
  S: "south",
  W: "west",
  NNE: "right half of the north edge",
  ENE: "upper half of the east edge",
  ESE: "lower half of the east edge",
  SSE: "right half of the south edge",
  SSW: "left half of the south edge",
  WSW: "lower half of the west edge",
  WNW: "upper half of the west edge",
  NNW: "left half of the north edge",
};
/** @type {Record<string, string>} */
const CORNERS = { NE: "north-east", SE: "south-east", SW: "south-west", NW: "north-west" };
const TURNS = ["unturned", "turned right", "upside down", "turned left"];

export const points = (/** @type {number} */ count) => plural(count, { one: "# point", other: "# points" });
export const tiles = (/** @type {number} */ count) => plural(count, { one: "# tile", other: "# tiles" });
const coats = (/** @type {number} */ count) => plural(count, { one: "# coat of arms", other: "# coats of arms" });
const cities = (/** @type {number} */ count) => plural(count, { one: "# completed city", other: "# completed cities" });
/** Without the article. @param {string} word */
export const bare = (word) => word.replace(/^an? /, "");
/** @param {string[]} names */
const all = (names) => names.join(" and ");

/** Where a cell lies, seen from the first tile: "2 east", "1 north". @param {number} x @param {number} y */
const steps = (x, y) => [x && `${Math.abs(x)} ${x > 0 ? "east" : "west"}`, y && `${Math.abs(y)} ${y > 0 ? "south" : "north"}`].filter(Boolean);
/** @param {number} x @param {number} y */
export const cell = (x, y) => steps(x, y).join(", ") || "the first tile";

/** @param {string} place for example `road.S` or `monastery` */
export function place(place) {
  const [kind, side] = place.split(".");
  return side && SIDES[side] ? `${capital(FEATURES[kind])}, ${SIDES[side]}` : capital(FEATURES[place] ?? FEATURES[kind] ?? kind);
}

export const game = {
  /** One sentence for everything that happens. */
  events: {
    turn: (/** @type {number} */ turn, /** @type {string} */ name) => `Turn ${turn}: it is ${name}’s turn.`,
    drawn: (/** @type {string} */ name) => `${name} draws a tile.`,
    discarded: (/** @type {string} */ name) => `${name}’s tile fits nowhere and leaves the game.`,
    letGo: (/** @type {string} */ name) => `${name} builds no bridge for the tile. It leaves the game.`,
    laid: (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ abbey) =>
      `${name} places ${abbey ? "an abbey" : "a tile"} ${steps(x, y).join(" and ")} of the first tile.`,
    placed: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {Feature} */ feature) =>
      `${name} places ${FIGURES[figure]} ${ON[feature]}${hasRole(figure) && FIGURES[figure] !== ROLES[feature] ? ` as ${ROLES[feature]}` : ""}.`,
    returned: (/** @type {string} */ name, /** @type {string} */ figure) => `${name} takes ${FIGURES[figure]} back.`,
    leftAlone: (/** @type {string} */ name, /** @type {string} */ figure) => `${name}’s ${bare(FIGURES[figure])} has been left alone and goes home.`,
    moved: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {Feature} */ feature) =>
      `${name} moves ${FIGURES[figure]} to a ${FEATURES[feature]}.`,
    barn: (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y) =>
      `${name} places a barn on a corner of ${steps(x, y).length ? `the tile ${steps(x, y).join(" and ")} of the first tile` : "the first tile"}.`,
    goods: (/** @type {string} */ name, /** @type {string[]} */ tokens) => `${name} takes ${all(tokens)}.`,
    card: (/** @type {string} */ name, /** @type {"king" | "robber"} */ card, /** @type {number} */ size) =>
      `${name} takes the ${card === "king" ? `king: a city of ${tiles(size)} is the largest` : `robber baron: a road of ${tiles(size)} is the longest`} so far.`,
    secondPart: (/** @type {string} */ name) => `${name}’s builder gives one more tile.`,
    over: (/** @type {string[]} */ names, /** @type {number} */ count) =>
      `The game is over. ${names.length === 1 ? `${names[0]} wins` : `${all(names)} share the win`} with ${points(count)}.`,
  },
  /** A score: what it is for, and who else was there. */
  scored: (/** @type {string} */ name, /** @type {number} */ count, /** @type {string} */ why) => `${name} scores ${points(count)}${why}.`,
  scores: {
    road: (/** @type {boolean} */ completed, /** @type {number} */ size) => ` for ${completed ? "a completed" : "an incomplete"} road of ${tiles(size)}`,
    city: (/** @type {boolean} */ completed, /** @type {number} */ size, /** @type {number} */ arms) =>
      ` for ${completed ? "a completed" : "an incomplete"} city of ${tiles(size)}${arms > 0 ? ` and ${coats(arms)}` : ""}`,
    monastery: (/** @type {boolean} */ completed, /** @type {number} */ around) =>
      ` for ${completed ? "a completed" : "an incomplete"} monastery with ${tiles(around)} around it`,
    garden: (/** @type {boolean} */ completed, /** @type {number} */ around) =>
      ` for ${completed ? "a completed" : "an incomplete"} garden with ${tiles(around)} around it`,
    field: (/** @type {number} */ count) => ` for farmers beside ${cities(count)}`,
    barn: (/** @type {number} */ count) => ` for a barn beside ${cities(count)}`,
    goods: (/** @type {string} */ goods, /** @type {number} */ count) => ` for ${MOST[goods]} (${count})`,
    king: (/** @type {number} */ count) =>
      plural(count, { zero: " for the king", one: " for the king (# completed city)", other: " for the king (# completed cities)" }),
    robber: (/** @type {number} */ count) =>
      plural(count, { zero: " for the robber baron", one: " for the robber baron (# completed road)", other: " for the robber baron (# completed roads)" }),
    pig: ", with a pig",
    pigsty: ", with a pigsty",
    inn: " with an inn",
    cathedral: " with a cathedral",
    tie: " (a tie: all tied players get all the points)",
    majority: " with the most figures there",
  },
  /** How many tokens of a kind of goods. */
  tokens: (/** @type {string} */ goods, /** @type {number} */ count) => plural(count, GOODS[goods]),
  /** A feature that is pointed at. */
  feature: {
    road: (/** @type {boolean} */ completed, /** @type {number} */ size) => `${completed ? "Completed road" : "Road"} of ${tiles(size)}`,
    city: (/** @type {boolean} */ completed, /** @type {number} */ size) => `${completed ? "Completed city" : "City"} of ${tiles(size)}`,
    monastery: /** @type {(completed: boolean) => string} */ ((completed) => (completed ? "Completed monastery" : "Monastery")),
    garden: /** @type {(completed: boolean) => string} */ ((completed) => (completed ? "Completed garden" : "Garden")),
    field: () => "Field",
    pigsty: "a pigsty",
    coats,
    feeds: (/** @type {number} */ count) =>
      plural(count, { zero: "no completed city beside it yet", one: "feeds # completed city", other: "feeds # completed cities" }),
    around: (/** @type {number} */ count) => `${count} of 8 tiles around it`,
    open: (/** @type {number} */ count) => plural(count, { one: "# open edge", other: "# open edges" }),
    inn: /** @type {(nothing: boolean) => string} */ ((nothing) => (nothing ? "an inn: more points if completed, otherwise none" : "an inn")),
    cathedral: /** @type {(nothing: boolean) => string} */ ((nothing) => (nothing ? "a cathedral: more points if completed, otherwise none" : "a cathedral")),
    worth: (/** @type {number} */ count) => `Worth ${points(count)}.`,
    worthCompleted: (/** @type {number} */ count, /** @type {number} */ could) => `Worth ${points(count)} now, ${could} if completed at this size.`,
    worthSurrounded: (/** @type {number} */ count, /** @type {number} */ could) => `Worth ${points(count)} now, ${could} with all 8 tiles around it.`,
    powerless: "A mayor counts for nothing without coats of arms.",
    nobody: "Nobody stands here.",
    holds: (/** @type {string} */ name, /** @type {number} */ strength, /** @type {Feature} */ feature) =>
      `${name} holds it with ${plural(strength, COUNTED[feature])}.`,
    against: (/** @type {string} */ name, /** @type {number} */ strength, /** @type {{ name: string, strength: number }[]} */ others) =>
      `${name} holds it with a strength of ${strength} against ${all(others.map((other) => `${other.name}’s ${other.strength}`))}.`,
    share: (/** @type {string[]} */ names, /** @type {number} */ strength) => `${all(names)} share it with a strength of ${strength} each.`,
    barn: (/** @type {string} */ name) => `${name}’s barn: 4 points at the end for each completed city beside it.`,
    ended: (/** @type {string} */ scores) => `If the game ended now: ${scores}.`,
  },
  /** An empty space that is pointed at. */
  cell: {
    fits: (/** @type {number} */ count) =>
      plural(count, { zero: "None of the remaining tiles fits here", one: "# remaining tile fits here", other: "# remaining tiles fit here" }),
    left: (/** @type {number} */ count) => `Tiles still to be drawn: ${count}.`,
  },
  /** What can be done, in a list. */
  actions: {
    tile: (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turns) => `${cell(x, y)}, ${TURNS[turns]}`,
    figure: (/** @type {string} */ figure, /** @type {string} */ where) =>
      figure === "meeple" ? place(where) : `${capital(bare(FIGURES[figure]))}: ${place(where)}`,
    elsewhere: (/** @type {string} */ figure, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `${capital(bare(FIGURES[figure]))} (${cell(x, y)}: ${place(where)})`,
    abbey: (/** @type {number} */ x, /** @type {number} */ y) => `Abbey: ${cell(x, y)}`,
    barn: (/** @type {string} */ corner) => `Barn: ${CORNERS[corner]} corner`,
    move: (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) => `Wagon (${cell(x, y)}: ${place(where)})`,
    recall: "Take the abbot back",
    goOn: "Draw another tile",
    skip: "End turn without a figure",
  },
  /** What a computer player means to do after the tile. */
  then: {
    figure: (/** @type {string} */ figure, /** @type {string} */ where) =>
      `Then ${(figure === "meeple" && ROLES[where.split(".")[0]]) || FIGURES[figure]}: ${place(where).toLowerCase()}.`,
    none: "Then no figure.",
    recall: "Then the abbot comes back.",
    elsewhere: "Then a figure on another tile.",
    barn: "Then the barn.",
  },
  /** What is chosen, for a screen reader. */
  chosen: {
    nothing: "Nothing is chosen.",
    /** For people who choose by keys. */
    enter: "Enter plays it.",
    tile: (/** @type {string} */ what, /** @type {number} */ turns) =>
      `Chosen: ${what}, ${turns === 1 ? "the only rotation that fits here" : `one of ${turns} rotations that fit here`}. If you play it:`,
    other: (/** @type {string} */ what) => `Chosen: ${what}. If you play it:`,
  },
  /** Why something cannot be done. */
  why: {
    over: "The game is over.",
    another: "That is not this player’s decision: somebody else decides now.",
    tile: "You must place the tile in hand first.",
    figure: "The tile is already placed. Now you may only place a figure on it, or none.",
    otherTile: "You have a different tile in hand.",
    taken: "There is already a tile in this space.",
    apart: "A tile must touch another tile along an edge.",
    edge: (/** @type {string} */ side, /** @type {string} */ shows, /** @type {string} */ wanted) =>
      `To the ${SIDES[side]} the tile would show ${FEATURES[shows] ?? shows}, but its neighbour shows ${FEATURES[wanted] ?? wanted}.`,
    turns: "However you turn the tile, one of its edges does not match its neighbour.",
    full: "The board is full.",
    noFigure: (/** @type {string} */ figure) => `You have no ${bare(FIGURES[figure])} left.`,
    wrongPart: (/** @type {string} */ figure, /** @type {Feature} */ feature) => `${capital(FIGURES[figure])} may not stand ${ON[feature]} in this game.`,
    occupied: (/** @type {Feature} */ feature) => `There is already a figure ${ON[feature].replace(" a ", " this ")}, maybe on another of its tiles.`,
    noFollower: /** @type {(figure: string) => string} */ (
      (figure) =>
        figure === "builder"
          ? "A builder needs an incomplete road or city where one of your figures stands."
          : "A pig needs a field in which one of your farmers lies."
    ),
    phantomLater: "First decide about your figure; then you may place the phantom.",
    phantom: "Now you may only place the phantom, or keep it.",
    notOpen: "Only a game without a pile of tiles can be ended this way.",
    neverDrawn: "This tile is never drawn in this game.",
    riverApart: "A river tile must continue the river at exactly one open end.",
    riverTurns: "The river may not turn the same way twice in a row: it would run into itself.",
    riverBlocked: "The river could not continue from there.",
    abbey: "Now you may only place an abbey, or none.",
    abbeyLater: "You may place an abbey only at the beginning of your turn, instead of drawing a tile, and only if you still have one.",
    noHole: "An abbey may only fill a gap with tiles on all four sides.",
    noRecall: "You have no abbot that you can take back.",
    noBarns: "This game is played without barns.",
    noBarn: "You have no barn left.",
    noBarnCorner: "A barn must stand where four tiles meet and all show field.",
    barnThere: "There is already a barn in this field.",
    wagon: "Now you may only move the wagon or take it back.",
    complete: "That feature is already completed: a portal leads only to incomplete ones.",
    wagonTarget: "The wagon cannot go there: it moves only to an adjacent incomplete road, city or monastery without figures.",
    noWagon: "A wagon moves only when its road, city or monastery is completed.",
    secondPart: "Now you may only draw another tile, or end your turn.",
    noSecondPart: "Your turn has no second part that you could take now.",
    beyondEdge: "The table ends here: the landscape would be too wide or too high.",
    nowhere: "There is no such spot on the tile.",
  },
  /** Why a record cannot be read, or something cannot be done at all. */
  errors: {
    forbidden: (/** @type {number} */ line, /** @type {string} */ statement, /** @type {string} */ reason) =>
      `The record stops at line ${line} because “${statement}” cannot be played: ${reason}`,
    contradiction: (/** @type {number} */ line) => `Line ${line} contradicts the rest of the record.`,
    syntax: (/** @type {number} */ line, /** @type {number} */ column) => `The record cannot be read at line ${line}, column ${column}.`,
    setup: (/** @type {number} */ line) => `The tags at the top of the record do not describe a playable game: see line ${line}.`,
    quotes: (/** @type {number} */ line) => `The quotation marks in line ${line} are not those of a record. They must be straight: "`,
    lines: (/** @type {number} */ line) =>
      `Line ${line} contains several entries. Each entry needs a line of its own; perhaps the line breaks were lost in copying.`,
    unseen: (/** @type {number} */ line, /** @type {number} */ column, /** @type {string} */ name) =>
      `Line ${line} contains an invisible character (${name}, column ${column}). Delete it: it was probably copied by mistake.`,
    newer: (/** @type {number} */ line) => `According to line ${line}, the record comes from a newer version of Bastide. This version reads formats 1 and 2.`,
    noPlayers: 'The record does not say who plays: it has no line like [Players "red Ann, blue Bob"].',
    reads: (/** @type {string} */ quote) => `The line reads: “${quote}”.`,
    choice: "This game cannot be set up. Check the players, the rules and the expansions.",
    state: "That was not possible. Try again; if that does not help, reload the page.",
  },
};
