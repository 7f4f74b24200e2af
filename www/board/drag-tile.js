// @ts-check
/** Drags the tile in hand onto the board: over a space where it may be laid the board shows it there, as after a tap. */
import { el } from "../lib/dom.js";

/** A pointer that went so far, in CSS pixels, drags. */
const SLOP = 6;
/** How far above a finger the tile is held, in CSS pixels: a finger would hide it. */
const LIFT = 44;

/** @typedef {{ x: number, y: number }} Point */

/**
 * @typedef {object} DragActions
 * @property {() => boolean} may whether there is a tile to be laid now
 * @property {(at: Point) => boolean} over shows the tile at a point of the board, if it may be laid there; whether it may
 * @property {() => void} away shows it nowhere
 * @property {() => void} drop lets it go where it is held
 */

/**
 * @param {HTMLImageElement} picture of the tile in hand
 * @param {() => HTMLElement | undefined} board its canvas
 * @param {DragActions} actions
 */
export function dragsTile(picture, board, actions) {
  /** @type {Drag | null} */
  let drag = null;
  const end = (/** @type {boolean} */ drops) => {
    drag?.end(drops);
    drag = null;
  };
  picture.addEventListener("pointerdown", (event) => {
    const canvas = board();
    if (drag || event.button !== 0 || !canvas || !actions.may()) return; // a second finger takes nothing
    event.preventDefault(); // the browser would drag the picture
    picture.setPointerCapture(event.pointerId);
    drag = new Drag(picture, canvas, event, actions);
  });
  const isIts = (/** @type {PointerEvent} */ { pointerId }) => pointerId === drag?.pointer;
  picture.addEventListener("pointermove", (event) => isIts(event) && drag?.to(event));
  picture.addEventListener("pointerup", (event) => isIts(event) && end(true));
  picture.addEventListener("pointercancel", (event) => isIts(event) && end(false));
}

class Drag {
  /** What follows the pointer while the board shows the tile nowhere. @type {HTMLElement | undefined} */
  #held;
  #isOver = false;
  /** Whether it is over the board at all. */
  #inside = false;

  /**
   * @param {HTMLImageElement} picture
   * @param {HTMLElement} canvas
   * @param {PointerEvent} event
   * @param {DragActions} actions
   */
  constructor(picture, canvas, event, actions) {
    this.picture = picture;
    this.canvas = canvas;
    this.actions = actions;
    this.pointer = event.pointerId;
    this.began = { x: event.clientX, y: event.clientY };
    this.lift = event.pointerType === "touch" ? LIFT : 0;
  }

  /** @param {PointerEvent} event */
  to({ clientX, clientY }) {
    if (!this.#held && Math.hypot(clientX - this.began.x, clientY - this.began.y) < SLOP) return;
    this.#held ??= this.#take();
    const at = onBoard(this.canvas, clientX, clientY);
    at.y -= this.lift;
    const inside = at.x >= 0 && at.y >= 0 && at.x <= this.canvas.clientWidth && at.y <= this.canvas.clientHeight;
    const isOver = inside && this.actions.over(at);
    if (this.#isOver && !isOver) this.actions.away();
    this.#isOver = isOver;
    this.#held.hidden = isOver;
    this.#inside = inside;
    this.#held.toggleAttribute("data-wrong", inside && !isOver);
    this.#held.style.translate = `${at.x}px ${at.y}px`;
  }

  /** @param {boolean} drops */
  end(drops) {
    this.#held?.remove();
    this.picture.classList.remove("taken");
    if (!this.#held) return;
    if (drops && this.#inside)
      this.actions.drop(); // where it may not be laid the board says why
    else if (this.#isOver) this.actions.away();
  }

  /** The tile in mid-air stands beside the canvas, whose coordinates it shares however the screen is turned. */
  #take() {
    const held = el("img", { class: "tile-held", src: this.picture.src, alt: "", draggable: "false" });
    held.style.width = `${this.picture.clientWidth}px`;
    this.picture.classList.add("taken");
    this.canvas.after(held);
    return held;
  }
}

/**
 * A point of the window in CSS pixels of the canvas: the screen may be turned, by as many quarter turns as the page says.
 *
 * @param {HTMLElement} canvas
 * @param {number} clientX
 * @param {number} clientY
 * @returns {Point}
 */
function onBoard(canvas, clientX, clientY) {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const zoom = canvas.currentCSSZoom || 1; // the window's pixels are others than the board's where the page has a CSS zoom
  let [x, y] = [(clientX - left - width / 2) / zoom, (clientY - top - height / 2) / zoom];
  for (let turns = Number(document.documentElement.dataset.side ?? 0); turns > 0; turns -= 1) [x, y] = [y, -x];
  return { x: x + canvas.clientWidth / 2, y: y + canvas.clientHeight / 2 };
}
