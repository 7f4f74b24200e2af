// @ts-check
/** What is chosen and looked at on the board, kept for the next load of the page in this tab, as in another language. */
import { keepDraft, takeDraft } from "../storage/store.js";

/** @typedef {import("../bastide.js").Board} Board */
/** @typedef {{ game: string, decisions: number }} Moment of a game: how many decisions were made */

/**
 * @param {Moment} moment
 * @param {Board} board
 */
export function keepMove(moment, board) {
  keepDraft("move", { ...moment, statement: board.selection().statement, view: board.view() });
}

/**
 * What was kept in this moment; anybody may have changed it.
 *
 * @param {Moment} moment
 * @returns {{ statement?: string, view?: ReturnType<Board["view"]> }}
 */
export function takeMove({ game, decisions }) {
  const kept = /** @type {Record<string, any> | null} */ (takeDraft("move"));
  if (kept?.game !== game || kept.decisions !== decisions) return {};
  const { x, y, scale, scaled } = kept.view ?? {};
  return {
    statement: typeof kept.statement === "string" ? kept.statement : undefined,
    view: [x, y, scale].every(Number.isFinite) ? { x, y, scale, scaled: scaled === true } : undefined,
  };
}
