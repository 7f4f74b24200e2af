// @ts-check
/** What words and figures mean in a saved game of JCloisterZone, and why one cannot be shown. */
import { plain } from "./jcz-sets.js";
import { TEXT } from "../i18n/text.js";
import { said } from "../lib/invisible-characters.js";

const words = await TEXT.load.jcz();

/** Why a file cannot be shown, in one sentence. */
export class JczError extends Error {}

/** Kinds of figures by their names in `meepleId`. */
const FIGURES = plain({
  small: "meeple",
  big: "large",
  abbot: "abbot",
  mayor: "mayor",
  wagon: "wagon",
  barn: "barn",
  builder: "builder",
  pig: "pig",
  phantom: "phantom",
  ringmaster: "ringmaster",
});

/**
 * @param {unknown} value
 * @returns {string}
 */
export function word(value) {
  if (typeof value !== "string" || value === "") throw new TypeError("no word");
  return value;
}

/**
 * Whose figure it is, as a seat, and its kind.
 *
 * @param {unknown} meepleId
 */
export function owned(meepleId) {
  const [seat, kind] = word(meepleId).split(".");
  const figure = FIGURES[kind];
  if (!figure) throw new JczError(words.figure(word(kind && said(kind))));
  return { seat: Number(seat), figure };
}
