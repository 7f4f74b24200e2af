// @ts-check
/** Games begun from a sealed one: with its tiles, or from a moment of it. */

/** Whether the order of all tiles stands in a record: in a sealed one they are in any order as long as nobody has drawn them. @param {string} record */
export const isOrderKnown = (record) => !/^\[Known "/m.test(record);

/** A record without what seals it: another game has other turns, which nobody signed. @param {string} record */
export const unsealed = (record) => record.replace(/^\[Seal\w* ".*"\]\n/gm, "");
