/** Several tables with the same tiles: everybody against those who had the same seat; seats exchanged, names left out. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { compared, exchanged, inAll, nameless } from "../../../www/games/duplicate.js";
import { unsealed } from "../../../www/games/unsealed.js";

test("a player is compared with the average of the seat, and nobody gains by the tiles of a seat", () => {
  // The first seat has the better tiles: 20 points more at every table.
  const results = compared([
    [
      { name: "Ann", score: 80 },
      { name: "Bob", score: 60 },
    ],
    [
      { name: "Bob", score: 70 },
      { name: "Ann", score: 58 },
    ],
    [
      { name: "Cid", score: 75 },
      { name: "Eve", score: 47 },
    ],
  ]);
  assert.deepEqual(
    results.map(({ name, table, seat, lead }) => [name, table, seat, lead]),
    [
      ["Ann", 0, 0, 5],
      ["Bob", 0, 1, 5],
      ["Ann", 1, 1, 3],
      ["Cid", 2, 0, 0],
      ["Bob", 1, 0, -5],
      ["Eve", 2, 1, -8],
    ],
  );
  assert.equal(
    results.reduce((sum, { lead }) => sum + lead, 0),
    0,
  );
  assert.deepEqual(inAll(results), [
    { name: "Ann", tables: 2, lead: 4 },
    { name: "Bob", tables: 2, lead: 0 },
  ]);
});

test("a game with the tiles of a sealed one is not sealed itself", () => {
  const sealed =
    '[Bastide "1"]\n[Known "2"]\n[Seal "fast"]\n[SealSeats "x y"]\n[Players "red Ann, blue Bob"]\n[SealLinks "- -"]\n[SealMoves "z"]\n[Deck "D U"]\n';
  const plain = (/** @type {string} */ players) => `[Bastide "1"]\n[Players "${players}"]\n[Deck "D U"]\n`;
  assert.equal(unsealed(sealed), plain("red Ann, blue Bob"));
  assert.equal(exchanged(sealed), plain("blue Bob, red Ann"));
  assert.equal(nameless(sealed), plain("red, blue"));
});

test("seats are exchanged by players with names, levels and colours; without names levels stay", () => {
  const record = (/** @type {string} */ players) => `[Bastide "1"]\n[Players "${players}"]\n[Deck "D U"]\n`;
  const three = record("red Ann, the red, blue Bob (ai:master), green");
  assert.equal(exchanged(three), record("blue Bob (ai:master), green, red Ann, the red"));
  assert.equal(exchanged(exchanged(exchanged(three))), three);
  assert.equal(nameless(three), record("red, blue (ai:master), green"));
  assert.equal(exchanged(record("red, blue")), record("blue, red"));
});
