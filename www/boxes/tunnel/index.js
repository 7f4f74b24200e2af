// @ts-check
/** The Tunnel on the page. */

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
export function box({ events, actions, visitors, parts, holdings, labels, pieces, hint, primary, skip, why, advice, articles }) {
  return {
    events: { tunnel: ({ player, x, y }, players) => events.tunnel(players[player].name, x, y) },
    actions: { tunnel: ({ x, y, place, pair = "" }) => actions.tunnel(x, y, place, pair) },
    within: ({ mouth }) => mouth && parts.tunnel,
    visitors({ tunnels = [], players }, { x, y }) {
      const here = tunnels.filter((token) => token.x === x && token.y === y).map(({ player }) => visitors(players[player].name));
      return here.join(" ");
    },
    holdings: ({ tunnels }) => (tunnels === undefined ? [] : [holdings.left(tunnels)]),
    possessions: [{ label: holdings.kind, picture: "tunnel", of: ({ tunnels }) => tunnels }],
    labels: { tunnel: ({ pair = "" }) => [labels.tunnel, pair].filter(Boolean).join(" ") },
    pieces,
    inHand: { tunnel: "tunnel" },
    news: { tunnel: "tunnel" },
    primary,
    skip,
    why,
    advice,
    articles,
    topics: { tunnel: "tunnel", noMouth: "tunnel", mouthTaken: "tunnel", tunnelOnce: "tunnel", noTunnelToken: "tunnel", noTunnel: "tunnel" },
    hint({ asks }, { narrowed }, _legal, chosen) {
      if (chosen) return chosen.type === "tunnel" ? hint.chosen : undefined;
      return asks === "tunnel" || narrowed === "tunnel" ? hint.tunnel : undefined;
    },
  };
}
