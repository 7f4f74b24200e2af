// @ts-check
/** A record as its author wrote it: statement by statement, each with the comments before it. The engine alone reads what they mean. */
import { Game } from "../bastide.js";

/**
 * @typedef {object} Line
 * @property {string} text a statement, without a colour before it
 * @property {string} caption the comments before it
 * @property {number} end where it ends in the record
 */

/** @typedef {{ head: string, lines: Line[], closing: string }} Script `head` ends before the first statement; `closing`: the comments after the last */

const COLOUR = /^(?:red|blue|green|yellow|black|pink)\s+/;

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
      lines.push({ text: text.replace(COLOUR, ""), caption: comments.join(" "), end: to });
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

/**
 * The game of a record's first statements.
 *
 * @param {string} record
 * @param {Script} script
 * @param {number} count
 * @returns {Game}
 */
export function gameAfter(record, { head, lines }, count) {
  const last = lines[Math.min(count, lines.length) - 1];
  return Game.fromRecord(last ? record.slice(0, last.end) : `${head}\n`);
}

/**
 * How many decisions so many statements are, of a record that was found right.
 *
 * @param {string} record
 * @param {Script} script
 * @param {number} count
 */
export function decisionsOf(record, script, count) {
  const game = gameAfter(record, script, count);
  const at = game.at();
  game.free();
  return at;
}

/**
 * The game of a record at a moment, or at its end; the whole of the record must be right.
 *
 * @param {{ record: string, at: number | undefined }} task
 */
export function gameOf({ record, at }) {
  const whole = Game.fromRecord(record);
  if (at === undefined) return whole;
  whole.free();
  return gameAfter(record, scriptOf(record), at);
}
