// @ts-check
/** Hills & Sheep on the page. */
import { tileParts } from "../../bastide.js";
import { plays } from "../../engine/parts.js";

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
export function box({ events, scores, extras, causes, actions, feature, unseen, parts, pieces, hint, why, then, advice, articles }) {
  return {
    events: {
      drew: ({ player, token }, players) => (token === "wolf" ? events.wolf(players[player].name) : events.sheep(players[player].name, Number(token))),
    },
    scores: { flock: ({ count }) => scores.flock(count) },
    extras: ({ vineyards = 0, hill = false }) => `${vineyards > 0 ? extras.vineyards(vineyards) : ""}${hill ? extras.hill : ""}`,
    causes,
    actions: { addToFlock: ({ tokens, wolves }) => actions.add(tokens, wolves), bringHome: ({ points }) => actions.home(points) },
    facts({ flocks = [], vineyards = 0, hill = false, completed }, players) {
      const sheep = flocks.reduce((sum, flock) => sum + flock.sheep, 0);
      return [
        ...flocks.map((flock) => feature.flock(players[flock.player].name, flock.sheep)),
        ...(sheep > 0 ? [feature.home(sheep)] : []),
        ...(vineyards > 0 && !completed ? [feature.vineyards(vineyards)] : []),
        ...(hill ? [feature.tie] : []),
      ];
    },
    visitors(view, { x, y }) {
      const here = view.boxes.includes("hills") ? view.tiles.find((tile) => tile.x === x && tile.y === y) : undefined;
      const printed = here ? tileParts(here.tile, 0).map((part) => part.feature) : [];
      const acts = (/** @type {"hill" | "vineyard"} */ part) => printed.includes(part) && plays(view, "hills", part);
      return acts("hill") ? feature.hill : acts("vineyard") && feature.vineyard;
    },
    about: ({ flocks }) => (flocks ? "flock" : undefined),
    unseen: ({ hidden = 0 }) => hidden > 0 && unseen(hidden),
    parts: { hill: () => parts.hill, vineyard: () => parts.vineyard },
    pieces,
    inHand: { flock: "shepherd" },
    buttons: ["flock", "addToFlock", "bringHome"],
    news: { drew: "shepherd" },
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
