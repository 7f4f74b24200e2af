// @ts-check
/** Wind Roses on the page. */
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
 * @param {import("../../i18n/languages.js").Locale} locale
 * @returns {import("../../i18n/boxes.js").Box}
 */
export function box({ scores, rose, winds, hint, articles }, locale) {
  const told = (/** @type {string} */ sides) => winds[sides] ?? rose;
  return {
    scores: { rose: () => scores.rose },
    parts: { wind_rose: told },
    articles,
    acts: ["wind_rose"],
    hint({ asks, boxes, drawn }, { type }, _legal, chosen) {
      if (asks !== "tile" || type !== "none" || chosen || !drawn || !boxes.includes("windroses")) return undefined;
      const quarter = tileParts(drawn, 0).find(({ feature }) => feature === "wind_rose")?.sides;
      return quarter ? `${locale.hint.tile} ${hint}` : undefined;
    },
  };
}
