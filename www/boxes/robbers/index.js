// @ts-check
/** The Robbers on the page. */

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
export function box({ events, scores, actions, parts, holdings, pieces, mover, hint, skip, why, advice, articles }, { tag }) {
  const list = new Intl.ListFormat(tag, { type: "disjunction" });
  /** The names of players, as those of whom one can be robbed. @param {number[]} beside @param {import("../../i18n/boxes.js").Names} players */
  const names = (beside, players) => list.format(beside.map((player) => players[player].name));

  return {
    events: {
      robberPut: ({ player, space }, players) => events.put(players[player].name, space),
      robbed: ({ player, from, points }, players) => events.robbed(players[player].name, players[from].name, points),
      robberFollowed: ({ player, space }, players) => events.followed(players[player].name, space),
      robberHome: ({ player }, players) => events.home(players[player].name),
    },
    scores: { loot: () => scores.loot },
    actions: {
      robber: ({ space, beside }, players) => actions.put(names(beside, players), space),
      rob: ({ player }, players) => actions.rob(players[player].name),
      follow: ({ player }, players) => actions.follow(players[player].name),
    },
    parts: { robber: () => parts.robber },
    holdings({ track }) {
      if (!track) return [];
      return [holdings.figure(track.space), track.robber === undefined ? holdings.home : holdings.robber(track.robber)];
    },
    possessions: [
      { label: holdings.kinds.figure, picture: "people", of: ({ track }) => track?.space, isPlace: true },
      { label: holdings.kinds.robber, picture: "robber", of: ({ track }) => track?.robber, isPlace: true },
    ],
    pieces,
    mover,
    inHand: { robber: "robber", rob: "robber" },
    buttons: ["robber", "rob", "follow"],
    news: { robberPut: "robber", robbed: "robber" },
    skip,
    why,
    advice,
    articles,
    topics: {
      robVictim: "robbers",
      robFollow: "robbers",
      robNobodyThere: "robbers",
      robAlreadyThere: "robbers",
      robNoVictim: "robbers",
      noRobber: "robbers",
    },
    acts: ["robber"],
    hint({ asks }, _selection, legal) {
      if (asks === "robber") return hint.put;
      if (asks !== "rob") return undefined;
      return legal.some(({ type }) => type === "follow") ? hint.follow : hint.rob;
    },
  };
}
