// @ts-check
/** The Gold Mines on the page. */

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
export function box({ events, scores, actions, parts, feature, holdings, pieces, hint, primary, why, advice, articles }) {
  return {
    events: { goldLaid: ({ x, y }) => events.laid(x, y), goldWon: ({ player, bars }, players) => events.won(players[player].name, bars) },
    scores: { gold: ({ count }) => scores.gold(count) },
    actions: { gold: ({ x, y }) => actions.gold(x, y) },
    parts: { gold: () => parts.gold },
    visitors({ gold = [] }, { x, y }) {
      const bars = gold.find((pile) => pile.x === x && pile.y === y)?.bars;
      return bars !== undefined && feature.bars(bars);
    },
    holdings: ({ gold }) => (gold === undefined ? [] : [holdings.bars(gold)]),
    possessions: [{ label: holdings.kind, picture: "gold", of: ({ gold }) => gold ?? undefined }],
    pieces,
    inHand: { gold: "gold" },
    news: { goldWon: "gold" },
    primary,
    why,
    advice,
    articles,
    topics: { bar: "gold", noGold: "gold", notBeside: "gold" },
    acts: ["gold"],
    hint({ asks }, _selection, _legal, chosen) {
      if (asks !== "gold") return undefined;
      return chosen ? hint.chosen : hint.gold;
    },
  };
}
