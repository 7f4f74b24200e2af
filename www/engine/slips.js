// @ts-check
/** What happens to a record on its way through other programs. The engine's sentence about it (`src/record/lookalike.rs`) is in English. */

/** Quotes of a typesetter, or as a web page writes them in its source. */
const QUOTES = /[“”„‟«»‘’‚‹›″＂]|&(quot|[lrb]dquo);/;
/** What joins two lines: a character that ends none, or something that goes on behind a tag. */
const JOINED = /\r[^\r]|[\u2028\u2029\u0085\v\f]|^\s*\[[^\]]*\]\s*\S/;
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
  if (JOINED.test(bare)) return "lines";
  return Number(/^\s*\[Bastide\s+"(\d+)"\]/.exec(line)?.[1]) > NEWEST ? "newer" : undefined;
}

/** Whether a line is a tag as it should be. @param {string} line */
export const isTag = (line) => /^\s*\[\w+\s+".*"\]\s*(#.*)?$/.test(line);
