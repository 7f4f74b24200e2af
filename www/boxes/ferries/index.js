// @ts-check
/** The Ferries on the page. */

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
export function box({ events, actions, edges, visitors, parts, labels, pieces, hint, primary, skip, why, advice, articles }) {
  /** The edges that a ferry joins, in words. @param {string} joins */
  const named = (joins) => {
    const [first, second] = [...joins].map((letter) => edges[/** @type {keyof typeof edges} */ (letter)]);
    return /** @type {const} */ ([first, second]);
  };
  return {
    events: { ferry: ({ player, joins, x, y }, players) => events.ferry(players[player].name, ...named(joins), x, y) },
    actions: { ferry: ({ joins, x, y }) => actions.ferry(...named(joins), x, y) },
    parts: { ferry_lake: () => parts.lake },
    visitors({ ferries = [] }, { x, y }) {
      const joins = ferries.find((lake) => lake.x === x && lake.y === y)?.joins;
      return joins !== undefined && visitors(...named(joins));
    },
    labels: { ferry: ({ joins }) => labels.ferry(...named(joins)) },
    pieces,
    inHand: { ferry: "ferry", ferries: "ferry" },
    news: { ferry: "ferry" },
    primary,
    skip,
    why,
    advice,
    articles,
    topics: { ferry: "ferries", ferries: "ferries", noLake: "ferries", sameFerry: "ferries", ferryNotFound: "ferries", noFerry: "ferries" },
    acts: ["ferry_lake"],
    hint({ asks }, _selection, _legal, chosen) {
      if (asks !== "ferry" && asks !== "ferries") return undefined;
      return chosen ? hint.chosen : hint[asks];
    },
  };
}
