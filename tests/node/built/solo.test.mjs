/** The deck that a solo game is played with, by the tag in its record. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../../fuzz/engine.mjs";

const { deckOfDay } = await import("../../../www/engine/day-decks.js");
const { deckOf } = await import("../../../www/games/solo.js");
Object.assign(globalThis, { fetch: async () => ({ ok: true, text: async () => "" }) }); // no fixed decks

test("a game of a day has the deck of that day; a day that is none has no deck, though its tiles can be dealt", async () => {
  const { record } = deckOfDay("2026-11-23");
  assert.equal((await deckOf(Game.fromRecord(record)))?.name, "2026-11-23");
  for (const day of ["2026-99-99", "2026-02-30", "2025-12-31"]) assert.equal(await deckOf(Game.fromRecord(deckOfDay(day).record)), undefined, day);
});

test("in a duel the points are those of the person, whoever began", async () => {
  const { duelOfDay } = await import("../../../www/engine/day-decks.js");
  const { pointsIn } = await import("../../../www/engine/deck-names.js");
  const began = new Set();
  for (let day = 1; day <= 28; day += 1) {
    const game = Game.fromRecord(duelOfDay(`2026-11-${String(day).padStart(2, "0")}`).record);
    for (let count = 0; !game.view().over; count += 1) {
      const legal = game.legal();
      game.play(legal[count % Math.min(legal.length, 4)].statement);
    }
    const { players } = game.view();
    const person = players.findIndex((/** @type {any} */ { level }) => level === undefined);
    began.add(person);
    assert.deepEqual(pointsIn(game), { mine: players[person].score, theirs: players[1 - person].score });
  }
  assert.deepEqual([...began].sort(), [0, 1], "now one begins, now the other");
});

test("a duel with somebody else is not that of the day", async () => {
  const { duelOfDay } = await import("../../../www/engine/day-decks.js");
  const { record } = duelOfDay("2026-11-23");
  assert.equal((await deckOf(Game.fromRecord(record)))?.name, "duel-2026-11-23");
  for (const other of [" (ai:novice)", ""]) assert.equal(await deckOf(Game.fromRecord(record.replace(/ \(ai:\w+\)/, other))), undefined, other || "a person");
});
