// @ts-check
/** What turns gave away, in points. */

/** A turn that gives away as much is a mistake. */
export const MISTAKE = 3;

/** What a turn gave away, as well as it is known. @param {import("./lead-curve.js").Judged} turn */
export const costOf = ({ cost, given }) => cost ?? given;

/** Points as they are told, to a tenth. @param {import("../i18n/languages.js").Locale} locale @param {number} value */
export const pointsOf = (locale, value) => locale.number(Math.round(value * 10) / 10);
