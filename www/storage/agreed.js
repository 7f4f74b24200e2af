// @ts-check
/** What the players of a game agreed on before it began, as it is stored and written into files. */

/** @typedef {import("./store.js").Agreed} Agreed */

/** How long the time of a player can be chosen, in minutes. */
export const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90];
export const USUAL_MINUTES = 15;

/**
 * Something that was stored, as far as it makes sense.
 *
 * @param {unknown} stored
 * @returns {Agreed}
 */
export function soundAgreement(stored) {
  const found = /** @type {Agreed} */ (typeof stored === "object" && stored ? stored : {});
  const clock = found.clock === "soft" || found.clock === "bank" ? found.clock : undefined;
  return {
    ...(found.aids === false && { aids: false }),
    ...(found.undo === false && { undo: false }),
    ...(clock && { clock }),
    ...(clock === "bank" && { minutes: MINUTES.includes(Number(found.minutes)) ? Number(found.minutes) : USUAL_MINUTES }),
  };
}

/**
 * The line of a record that says it, beside the name and the date of the game, such as `[Agreed "aids=off undo=off clock=bank minutes=15"]`.
 *
 * @param {Agreed} [agreed]
 * @returns {string} empty where nothing was agreed on
 */
export function writeAgreement(agreed) {
  const words = Object.entries(soundAgreement(agreed)).map(([name, value]) => `${name}=${value === false ? "off" : value}`);
  return words.length > 0 ? `[Agreed "${words.join(" ")}"]\n` : "";
}

/** @param {string} value of that tag @returns {Agreed | undefined} nothing where it says nothing that makes sense */
export function readAgreement(value) {
  const words = value.split(" ").map((word) => word.split("="));
  const agreed = soundAgreement(Object.fromEntries(words.map(([name, value]) => [name, value === "off" ? false : value])));
  return Object.keys(agreed).length > 0 ? agreed : undefined;
}
