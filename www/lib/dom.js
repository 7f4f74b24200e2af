// @ts-check
/** Elements without markup strings: everything a person typed ends up as text, never as HTML. */
import { bare, isolates } from "./invisible-characters.js";

/**
 * @typedef {Node | string | null | undefined | false} Child
 * @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Properties
 *   attributes; `onclick` and the like are listeners; false, null and undefined are left out
 */

/** What holds text alone, and shows it by itself. */
const TEXT_ONLY = ["textarea", "option"];

/**
 * @template {keyof HTMLElementTagNameMap | "bastide-board"} K
 * @param {K} tag
 * @param {Properties} [properties]
 * @param {Child[]} children
 * @returns {K extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[K] : HTMLElement}
 */
export function el(tag, properties = {}, ...children) {
  const element = /** @type {any} */ (document.createElement(tag));
  for (const [name, value] of Object.entries(properties)) set(element, name, value);
  element.append(...(TEXT_ONLY.includes(tag) ? children.filter(isPresent) : present(children)));
  return element;
}

/**
 * A name or a note, whose direction is its own whatever stands round it.
 *
 * @param {string} text
 */
export function bdi(text) {
  return el("bdi", {}, bare(text));
}

/**
 * Exchanges everything inside of an element.
 *
 * @param {Element} element
 * @param {Child[]} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...present(children));
}

/**
 * Exchanges everything inside of an element for a list of any length: as arguments of one call, a hundred thousand children are too many.
 *
 * @template {Element} E
 * @param {E} element
 * @param {(Node | false)[]} children
 * @returns {E} the element
 */
export function fillWith(element, children) {
  element.replaceChildren();
  for (const child of children) if (child) element.append(child);
  return element;
}

/**
 * Exchanges only the children that have changed. A child that equals the new one in its place stays, so the browser neither lays it out nor paints
 * it again.
 *
 * @param {Element} element
 * @param {(Element | false)[]} children
 */
export function refill(element, ...children) {
  const before = [...element.children];
  const now = children.filter((child) => child !== false);
  for (const [index, child] of now.entries()) {
    const there = before[index];
    if (!there) element.append(child);
    else if (!there.isEqualNode(child)) there.replaceWith(child);
  }
  for (const gone of before.slice(now.length)) gone.remove();
}

/**
 * An SVG drawing on a square of 24 units, hidden from screen readers.
 *
 * @param {string} path
 * @param {string} [className]
 * @returns {SVGSVGElement}
 */
export function drawing(path, className = "icon") {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {Properties[string]} value
 */
function set(element, name, value) {
  if (typeof value === "function") element.addEventListener(name.slice(2), value);
  else if (value === true) element.setAttribute(name, "");
  else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
}

/**
 * What is there; of a sentence each part that keeps its own direction as an element for that.
 *
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
function present(children) {
  const pieces = (/** @type {Node | string} */ child) => (typeof child === "string" ? isolates(child) : [child]);
  return children.filter(isPresent).flatMap((child) => pieces(child).map((piece, index) => (index % 2 ? bdi(/** @type {string} */ (piece)) : piece)));
}

/**
 * @param {Child} child
 * @returns {child is Node | string}
 */
function isPresent(child) {
  return child !== null && child !== undefined && child !== false;
}

/** @returns {Promise<void>} resolves when the changes are on the screen; at once in a background tab, where nothing is drawn */
export function painted() {
  return new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))));
}

/**
 * Where an element lies on the screen as it is turned: like its client rectangle where the screen is not turned.
 *
 * @param {Element} element
 * @returns {{ left: number, top: number, right: number, bottom: number, width: number, height: number }}
 */
export function placeOf(element) {
  let [left, top] = [0, 0];
  const { offsetWidth: width, offsetHeight: height } = /** @type {HTMLElement} */ (element);
  for (let part = /** @type {HTMLElement | null} */ (element); part; part = /** @type {HTMLElement | null} */ (part.offsetParent)) {
    left += part.offsetLeft + (part === element ? 0 : part.clientLeft);
    top += part.offsetTop + (part === element ? 0 : part.clientTop);
  }
  return { left, top, right: left + width, bottom: top + height, width, height };
}
