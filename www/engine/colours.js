// @ts-check
/** The players' colours, each with the mark that its figures wear: a shape that tells them apart without seeing colours. */
import { drawing } from "../lib/dom.js";

/** @typedef {import("../bastide.js").Colour} Colour */

/** What fills a colour on a canvas, and what is written on that: those of `base.css`. @type {Record<Colour, [fill: string, on: string]>} */
export const FILLS = {
  red: ["#b8001d", "#fff"],
  blue: ["#2643c6", "#fff"],
  green: ["#04694f", "#fff"],
  yellow: ["#ffe81a", "#2c2205"],
  black: ["#33323a", "#fff"],
  pink: ["#f18cc8", "#3a0f2a"],
};

/** @type {Record<Colour, string>} */
const MARKS = {
  red: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z",
  blue: "M12 2l9 10-9 10-9-10Z",
  green: "M12 4l9 16H3Z",
  yellow: "M5 5h14v14H5Z",
  black: "M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z",
  pink: "M12 2.5l2.8 6.4 6.9.6-5.2 4.6 1.6 6.8-6.1-3.6-6.1 3.6 1.6-6.8-5.2-4.6 6.9-.6Z",
};

/**
 * @param {Colour} colour
 * @returns {SVGSVGElement}
 */
export function mark(colour) {
  return drawing(MARKS[colour], "mark");
}
