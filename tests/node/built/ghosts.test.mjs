/** Ghosts: who played the same tiles before, in the record of a game that is begun with them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../../fuzz/engine.mjs";
import { speak } from "../../../www/i18n/text.js";

await speak();
const { ghostsIn, pointsBefore, unhaunted } = await import("../../../www/games/ghosts.js");
const { haunted } = await import("../../../www/games/haunted.js");
const { exchanged, nameless } = await import("../../../www/games/duplicate.js");

/** A game whose every decision is one of the first, played to its end. @param {any} setup */
function played(setup) {
  const game = new Game({ seed: 7, pile: "half", ...setup });
  for (let turn = 0; !game.view().over; turn += 1) {
    const legal = game.legal();
    game.play(legal[turn % Math.min(legal.length, 5)].statement);
  }
  return game;
}

/** Everybody's points when each turn began, by playing the game once more. @param {any} game */
function pointsByTurn(game) {
  const again = Game.fromRecord(game.record());
  const found = new Map();
  for (let at = 0; at < again.length; at += 1) {
    again.goTo(at);
    const { turn, players, over } = again.view();
    if (!over && !found.has(turn))
      found.set(
        turn,
        players.map((/** @type {any} */ { score }) => score),
      );
  }
  return found;
}

test("a ghost has the points that the player had when each turn began, and in the end", () => {
  const game = played({ players: [{ colour: "red", name: "Ann" }, { colour: "blue" }], boxes: ["base", "inns"] });
  const begun = Game.fromRecord(haunted(game), 0);
  assert.equal(begun.deal(), game.deal(), "the tiles are the same");
  const ghosts = ghostsIn(begun.record());
  assert.deepEqual(
    [...ghosts.values()].map(({ name }) => name),
    ["Ann", ""],
  );
  const scores = game.view().players.map((/** @type {any} */ { score }) => score);
  assert.ok(Math.min(...scores) > 0);
  assert.deepEqual(
    [...ghosts.values()].map(({ end }) => end),
    scores,
  );
  const then = pointsByTurn(game);
  assert.ok(then.size > 20);
  for (const [turn, points] of then)
    assert.deepEqual(
      [...ghosts.values()].map((ghost) => pointsBefore(ghost, turn)),
      points,
      `turn ${turn}`,
    );
});

test("computer players are no ghosts, and those who were ghosts before are gone", () => {
  const players = [{ colour: "red" }, { colour: "blue", name: "Pip", level: "novice" }];
  const game = played({ players });
  const first = haunted(game);
  assert.deepEqual([...ghostsIn(first).keys()], [0]);
  const again = Game.fromRecord(first);
  assert.equal(haunted(again).match(/Ghost/g)?.length, 1);
  assert.equal(unhaunted(again.record()), game.record());
});

test("a name may hold what a replacement means", () => {
  for (const name of ["A$'", "$&", "$$"]) {
    const game = played({ players: [{ colour: "red", name }, { colour: "blue" }] });
    const begun = Game.fromRecord(haunted(game), 0);
    assert.deepEqual(
      [...ghostsIn(begun.record()).values()].map((ghost) => ghost.name),
      [name, ""],
    );
  }
});

test("where a computer player changes seats, people have the ghost of whoever had their new one", () => {
  const game = played({
    players: [
      { colour: "red", name: "Ann" },
      { colour: "blue", name: "Pip", level: "novice" },
    ],
  });
  const begun = Game.fromRecord(haunted(game, exchanged), 0);
  const seat = begun.view().players.findIndex((/** @type {any} */ { name }) => name === "Ann");
  const [computers] = game.view().players.filter((/** @type {any} */ { level }) => level);
  assert.deepEqual(
    [...ghostsIn(begun.record())].map(([at, { name, end }]) => [at, name, end]),
    [[seat, "Pip", computers.score]],
  );
});

test("who plays with the seats exchanged has the ghost of the new seat; without names the ghosts keep theirs", () => {
  const game = played({
    players: [
      { colour: "red", name: "Ann" },
      { colour: "blue", name: "Bob" },
    ],
  });
  const other = haunted(game, exchanged);
  assert.deepEqual(
    Game.fromRecord(other, 0)
      .view()
      .players.map((/** @type {any} */ { name }) => name),
    ["Bob", "Ann"],
  );
  assert.deepEqual(
    [...ghostsIn(other).values()].map(({ name }) => name),
    ["Ann", "Bob"],
  );
  assert.deepEqual(
    [...ghostsIn(nameless(haunted(game))).values()].map(({ name }) => name),
    ["Ann", "Bob"],
  );
});

test("what is no ghost is none, and goes with the others", () => {
  for (const value of ["end=x", "3=4", "x=3 end=4", "3=4 end=20000"]) {
    const record = `[Bastide "1"]\n[Ghost1 "${value}"]\n[Players "red"]\n`;
    assert.equal(ghostsIn(record).size, 0, value);
    assert.equal(unhaunted(record), '[Bastide "1"]\n[Players "red"]\n');
  }
  assert.equal(ghostsIn('[Bastide "1"]\n[Ghost7 "end=4"]\n').size, 0, "there is no seventh seat");
});

test("a name in a ghost is told as any text of somebody else", () => {
  const long = `[Bastide "1"]\n[Ghost1 "end=4 \u202e${"x".repeat(4000)}"]\n`;
  const [{ name }] = ghostsIn(long).values();
  assert.equal(name, `${"x".repeat(30)}…`);
});

test("a name with a backslash is a ghost's as it was written", () => {
  const name = "A\\B\\";
  const game = played({ players: [{ colour: "red", name }, { colour: "blue" }] });
  const begun = Game.fromRecord(haunted(game), 0);
  assert.equal(ghostsIn(begun.record()).get(0)?.name, name);
});
