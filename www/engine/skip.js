// @ts-check

/**
 * The statement that declines what is asked. It names a colour where somebody else than the player whose turn it is is asked,
 * such as the owner of a wagon, so no other script may write it down itself.
 *
 * @param {import("../bastide.js").Game} game
 * @returns {string | undefined} nothing where nothing can be declined
 */
export function skipOf(game) {
  return game.legal().find(({ type }) => type === "skip")?.statement;
}
