// @ts-check
/** Mage & Witch, in English. */
import { cell, place } from "../../i18n/language/en/game.js";

/** @typedef {import("./index.js").Who} Who */

const NAMES = { mage: "the mage", witch: "the witch" };

export const words = {
  events: {
    moved: (/** @type {Who} */ who, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `${who === "mage" ? "The mage" : "The witch"} moves to another feature (${cell(x, y)}: ${place(where)}).`,
    left: (/** @type {Who} */ who) => `${who === "mage" ? "The mage" : "The witch"} leaves the board.`,
  },
  extras: { mage: ", with the mage", witch: ", halved by the witch" },
  actions: {
    move: (/** @type {Who} */ who, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `Move ${NAMES[who]} (${cell(x, y)}: ${place(where)})`,
    remove: (/** @type {Who} */ who) => `Take ${NAMES[who]} off the board`,
  },
  /** On a tile, in words. */
  parts: { hat: "witch’s hat" },
  feature: { mage: "The mage adds a point for each of its tiles.", witch: "The witch halves its points." },
  pieces: { mage: "Mage", witch: "Witch" },
  hint: {
    magic: "Move the mage or the witch to any incomplete road or city: the mage where you want more points, the witch where you want fewer.",
    mage: "The mage adds a point for each tile of the road or city where he stands.",
    witch: "The witch halves the points of the road or city where she stands.",
    remove: "No road or city is left for them: take the mage or the witch off the board.",
  },
  primary: { mage: "Move the mage", witch: "Move the witch", removeMagic: "Take off the board" },
  why: {
    magic: "First move the mage or the witch.",
    noMagic: "The mage and the witch do not move now.",
    magicNotThere: "The mage and the witch may go only to incomplete roads and cities where neither of them stands.",
    magicCanMove: "One of the two leaves only if no road or city is left for them.",
  },
  advice: { magic: "Move the piece as shown on the board.", removeMagic: "Take the piece off the board, as shown." },
  steps: {
    magic: "A tile with a hat: you move the mage or the witch.",
  },
  articles: {
    magic: {
      title: "Mage & Witch",
      text: [
        "When you place a tile with a witch’s hat, you must move the mage or the witch before you place a figure: to any incomplete road or city on the board where neither of them stands. They belong to nobody and occupy nothing. If the mage and the witch come into the same feature because a tile joins two, whoever placed that tile must move one of them.",
        "The mage adds 1 point for each tile of the road or city where he stands. The witch halves all the points of the road or city where she stands, rounded up. This also applies to incomplete roads and cities at the end of the game.",
        "Once the road or city is scored, the mage or the witch leaves the board, until somebody brings them back. If no road or city is left to choose, the one that is alone on the board leaves it; if both are on it, one of them must be removed.",
      ],
      see: "The mage stands on Red’s road of three tiles, which is now worth 3 points and 3 more.",
    },
  },
};
