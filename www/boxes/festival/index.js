// @ts-check
/** The Festival on the page. */

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
export function box({ actions, parts, hint, primary, why, then, advice, articles }) {
  return {
    actions: { return: ({ figure, x, y, place }) => (figure === "barn" ? actions.barn(x, y) : actions.figure(figure, x, y, place)) },
    parts: { festival: () => parts.festival },
    labels: { return: () => primary.return },
    primary,
    why,
    then,
    advice,
    articles,
    topics: { noReturn: "festival" },
    acts: ["festival"],
    hint({ asks }, _selection, legal, chosen) {
      if (chosen) return chosen.type === "return" ? hint.chosen : undefined;
      return asks === "figure" && legal.some(({ type }) => type === "return") ? hint.festival : undefined;
    },
  };
}
