// @ts-check
/** Heretics & Shrines on the page. */
import { tileParts } from "../../bastide.js";

/** @typedef {typeof import("./en.js").words} Words */

export const languages = {
  en: () => import("./en.js"),
  de: () => import("./de.js"),
  fr: () => import("./fr.js"),
  es: () => import("./es.js"),
  nl: () => import("./nl.js"),
  cs: () => import("./cs.js"),
};

/**
 * @param {Words} words
 * @returns {import("../../i18n/boxes.js").Box}
 */
export function box({ scores, causes, parts, feature, why, articles }) {
  return {
    scores: { shrine: ({ completed, neighbours }) => scores.shrine(completed, neighbours) },
    causes: { challenged: (name, figure) => causes.challenged(name, figure) },
    parts: { shrine: () => parts.shrine },
    visitors({ tiles, boxes }, { x, y }) {
      const here = boxes.includes("shrines") ? tiles.find((tile) => tile.x === x && tile.y === y) : undefined;
      return here && tileParts(here.tile, 0).some((part) => part.feature === "shrine") && feature.shrine;
    },
    why,
    articles,
    topics: { shrineBarred: "shrine", monasteryBarred: "shrine" },
    acts: ["shrine"],
  };
}
