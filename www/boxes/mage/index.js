// @ts-check
/** Mage & Witch on the page. */

/** @typedef {typeof import("./en.js").words} Words */
/** @typedef {"mage" | "witch"} Who */

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
export function box({ events, extras, actions, parts, feature, pieces, hint, primary, why, advice, articles }) {
  return {
    events: {
      magicMoved: ({ who, x, y, place }) => events.moved(/** @type {Who} */ (who), x, y, place),
      magicLeft: ({ who }) => events.left(/** @type {Who} */ (who)),
    },
    extras: ({ extras: added = [] }) => added.flatMap(([name]) => (name === "mage" || name === "witch" ? [extras[name]] : [])).join(""),
    actions: {
      magic: ({ who, x, y, place }) => actions.move(/** @type {Who} */ (who), x, y, place),
      removeMagic: ({ who }) => actions.remove(/** @type {Who} */ (who)),
    },
    parts: { mage: () => parts.hat },
    facts: ({ magic = [] }) => magic.map((who) => feature[who]),
    pieces,
    news: { magicMoved: "" },
    primary,
    why,
    advice,
    articles,
    topics: { magic: "magic", noMagic: "magic", magicNotThere: "magic", magicCanMove: "magic" },
    acts: ["mage"],
    hint({ asks }, _selection, legal, chosen) {
      if (asks !== "magic") return undefined;
      if (legal.some(({ type }) => type === "removeMagic")) return hint.remove;
      return chosen && "who" in chosen ? hint[chosen.who] : hint.magic;
    },
  };
}
