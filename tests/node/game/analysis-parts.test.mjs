/** What needs no browser of the analysis board: steps along lines of play, and the answers of several workers put together. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { joined } from "../../../www/analysis/assistant.js";
import { drawnBetween, ghostsOf } from "../../../www/analysis/ghosts.js";
import { branchOf, endOfLine, hereOf, movesBefore, nextNoted, notedAt, notedPaths, stepped } from "../../../www/analysis/cursor.js";
import { costOf } from "../../../www/analysis/costs.js";
import { worstOf } from "../../../www/analysis/lead-curve.js";
import { describeLoss } from "../../../www/i18n/describe-reason.js";
import { advice } from "../../../www/i18n/language/en/advice.js";
import { mistakes } from "../../../www/i18n/language/en/mistakes.js";

/** A line of so many moves, of which one has a variation. @param {number} count @param {any} [variation] @param {number} [at] */
function line(count, variation, at = 0) {
  const moves = Array.from({ length: count }, (_, index) => ({ action: { type: "tile" }, decisions: index + 1, comment: `after ${index + 1}` }));
  if (variation) Object.assign(moves[at], { variations: [variation] });
  return { comment: "beginning", moves };
}

/** @param {number[]} path */
const study = (path) => /** @type {any} */ ({ path, line: line(4, line(3, line(2), 1), 2) });

test("steps lead along a line, stop at its ends, and lead out of a variation to where it begins", () => {
  assert.deepEqual(stepped(study([0]), -1), [0]);
  assert.deepEqual(stepped(study([0]), 1), [1]);
  assert.deepEqual(stepped(study([4]), 1), [4]);
  assert.deepEqual(stepped(study([2, 0, 1]), 1), [2, 0, 2]);
  assert.deepEqual(stepped(study([2, 0, 1]), -1), [2]);
  assert.deepEqual(stepped(study([2, 0, 1, 0, 2]), 1), [2, 0, 1, 0, 2]);
  assert.deepEqual(stepped(study([2, 0, 1, 0, 1]), -1), [2, 0, 1]);
  assert.deepEqual(endOfLine(study([2, 0, 1])), [2, 0, 3]);
  assert.equal(hereOf(study([2, 0, 1, 0, 2])).line.moves.length, 2);
  assert.deepEqual([notedAt(study([0])).comment, notedAt(study([3])).comment], ["beginning", "after 3"]);
  assert.deepEqual([movesBefore(study([0]), 0), movesBefore(study([0]), 2)], [0, 2]);
});

test("a variation begins at a moment of the game, but a figure declined without a word is no variation", () => {
  assert.deepEqual([branchOf(study([3])), branchOf(study([2, 0, 1])), branchOf(study([2, 0, 1, 0, 2]))], [undefined, 2, 2]);
  const declined = study([2, 0, 1]);
  declined.line.moves[2].variations[0].moves[0].action = { type: "skip" };
  assert.equal(branchOf(declined), undefined);
});

test("the next note is the next in the list of moves, variations in their place, and after the last comes the first", () => {
  const bare = (/** @type {number} */ count, /** @type {any} */ extra = {}) => ({ moves: Array.from({ length: count }, () => ({ ...extra })) });
  const variation = { moves: [{}, { mark: "!" }, { shapes: [] }] };
  const line = { moves: [{}, { comment: "here" }, { variations: [variation] }, { shapes: ["mark 0,0 road.N"] }] };
  const at = (/** @type {number[]} */ ...path) => /** @type {any} */ ({ path, line });
  assert.deepEqual(notedPaths(at(0)), [[2], [2, 0, 1], [2, 0, 2], [4]]);
  assert.deepEqual(nextNoted(at(0)), [2]);
  assert.deepEqual(nextNoted(at(2)), [2, 0, 1], "a variation begins there");
  assert.deepEqual(nextNoted(at(2, 0, 3)), [4]);
  assert.deepEqual(nextNoted(at(4)), [2]);
  assert.equal(nextNoted(/** @type {any} */ ({ path: [1], line: bare(3) })), undefined);
  assert.equal(nextNoted(/** @type {any} */ ({ path: [0], line: { comment: "before the first", moves: [] } })), undefined, "it is on show");
});

/** @param {string} statement @param {number} lead @param {number} error @param {number} rounds @param {any} [reply] */
const candidate = (statement, lead, error, rounds, reply) =>
  /** @type {any} */ ({ turn: { statement, reasons: [] }, lead, error, rounds, ...(reply && { reply }) });

