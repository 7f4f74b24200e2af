// @ts-check
/** Monasteries in Germany on the page. */
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
 * @returns {import("../../i18n/boxes.js").Box}
 */
export function box({ placed, scores, parts, feature, labels, hint, taken, articles }) {
  return {
    placed: { lying: ({ figure }, name) => placed.lying(name, figure) },
    scores: {
      lying: ({ count, neighbours }) => (neighbours > 0 ? scores.recalled(neighbours) : scores.lying(count)),
    },
    features: {
      lying(view, players) {
        const names = namesAt(view, players);
        const [title, value, who] = [feature.title, feature.worth(view.worth), names.length > 0 ? feature.who(names) : feature.nobody];
        return { title, facts: "", value, who, text: [`${title}.`, value, who].join(" ") };
      },
    },
    parts: { lying: () => parts.lying },
    labels: { lying: () => labels.lying },
    why: taken,
    articles,
    topics: { lying: "lying" },
    acts: ["lying"],
    hint: ({ asks }, _selection, legal, chosen) =>
      asks === "figure" && !chosen && legal.some((action) => action.type === "figure" && action.place === "monastery.abbot") ? hint.lying : undefined,
  };
}
