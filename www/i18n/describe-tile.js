// @ts-check
/** What is printed on a tile, in words. */
import { tileParts } from "../bastide.js";
import { boxOfPart, ofBox, ofBoxes } from "./boxes.js";
import { tokensOf } from "./describe.js";

/** The parts that count in every game. */
const ALWAYS = new Set(["road", "city", "monastery", "field", "river", "quarter"]);

/**
 * What is printed on a tile, as far as it means something in a game with these boxes.
 *
 * @param {import("./languages.js").Locale} locale
 * @param {typeof import("./language/en/spoken.js").spoken} words
 * @param {string} tile
 * @param {number} turns
 * @param {string[]} [boxes] all, if it is not known with which
 */
export function describeTile(locale, words, tile, turns, boxes) {
  const { pigsty: aPigsty } = locale.game.feature;
  const acts = (/** @type {string | undefined} */ box) => box !== undefined && (boxes?.includes(box) ?? true);
  const counted = tileParts(tile, turns).filter(({ feature }) => ALWAYS.has(feature) || acts(feature === "garden" ? "abbot" : boxOfPart(locale, feature)));
  const parts = counted.map((part) => {
    const { feature, sides, coats, inn = false, cathedral = false, goods, pigsty } = part;
    return [
      ofBox(locale, "parts", feature)?.(sides, part) ?? words.part(feature, [...sides], coats, inn, cathedral),
      ...ofBoxes(locale, "within", part),
      ...(goods ? tokensOf(locale, goods) : []),
      ...(pigsty ? [aPigsty] : []),
    ].join(", ");
  });
  const told = parts.filter(Boolean); // what a box prints that is not in play has no words
  return told.length > 0 ? told : [words.meadow];
}
