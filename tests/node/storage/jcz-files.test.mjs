/** What stands in a saved game of JCloisterZone besides its turns: players, older ways to write, and what is refused with one sentence. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { execPath } from "node:process";
import { test } from "node:test";
import { ROOT } from "../../e2e/support/serve.mjs";
import { COMMIT, FIELDS, PASS, fromJcz, lay, plain, points, put, refusal, saved, statements } from "../support/jcz.mjs";

/** @typedef {import("../support/jcz.mjs").Message} Message */

test("one player takes every turn, and none is too few", () => {
  const alone = { players: [{ name: "Ann", slot: 0 }] };
  const file = saved([lay("BA/RFr", 1, 0), put("0.small.1", 1, 0, "Road", "WE"), COMMIT, ...plain("BA/LR", 2, 0, 1)], alone);
  assert.match(fromJcz(file), /^\[Players "red Ann"\]$/m);
  assert.deepEqual(points(file), [3]);
  assert.match(refusal(saved([], { players: [] })), /has 0 players/);
});

test("what older versions write: no feature, another start, a table that lies elsewhere", () => {
  const old = FIELDS.map(({ type, payload: { pointer, ...rest } }) => {
    const { feature, ...place } = pointer ?? {};
    return { type, payload: pointer ? { ...rest, pointer: place } : rest };
  });
  assert.equal(fromJcz(saved(old)), fromJcz(saved(FIELDS)));
  const moved = FIELDS.map(({ type, payload }) => {
    const by = (/** @type {any} */ part) => (part?.position ? { ...part, position: [part.position[0] - 7, part.position[1] + 4] } : part);
    return { type, payload: payload.pointer ? { ...payload, pointer: by(payload.pointer) } : by(payload) };
  });
  assert.equal(fromJcz(saved(moved, { start: [{ tile: "BA/RCr", x: -7, y: 4, rotation: 0 }] })), fromJcz(saved(FIELDS)));
});

test("players keep their order, their names as far as they can be written, and colours of their own", () => {
  const players = [
    { name: 'An"n, (first)', slot: 8 },
    { name: "", slot: 5 },
    { name: "Eve", slot: 7 },
    { name: "x".repeat(40), slot: 2 },
    { name: "Bob", slot: 8 },
  ];
  assert.match(fromJcz(saved([], { players })), /^\[Players "black An n first, red, blue Eve, yellow x{32}, green Bob"\]$/m);
  const strange = [{ name: { first: "Ann" }, slot: 0 }, { name: ["Bob"], slot: 1 }, { name: 7, slot: 2 }, {}];
  assert.match(fromJcz(saved([], { players: strange })), /^\[Players "red, blue, yellow 7, green"\]$/m, "a name is a text");
});

test("a game that used every tile is over", () => {
  const cells = Array.from({ length: 71 }, (_, index) => lay("BA/RFr", index + 1, 0));
  assert.equal(statements(saved(cells)).at(-1), "end");
  assert.notEqual(statements(saved(cells.slice(1).map((_, index) => lay("BA/RFr", index + 1, 0)))).at(-1), "end");
});

test("what is not here yet is named, all of it", () => {
  const sets = { "basic:1": 1, "the-courier": 1, "river/1:2": 0, "little-castles": 1 };
  const told = refusal(saved([], { sets, elements: { abbey: 2, "small-follower": 12, shepherd: 1, "big-follower": 1, dragon: "off" } }));
  for (const part of ["The Courier", "Little Castles", "2 × Abbey", "12 × Meeple"]) assert.ok(told.includes(part), `${part}: ${told}`);
  assert.doesNotMatch(told, /River|Dragon|Shepherd|Large/);
  assert.match(
    refusal(saved([], { sets: { "basic:1": 1, "inns-and-cathedrals:1": 1 }, elements: { inn: false, cathedral: true } })),
    /Inns & Cathedrals without Inns/,
  );
  assert.match(refusal(saved([], { sets: { "river/1:1": 1 } })), /no base game/);
  assert.match(refusal(saved([lay("DG/R.v", 1, 0)].map((tile) => ({ ...tile, payload: { ...tile.payload, tileId: "XX/1" } })))), /XX\/1/);
  assert.match(refusal(saved([{ type: "CAPTURE_FOLLOWER", payload: {} }])), /CAPTURE_FOLLOWER/);
  assert.match(refusal(saved([lay("BA/RFr", 1, 0), put("0.shepherd.1", 1, 0, "Field", "NL")])), /shepherd/);
  assert.match(refusal(saved([{ type: "RETURN_MEEPLE", payload: { source: "PRINCESS" } }])), /RETURN_MEEPLE/);
  assert.match(refusal(saved([], { start: [{ tile: "WR/CFR", x: 0, y: 0, rotation: 0 }] })), /does not begin with the start tile/);
  assert.match(refusal(saved([{ ...lay("BA/RFr", 1, 0), player: 1 }])), /out of turn/);
});

test("a second figure of a kind is refused if somebody placed it", () => {
  const turns = [
    lay("BA/RFr", 1, 0),
    put("0.wagon.1", 1, 0, "Road", "WE"),
    COMMIT,
    ...plain("BA/L", 0, 1),
    lay("BA/L", 1, 1),
    put("0.wagon.2", 1, 1, "Monastery", "I"),
  ];
  const elements = { wagon: 2, pig: 2 };
  assert.match(refusal(saved(turns, { elements })), /: 2 × Wagon for each player\.$/);
  assert.match(fromJcz(saved(turns.slice(0, -1), { elements })), /\[Boxes "base\+traders\+abbey"\]/);
  assert.match(fromJcz(saved(turns.slice(0, -1).concat(put("0.small.2", 1, 1, "Monastery", "I")), { elements })), /^meeple monastery$/m);
});

