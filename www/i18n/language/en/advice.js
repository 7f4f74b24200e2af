// @ts-check
/** What a master would do, and why, in English. */
import { words } from "../words.js";
import { FEATURES, points } from "./game.js";

const { plural, capital } = words("en-GB");

export const advice = {
  title: "What a master would do",
  thinking: "Thinking it over …",
  failed: "The hint could not be worked out. Try again.",
  shown: /** @type {Record<string, string>} */ ({
    tile: "Place the tile as shown on the board.",
    figure: "Place the figure as shown on the board.",
    abbey: "Place the abbey as shown on the board.",
    barn: "Place the barn as shown on the board.",
    move: "Move the wagon as shown on the board.",
    placeAt: "Place the figure as shown on the board.",
    recall: "Take the abbot back.",
    skip: "Place no figure this turn.",
  }),
  skip: /** @type {Record<string, string>} */ ({
    abbey: "Keep the abbey and draw a tile.",
    wagon: "Take the wagon back.",
    capture: "Capture nobody.",
    phantom: "Keep the phantom.",
  }),
  brings: "What it brings:",
  better: "Better turn",
  /** What is lost besides the parts that are told. */
  rest: (/** @type {number} */ count) =>
    plural(count, { one: "About # point of it shows only in the turns that follow.", other: "About # points of it show only in the turns that follow." }),
  /** A feature at the beginning of a line; boxes add their own. */
  feature: (/** @type {string} */ name) => capital(FEATURES[name] ?? name),
  scores: (/** @type {string} */ name, /** @type {string} */ feature, /** @type {number} */ count) => `${feature}: ${name} scores ${points(count)} right away`,
  more: (/** @type {string} */ name, /** @type {string} */ feature, /** @type {number} */ count) => `${feature}: about ${points(count)} more for ${name}`,
  less: (/** @type {string} */ name, /** @type {string} */ feature, /** @type {number} */ count) => `${feature}: about ${points(count)} less for ${name}`,
};
