// @ts-check
/** A record as its author wrote it: statement by statement, each with the comments before it. The engine alone reads what they mean. */
import { Game } from "../bastide.js";
import { colourNames } from "../i18n/languages.js";

/**
 * @typedef {object} Line
 * @property {string} text a statement
 * @property {string} caption the comments before it
 */

/** @typedef {{ head: string, lines: Line[], closing: string }} Script `head` ends before the first statement; `closing`: the comments after the last */

/**
 * @param {string} record
 * @returns {Script}
 */
export function scriptOf(record) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {string[]} */
  let comments = [];
  let [from, quoted, headEnd] = [0, false, 0];
  /** @param {number} to */
  const take = (to) => {
    const text = record.slice(from, to).trim();
    from = to + 1;
    if (text.startsWith("[")) {
      headEnd = to;
      comments = []; // what is said among the tags is about the record
    } else if (text && !/^expect\b/.test(text)) {
      lines.push({ text, caption: comments.join(" ") });
      comments = [];
    }
  };
  for (let at = 0; at < record.length; at += 1) {
    const sign = record[at];
    if (sign === "\n") {
      take(at);
      quoted = false;
    } else if (quoted && sign === "\\") at += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ";") take(at);
    else if (!quoted && sign === "#") {
      take(at);
      const end = record.indexOf("\n", at);
      const to = end < 0 ? record.length : end;
      comments.push(record.slice(at + 1, to).trim());
      at = to;
      from = to + 1;
    }
  }
  take(record.length);
  return { head: record.slice(0, headEnd), lines, closing: comments.join(" ") };
}

/** The texts of a diagram's marks and notes, in their order. @param {string} record */
export function textsOf(record) {
  const texts = scriptOf(record).lines.map(({ text }) => /^(?:mark|note)\s.*?"((?:[^"\\]|\\.)*)"$/.exec(text)?.[1]);
  return texts.flatMap((text) => (text ? [text.replace(/\\(.)/g, "$1")] : []));
}

/**
 * The game of a record at a moment, or at its end; the whole of the record must be right.
 *
 * @param {import("./open-board.js").Task} task
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
    for (const { text } of scriptOf(record).lines) {
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
