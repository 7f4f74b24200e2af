// @ts-check
/**
 * Pictures drawn by the engine, as addresses for <img>; each is drawn once and kept.
 *
 * To draw a tile takes a slow phone a tenth of a second, and a list may have a hundred. So what is only looked at is drawn when it comes
 * near the window, after the frame in which it came, and a frame draws no more than it has time for.
 */
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
  const picture = el("img", { class: className, alt: "", draggable: "false" });
  return drawnLater(picture, `${tile} ${turns} ${style()}`, () => tileAddress(tile, turns));
}

/**
 * The picture, with its address if that is known; else it is drawn once it comes near the window.
 *
 * @param {HTMLImageElement} picture
 * @param {string} key
 * @param {() => string} find
 */
function drawnLater(picture, key, find) {
  const known = addresses.get(key);
  if (known) picture.src = known;
  else {
    undrawn.set(picture, find);
    drawWhenNear(picture);
  }
  return picture;
}

/** For so many milliseconds a frame draws pictures; the one that is being drawn then is finished. */
const SHARE = 6;
/** What pictures show that are not drawn yet. @type {WeakMap<Element, () => string>} */
const undrawn = new WeakMap();
/** Those near the window, in the order in which they came. @type {Set<Element>} */
const wanted = new Set();
let asked = false;

/** Watches which pictures are near the window. @type {IntersectionObserver | undefined} */
let nearby;

/** Sees to it that a picture is drawn once it comes near the window, or before the page is printed. @param {Element} picture */
function drawWhenNear(picture) {
  if (!nearby) {
    nearby = new IntersectionObserver(note, { rootMargin: "40%" });
    addEventListener("beforeprint", () => document.querySelectorAll("img:not([src])").forEach(draw));
  }
  nearby.observe(picture);
}

/** @param {IntersectionObserverEntry[]} entries */
function note(entries) {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) wanted.add(target);
    else wanted.delete(target);
  }
  ask();
}

/** Draws in a later frame, after what else it shows. */
function ask() {
  if (asked || wanted.size === 0) return;
  asked = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      asked = false;
      const until = performance.now() + SHARE;
      for (const picture of wanted) {
        draw(picture);
        if (performance.now() > until) break;
      }
      ask();
    }),
  );
}

/** @param {Element} picture */
function draw(picture) {
  const find = undrawn.get(picture);
  if (find) /** @type {HTMLImageElement} */ (picture).src = find();
  undrawn.delete(picture);
  wanted.delete(picture);
  nearby?.unobserve(picture);
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

/**
 * The same, drawn later, as tiles are: on the start screen, whose figures nobody waits for.
 *
 * @param {string} figure
 * @param {string} colour
 * @param {string} [className]
 */
export function figureLater(figure, colour, className = "figure") {
  const picture = el("img", { class: className, "data-figure": colour, alt: "", draggable: "false" });
  return drawnLater(picture, `${figure} ${colour} ${style()}`, () => figureAddress(figure, colour));
}

/** @type {Pictures} */
export const PICTURES = { tile: tilePicture, figure: figurePicture };
