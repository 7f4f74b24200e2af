// @ts-check
/** The deck of the day, the same for everybody: alone for points, or as a duel with a computer player. */
import { deckOfDay, duelOfDay } from "../engine/day-decks.js";
import { pointsIn } from "../engine/deck-names.js";
import { copyText } from "../lib/clipboard.js";
import { dayOf } from "../lib/days.js";
import { el, fill } from "../lib/dom.js";
import Play from "./play.js";

/** @typedef {import("./open-board.js").Task} Task */

export default class Daily extends Play {
  /**
   * The record that such a board begins with where the page gives none.
   *
   * @param {string} mode `daily` or `duel`
   */
  static begun(mode) {
    return (mode === "duel" ? duelOfDay : deckOfDay)(dayOf()).record;
  }

  /** @param {Task} task */
  static async prepare(task) {
    task.puzzles = await task.locale.load.puzzles();
  }

  /** @override @param {import("./mode.js").EventView[]} events */
  moved(events) {
    super.moved(events);
    if (this.game.view().over && events.some(({ type }) => type === "over")) this.#tell();
  }

  /** Says what was reached, with a button that copies it to be sent. */
  #tell() {
    const { locale, puzzles } = this.task;
    const words = /** @type {import("./puzzle.js").Said} */ (puzzles).solo;
    const { mine, theirs } = pointsIn(this.game);
    const [title, result] = theirs === undefined ? [words.ofDay, words.result(mine)] : [words.duel.title, words.duel.outcome(mine, theirs)];
    const line = `${locale.title} · ${title} (${locale.date(Date.now())}) · ${result}`;
    const copy = async () => this.table.say((await copyText(`${line}\n${location.href}`)) ? locale.link.copied : line);
    fill(this.events, line, " ", el("button", { class: "secondary", type: "button", onclick: copy }, words.shareResult));
  }
}
