// @ts-check
/** Corn Circles I and II on the page: both have the same rules. */

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
export function box({ events, actions, parts, mover, hint, primary, skip, why, advice, articles }) {
  const adds = (/** @type {import("../../bastide.js").ActionView[]} */ legal) => legal.some(({ type }) => type === "placeAt");
  return {
    events: { circle: ({ player, does }, players) => events[/** @type {"add" | "remove"} */ (does)](players[player].name) },
    actions: {
      circle: ({ does }) => actions[/** @type {"add" | "remove"} */ (does)],
      return: ({ figure, x, y, place }) => actions.figure(figure, x, y, place),
    },
    parts: { corn_circle: (_sides, { kind }) => parts[/** @type {"city" | "road" | "field"} */ (kind)] },
    labels: { return: () => primary.return },
    mover,
    buttons: ["circle"],
    news: { circle: "" },
    primary,
    skip,
    why,
    advice,
    articles,
    topics: { circle: "corn", circleAdd: "corn", circleRemove: "corn", noCircle: "corn", noReturn: "corn" },
    acts: ["corn_circle"],
    hint({ asks }, _selection, legal) {
      if (asks === "circle") return hint.circle;
      if (asks !== "atCircle") return undefined;
      return adds(legal) ? hint.add : hint.remove;
    },
  };
}
