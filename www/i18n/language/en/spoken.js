// @ts-check
/** Playing by words alone: answers to one-key questions, typed moves, and the board as a table; in English. */
import { words } from "../words.js";
import { FEATURES, SIDES } from "./game.js";

const { listed, plural, capital } = words("en-GB");

/** @param {number} x @param {number} y */
const where = (x, y) =>
  [x && `${Math.abs(x)} ${x > 0 ? "east" : "west"}`, y && `${Math.abs(y)} ${y > 0 ? "south" : "north"}`].filter(Boolean).join(", ") || "first tile";

export const spoken = {
  where,
  /** A city, road, river, monastery or garden on a tile, with the edges that it reaches. */
  part: (
    /** @type {string} */ feature,
    /** @type {string[]} */ sides,
    /** @type {number} */ coats,
    /** @type {boolean} */ inn,
    /** @type {boolean} */ cathedral,
  ) =>
    [
      FEATURES[feature],
      listed(sides.map((side) => SIDES[side])),
      coats > 0 && plural(coats, { one: "with a coat of arms", other: "with # coats of arms" }),
      inn && "with an inn",
      cathedral && "with a cathedral",
    ]
      .filter(Boolean)
      .join(" "),
  meadow: "only field",
  hand: (/** @type {string} */ tile, /** @type {string[]} */ parts) => `In hand: tile ${tile}, ${parts.join("; ")}.`,
  noTile: "You have no tile in hand.",
  scores: (/** @type {string[]} */ scores) => `Points: ${scores.join(", ")}.`,
  score: (/** @type {string} */ name, /** @type {number} */ points, /** @type {number} */ figures) =>
    `${name} ${points}, with ${plural(figures, { zero: "no figure", one: "# figure", other: "# figures" })} in hand`,
  nothingYet: "Nothing has been played yet.",
  noFigures: "You have no figure on the board.",
  /** A figure on the board: where, and what it stands on. */
  figure: (/** @type {string} */ figure, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ feature) =>
    `${figure}, ${where(x, y)}: ${feature}.`,
  turn: (/** @type {string} */ who, /** @type {number} */ turn, /** @type {number} */ left) =>
    `Turn ${turn}, ${who}. ${plural(left, { zero: "No tile is left", one: "# tile is left", other: "# tiles are left" })}.`,
  typed: {
    label: "Type a move or a question",
    help: "Type the number of a choice, a place such as 1,-2 0 (east, south, quarter turns) or road.S, “skip” or “undo”. Questions: “list”, s for the points, d for the tile in hand, l for the last move, m for my figures, o for whose turn it is.",
    /** Words for what can be typed besides the letters; the first one of each is shown. */
    commands: { list: ["list"], skip: ["skip", "no"], undo: ["undo"], help: ["help", "?"] },
    choices: (/** @type {string[]} */ choices) => `You can: ${choices.map((choice, index) => `${index + 1}: ${choice}`).join(". ")}.`,
    orSkip: "Or type “skip”.",
    nothing: "There is nothing to decide right now.",
    noChoice: (/** @type {number} */ count) => `Choices go from 1 to ${count}.`,
    turns: (/** @type {string[]} */ turns) => `The tile fits there in several ways: add the number of quarter turns, ${turns.join(" or ")}.`,
    unknown: (/** @type {string} */ text) => `“${text}” was not understood. Type “help” to hear what you can type.`,
    notNow: "It is not your turn.",
    nothingBack: "There is nothing to undo.",
  },
  grid: {
    open: "Board as text",
    help: "The arrow keys go from space to space, Enter chooses a space for the tile in hand.",
    walk: "The arrow keys go from space to space.",
    label: "Board",
    tile: (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ features) => `${capital(where(x, y))}: ${features}`,
    empty: (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ fits) => `${capital(where(x, y))}: empty. ${fits}`,
    legal: "The tile in hand fits.",
    far: (/** @type {number} */ x, /** @type {number} */ y) => `${capital(where(x, y))}: empty, with no tile beside it.`,
  },
};
