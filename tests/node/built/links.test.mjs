/** Links to games: short enough to send, refused with a sentence where they are broken; and how a game that arrives is akin to one that is there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../../fuzz/engine.mjs";
import { SHORT, played } from "../../e2e/support/player.mjs";

// These need the engine in its place.
const { LinkError, linkOf, readLink } = await import("../../../www/shelf/link.js");
const { arrived } = await import("../../../www/shelf/open-external.js");
const { kinshipOf } = await import("../../../www/shelf/import.js");
const { TEXT } = await import("../../../www/i18n/text.js");

const EAST = `${SHORT}tile V 1,0 0\n`;

test("links of whole games are short enough to send, and lead back", async () => {
  for (const seed of ["1", "2", "3", "4", "5"]) {
    for (const [most, options] of /** @type {[number, string[]][]} */ ([
      [1000, ["--players", "2"]],
      [2000, ["--boxes", "base+river+abbot+inns+abbey+river2", "--players", "6"]],
    ])) {
      const game = Game.fromRecord(played(...options, "--seed", seed));
      const link = await linkOf(game.record());
      assert.ok(link.length < most, `${link.length} characters: ${options}`);
      assert.deepEqual(await readLink(link), { record: game.record() });
      game.free();
    }
  }
});

test("a link that is cut, lengthened or no link is refused with a sentence", async () => {
  const good = await linkOf(EAST);
  for (const [link, sentence] of /** @type {[string, string][]} */ ([
    ["#r=", TEXT.link.broken],
    ["#r=%%%", TEXT.link.broken],
    ["#d=AAAA", TEXT.link.broken],
    [good.slice(0, -8), TEXT.link.broken],
    [`${good}AAAAAAAAAA`, TEXT.link.broken],
    [`#r=${"A".repeat(70_000)}`, TEXT.link.tooLong],
  ]))
    await assert.rejects(readLink(link), (error) => (assert.ok(error instanceof LinkError), assert.equal(error.message, sentence, link.slice(0, 40)), true));
});

test("a decision declined without a word still parts two games", () => {
  const kinship = (/** @type {string} */ mine, /** @type {string} */ theirs) => kinshipOf(Game.fromRecord(mine), Game.fromRecord(theirs))?.kinship;
  assert.equal(kinship(EAST, `${EAST}skip\n`), "further");
  assert.equal(kinship(`${EAST}skip\n`, `${EAST}tile U 0,1 0\n`), "further");
  assert.equal(kinship(`${EAST}tile U 0,1 0\n`, `${EAST}skip\n`), "behind");
  assert.equal(kinship(`${EAST}skip\n`, `${EAST}meeple road.S\n`), "parted");
  assert.equal(kinship(`${EAST}meeple road.S\n`, `${EAST}tile U 0,1 0\n`), "parted");
  assert.equal(kinship(EAST, EAST), "same");
});

test("a game that arrives goes on only with what the saved one is when it is taken up", () => {
  const mine = `${EAST}skip\ntile U 0,1 0\n`;
  const received = (/** @type {string} */ text) => /** @type {any} */ ({ kinship: "further", text, about: {} });
  for (const [text, goesOn, parted] of /** @type {const} */ ([
    [`${mine}skip\n`, true, false],
    [mine, false, false],
    [`${EAST}skip\n`, false, false],
    [`${EAST}meeple road.S\n`, false, true],
    [`${EAST}skip\ntile U 0,-1 0\n`, false, true],
  ])) {
    const saved = Game.fromRecord(mine);
    const joined = arrived(received(text), saved, /** @type {any} */ ({}));
    assert.deepEqual([joined.game?.record(), joined.parted], [goesOn ? Game.fromRecord(text).record() : undefined, parted], text);
    assert.equal(saved.record(), Game.fromRecord(mine).record());
    joined.game?.free();
    saved.free();
  }
});
