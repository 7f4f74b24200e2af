// @ts-check
/** Darmstadt on the page. */
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
export function box({ scores, extras, parts, feature, articles }) {
  return {
    scores: { church: () => scores.church },
    extras: ({ extras: added = [] }) => (added.some(([name]) => name === "hall") ? extras.hall : ""),
    parts: { church: () => parts.church, darmstadtium: () => parts.hall },
    visitors({ tiles, boxes }, { x, y }) {
      const here = boxes.includes("darmstadt") ? tiles.find((tile) => tile.x === x && tile.y === y) : undefined;
      const printed = here ? tileParts(here.tile, 0).map((part) => part.feature) : [];
      return printed.includes("church") ? feature.church : printed.includes("darmstadtium") && feature.hall;
    },
    articles,
    acts: ["church", "darmstadtium"],
  };
}
