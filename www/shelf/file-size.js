// @ts-check
/** How long a file of games is at most, for reading and for writing. */

/** The longest file that is read, in bytes, and the longest text, in characters. Nobody writes a longer game by playing. */
export const LONGEST = 4_000_000;

/**
 * Puts texts one after the other into as few files as can be read again.
 *
 * @param {string[]} texts
 * @returns {string[]} the files; a text that is too long by itself has one of its own
 */
export function filesOf(texts) {
  /** @type {{ texts: string[], size: number }[]} */
  const files = [{ texts: [], size: 0 }];
  for (const text of texts) {
    const size = new TextEncoder().encode(text).length + 1;
    const last = /** @type {{ texts: string[], size: number }} */ (files.at(-1));
    if (last.size + size <= LONGEST || last.texts.length === 0) {
      last.texts.push(text);
      last.size += size;
    } else files.push({ texts: [text], size });
  }
  return files.map(({ texts }) => texts.join("\n"));
}
