// @ts-check
/** Links into the rules reference, from where a question arises. */
import { el } from "../lib/dom.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */

/** The article about a feature, an option of the rules, or a reason why something cannot be done. @type {Record<string, string>} */
const ARTICLES = {
  road: "road",
  city: "city",
  monastery: "monastery",
  field: "farmer",
  garden: "garden",
  barn: "barn",
  cell: "lay",
  farms: "farmer",
  "small-city": "city",
  "river-turn": "river",
  lake: "river",
  "start-tile": "river",
  followers: "figures",
  "unfinished-inn": "inn",
  wagon: "wagon",
  "barn-on-barn": "barn",
  "barn-without-farmers": "barn",
  "abbey-end": "abbey",
  "abbey-parts": "abbey",
  goods: "goods",
  king: "king",
  robber: "king",
  "pig-second": "pig",
  "second-part": "twice",
  noSecondPart: "twice",
  "king-final": "king",
  phantom: "phantom",
  phantomLater: "phantom",
  noFollower: "builder",
  tower: "floors",
  fairy: "fairy",
  ransom: "ransom",
  "dragon-move": "dragon",
  princess: "princess",
  dragonThere: "volcano",
  dragon: "dragon",
  dragonStep: "dragon",
  dragonRests: "dragon",
  noFairy: "fairy",
  noKnight: "princess",
  knight: "princess",
  noPortal: "portal",
  complete: "portal",
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
  noBridge: "bridge",
  bridgeUnneeded: "fitting",
  castle: "castle",
  noCastle: "castle",
  bazaar: "bazaar",
  noBazaar: "bazaar",
  "bazaar-auction": "bazaar",
  quarter: "carcassonne",
  noSending: "carcassonne",
  noCount: "carcassonne",
  "count-move": "carcassonne",
  noMoveOut: "leaving",
  "count-final": "market",
  noMachine: "flight",
  flown: "flight",
  notFlying: "flight",
  landing: "flight",
  noLanding: "flight",
  riverApart: "river",
  riverTurns: "river",
  riverBlocked: "river",
  noFigure: "figures",
  wrongPart: "figures",
  occupied: "figures",
};

/**
 * @param {Locale} locale
 * @param {string} topic
 * @returns {HTMLElement | undefined}
 */
export function ruleLink(locale, topic) {
  const article = ARTICLES[topic];
  return article === undefined ? undefined : el("a", { class: "rule-link", href: `#rules/${article}` }, locale.help.rule);
}
