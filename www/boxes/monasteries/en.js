// @ts-check
/** Monasteries in Germany, in English. */
import { FEATURES, FIGURES, points } from "../../i18n/language/en/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("en-GB");

Object.assign(FEATURES, { "monastery.abbot": "lying in the monastery", lying: "lying in the monastery" });

export const words = {
  placed: { lying: (/** @type {string} */ name, /** @type {string} */ figure) => `${name} lays ${FIGURES[figure]} down in a monastery.` },
  scores: {
    lying: (/** @type {number} */ count) =>
      plural(count, {
        zero: " for lying in a monastery without tiles in its rows",
        one: " for lying in a monastery with # tile in its rows",
        other: " for lying in a monastery with # tiles in its rows",
      }),
    /** An abbot who is taken back. */
    recalled: (/** @type {number} */ count) =>
      plural(count, {
        zero: " for lying in a monastery with nothing around it",
        one: " for lying in a monastery with # tile around it",
        other: " for lying in a monastery with # tiles around it",
      }),
  },
  /** On a tile, in words. */
  parts: { lying: "place to lie in" },
  feature: {
    title: "Lying in the monastery",
    worth: (/** @type {number} */ worth) =>
      `At the end it brings ${points(worth)}: 1 for itself and 1 for each tile in the unbroken rows north, east, south and west of it.`,
    who: (/** @type {string[]} */ names) => `Lying here: ${listed(names)}.`,
    nobody: "Nobody lies here.",
  },
  labels: { lying: "Lie down" },
  hint: {
    lying: "A figure may stand in this monastery as in any, or lie down in it until the end of the game: then the rows of tiles in the four directions count.",
  },
  /** Why nobody can lie down there. */
  taken: { lying: "This figure cannot lie down there: somebody is in the monastery already, or figures of this kind never do." },
  articles: {
    lying: {
      title: "Monasteries in Germany",
      text: [
        "Each of these six monasteries has two places. A figure may stand in it, as in any monastery. Or you lay it down: then it stays there until the end of the game, whatever is completed. Meeples, large meeples, abbots, wagons, ringmasters and phantoms may lie down. No figure may be placed in a monastery where another one already stands or lies.",
        "At the end of the game, whoever lies in a monastery gets 1 point for it and 1 point for each tile in the unbroken rows that lead from it to the north, east, south and west. An abbot who is lying down may be taken back as usual, for 1 point and 1 for each tile around him.",
        "As long as figures only lie in it, such a monastery does not count as completed. These six replace the monasteries of the base game; “Rule options” can keep those as well.",
      ],
      see: "Red lies in the monastery: 1 point for it and 5 for the tiles in its rows.",
    },
  },
};
