// @ts-check
/** Draws an arrow: while it is on, the next two taps on the board are its ends. */

/** @typedef {{ x: number, y: number }} Cell */

export class ArrowTool {
  /** The cell where it begins; null while none is begun, nothing while it is off. @type {Cell | null | undefined} */
  #from;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {object} actions
   * @param {(x: number, y: number) => ArrayLike<number> | undefined} actions.cellAt the cell under a point of the canvas
   * @param {(isEnd: boolean) => void} actions.onAsk the beginning or the end is to be tapped next
   * @param {(from?: Cell, to?: Cell) => void} actions.onDrawn gets nothing if it has no length
   */
  constructor(canvas, actions) {
    this.canvas = canvas;
    this.actions = actions;
  }

  isOn() {
    return this.#from !== undefined;
  }

  /** @param {boolean} on */
  turn(on) {
    this.#from = on ? null : undefined;
    this.canvas.classList.toggle("drawing", on);
    if (on) this.actions.onAsk(false);
  }

  /** Takes a tap, before the board gets it. @param {PointerEvent} event */
  take(event) {
    if (this.#from === undefined || event.target !== this.canvas) return;
    event.preventDefault();
    event.stopPropagation();
    const { left, top } = this.canvas.getBoundingClientRect();
    const [x, y] = Array.from(this.actions.cellAt(event.clientX - left, event.clientY - top) ?? []);
    if (x === undefined) return;
    const from = this.#from;
    this.#from = { x, y };
    if (from === null) return this.actions.onAsk(true);
    this.turn(false);
    if (from.x === x && from.y === y) this.actions.onDrawn();
    else this.actions.onDrawn(from, { x, y });
  }
}
