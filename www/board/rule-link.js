// @ts-check
/** Links into the rules reference, from where a question arises. */
import { ofBox } from "../i18n/boxes.js";
import { el } from "../lib/dom.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */

/** The article about a feature, an option of the rules, or a reason why something cannot be done, as far as no box with a folder names it. @type {Record<string, string>} */
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
  "gq11-pigsty": "mini",
  escape: "siege",
  tunnels: "tunnel",
  "tunnel-pairs": "tunnel",
  buildings: "buildings",
  labyrinth: "labyrinth",
  monasteries: "lying",
  "message-often": "messages",
  "message-alone": "messages",
  "robber-others": "robbers",
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
  fairy: "fairy",
  ransom: "ransom",
  "dragon-move": "dragon",
  princess: "princess",
  complete: "portal",
  "bazaar-auction": "bazaar",
  "count-move": "carcassonne",
  "count-final": "market",
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
  const article = ofBox(locale, "topics", topic) ?? ARTICLES[topic];
  return article === undefined ? undefined : el("a", { class: "rule-link", href: `#rules/${article}` }, locale.help.rule);
}
