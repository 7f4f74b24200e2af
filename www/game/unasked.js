// @ts-check
/** Decisions about which nobody need be asked. */

/**
 * The only step that is left to the dragon.
 *
 * @param {Pick<import("../bastide.js").Game, "view" | "legal">} game
 * @param {{ seat?: number }} [sealed] the seat of this device, where everybody else decides on their own and signs it
 * @returns {string | undefined} nothing where somebody has a choice, or sits elsewhere
 */
export function onlyStep(game, sealed) {
  const { asks, player } = game.view();
  if (asks !== "dragon" || (sealed && player !== sealed.seat)) return undefined;
  const [step, other] = game.legal();
  return other ? undefined : step.statement;
}
