// @ts-check
/** A position to look at: what is tapped tells about itself, and texts that find no room on the board stand under it. */
import { bdi, el, fill } from "../lib/dom.js";
import { Mode } from "./mode.js";
import { gameOf, scriptOf } from "./script.js";

/** @typedef {import("./open-board.js").Task} Task */

export default class View extends Mode {
  /** @param {Task} task */
  constructor(task) {
    super(task, gameOf(task), { label: task.words.boards.view, chooses: false, onLegend: (numbered) => this.#legend(numbered) });
    const { label, others } = task.words.legend;
    const { tags, statements } = scriptOf(task.record);
    this.table.panel.hidden = true;
    this.table.players.hidden = tags.Diagram !== undefined; // nobody has points in it
    this.legend = el("ol", { class: "legend", part: "legend", "aria-label": label });
    this.texts = statements.flatMap(({ label }) => label || []);
    this.others = el("ul", { class: "hidden-text", "aria-label": others, hidden: true });
    fill(this.table.panel, el("div", { class: "panel-text", tabindex: 0, role: "group", "aria-label": label }, this.legend));
    this.table.table.append(this.others);
    this.#tell([]);
  }

  /** Its room, once there is one, stays: the board would move back and forth. @param {string[]} numbered */
  #legend(numbered) {
    const { panel } = this.table;
    if (panel.hidden && numbered.length === 0) return;
    this.#tell(numbered);
    if (!panel.hidden) return;
    panel.hidden = false;
    this.table.settle();
  }

  /** Every text is readable by a screen reader, those that are drawn too. @param {string[]} numbered */
  #tell(numbered) {
    const others = [...this.texts];
    for (const text of numbered) if (others.includes(text)) others.splice(others.indexOf(text), 1);
    fill(this.legend, ...numbered.map((text) => el("li", {}, bdi(text))));
    fill(this.others, ...others.map((text) => el("li", {}, bdi(text))));
    this.others.hidden = others.length === 0;
  }
}
