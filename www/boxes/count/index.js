// @ts-check
/** The Count on the page. */

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
export function box({ pieces, quarter, serves, mover, events, actions, feature, primary, skip, hint, why, articles }) {
  return {
    events: { countMoved: ({ player, quarter }, players) => events.count(players[player].name, quarter) },
    placed: { quarter: ({ figure, place }, name) => events.sent(name, figure, quarterOf(place)) },
    left: { quarter: ({ figure, place, toPlace }, name) => events.left(name, figure, quarterOf(place), toPlace.split(".")[0]) },
    actions: {
      send: ({ figure, place }) => actions.send(figure, quarterOf(place)),
      count: ({ place }) => actions.count(quarterOf(place)),
      moveOut: ({ figure, quarter, x, y, place }) => actions.moveOut(figure, quarter, x, y, place),
    },
    features: {
      quarter({ place, followers }, players) {
        const name = quarterOf(place);
        const there = players.flatMap((player, index) => (followers[index] > 0 ? [feature.there(player.name, followers[index])] : []));
        const [title, facts, who] = [feature.quarter(name), feature.serves(name), there.length > 0 ? `${there.join(", ")}.` : feature.empty];
        return { title, facts, value: "", who, text: [`${title}.`, facts, who].join(" ") };
      },
    },
    visitors: ({ count }, { place }) => count !== undefined && place === `quarter.${count}` && feature.count,
    labels: { send: ({ place }) => serves(quarterOf(place)), count: ({ place }) => quarter(quarterOf(place)) },
    pieces,
    mover,
    inHand: { count: "count" },
    primary,
    skip,
    why: { ...why, quarter: why.noSending },
    articles,
    topics: { quarter: "carcassonne", noSending: "carcassonne", noCount: "carcassonne", noMoveOut: "leaving" },
    hint({ asks }, _selection, _legal, chosen) {
      if (chosen?.type === "send") return hint.waits[quarterOf(chosen.place)];
      if (chosen?.type === "count" || chosen?.type === "moveOut") return hint.chosen[chosen.type];
      return asks === "moveOut" || asks === "send" || asks === "count" ? hint[asks] : undefined;
    },
  };
}

/** The quarter of which this is the place: of "quarter.market" the market. @param {string} place */
function quarterOf(place) {
  return place.split(".")[1];
}
