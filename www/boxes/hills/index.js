// @ts-check
/** Hills & Sheep on the page. */

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
export function box({ events, scores, extras, causes, actions, parts, pieces, hint, why, then, advice, articles }) {
  return {
    events: {
      drew: ({ player, token }, players) => (token === "wolf" ? events.wolf(players[player].name) : events.sheep(players[player].name, Number(token))),
    },
    scores: { flock: ({ count }) => scores.flock(count) },
    extras: ({ vineyards = 0, hill = false }) => `${vineyards > 0 ? extras.vineyards(vineyards) : ""}${hill ? extras.hill : ""}`,
    causes,
    actions: { addToFlock: () => actions.add, bringHome: () => actions.home },
    parts: { hill: () => parts.hill, vineyard: () => parts.vineyard },
    pieces,
    primary: {},
    why,
    then,
    advice,
    articles,
    topics: { shepherdThere: "flock", flock: "flock", noFlock: "flock", hill: "hill" },
    acts: ["hill", "vineyard"],
    hint({ asks }, { narrowed }, _legal, chosen) {
      if (asks === "flock") return hint.flock;
      if (chosen) return chosen.type === "figure" && chosen.figure === "shepherd" ? hint.chosen : undefined;
      return asks === "figure" && narrowed === "shepherd" ? hint.shepherd : undefined;
    },
  };
}