test("a bazaar is refused by its name, as soon as one opens", () => {
  const bazaar = { sets: { "basic:1": 1, "bridges-castles-and-bazaars:1": 1 }, elements: { bridge: 1, castle: 1, bazaar: true } };
  const turns = [lay("BB/F.b", 0, 1), PASS, COMMIT];
  assert.match(fromJcz(saved(turns, bazaar)), /^\[Boxes "base\+bridges"\]$/m);
  for (const type of ["BAZAAR_BID", "BAZAAR_SELECT", "BAZAAR_BUY_OR_SELL"])
    assert.match(refusal(saved([...turns, { type, payload: { supplyIndex: 0, price: 1 } }], bazaar)), /^A bazaar opens in this JCloisterZone game/);
});

test("the City of Carcassonne lies as it does here, or the file is refused", () => {
  const tiles = Array.from({ length: 12 }, (_, index) => ({ tile: `CO/${index + 1}`, x: (index % 4) - 2, y: Math.floor(index / 4) - 1, rotation: 0 }));
  const by = (/** @type {object[]} */ start) => saved([], { sets: { "basic:1": 1, count: 1 }, elements: { count: 1 }, start });
  assert.match(fromJcz(by(tiles)), /^\[Boxes "base\+count"\]$/m);
  const moved = tiles.with(3, { ...tiles[3], x: 2 });
  const turned = tiles.with(3, { ...tiles[3], rotation: 90 });
  for (const start of [[], tiles.slice(1), moved, turned, tiles.with(3, tiles[4]), [...tiles, { tile: "WR/CFR", x: 2, y: 0, rotation: 0 }]])
    assert.match(refusal(by(start)), /does not begin with the start tile/);
});

test("what older versions saved is told from damaged files", () => {
  const xml = '<game app-version="3.4.2" phase="ActionPhase"><expansion name="BASIC"/></game>';
  const json = JSON.stringify({ appVersion: "4.6.1", slots: [], setup: { expansions: { BASIC: 1 }, rules: {} }, replay: [] });
  for (const text of [xml, `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${xml}`, json])
    assert.match(refusal(text), /saved by an old version of JCloisterZone/);
});

test("what is not here yet is said once, by the name that people know, in their language", async () => {
  const sets = { "basic:1": 1, obelisk: 1, "count:1": 1, "siege/cathars:1": 1, "siege/besiegers:1": 1 };
  const elements = { obelisk: 1, count: 1, siege: true, bridge: 3, castle: 3, tunnel: 1 };
  const list = (/** @type {string} */ sentence) => sentence.replace(/.*: /, "");
  assert.equal(list(refusal(saved([], { sets, elements }))), "Obelisk, The Besiegers without Escape and The Cathars without Escape.");
  assert.equal(list(german(saved([], { sets, elements }))), "Obelisk, Die Belagerer ohne Flucht und Die Katharer ohne Flucht.");
  const inns = { sets: { "basic:1": 1, "inns-and-cathedrals:1": 1 }, elements: { wagon: 2, inn: true } };
  assert.match(german(saved([put("1.wagon.2", 1, 0, "Road", "E")], inns)), /: 2 × Wagen für jeden und Wirtshäuser & Kathedralen ohne Kathedralen\.$/);
});

/**
 * Why a file is refused, in German. The page has one language until it is loaded again, so this takes a process of its own.
 *
 * @param {string} text
 */
function german(text) {
  const code = `
    Object.assign(globalThis, { document: { documentElement: {} } });
    Object.defineProperty(globalThis, "navigator", { value: { languages: ["de"] } });
    const { speak } = await import("./www/i18n/text.js");
    await speak();
    const { fromJcz } = await import("./www/shelf/jcz.js");
    try { fromJcz(${JSON.stringify(text)}) } catch ({ message }) { console.log(message) }`;
  return execFileSync(execPath, ["--input-type=module", "--eval", code], { cwd: ROOT, encoding: "utf8" }).trim();
}

test("damaged files are told with the step that cannot be read", () => {
  for (const text of ["", "{", '{"setup":', "null", "[]", "7"]) assert.match(refusal(text), /damaged|not a saved/);
  assert.match(refusal(JSON.stringify({ setup: { sets: { "basic:1": 1 } } })), /contains a set-up/);
  for (const [payload, type] of /** @type {[any, string][]} */ ([
    [{ tileId: "BA/RFr", rotation: "R45", position: [1, 0] }, "PLACE_TILE"],
    [{ tileId: "BA/RFr", rotation: "R0", position: [1] }, "PLACE_TILE"],
    [{ tileId: "BA/RFr", rotation: "R0" }, "PLACE_TILE"],
    [null, "PLACE_TILE"],
    [{ meepleId: "0.small.1" }, "DEPLOY_MEEPLE"],
    [{ meepleId: "0.small.1", pointer: { position: [9, 9], feature: "Road", location: "E" } }, "DEPLOY_MEEPLE"],
    [{ meepleId: "5.wagon.1", pointer: { position: [1, 0], feature: "Road", location: "E" } }, "DEPLOY_MEEPLE"],
    [{ meepleId: "0.barn.1", pointer: { position: [4, 4], feature: "Field", location: "NL" } }, "DEPLOY_MEEPLE"],
  ])) {
    assert.match(refusal(saved([lay("BA/RFr", 1, 0), PASS, COMMIT, { type, payload }])), /step 4 /, JSON.stringify(payload));
  }
  for (const message of [null, 3, "x", [], {}]) assert.match(refusal(saved([/** @type {any} */ (message)])), /not have yet|step 1 /);
});
