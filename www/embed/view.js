// @ts-check
/** A position to look at: what is tapped tells about itself. */
import { Game } from "../bastide.js";
import { Mode } from "./mode.js";
import { gameAfter, scriptOf } from "./script.js";

/** @typedef {import("./open.js").Task} Task */

export default class View extends Mode {
  /** @param {Task} task */
  constructor(task) {
    const { record, at, tongue } = task;
    const whole = Game.fromRecord(record);
    const game = at === undefined ? whole : gameAfter(record, scriptOf(record), at);
    if (game !== whole) whole.free();
    super(task, game, { label: tongue.words.boards.view, chooses: false });
    this.table.panel.hidden = true;
  }
}
