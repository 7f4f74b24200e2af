// @ts-check
/** The Tower on the page. */
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

/**
 * @param {Words} words
 * @param {import("../../i18n/languages.js").Locale} locale
 * @returns {import("../../i18n/boxes.js").Box}
 */
export function box({ events, scores, actions, then, holdings, feature, pieces, atop, primary, skip, hint, why, advice, articles }, locale) {
  return {
    events: {
      floorPlaced: ({ player, floors }, players) => events.floor(players[player].name, floors),
      figureCaptured: ({ captor, player, figure }, players) => events.captured(players[captor].name, players[player].name, figure),
      prisonerFreed: ({ captor, player, figure }, players) => events.freed(players[player].name, figure, players[captor].name),
    },
    placed: { tower: ({ figure }, name) => events.atop(name, figure) },
    scores: { ransom: () => scores.ransom },
    pays: { ransom: events.pays },
    actions: {
      floor: ({ x, y, floors }) => actions.floor(x, y, floors),
      capture: ({ player, figure, x, y, place }, players) => actions.capture(players[player].name, figure, x, y, place),
      exchange: ({ player, figure }, players) => actions.exchange(players[player].name, figure),
      ransom: ({ player, figure }, players) => actions.ransom(players[player].name, figure),
    },
    features: {
      tower({ floors = 0, strengths }, players) {
        const top = strengths.findIndex((strength) => strength > 0);
        const [title, facts, who] = [feature.tower(floors), feature.reach(floors), top < 0 ? feature.open : feature.onTop(players[top].name)];
        return { title, facts, value: "", who, text: [`${title}.`, facts, who].join(" ") };
      },
    },
    holdings({ floors, prisoners = [] }, players) {
      const held = prisoners.map(({ count, figure, player }) => holdings.prisoner(count, figure, players[player].name));
      return floors === undefined ? held : [holdings.floors(floors), ...held];
    },
    possessions: [
      { label: holdings.kinds.floors, picture: "tower", of: ({ floors }) => floors },
      { label: holdings.kinds.prisoners, picture: "prison", of: ({ prisoners }) => prisoners },
    ],
    labels: { tower: () => atop },
    pieces,
    inHand: { capture: "piece" },
    buttons: ["exchange", "ransom"],
    news: { prisonerFreed: "" },
    primary: { ...primary, piece: primary.floor },
    skip,
    why,
    then,
    advice,
    articles,
    topics: {
      tower: "floors",
      noFloorThere: "floors",
      noFloor: "floors",
      noFoundation: "floors",
      capture: "capture",
      outOfReach: "capture",
      noCapture: "capture",
      exchange: "ransom",
      noExchange: "ransom",
      noPrisoner: "ransom",
      noRansom: "ransom",
    },
    acts: ["tower"],
    hint({ asks }, selection, legal, chosen) {
      if (chosen) return /** @type {Record<string, string>} */ (hint.chosen)[chosen.type === "placeAt" && chosen.place === "tower" ? "atop" : chosen.type];
      if (asks === "capture" || asks === "exchange") return hint[asks];
      return asks === "figure" ? besides(locale, "piece", hint.piece, selection, legal) : undefined;
    },
  };
}
