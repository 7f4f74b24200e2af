// @ts-check
/** The names of decks: of the fixed ones, and of those of a day. */
import { dayIn, isDuel } from "../engine/deck-names.js";
import { noonOf } from "../lib/days.js";
import { TEXT } from "../i18n/text.js";

const { solo: words } = await TEXT.load.puzzles();

/** @param {string} name of a deck @param {boolean} [dated] whether its day is named */
export function deckName(name, dated = false) {
  if (words.decks[name]) return words.decks[name];
  const title = isDuel(name) ? words.duel.title : words.ofDay;
  return dated ? `${title} (${TEXT.date(noonOf(dayIn(name)))})` : title;
}
