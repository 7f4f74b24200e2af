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
