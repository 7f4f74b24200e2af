// @ts-check
/** Bridges, castles and bazaars on the page. */
import { Bazaar } from "./bazaar.js";
import { describeTile } from "../../i18n/describe-tile.js";

/** @typedef {typeof import("./en.js").words} Words */
/** @typedef {import("../../bastide.js").GameView} GameView */
/** @typedef {import("../../bastide.js").ActionView} ActionView */

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
 * @returns {Promise<import("../../i18n/boxes.js").Box>}
 */
export async function box(words, locale) {
  const { events, scores, actions, holdings, feature, hint } = words;
  const spoken = await locale.load.spoken();
  const partsOf = (/** @type {string} */ tile, /** @type {string[] | undefined} */ boxes = undefined) => describeTile(locale, spoken, tile, 0, boxes);
  /** What is printed on a tile, by which people know it; its id says nothing to them. @param {string} tile */
  const printed = (tile) => partsOf(tile).join("; ");

  return {
    events: {
      bridgeBuilt: ({ player, x, y, axis }, players) => events.bridge(players[player].name, x, y, axis),
      castleBuilt: ({ player }, players) => events.castle(players[player].name),
      tileOffered: ({ tile }) => events.offered(printed(tile)),
      tileChosen: ({ player, tile }, players) => events.chosen(players[player].name, printed(tile)),
      bidMade: ({ player, points }, players) => events.bid(players[player].name, points),
      tileTaken: ({ player, tile }, players) => events.taken(players[player].name, printed(tile)),
    },
    scores: { castle: () => scores.castle, bazaar: () => scores.bazaar },
    pays: { bazaar: events.pays },
    cities: ({ castles = 0 }) => (castles > 0 ? scores.castles(castles) : ""),
    actions: {
      tileWithBridge: ({ x, y, turns, bridgeX, bridgeY, axis }) => actions.withBridge(locale.game.actions.tile(x, y, turns), bridgeX, bridgeY, axis),
      bridge: ({ x, y, axis }) => actions.bridge(x, y, axis),
      castle: ({ x, y }) => actions.castle(x, y),
      choose: ({ tile }) => actions.choose(printed(tile)),
      bid: ({ points }) => actions.bid(points),
      buy: () => actions.buy,
      sell: () => actions.sell,
    },
    features: {
      castle({ followers, powerless }, players) {
        const lord = players.find((_, player) => followers[player] > 0);
        const [facts, who] = lord ? [powerless ? "" : feature.waits, feature.lord(lord.name)] : ["", feature.scored];
        return { title: feature.castle, facts, value: "", who, text: [`${feature.castle}.`, facts, who].filter(Boolean).join(" ") };
      },
    },
    holdings({ bridges, castles, held }) {
      return [
        ...(bridges === undefined ? [] : [holdings.bridges(bridges)]),
        ...(castles === undefined ? [] : [holdings.castles(castles)]),
        ...(held ? [holdings.held(printed(held))] : []),
      ];
    },
    possessions: [
      { label: holdings.kinds.bridges, picture: "bridge", of: ({ bridges }) => bridges },
      { label: holdings.kinds.castles, picture: "castle", of: ({ castles }) => castles },
      { label: holdings.kinds.held, picture: "tiles", of: ({ held }) => held },
    ],
    pieces: words.pieces,
    mover: words.mover,
    inHand: { castle: "castle" },
    buttons: ["bazaar"],
    news: { tileTaken: "" },
    primary: { ...words.primary, "bridge.NS": words.primary.bridge, "bridge.EW": words.primary.bridge },
    skip: words.skip,
    why: words.why,
    then: words.then,
    articles: words.articles,
    topics: { noBridge: "bridge", bridgeUnneeded: "fitting", castle: "castle", noCastle: "castle", bazaar: "bazaar", noBazaar: "bazaar" },
    panel: {
      shows: ({ bazaar }) => bazaar !== undefined,
      make: (pictures, onPlay) => new Bazaar(words.bazaar, partsOf, locale, pictures, onPlay),
    },
    acts: ["bazaar"],
    hint(view, { narrowed }, legal, chosen) {
      if (view.asks === "castle") return hint.castle; // it tells both answers
      if (chosen?.type === "tileWithBridge" || chosen?.type === "bridge") return hint.chosen[chosen.type];
      if (view.asks === "bazaar") return atBazaar(view, legal);
      if (view.asks === "tile") return legal.some(({ type }) => type === "skip") ? hint.tile : undefined;
      return view.asks === "figure" && narrowed?.startsWith("bridge") ? hint.bridge : undefined;
    },
  };

  /** @param {GameView} view @param {ActionView[]} legal */
  function atBazaar({ bazaar, players, options }, legal) {
    const can = (/** @type {ActionView["type"]} */ wanted) => legal.some(({ type }) => type === wanted);
    const { chosen, bid, bidder } = bazaar ?? {};
    if (chosen === undefined) return options.find(({ name }) => name === "bazaar-auction")?.value === "no" ? hint.take : hint.choose;
    if (bid === undefined || bidder === undefined) return hint.bid;
    const asked = can("buy") ? hint.last : can("sell") ? hint.onlySell : hint.more;
    return asked(players[bidder].name, bid);
  }
}
