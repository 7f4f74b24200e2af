// @ts-check
/**
 * Turns that begin before their tile, as with a ransom: a master judges a turn by its tile alone, so what comes before it is looked at here, and
 * a better turn that begins so is completed by its tile.
 */
import { Game } from "../bastide.js";

/** @typedef {Pick<import("./thinker.js").Thinker, "review" | "candidates">} Asked */
/** @typedef {import("../bastide.js").Review} Review */
/** @typedef {import("../bastide.js").Suggestion & { rest?: string[] }} Better `rest`: the tile that follows something else, and what follows that */
/** @typedef {Omit<Review, "best"> & { best: Better }} Reviewed */
/** @typedef {{ record: string, statement: string }} Decision what was decided, and the game before it */

/** Whether a statement lays the tile in hand. @param {string} statement */
export const laysTile = (statement) => statement.startsWith("tile ");

/**
 * How good a turn was, as `Thinker.review` has it; a better turn that begins with a ransom is told to its end.
 *
 * @param {Asked} thinker
 * @param {string} record
 * @param {number} at how many decisions were made before that of its tile
 * @param {number} ms how long it may be thought about
 * @returns {Promise<Reviewed | null | undefined>} null where there was nothing to choose; nothing if it was called off
 */
export async function reviewed(thinker, record, at, ms) {
  const review = await thinker.review(record, at, ms);
  if (!review?.best.statement.startsWith("ransom ")) return review;
  const found = await thinker.candidates(after(record, at, review.best.statement), 1, ms, tileOf(record, at));
  if (!found) return undefined;
  const rest = found.flatMap(({ turn: { statement, then } }) => [statement, ...(then === undefined ? [] : [then])]);
  return { ...review, best: { ...review.best, rest } };
}

/**
 * What a try of a turn gives away: what was decided before its tile against the best there, and its tile against the best one then.
 *
 * @param {Asked} thinker
 * @param {string} record up to the end of the turn
 * @param {number} at how many decisions were made before it
 * @param {number} ms how long each decision may be thought about
 * @returns {Promise<number | null | undefined>} in points; null where nothing can be said; nothing if it was called off
 */
export async function costOfTry(thinker, record, at, ms) {
  const { before, tile, drawn } = partsOf(record, at);
  let cost = 0;
  for (const decision of before) {
    const given = await costOfDecision(thinker, decision, drawn, ms);
    if (typeof given !== "number") return given;
    cost += given;
  }
  const review = await thinker.review(record, tile, ms);
  return review && cost + review.cost;
}

/** @param {Asked} thinker @param {Decision} decision @param {string | undefined} drawn @param {number} ms */
async function costOfDecision(thinker, { record, statement }, drawn, ms) {
  const found = await thinker.candidates(record, 1, ms, drawn, statement);
  if (!found) return undefined;
  const played = found.find(({ turn }) => turn.statement === statement);
  return played ? Math.max(0, found[0].lead - played.lead) : null;
}

/**
 * @param {string} record
 * @param {number} at
 * @returns {{ before: Decision[], tile: number, drawn?: string }} `tile`: the number of the decision that lays it; `drawn`: its name
 */
function partsOf(record, at) {
  const game = Game.fromRecord(record);
  try {
    const made = Array.from({ length: game.at() - at }, (_, index) => game.chosen(at + index) ?? "");
    const first = Math.max(0, made.findIndex(laysTile));
    const before = made.slice(0, first).map((statement, index) => {
      game.goTo(at + index);
      return { record: game.record(), statement };
    });
    return { before, tile: at + first, drawn: made[first]?.split(" ")[1] };
  } finally {
    game.free();
  }
}

/** The record up to a moment, with another decision there. @param {string} record @param {number} at @param {string} statement */
function after(record, at, statement) {
  const game = Game.fromRecord(record);
  try {
    game.goTo(at);
    game.play(statement);
    return game.record();
  } finally {
    game.free();
  }
}

/** The name of the tile that a turn laid: it was in hand, also where nobody draws. @param {string} record @param {number} at */
function tileOf(record, at) {
  const game = Game.fromRecord(record);
  try {
    return game.chosen(at)?.split(" ")[1];
  } finally {
    game.free();
  }
}
