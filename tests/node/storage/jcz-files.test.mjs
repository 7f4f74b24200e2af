/** What stands in a saved game of JCloisterZone besides its turns: players, older ways to write, and what is refused with one sentence. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { execPath } from "node:process";
import { test } from "node:test";
import { ROOT } from "../../e2e/support/serve.mjs";
import { COMMIT, FIELDS, PASS, fromJcz, lay, plain, points, put, refusal, saved, statements } from "../support/jcz.mjs";

/** @typedef {import("../support/jcz.mjs").Message} Message */

test("one player plays with a second, who is nobody, as long as that changes nothing", () => {
  const alone = { players: [{ name: "Ann", slot: 0 }] };
  const by = (/** @type {Message[]} */ replay) => replay.map((message) => ({ ...message, player: 0 }));
  const file = saved(by([lay("BA/RFr", 1, 0), put("0.small.1", 1, 0, "Road", "WE"), COMMIT, ...plain("BA/LR", 2, 0, 1), ...plain("BA/LR", -1, 0, 3)]), alone);
  assert.match(fromJcz(file), /^\[Players "red Ann, blue Nobody"\]$/m);
  assert.deepEqual(points(file), [4, 0]);
  const every = by([...plain("BA/RFr", 1, 0), lay("BA/RFr", 2, 0), put("0.small.1", 2, 0, "Road", "WE"), COMMIT]);
  assert.match(refusal(saved(every, alone)), /has one player, who takes every turn/);
  assert.match(refusal(saved([], { ...alone, elements: { king: true, robber: true } })), /has one player, who takes every turn/);
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
});

test("a game that used every tile is over", () => {
  const cells = Array.from({ length: 71 }, (_, index) => lay("BA/RFr", index + 1, 0));
  assert.equal(statements(saved(cells)).at(-1), "end");
  assert.notEqual(statements(saved(cells.slice(1).map((_, index) => lay("BA/RFr", index + 1, 0)))).at(-1), "end");
});

test("what is not here yet is named, all of it", () => {
  const sets = { "basic:1": 1, "hills-and-sheep:1": 1, "river/1:2": 0, "spiel-doch": 1 };
  const told = refusal(saved([], { sets, elements: { wagon: 2, pig: 2, shepherd: 1, "big-follower": 1, dragon: "off" } }));
  for (const part of ["Hills & Sheep", "Spiel Doch", "2 × Wagon", "2 × Pig", "Large meeple without Inns & Cathedrals"])
    assert.ok(told.includes(part), `${part}: ${told}`);
  assert.doesNotMatch(told, /River|Dragon|Shepherd/);
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

test("what is not here yet is said once, by the name that people know, in their language", async () => {
  const sets = { "basic:1": 1, "hills-and-sheep:1": 1, "count:1": 1, "siege/cathars:1": 1, "siege/besiegers:1": 1 };
  const elements = { shepherd: 1, hill: true, count: 1, siege: true, bridge: 3, castle: 3 };
  const list = (/** @type {string} */ sentence) => sentence.replace(/.*: /, "");
  assert.equal(list(refusal(saved([], { sets, elements }))), "Hills & Sheep, The Count of Carcassonne, Siege and Bridges, Castles & Bazaars.");
  assert.equal(list(german(saved([], { sets, elements }))), "Schafe & Hügel, Der Graf von Carcassonne, Die Belagerung und Brücken, Burgen & Basare.");
  const traders = { sets: { "basic:1": 1, "traders-and-builders:1": 1 }, elements: { wagon: 2 } };
  assert.match(german(saved([], traders)), /: 2 × Wagen und Händler & Baumeister ohne Waren\.$/);
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
