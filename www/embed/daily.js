// @ts-check
/** The deck of the day, the same for everybody: alone for points, or as a duel with a computer player. */
import { readRecords } from "../bastide.js";
import { deckOfDay, duelOfDay } from "../engine/day-decks.js";
import { pointsIn } from "../engine/deck-names.js";
import { copyText } from "../lib/clipboard.js";
import { dayOf, isDay, noonOf } from "../lib/days.js";
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

  /** @override */
  ready() {
    super.ready();
    this.#tell();
  }

  /** @override @param {import("./mode.js").EventView[]} events */
  moved(events) {
    super.moved(events);
    if (events.length === 0) fill(this.events); // something was taken back, or is there again
    this.#tell();
  }

  /** Once the game is over, says what was reached, with a button that copies it to be sent. */
  #tell() {
    if (!this.game.view().over) return;
    const { locale, puzzles } = this.task;
    const words = /** @type {import("./puzzle.js").Said} */ (puzzles).solo;
    const { Solo, Duel } = readRecords(this.game.record())[0]?.tags ?? {};
    const { mine, theirs } = pointsIn(this.game);
    const result = theirs === undefined ? words.result(mine) : words.duel.outcome(mine, theirs);
    const day = Duel ?? Solo ?? "";
    const title = isDay(day) && `${Duel ? words.duel.title : words.ofDay} (${locale.date(noonOf(day))})`;
    const line = [locale.title, title, result].filter(Boolean).join(" · ");
    const copy = async () => this.table.say((await copyText(`${line}\n${location.href}`)) ? locale.link.copied : line);
    fill(this.events, line, " ", el("button", { class: "secondary", type: "button", onclick: copy }, words.shareResult));
  }
}
