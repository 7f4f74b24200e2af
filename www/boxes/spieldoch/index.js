// @ts-check
/** Spiel doch on the page: an article of the rules, and nothing to say during a game. */

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
export function box({ articles }) {
  return { articles };
}
