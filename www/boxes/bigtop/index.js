// @ts-check
/** Under the Big Top on the page. */
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
export function box({ events, placed, scores, actions, parts, pieces, feature, labels, primary, hint, why, then, advice, articles }) {
  return {
    events: {
      turnedUp: ({ animal }) => events.turnedUp(animal),
      bigTopMoved: ({ player }, players) => events.moved(players[player].name),
    },
    placed: { acrobats: (_event, name) => placed.acrobats(name) },
    scores: {
      acrobats: ({ count }) => scores.acrobats(count),
      bigtop: ({ count }) => scores.bigtop(count),
      ringmaster: ({ count }) => scores.ringmaster(count),
    },
    actions: { pyramid: ({ x, y }) => actions.pyramid(x, y) },
    parts: { acrobats: () => parts.acrobats, circus: () => parts.circus },
    pieces,
    features: {
      acrobats(view, players) {
        const names = namesAt(view, players);
        const [title, facts, who] = [feature.title, feature.facts, names.length > 0 ? feature.who(names) : feature.nobody];
        return { title, facts, value: "", who, text: [`${title}.`, facts, who].join(" ") };
      },
    },
    visitors: ({ bigTop }, { x, y }) => bigTop !== undefined && bigTop.x === x && bigTop.y === y && feature.here,
    labels: { acrobats: () => labels.acrobats, pyramid: () => labels.pyramid },
    news: { turnedUp: "" },
    primary,
    why: { ...why, acrobats: why.noAcrobat },
    then,
    advice,
    articles,
    topics: { acrobats: "acrobats", noPyramid: "acrobats", noAcrobat: "acrobats" },
    acts: ["acrobats", "circus"],
    hint({ asks }, { narrowed }, legal, chosen) {
      if (chosen) return chosen.type === "pyramid" ? hint.chosen : undefined;
      if (asks !== "figure") return undefined;
      if (narrowed === "ringmaster") return hint.ringmaster;
      if (legal.some(({ type }) => type === "pyramid")) return hint.pyramid;
      return legal.some((action) => "place" in action && action.place === "acrobats") ? hint.acrobats : undefined;
    },
  };
}
