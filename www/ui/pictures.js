// @ts-check
/** Pictures drawn by the engine, as addresses for <img>; each is drawn once and kept. */
import { figureSvg, tileSvg } from "../bastide.js";
import { el } from "../lib/dom.js";
import { style } from "./theme.js";

/**
 * @typedef {object} Pictures how parts of a board show tiles and figures, which on other people's pages are no <img>
 * @property {(tile: string, turns: number, className?: string) => Element} tile
 * @property {(figure: string, colour: string, className?: string) => Element} figure
 */

/** @type {Map<string, string>} */
const addresses = new Map();

/**
 * @param {string} key
 * @param {() => string} draw
 * @returns {string}
 */
function address(key, draw) {
  let found = addresses.get(key);
  if (!found) {
    found = URL.createObjectURL(new Blob([draw()], { type: "image/svg+xml" }));
    addresses.set(key, found);
  }
  return found;
}

/**
 * @param {string} tile
 * @param {number} turns
 * @returns {string}
 */
export function tileAddress(tile, turns) {
  return address(`${tile} ${turns} ${style()}`, () => tileSvg(tile, turns, style()));
}

/**
 * A tile that is only looked at; the text beside it says what it is.
 *
 * @param {string} tile
 * @param {number} turns
 * @param {string} [className]
 */
export function tilePicture(tile, turns, className = "tile") {
  return el("img", { class: className, src: tileAddress(tile, turns), alt: "", draggable: "false" });
}

/**
 * @param {string} figure
 * @param {string} colour
 * @returns {string}
 */
export function figureAddress(figure, colour) {
  return address(`${figure} ${colour} ${style()}`, () => figureSvg(figure, colour, style()));
}

/**
 * @param {string} figure
 * @param {string} colour
 * @param {string} [className]
 */
export function figurePicture(figure, colour, className = "figure") {
  return el("img", { class: className, "data-figure": colour, src: figureAddress(figure, colour), alt: "", draggable: "false" });
}

/** @type {Pictures} */
export const PICTURES = { tile: tilePicture, figure: figurePicture };
