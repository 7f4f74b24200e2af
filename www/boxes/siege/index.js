// @ts-check
/** The Besiegers and The Cathars on the page: both have the same rules. */

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
export function box({ extras, cities, actions, parts, facts, labels, hint, primary, skip, why, advice, articles }) {
  const changed = (/** @type {{ extras?: [string, number][] }} */ { extras: added = [] }) => added.some(([name]) => name === "siege");
  return {
    extras: (event) => (event.feature === "city" && changed(event) ? extras : ""),
    cities: (event) => (changed(event) ? cities : ""),
    actions: { escape: ({ figure, x, y, place }) => actions.escape(figure, x, y, place) },
    within: ({ besieged }) => besieged && parts.besieged,
    facts: ({ besieged }) => (besieged ? [facts.besieged] : []),
    labels: { escape: () => labels.escape },
    primary,
    skip,
    why,
    advice,
    articles,
    topics: { noWayOut: "siege", noEscape: "siege" },
    hint({ asks }, _selection, _legal, chosen) {
      if (asks !== "escape") return undefined;
      return chosen ? hint.chosen : hint.escape;
    },
  };
}
