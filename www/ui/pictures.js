// @ts-check
/** Pictures drawn by the engine, as addresses for <img>; each is drawn once and kept. */
import { figureSvg, tileSvg } from "../bastide.js";
import { el } from "../lib/dom.js";
import { style } from "./theme.js";

/** How pictures are shown on other people's pages, which may refuse an <img>. @type {{ style: import("./theme.js").Style | "print", show: (svg: string, className: string) => Element } | undefined} */
let inPlace;

/** @param {NonNullable<typeof inPlace>} way from now on */
export function showInPlace(way) {
  inPlace = way;
}

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
  if (inPlace) return inPlace.show(tileSvg(tile, turns, inPlace.style), className);
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
  if (inPlace) return inPlace.show(figureSvg(figure, colour, inPlace.style), className);
  return el("img", { class: className, "data-figure": colour, src: figureAddress(figure, colour), alt: "", draggable: "false" });
}
