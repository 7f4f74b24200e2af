// @ts-check
/**
 * The engine's drawings as elements. A page may refuse images by address and text that is parsed as markup, so they are made one
 * by one; anything that only looks at a drawing has no use for is left out.
 */

import { figureSvg } from "../bastide.js";

const SPACE = "http://www.w3.org/2000/svg";
const TAGS = new Set([
  "svg",
  "g",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polygon",
  "polyline",
  "text",
  "tspan",
  "title",
  "desc",
  "defs",
  "symbol",
  "use",
  "pattern",
  "clipPath",
]);
const ENTITIES = /** @type {Record<string, string>} */ ({ lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", "#39": "'" });
const TOKEN = /<\?[^>]*>|<!--[^]*?-->|<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;

/** @param {string} text */
const plain = (text) => text.replace(/&([\w#]+);/g, (all, name) => ENTITIES[name] ?? all);

/**
 * @param {string} svg a whole document
 * @param {string} [className]
 * @returns {SVGSVGElement}
 */
export function drawn(svg, className = "") {
  const root = document.createElementNS(SPACE, "g");
  /** @type {Element[]} */
  const open = [root];
  let skipped = 0;
  for (const [, close, tag, attributes = "", single, text] of svg.matchAll(TOKEN)) {
    const parent = open[open.length - 1];
    if (text !== undefined && !skipped && text.trim()) parent.append(plain(text));
    if (!tag) continue;
    if (skipped || !TAGS.has(tag)) {
      if (!single) skipped += close ? -1 : 1;
    } else if (close) {
      if (open.length > 1) open.pop();
    } else {
      const element = elementOf(tag, attributes);
      parent.append(element);
      if (!single) open.push(element);
    }
  }
  const drawing = /** @type {SVGSVGElement | null} */ (root.firstElementChild) ?? document.createElementNS(SPACE, "svg");
  if (className) drawing.setAttribute("class", className);
  if (!drawing.getAttribute("role")) drawing.setAttribute("aria-hidden", "true");
  return drawing;
}

/**
 * @param {string} tag
 * @param {string} attributes
 */
function elementOf(tag, attributes) {
  const element = document.createElementNS(SPACE, tag);
  for (const [, name, value] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    const isLink = name === "href" || name === "xlink:href";
    if (/^on|^style$|^xmlns/i.test(name) || (isLink && !value.startsWith("#"))) continue;
    element.setAttribute(isLink ? "href" : name, plain(value));
  }
  return element;
}

/**
 * Tiles and figures drawn in place.
 *
 * @param {import("../bastide.js").Game} game whose record may define some of the tiles itself
 * @param {() => import("./appearance.js").Look["style"]} style that of the board at the moment
 * @returns {import("../ui/pictures.js").Pictures}
 */
export function picturesInPlace(game, style) {
  return {
    tile: (tile, turns, className = "tile") => drawn(game.tileSvg(tile, turns, style()), className),
    figure: (figure, colour, className = "figure") => drawn(figureSvg(figure, colour, style()), className),
  };
}
