// @ts-check
/** A position as a drawing: nothing moves, nothing is asked, and it prints as it stands. */
import { Mode } from "./mode.js";
import { gameOf } from "./script.js";
import { appearanceOf } from "./appearance.js";
import { onSystemLook } from "../lib/system-look.js";
import { drawn } from "./svg.js";

/** @typedef {import("./open-board.js").Task} Task */

export default class Still extends Mode {
  #end = () => {};

  /** @param {Task} task */
  constructor(task) {
    super(task, gameOf(task), { label: task.words.boards.view, chooses: false });
    const draw = () => this.#draw();
    Object.assign(this.changes, { theme: draw, margin: draw, size: draw, label: draw, coordinates: draw });
  }

  /** @override */
  ready() {
    this.#draw();
    this.#end = onSystemLook(() => this.#draw());
    this.task.place.emit("ready", this.getState());
  }

  #draw() {
    const { home, settings } = this.task.place;
    const { theme, style } = appearanceOf(settings.theme);
    const margin = settings.margin ? Number(settings.margin) : undefined;
    const drawing = drawn(this.game.toSvg(style, theme, home.clientWidth || undefined, margin, settings.coordinates === "on"));
    for (const side of ["width", "height"]) drawing.setAttribute(side, "100%");
    if (settings.label) drawing.setAttribute("aria-label", settings.label);
    home.replaceChildren(drawing);
  }

  /** @override @param {string} name @param {string | null} value */
  change(name, value) {
    try {
      return super.change(name, value);
    } catch {
      return false; // the board is opened anew, and says what is wrong
    }
  }

  /** @override */
  focus() {}

  /** @override */
  destroy() {
    this.#end();
    super.destroy();
  }
}