test("answers of several workers are weighted by the decks that they tried", () => {
  const [best, other] = joined([
    [candidate("a", 4, 1, 30, { tile: "V", share: 0.2 }), candidate("b", 6, 1, 10)],
    [candidate("a", 8, 1, 10, { tile: "U", share: 0.3 })],
    [],
  ]);
  assert.deepEqual([other.turn.statement, other.lead, other.rounds], ["a", 5, 40]);
  assert.equal(other.error, Math.hypot(0.75, 0.25));
  assert.equal(other.reply?.tile, "V", "seen more often in all");
  assert.deepEqual([best.turn.statement, best.lead], ["b", 6]);
  assert.deepEqual(joined([[]]), []);
});

test("the best turns are ghosts on the board, those of one cell together", () => {
  const legal = /** @type {any} */ ([
    { type: "tile", statement: "tile V 1,0 1", x: 1, y: 0, turns: 1 },
    { type: "tile", statement: "tile V 1,0 2", x: 1, y: 0, turns: 2 },
    { type: "tile", statement: "tile V 0,1 0", x: 0, y: 1, turns: 0 },
    { type: "skip", statement: "skip" },
  ]);
  const found = ["tile V 1,0 1", "tile V 0,1 0", "tile V 1,0 2", "skip"].map((statement) => candidate(statement, 0, 0, 1));
  assert.equal(ghostsOf(found, legal, "V"), 'ghost V 1,0 1\nnote 1,0 "1 3"\nghost V 0,1 0\nnote 0,1 "2"');
  assert.equal(ghostsOf(found, legal), "");
});

test("the costliest turns come first, as a master judged them where he did", () => {
  const turn = (/** @type {number} */ given, /** @type {number} */ cost = given, judged = false) => /** @type {any} */ ({ given, cost, judged });
  const turns = [turn(1.5), turn(9, 0.2, true), turn(0.4, 6, true), turn(0.9)];
  assert.deepEqual(worstOf(turns).map(costOf), [6, 1.5]);
});

test("the turn of a game and the better one are two numbered ghosts with an arrow; in one cell the better one alone", () => {
  const legal = /** @type {any} */ ([
    { type: "tile", statement: "tile V 1,0 1", x: 1, y: 0, turns: 1 },
    { type: "tile", statement: "tile V 1,0 2", x: 1, y: 0, turns: 2 },
    { type: "tile", statement: "tile V 0,1 0", x: 0, y: 1, turns: 0 },
    { type: "abbey", statement: "abbey 2,2", x: 2, y: 2 },
  ]);
  const between = (/** @type {string} */ played, /** @type {string} */ better, drawn = "V") =>
    drawnBetween({ statement: played }, { statement: better }, { legal, drawn, players: [] });
  assert.equal(between("tile V 1,0 1", "tile V 0,1 0"), 'ghost V 1,0 1\nnote 1,0 "1"\nghost V 0,1 0\nnote 0,1 "2"\narrow 1,0 0,1');
  assert.equal(between("tile V 1,0 1", "tile V 1,0 2"), 'ghost V 1,0 2\nnote 1,0 "2"');
  assert.equal(between("tile V 1,0 1", "tile V 1,0 1"), 'ghost V 1,0 1\nnote 1,0 "1 2"');
  assert.equal(between("abbey 2,2", "tile V 1,0 1"), "", "what has no tile is told in words alone");
  const ransom = { statement: "ransom blue meeple", rest: ["tile V 0,1 0", "meeple road.E"] };
  const shown = drawnBetween({ statement: "tile V 1,0 1" }, ransom, { legal, drawn: "V", players: [] });
  assert.equal(shown, between("tile V 1,0 1", "tile V 0,1 0"), "a ransom may come before the tile");
});

test("a loss is explained in parts that add up, and what only the search knows is said to be so", async () => {
  const words = { advice, why: mistakes.why };
  const players = [{ name: "Ann" }, { name: "Bob" }];
  const gain = (/** @type {any} */ about) => /** @type {any} */ ({ player: 0, feature: "city", points: 0, scored: 0, ...about });
  const told = (/** @type {string} */ missed, /** @type {any[]} */ gains, /** @type {number} */ cost) =>
    describeLoss(words, { player: 0, missed, gains }, cost, players);
  assert.deepEqual(told("building", [gain({ points: 12 }), gain({ player: 1, feature: "road", points: -3 })], 15), [
    "The better turn builds in a more promising place.",
    "Better turn \u2013 City: about 12 points more for Ann; Road: about 3 points less for Bob.",
  ]);
  assert.deepEqual(told("points", [gain({ scored: 6, points: 2 })], 15), [
    "The better turn scores more at once.",
    "Better turn \u2013 City: Ann scores 6 points right away.",
    "About 9 points of it show only in the turns that follow.",
  ]);
  assert.deepEqual(
    told("figure", [gain({ points: -4 }), gain({ points: 1 })], 15),
    ["The better turn keeps a figure in hand for later."],
    "what speaks against it, or little for it",
  );
  assert.deepEqual(told("foresight", [], 9), ["The better turn pays off only in the turns that follow."]);
});
