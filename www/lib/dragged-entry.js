// @ts-check
/** An entry of a list on its way to another place under a pointer. */

/** A pointer that went so far, in CSS pixels, drags; a shorter way is a tap. */
const SLOP = 6;

/** An entry on its way; the others make room. */
export class DraggedEntry {
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
