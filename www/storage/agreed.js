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
