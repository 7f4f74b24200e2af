// @ts-check
/** A handle that moves an entry of a list: dragged, by arrow keys, or by the buttons that it unfolds. */
import { el } from "./dom.js";
import { icon } from "./icons.js";

/** A pointer that went so far, in CSS pixels, drags; a shorter way is a tap. */
const SLOP = 6;

/**
 * @typedef {object} HandleActions
 * @property {() => HTMLElement[]} rows all entries, in their order
 * @property {(to: number) => void} onMove the entry goes to this place
 * @property {() => void} onTap
 */

/**
 * @param {number} index the entry's place
 * @param {{ label: string, open: boolean }} state
 * @param {HandleActions} actions
 * @returns {HTMLButtonElement}
 */
export function handle(index, { label, open }, { rows, onMove, onTap }) {
  /** @type {Drag | null} */
  let drag = null;
  /** The click that follows a drag is none. */
  let dragged = false;
  const end = (/** @type {boolean} */ done) => {
    const to = drag?.end();
    dragged = to !== undefined;
    drag = null;
    if (done && to !== undefined && to !== index) onMove(to);
  };
  return el(
    "button",
    {
      class: "icon-button quiet handle",
      type: "button",
      "aria-label": label,
      title: label,
      "aria-expanded": String(open),
      onpointerdown: (/** @type {PointerEvent & { currentTarget: HTMLElement }} */ event) => {
        dragged = false;
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag = new Drag(rows(), index, event.clientY);
      },
      onpointermove: (/** @type {PointerEvent} */ event) => drag?.to(event.clientY),
      onpointerup: () => end(true),
      onpointercancel: () => end(false),
      onclick: () => (dragged ? (dragged = false) : onTap()),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const to = event.key === "ArrowUp" ? index - 1 : event.key === "ArrowDown" ? index + 1 : index;
        if (to === index) return;
        event.preventDefault();
        if (to >= 0 && to < rows().length) onMove(to);
      },
    },
    icon("grip"),
  );
}

/** An entry on its way; the others make room. */
class Drag {
  #moved = false;

  /**
   * @param {HTMLElement[]} rows
   * @param {number} index
   * @param {number} from
   */
  constructor(rows, index, from) {
    this.rows = rows;
    this.index = index;
    this.from = from;
    this.target = index;
    this.places = rows.map((row) => row.getBoundingClientRect());
  }

  /** @param {number} y of the pointer */
  to(y) {
    const way = y - this.from;
    if (!this.#moved && Math.abs(way) < SLOP) return;
    this.#moved = true;
    const own = this.places[this.index];
    const middle = own.top + own.height / 2 + way;
    this.target = this.places.filter((place, index) => index !== this.index && place.top + place.height / 2 < middle).length;
    for (const [index, row] of this.rows.entries()) {
      row.classList.toggle("dragged", index === this.index);
      row.style.translate = index === this.index ? `0 ${way}px` : `0 ${this.#room(index)}px`;
    }
  }

  /**
   * How far an entry makes room for the one that is dragged.
   *
   * @param {number} index
   */
  #room(index) {
    const step = this.places[1].top - this.places[0].top;
    if (index > this.index && index <= this.target) return -step;
    if (index < this.index && index >= this.target) return step;
    return 0;
  }

  /** @returns {number | undefined} where it was let go; nothing if it was only tapped */
  end() {
    for (const row of this.rows) {
      row.classList.remove("dragged");
      row.style.translate = "";
    }
    return this.#moved ? this.target : undefined;
  }
}
