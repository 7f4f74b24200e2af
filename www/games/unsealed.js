// @ts-check
/** Games begun from a sealed one: with its tiles, or from a moment of it. */

/** A record without what seals it: another game has other turns, which nobody signed, and all of its tiles are dealt. @param {string} record */
export const unsealed = (record) => record.replace(/^\[(?:Seal\w*|Known) ".*"\]\n/gm, "");
