// @ts-check
/** A record as its author wrote it: statement by statement, each with the comments before it; and the moments that they count. */
import { Game, Study, readRecords } from "../bastide.js";
import { colourNames } from "../i18n/languages.js";

/**
 * What stands in a text, whether it can be played or not; of several records in the first.
 *
 * @param {string} text
 * @returns {{ tags: Record<string, string>, statements: import("../bastide.js").SourceStatement[], closing: string }} `closing`: the comments after the last statement
 */
export function scriptOf(text) {
  const { tags = {}, statements = [], closing = "" } = readRecords(text)[0] ?? {};
  return { tags, statements, closing };
}

/**
 * The game itself, where a record also has what was written about it: only an analysis board shows that.
 *
 * @param {string} text
 * @returns {string} fails with what is wrong with the record, if it is of version 2
 */
export function mainLineOf(text) {
  return hasNotes(text) ? ofStudy(text, (study) => study.mainLine()) : text;
}

/** A record as the engine writes it, with what was written about the game. @param {string} text @returns {string} fails with what is wrong with it */
export function rewritten(text) {
  if (hasNotes(text)) return ofStudy(text, (study) => study.record());
  const game = Game.fromRecord(text);
  const record = game.record();
  game.free();
  return record;
}

/** @param {string} text */
const hasNotes = (text) => readRecords(text)[0]?.tags.Bastide === "2";

/** @param {string} text @param {(study: Study) => string} ask */
function ofStudy(text, ask) {
  const study = Study.fromRecord(text);
  const answer = ask(study);
  study.free();
  return answer;
}

/**
 * The game of a record at a moment, or at its end; the whole of the record must be right.
 *
 * @param {Pick<import("./open-board.js").Task, "locale" | "record" | "at">} task
 */
export function gameOf({ locale, record, at }) {
  const game = Game.fromRecord(record, undefined, colourNames(locale));
  if (at !== undefined) new Steps(game, record).goTo(at);
  return game;
}

/**
 * The moments of a game as its statements count them: those of the record that it was made of, as the author wrote them, and then
 * each decision on the board. This is what `at` means everywhere; the engine counts decisions, of which a statement may be several.
 */
export class Steps {
  /** How many decisions there were after each statement, the beginning first. @type {number[]} */
  after = [0];
  /** How many there were when the game was looked at last. */
  #seen;

  /**
   * @param {Game} game with as much of the record as it may go to
   * @param {string} record
   */
  constructor(game, record) {
    this.game = game;
    this.#seen = game.at();
    if (game.length === 0) return;
    const copy = Game.fromRecord(record, 0);
    for (const { text } of scriptOf(record).statements) {
      if (copy.at() === game.length) break;
      copy.play(text);
      this.after.push(copy.at());
    }
    copy.free();
  }

  /** How many statements are done. */
  get at() {
    const decisions = this.game.at();
    return this.after.findLastIndex((after) => after <= decisions);
  }

  /** @param {number} at the moment after so many statements, at most as far as the game has gone */
  goTo(at) {
    this.game.goTo(this.after[Math.min(at, this.after.length - 1)]);
    this.look();
  }

  /** The game has gone back or forth. */
  look() {
    this.#seen = this.game.at();
  }

  /**
   * Something was played; what had come there before is gone.
   *
   * @param {boolean} [whole] as one statement, whatever it declined before
   */
  add(whole = false) {
    const now = this.game.at();
    this.after = this.after.filter((after) => after <= this.#seen);
    for (let next = whole ? now : this.after[this.after.length - 1] + 1; next <= now; next += 1) this.after.push(next);
    this.look();
  }
}
