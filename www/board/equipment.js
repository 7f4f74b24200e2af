// @ts-check
/** What only games with some expansions need, loaded before such a game is shown: their words, and the bazaar. */
import { sayAll } from "../i18n/languages.js";

/** @type {{ Bazaar?: typeof import("./bazaar.js").Bazaar }} */
export const equipment = {};

/**
 * @param {import("../i18n/languages.js").Locale} locale
 * @param {string[]} boxes those of the game
 * @returns {Promise<void>} it fails if something does not arrive
 */
export async function equip(locale, boxes) {
  await Promise.all([sayAll(locale, boxes), boxes.includes("bridges") && bazaar()]);
}

async function bazaar() {
  ({ Bazaar: equipment.Bazaar } = await import("./bazaar.js"));
}
