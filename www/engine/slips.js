// @ts-check
/** What happens to a record on its way through other programs. The engine's sentence about it (`src/record/lookalike.rs`) is in English. */
import { seen } from "../lib/invisible-characters.js";

/** Quotes of a typesetter, or as a web page writes them in its source. */
const QUOTES = /[“”„‟«»‘’‚‹›″＂]|&(quot|[lrb]dquo);/;
/** Characters that end no line of a record. */
const NO_ENDS = /\r[^\r]|[\u2028\u2029\u0085\v\f]/;
/** Something that goes on behind a tag. */
const TWO_ENTRIES = /^\s*\[[^\]]*\]\s*\S/;
/** What may hold any character: a value, a comment of either kind. */
const SAID = /"(\\.|[^"\\])*"|\{[^}]*\}|#.*/g;
/** So much of a line is looked at, in characters. */
const ENOUGH = 1000;
/** The newest version of the format that is read here. */
const NEWEST = 2;

/**
 * What is wrong with a line that the engine cannot read.
 *
 * @param {string} line
 * @returns {"quotes" | "lines" | "newer" | undefined} nothing: it is something else
 */
export function slipOf(line) {
  const bare = line.slice(0, ENOUGH).replace(SAID, '""');
  if (QUOTES.test(bare)) return "quotes";
  if (NO_ENDS.test(bare) || TWO_ENTRIES.test(seen(bare))) return "lines";
  return Number(/^\s*\[Bastide\s+"(\d+)"\]/.exec(line)?.[1]) > NEWEST ? "newer" : undefined;
}

/**
 * The character that nobody sees for which the engine cannot read a line: the one that it blames, or the first outside of what may hold any.
 *
 * @param {string} line
 * @param {number} blamed the column of the error
 * @returns {{ column: number, name: string } | undefined}
 */
export function unseenIn(line, blamed) {
  const letters = [...line];
  const bare = [...line.slice(0, ENOUGH).replace(SAID, (said) => "_".repeat([...said].length))];
  const isUnseen = (/** @type {string | undefined} */ letter) => letter !== undefined && seen(letter) === "";
  const column = isUnseen(letters[blamed - 1]) ? blamed : 1 + bare.findIndex((letter) => isUnseen(letter) && !/[\t\r]/.test(letter));
  const number = letters[column - 1]?.codePointAt(0)?.toString(16);
  return number === undefined ? undefined : { column, name: `U+${number.toUpperCase().padStart(4, "0")}` };
}

/** Whether a line is a tag as it should be. @param {string} line */
export const isTag = (line) => /^\s*\[\w+\s+".*"\]\s*(#.*)?$/.test(line);
