// @ts-check
/** Why something was refused, for the person. */
import { TEXT } from "../i18n/text.js";

/**
 * @param {import("./sealed-table.js").Words} words
 * @param {import("../sealed.js").SealedError} refusal
 * @param {import("../bastide.js").Game} [game]
 * @returns {string} one sentence
 */
export function told(words, { reason, colour, turn = 0 }, game) {
  const player = game?.view().players.find((player) => player.colour === colour);
  const name = player?.name ?? (colour ? TEXT.colours[/** @type {import("../bastide.js").Colour} */ (colour)] : "");
  return words.refused[/** @type {keyof typeof words["refused"]} */ (reason)](name, turn);
}
