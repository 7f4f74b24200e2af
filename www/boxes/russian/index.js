// @ts-check
/** Russian Promos on the page. */
import { namesAt } from "../../engine/places.js";

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
export function box({ events, placed, scores, pays, actions, parts, feature, labels, primary, hint, why, taken, then, advice, articles }, { capital }) {
  /** @param {"hut" | "oak" | "pond"} kind @param {string} facts @param {string} value @returns {(feature: import("../../bastide.js").FeatureView, players: import("../../i18n/boxes.js").Names) => import("../../i18n/boxes.js").Described} */
  const described = (kind, facts, value) => (view, players) => {
    const names = namesAt(view, players);
    const [title, who] = [capital(parts[kind]), names.length > 0 ? feature.who(names) : feature.nobody];
    return { title, facts, value, who, text: [`${title}.`, facts, value, who].filter(Boolean).join(" ") };
  };
  return {
    events: { trapped: ({ player, figure, toPlace }, players) => events[/** @type {"oak"} */ (toPlace)](players[player].name, figure) },
    placed: { hut: ({ figure }, name) => placed.hut(name, figure) },
    scores: { hut: ({ neighbours }) => scores.hut(8 - neighbours) },
    pays,
    actions: { return: ({ figure, x, y, place }) => actions.figure(figure, x, y, place) },
    parts: { hut: () => parts.hut, oak: () => parts.oak, pond: () => parts.pond },
    features: {
      hut: (view, players) => described("hut", feature.spaces(8 - view.neighbours), feature.worth(view.worth))(view, players),
      oak: described("oak", feature.oak, ""),
      pond: described("pond", feature.pond, ""),
    },
    labels: { hut: () => labels.hut, return: () => primary.return },
    primary,
    why: { ...why, ...taken },
    then,
    advice,
    articles,
    topics: { hut: "promos", oak: "promos", pond: "promos" },
    acts: ["hut", "oak", "pond"],
    hint({ asks }, _selection, legal, chosen) {
      if (chosen) return chosen.type === "return" && isTrap(chosen.place) ? hint.chosen : undefined;
      return asks === "figure" && legal.some((action) => action.type === "return" && isTrap(action.place)) ? hint.trapped : undefined;
    },
  };
}

/** @param {string} place */
function isTrap(place) {
  return place === "oak" || place === "pond";
}
