// @ts-check
/** The Ferries, in English. */
import { cell } from "../../i18n/language/en/game.js";

export const words = {
  events: {
    ferry: (/** @type {string} */ name, /** @type {string} */ first, /** @type {string} */ second, /** @type {number} */ x, /** @type {number} */ y) =>
      `${name} has the ferry join the roads to the ${first} and the ${second} (${cell(x, y)}).`,
  },
  actions: {
    ferry: (/** @type {string} */ first, /** @type {string} */ second, /** @type {number} */ x, /** @type {number} */ y) =>
      `Join the roads to the ${first} and the ${second} (${cell(x, y)})`,
  },
  edges: { N: "north", E: "east", S: "south", W: "west" },
  visitors: (/** @type {string} */ first, /** @type {string} */ second) =>
    `The ferry joins the roads to the ${first} and the ${second}; the others end at the lake.`,
  parts: { lake: "lake with a ferry" },
  labels: { ferry: (/** @type {string} */ first, /** @type {string} */ second) => `${first} – ${second}` },
  pieces: { ferry: "Ferry" },
  hint: {
    ferry: "Choose which two roads the ferry of your lake joins. They become one road, and the others end at the lake.",
    ferries: "A road from your tile leads to this ferry: you may move it so that it joins another pair of roads, or leave it.",
    chosen: "These two roads become one. Whatever this completes scores at once.",
  },
  primary: { ferry: "Place the ferry", ferries: "Move the ferry" },
  skip: { ferries: "Leave the ferry" },
  why: {
    ferry: "First place the ferry of the new lake.",
    ferries: "A ferry may move now, or stay.",
    noLake: "There is no lake with two such roads.",
    sameFerry: "The ferry joins these two roads already.",
    ferryNotFound: "This is not the first ferry on a road from the new tile, or it has already moved.",
    noFerry: "No ferry moves now.",
  },
  advice: { ferry: "Place the ferry as shown on the board." },
  steps: {
    ferry: "A tile with a lake: you place its ferry.",
    ferries: "Other ferries to which a road from your tile leads may move.",
  },
  articles: {
    ferries: {
      title: "The Ferries",
      text: [
        "Roads end at a lake. When you place a tile with a lake, you may put a figure on one of its roads as usual; then you place the ferry so that it joins two of the roads. They become one road, and the others end at the lake. Only then is anything scored.",
        "When you place a tile with a road, follow that road in every direction. You may move the first ferry that you come to in each direction, so that it joins another pair of roads of its lake. A ferry moves at most once in this turn, and you need not move any. An abbey moves no ferry.",
        "If this completes a road, it scores at once, wherever it lies; a lake counts as one tile. Figures stay where they stand, but a builder that is left alone goes home. A ferry that makes your builder’s road longer gives no second part of the turn.",
      ],
      see: "Red’s ferry joins the roads to the west and the east: one road across the lake. The road to the south ends there.",
    },
  },
};
