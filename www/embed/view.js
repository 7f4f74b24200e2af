// @ts-check
/** A position to look at: what is tapped tells about itself. */
import { Mode } from "./mode.js";
import { gameOf } from "./script.js";

/** @typedef {import("./open.js").Task} Task */

export default class View extends Mode {
  /** @param {Task} task */
  constructor(task) {
    super(task, gameOf(task), { label: task.tongue.words.boards.view, chooses: false });
    this.table.panel.hidden = true;
    this.table.players.hidden = /^\s*\[Diagram "/m.test(task.record); // nobody has points in it
  }
}
