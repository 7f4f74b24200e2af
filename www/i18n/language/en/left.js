// @ts-check
/** The tiles that are left and how likely they are to come, in English. */
import { words } from "../words.js";

const { plural } = words("en-GB");

export const left = {
  total: (/** @type {number} */ left, /** @type {number} */ all) => `${left} of ${all} tiles are still to be drawn.`,
  fit: (/** @type {number} */ count) => plural(count, { one: "# fits the space", other: "# fit the space" }),
  others: (/** @type {number} */ count) => plural(count, { one: "# does not", other: "# do not" }),
  tile: (/** @type {string} */ tile, /** @type {number} */ left, /** @type {number} */ all) => `Tile ${tile}: ${left === 0 ? "none" : left} of ${all} left`,
  choose: "Choose tiles to see how likely they are to come.",
  chances: "How likely they are to come",
  fitting: "How likely a tile that fits is to come",
  next: "As the next tile",
  draws: "Drawn before the end by",
  first: (/** @type {string} */ tile, /** @type {string} */ other) => `Tile ${tile} before tile ${other}`,
  percent: (/** @type {number} */ percent) => `${percent}%`,
  assumed: "If everybody draws one tile a turn.",
};
