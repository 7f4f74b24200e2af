/** A game of six with all boxes, from its first tile to its link. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, opened } from "../../../fuzz/engine.mjs";
import { Chance } from "../../../fuzz/chance.mjs";

// These need the engine in its place.
const { linkOf, readLink } = await import("../../../www/shelf/link.js");
const { squeeze, unsqueeze, LONGEST } = await import("../../../www/lib/squeeze.js");
const { describeEvent } = await import("../../../www/i18n/describe.js");
const { loadBoxes } = await import("../../../www/i18n/boxes.js");
const { TEXT } = await import("../../../www/i18n/text.js");
const { decided } = await import("../../../www/game/decided.js");
const { statistics } = await import("../../../www/engine/statistics.js");

/** So long a message may be with the address of a page: a game with all boxes is the longest that there is, and every scoring asks in it which figure moves. Tokens and acrobats of the circus are told, too. */
const MOST = 6800;
const PAGE = "https://a-long-name.example.org/games/bastide/index.html";

const names = ["Annemarie", "Bartholomäus", "Cassandra", "Dieudonné", "Ελευθερία", "Franziska"];
const colours = ["red", "blue", "green", "yellow", "black", "pink"];

/** A game by chance, in which declining is rare. @param {number} seed @param {number} most decisions */
function played(seed, most = Infinity) {
  const chance = new Chance(seed);
  const boxes = Game.boxes().map((/** @type {any} */ { name }) => name);
  const players = colours.map((colour, at) => ({ colour, name: names[at] }));
  const game = new Game({ boxes, players, seed });
  for (let [legal, n] = [game.legal(), 0]; legal.length > 0 && n < most; [legal, n] = [game.legal(), n + 1]) {
    const others = legal.filter((/** @type {any} */ { type }) => type !== "skip");
    game.play(chance.of(others.length > 0 && chance.below(3) > 0 ? others : legal).statement);
  }
  return game;
}

test("a game of six with all boxes is told, kept, read again and sent in a message", async () => {
  await loadBoxes(TEXT);
  for (const seed of [1, 2, 3]) {
    const game = played(seed);
    const [record, view, log] = [game.record(), game.view(), game.log()];
    assert.ok(view.over && view.tiles.length > 150 && record.length > 9000, "a whole game");
    for (const event of log) assert.match(describeEvent(TEXT, event, view.players), /^\S.*\S$/, JSON.stringify(event));
    assert.match(opened(record), /decisions/);
    assert.deepEqual(Game.fromRecord(record).view(), view, "replayed, it is the same");
    for (const at of [undefined, game.length]) {
      const link = await linkOf(record, at);
      assert.ok(PAGE.length + link.length <= MOST, `${link.length} letters`);
      assert.deepEqual(await readLink(link), at === undefined ? { record } : { record, at });
    }
    const half = played(seed, 250);
    assert.deepEqual(Game.fromRecord(half.record()).legal(), half.legal(), "it goes on where it was left");
    half.free();
    game.free();
  }
});

test("what decided a game is told of its log: the largest score, the kind that made the difference, and since when the winner led", async () => {
  const words = await TEXT.load.review();
  const head = '[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D E U U"]\n';
  const game = Game.fromRecord(`${head}tile E 0,-1 2\nmeeple city.S\ntile U 1,0 0\nskip\ntile U -1,0 0\nskip\n`);
  const view = game.view();
  assert.ok(view.over, "the game is over");
  const told = decided(view, game.log(), statistics(game.log(), 2), words);
  assert.equal(told[0], "Ann scored the most at once: 4 points (City of 2 tiles).");
  assert.equal(told[1], "Cities made the difference: Ann 4 and Bob 0.");
  assert.match(told[2], /^Ann led from turn [12] on\.$/);
  game.free();
  const all = played(4);
  const sentences = decided(all.view(), all.log(), statistics(all.log(), 6), words);
  assert.ok(sentences.length > 0 && sentences.every((sentence) => /^\S.*\.$/.test(sentence) && !/undefined|NaN/.test(sentence)), sentences.join("\n"));
  all.free();
});

test("a short game is a link that any program can unpack", async () => {
  assert.match(await linkOf('[Bastide "1"]\n'), /^#r=/);
});

test("what is squeezed comes out as it was, and what is damaged does not", () => {
  const texts = ["", "x", "\ufeffx\u0000", "tile U 1,0 0\n".repeat(1000), "äé\u{1f600}\n".repeat(200), "\u0000".repeat(LONGEST)];
  for (const text of texts) assert.equal(unsqueeze(squeeze(text)), text);
  const letters = squeeze("tile U 1,0 0\n".repeat(20));
  const chance = new Chance(7);
  for (let tries = 0; tries < 300; tries += 1) {
    const at = chance.below(letters.length - 2);
    const damaged = letters.slice(0, at) + (letters[at] === "A" ? "B" : "A") + letters.slice(at + 1);
    assert.throws(() => assert.equal(unsqueeze(damaged), ""), `a letter at ${at}`);
  }
  for (const text of ["", "A", "AAA", "____", "%%%%"]) assert.throws(() => unsqueeze(text), { kind: "broken" });
  assert.throws(() => unsqueeze("_____w"), { kind: "tooLong" });
});

test("a turn with all boxes is told step by step in every language, and one of the base game is short", async () => {
  const { CHOICE, localeOf } = await import("../../../www/i18n/languages.js");
  const { ofBox } = await import("../../../www/i18n/boxes.js");
  const boxes = Game.boxes().map((/** @type {any} */ { name }) => name);
  const names = new Game({ boxes, players: [{ colour: "red" }, { colour: "blue" }], seed: 1 }).turn();
  const silent = new Set([
    "advanceEarly",
    "advanceAfterTent",
    "advanceAfterSale",
    "trapsAfterPhantom",
    "trapsAfterReturn",
    "trapsAfterWagons",
    "pass",
    "lastMove",
  ]);
  for (const { value } of CHOICE) {
    const locale = await localeOf(value);
    await loadBoxes(locale);
    const { steps } = await locale.load.turn();
    for (const name of names) {
      const sentence = steps[name] ?? ofBox(locale, "steps", name);
      assert.equal(silent.has(name), sentence === undefined, `${locale.tag}: ${name}`);
    }
  }
  assert.deepEqual(new Game({ players: [{ colour: "red" }], seed: 1 }).turn(), ["draw", "lay", "figure", "score", "next"]);
});

test("a hint names the features of every box, and the figures on them, in every language", async () => {
  const { CHOICE, localeOf } = await import("../../../www/i18n/languages.js");
  const { describeNext } = await import("../../../www/i18n/describe.js");
  const kinds = ["road", "city", "monastery", "garden", "field", "tower", "quarter", "hut", "lying", "acrobats", "oak", "pond"];
  const places = ["road.N", "city.S", "monastery", "garden", "field.NNE", "hut", "acrobats", "monastery.abbot"];
  for (const { value } of CHOICE) {
    const locale = await localeOf(value);
    await loadBoxes(locale);
    const { feature } = await locale.load.advice();
    const own = kinds.filter((kind) => feature(kind) === kind[0].toUpperCase() + kind.slice(1));
    assert.ok(value === "en" || own.length <= 1, `${value}: ${own} has no name`); // a hut is one in Dutch, too
    for (const place of places)
      assert.doesNotMatch(describeNext(locale, { type: "figure", figure: "meeple", place }), /undefined|\[object/, `${value} ${place}`);
  }
});
