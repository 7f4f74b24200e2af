// @ts-check
/** What the medals of a solo deck take, told where it is shown. */
import { el, fill } from "../lib/dom.js";
import { medalsFor, parOf } from "../games/solo.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../games/solo.js").Medal} Medal */

const { solo: words } = await TEXT.load.puzzles();

/**
 * From how many points on there is which medal.
 *
 * @param {import("../engine/day-decks.js").Deck} deck
 * @param {Element} home says meanwhile that it is being computed, and that it is not known where the computer players do not arrive or cannot be started
 * @returns {Promise<Record<Medal, number> | undefined>} nothing if it is not known
 */
export async function medalsOf(deck, home) {
  if (!deck.par) fill(home, words.computing);
  try {
    const par = await parOf(deck);
    return par.length > 0 ? medalsFor(par) : undefined;
  } catch {
    fill(home, words.noPar);
    return undefined;
  }
}

/** @param {Medal} medal */
export function medalMark(medal) {
  return el("span", { class: `medal medal-${medal}`, "aria-hidden": "true" });
}
