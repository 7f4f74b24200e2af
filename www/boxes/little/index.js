// @ts-check
/** Little Buildings on the page. */

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
export function box({ events, extras, actions, visitors, holdings, pieces, labels, hint, primary, why, then, advice, articles }) {
  /** @typedef {"shed" | "house" | "tower"} Building */
  return {
    events: { building: ({ player, building, x, y }, players) => events.building(players[player].name, /** @type {Building} */ (building), x, y) },
    extras: ({ extras: added = [] }) => (added.some(([name]) => name === "buildings") ? extras : ""),
    actions: { building: ({ building }) => actions[/** @type {Building} */ (building)] },
    visitors({ buildings = [] }, { x, y }) {
      return buildings.some((one) => one.x === x && one.y === y) && visitors;
    },
    holdings: ({ buildings }) => (buildings ? [holdings.left(buildings[0] + buildings[1] + buildings[2])] : []),
    possessions: [{ label: holdings.kind, picture: "house", of: ({ buildings }) => buildings && buildings[0] + buildings[1] + buildings[2] }],
    labels: { building: ({ building }) => labels[/** @type {Building} */ (building)] },
    pieces,
    primary,
    why,
    then,
    advice,
    articles,
    topics: { noBuildingLeft: "buildings", buildingLater: "buildings" },
    hint(_view, _selection, _legal, chosen) {
      return chosen?.type === "building" ? hint : undefined;
    },
  };
}
