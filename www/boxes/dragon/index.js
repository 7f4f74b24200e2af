// @ts-check
/** The Princess & the Dragon on the page. */
import { besides } from "../../i18n/boxes.js";

/** @typedef {typeof import("./en.js").words} Words */

export const languages = {
  en: () => import("./en.js"),
  de: () => import("./de.js"),
  fr: () => import("./fr.js"),
  es: () => import("./es.js"),
  nl: () => import("./nl.js"),
  cs: () => import("./cs.js"),
};

/** How many steps the dragon walks. */
const STEPS = 6;

/**
 * @param {Words} words
 * @param {import("../../i18n/languages.js").Locale} locale
 * @returns {import("../../i18n/boxes.js").Box}
 */
export function box({ events, scores, actions, then, visitors, princess, pieces, mover, primary, hint, why, advice, steps, articles }, locale) {
  return {
    events: {
      dragonMoved: ({ player, walks, x, y }, players) => (walks ? events.walks(players[player].name, x, y) : events.comes),
      fairyMoved: ({ player, x, y }, players) => events.fairy(players[player].name, x, y),
    },
    causes: { eaten: events.eaten, sentAway: events.sentAway },
    scores: { fairy: () => scores.fairy },
    actions: {
      fairy: ({ x, y, place }) => actions.fairy(x, y, place),
      princess: ({ player, figure, x, y, place }, players) => actions.princess(players[player].name, figure, x, y, place),
      dragon: ({ x, y }) => actions.dragon(x, y),
    },
    within: (part) => part.princess && princess,
    visitors({ dragon, fairy, players }, { x, y }) {
      const isHere = (/** @type {{ x: number, y: number } | undefined} */ piece) => piece?.x === x && piece.y === y;
      const owner = fairy?.player === undefined ? undefined : players[fairy.player].name;
      return [isHere(dragon) && visitors.dragon, isHere(fairy) && visitors.fairy(owner)].filter(Boolean).join(" ");
    },
    labels: { princess: () => primary.princess },
    pieces,
    mover,
    inHand: { dragon: "dragon" },
    primary,
    steps: { ...steps, dragonAfter: steps.dragon },
    why,
    then,
    advice,
    articles,
    topics: {
      dragonThere: "volcano",
      dragon: "dragon",
      dragonStep: "dragon",
      dragonRests: "dragon",
      noFairy: "fairy",
      noKnight: "princess",
      knight: "princess",
      noPortal: "portal",
    },
    acts: ["volcano", "dragon", "portal"],
    hint({ asks, dragon }, selection, legal, chosen) {
      if (chosen) return /** @type {Record<string, string>} */ (hint.chosen)[chosen.type];
      if (asks === "dragon") return hint.dragon(STEPS + 1 - (dragon?.steps ?? STEPS), STEPS);
      if (asks !== "figure") return undefined;
      if (legal.some(({ type }) => type === "princess")) return hint.princess;
      const leads = legal.some((action) => action.type === "placeAt" && action.place !== "tower");
      return besides(locale, "fairy", hint.fairy, selection, legal) ?? (leads ? hint.portal : undefined);
    },
  };
}
