// @ts-check
/** The Labyrinth on the page. */

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
export function box({ extras, parts, facts, articles }) {
  return {
    extras: ({ extras: added = [] }) => (added.some(([name]) => name === "labyrinth") ? extras : ""),
    within: ({ labyrinth }) => labyrinth && parts.labyrinth,
    facts: ({ labyrinth }) => (labyrinth ? [facts.labyrinth] : []),
    articles,
    acts: ["labyrinth"],
  };
}
