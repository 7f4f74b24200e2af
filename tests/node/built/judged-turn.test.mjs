/** Turns that begin with a ransom: what was decided before the tile counts, the tile counts as well, and the better turn is told with its tile. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { DIST } from "../../e2e/support/serve.mjs";
import { Game } from "../../../fuzz/engine.mjs";

const { costOfTry, reviewed } = await import("../../../www/engine/judged-turn.js");
const search = await import(pathToFileURL(join(DIST, "search.js")).href);
search.initSync({ module: readFileSync(join(DIST, "search_bg.wasm")) });

/** The engine without its worker, which always tries as often; it keeps what it was asked. */
function engine() {
  /** @type {[string, unknown][]} */
  const asked = [];
  return {
    asked,
    review: async (/** @type {string} */ record, /** @type {number} */ at) => {
      asked.push(["review", at]);
      return search.review(record, at, undefined, 60, 7) ?? null;
    },
    candidates: async (
      /** @type {string} */ record,
      /** @type {number} */ count,
      /** @type {number} */ _,
      /** @type {string} */ drawn,
      /** @type {string} */ played,
    ) => {
      asked.push(["candidates", played]);
      return search.candidates(record, count, undefined, 60, 7, drawn, played);
    },
  };
}

/** Red may pay a ransom, or lay one of the roads. */
const BEFORE = `[Bastide "1"]
[Boxes "base+tower"]
[Players "red, blue"]
[Deck "D E U W02 U U U U"]
tile E 0,-1 2
meeple city.S
tile U 1,0 0
skip
tile W02 1,1 0
meeple field.NNE
tile U 2,0 0
piece 1,1
capture 1,1 field.NNE red meeple
`;
const AT = 9;
const RANSOM = "ransom blue meeple";

/** The record with a turn. @param {string[]} turn */
function tried(...turn) {
  const game = Game.fromRecord(BEFORE);
  for (const statement of turn) game.play(statement);
  return game.record();
}

test("a turn that begins with its tile is reviewed there", async () => {
  const thinker = engine();
  const record = tried("tile U 3,0 0", "meeple road.E");
  const cost = await costOfTry(thinker, record, AT, 1);
  assert.equal(cost, search.review(record, AT, undefined, 60, 7).cost);
  assert.deepEqual(thinker.asked, [["review", AT]]);
});

test("of a turn that begins with a ransom both the ransom and the tile count", async () => {
  const thinker = engine();
  const record = tried(RANSOM, "tile U 3,0 0", "meeple road.E");
  const cost = await costOfTry(thinker, record, AT, 1);
  assert.deepEqual(thinker.asked, [
    ["candidates", RANSOM],
    ["review", AT + 1],
  ]);
  const found = search.candidates(BEFORE, 1, undefined, 60, 7, undefined, RANSOM);
  const paid = found.find((/** @type {any} */ { turn }) => turn.statement === RANSOM);
  assert.ok(paid, "the engine weighs a ransom as it weighs tiles");
  const { cost: ofTile } = search.review(record, AT + 1, undefined, 60, 7);
  assert.equal(cost, found[0].lead - paid.lead + ofTile);
});

test("where nothing can be said of what came before the tile, nothing is said of the turn; what is called off stays so", async () => {
  const record = tried(RANSOM, "tile U 3,0 0");
  assert.equal(await costOfTry({ ...engine(), candidates: async () => [] }, record, AT, 1), null);
  assert.equal(await costOfTry({ ...engine(), candidates: async () => undefined }, record, AT, 1), undefined);
  assert.equal(await costOfTry({ ...engine(), review: async () => undefined }, record, AT, 1), undefined);
  for (const turn of [["tile U 3,0 0"], [RANSOM, "tile U 3,0 0"]])
    assert.equal(await costOfTry({ ...engine(), review: async () => null }, tried(...turn), AT, 1), null);
});

test("a better turn that begins with a ransom is completed by its tile, which is legal then; any other stays as it is", async () => {
  const record = tried("tile U 3,0 0", "meeple road.E");
  const review = { cost: 4, best: { statement: RANSOM, reasons: [] } };
  const found = await reviewed({ ...engine(), review: async () => review }, record, AT, 1);
  const [tile, ...more] = found?.best.rest ?? assert.fail();
  assert.match(tile, /^tile U /);
  const game = Game.fromRecord(tried(RANSOM));
  for (const statement of [tile, ...more]) game.play(statement);
  assert.equal((await reviewed(engine(), record, AT, 1))?.best.rest, undefined);
  assert.equal(await reviewed({ ...engine(), review: async () => null }, record, AT, 1), null);
});
