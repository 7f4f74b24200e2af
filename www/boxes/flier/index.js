// @ts-check
/** The Flying Machines on the page. */

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
export function box({ events, actions, machine, labels, hint, primary, why, then, advice, articles }) {
  return {
    events: {
      rolled: ({ player, figure, steps, lands }, players) => events[lands ? "flies" : "returns"](players[player].name, figure, steps),
    },
    actions: { setOff: ({ figure }) => actions.setOff(figure) },
    parts: { machine },
    labels: { setOff: () => labels.setOff },
    news: { rolled: "" },
    primary,
    why,
    then,
    advice,
    articles,
    topics: { noMachine: "flight", flown: "flight", notFlying: "flight", landing: "flight", noLanding: "flight" },
    acts: ["machine"],
    hint({ asks }, { narrowed }, legal, chosen) {
      if (asks === "landing") return hint.landing;
      if (chosen) return chosen.type === "setOff" ? hint.chosen : undefined;
      const flies = asks === "figure" && legal.some((action) => action.type === "setOff" && (!narrowed || action.figure === narrowed));
      return flies ? hint.machine : undefined;
    },
  };
}
