/** Saved games of JCloisterZone become open records that the referee replays to the points worked out by hand. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { JczError, fromJcz } from "../../../../www/shelf/jcz.js";
import { speak } from "../../../../www/i18n/text.js";
import { refereed } from "../../support/player.mjs";

// What the words need of a browser.
Object.assign(globalThis, { document: { documentElement: {} } });
globalThis.navigator ??= /** @type {Navigator} */ (/** @type {unknown} */ ({ languages: ["en"] }));
await speak();

/** @typedef {Record<string, any>} Message */

/** @type {(tileId: string, x: number, y: number, turns?: number) => Message} */
const lay = (tileId, x, y, turns = 0) => ({ type: "PLACE_TILE", payload: { tileId, rotation: `R${turns * 90}`, position: [x, y] } });

/** @type {(meepleId: string, x: number, y: number, feature: string, location: string) => Message} */
const put = (meepleId, x, y, feature, location) => ({ type: "DEPLOY_MEEPLE", payload: { pointer: { position: [x, y], feature, location }, meepleId } });

const PASS = { type: "PASS", payload: {} };
const COMMIT = { type: "COMMIT", payload: { random: 0.5 } };
const UNDO = { type: "UNDO", payload: {} };

/** A turn without a figure. @type {(...tile: Parameters<typeof lay>) => Message[]} */
const plain = (...tile) => [lay(...tile), PASS, COMMIT];

/**
 * A file with a game for Ann and Bob.
 *
 * @param {Message[]} replay
 * @param {{ sets?: object, elements?: object, rules?: object, start?: object[], players?: object[] }} [setup]
 */
function saved(replay, { sets = { "basic:1": 1 }, elements = {}, rules = {}, start = [{ tile: "BA/RCr", x: 0, y: 0, rotation: 0 }], players } = {}) {
  return JSON.stringify({
    appVersion: "5.7.0",
    setup: { sets, elements: { "small-follower": 7, farmers: true, ...elements }, rules, timer: null, start },
    players: players ?? [{ name: "Ann", slot: 0 }, { name: "Bob", slot: 1 }],
    replay,
  });
}

/** @param {string} file */
const statements = (file) => fromJcz(file).split("\n").filter((line) => line && !line.startsWith("["));

/** The points that the referee finds if the game ends there. @param {string} file */
const points = (file) => refereed(`${fromJcz(file)}end\n`);

/** @param {string} file */
function refusal(file) {
  try {
    fromJcz(file);
  } catch (error) {
    assert.ok(error instanceof JczError, `${error}`);
    return error.message;
  }
  return assert.fail("it was not refused");
}

const FIELDS = [
  lay("BA/RFr", 1, 0),
  UNDO,
  lay("BA/C", 0, -1, 2),
  put("0.small.1", 0, -1, "City", "S"),
  UNDO,
  put("0.small.1", 0, -1, "Field", "NL.NR.EL.ER.WL.WR"),
  COMMIT,
  ...plain("BA/CFC.2", 0, -2, 1),
  lay("BA/C", 1, -2, 3),
  put("0.small.2", 1, -2, "Field", "NL.NR.EL.ER.SL.SR"),
  COMMIT,
];

test("fields, with steps taken back", () => {
  const file = saved(FIELDS);
  assert.deepEqual(statements(file), ["tile E 0,-1 2", "meeple field.NNE", "tile H 0,-2 1", "tile E 1,-2 3", "meeple field.NNE"]);
  // Two completed cities beside the first field, one beside the second.
  assert.deepEqual(points(file), [9, 0]);
});

test("roads, cities and monasteries in the directions of the board", () => {
  const file = saved([
    lay("BA/Rr", 1, 0), // a bend from west to south
    put("0.small.1", 1, 0, "Road", "SW"),
    COMMIT,
    lay("BA/LR", 1, 1, 2), // its road leads north
    put("1.small.1", 1, 1, "Monastery", "I"),
    COMMIT,
    lay("BA/CcRr", 0, -1, 2), // a city from south to east
    put("0.small.2", 0, -1, "City", "SE"),
    COMMIT,
  ]);
  assert.deepEqual(statements(file), ["tile V 1,0 0", "meeple road.S", "tile A 1,1 2", "meeple monastery", "tile P 0,-1 2", "meeple city.E"]);
  // The road: three tiles, open in the west. The city: two tiles. The monastery with (0,0) and (1,0).
  assert.deepEqual(points(file), [3 + 2, 3]);
});

test("a wagon moves on in another player's turn, to what meets its road", () => {
  const file = saved(
    [
      ...plain("BA/RFr", -1, 0),
      lay("BA/RRRR", 1, 0),
      put("1.wagon.1", 1, 0, "Road", "E"),
      COMMIT,
      ...plain("BA/RRRR", 2, 0),
      put("1.wagon.1", 1, 0, "Road", "N"),
      COMMIT,
    ],
    { elements: { wagon: 1 }, rules: { "wagon-move": "C1" } },
  );
  assert.match(fromJcz(file), /^\[Boxes "base\+abbey"\]\n\[Options "abbey-parts=wagon wagon=joined"\]$/m);
  assert.deepEqual(statements(file).slice(-3), ["wagon road.E", "tile X 2,0 0", "blue wagon 1,0 road.N"]);
  assert.deepEqual(points(file), [0, 2 + 1]);
});

test("of two wagons the first stays", () => {
  const file = saved(
    [
      lay("BA/RRRR", 1, 0),
      put("0.wagon.1", 1, 0, "Road", "E"),
      COMMIT,
      lay("BA/RRRR", 1, -1),
      put("1.wagon.1", 1, -1, "Road", "E"),
      COMMIT,
      ...plain("BA/Rr", 2, -1),
      ...plain("BA/RRRR", 2, 0),
      { ...PASS, player: 1 },
      COMMIT,
      put("0.wagon.1", 1, 0, "Road", "S"),
      COMMIT,
    ],
    { elements: { wagon: 1 } },
  );
  assert.deepEqual(statements(file).slice(-3), ["tile X 2,0 0", "skip", "red wagon 1,0 road.S"]);
  assert.deepEqual(points(file), [2 + 1, 3]);
});

test("an abbot goes into a garden and comes back", () => {
  const file = saved(
    [
      lay("BA/RFrG", 1, 0),
      put("0.abbot.1", 1, 0, "Garden", "I"),
      COMMIT,
      lay("BA/LR", 2, 0, 1),
      put("1.small.1", 2, 0, "Monastery", "I"),
      COMMIT,
      lay("BA/C", 0, -1, 2),
      { type: "RETURN_MEEPLE", payload: { pointer: { position: [1, 0], feature: "Garden", location: "I", meepleId: "0.abbot.1" }, source: "ABBOT_RETURN" } },
      COMMIT,
    ],
    { sets: { "basic:2": 1 }, elements: { abbot: 1, garden: true } },
  );
  assert.match(fromJcz(file), /^\[Boxes "base\+abbot"\]$/m);
  assert.deepEqual(statements(file), ["tile Ug 1,0 0", "abbot garden", "tile A 2,0 1", "meeple monastery", "tile E 0,-1 2", "recall"]);
  // The garden and three neighbours; the monastery and one.
  assert.deepEqual(points(file), [4, 2]);
});

test("a barn stands where four tiles meet, told by the one to the south-east", () => {
  const file = saved(
    [
      ...plain("BA/RFr", 1, 0),
      ...plain("BA/L", 0, 1),
      lay("BA/C", 1, 1, 2),
      put("0.barn.1", 1, 1, "Field", "NL.NR.EL.ER.WL.WR"),
      COMMIT,
      ...plain("BA/C", 1, 2),
    ],
    { elements: { barn: 1 }, rules: { "barn-placement": "occupied" } },
  );
  assert.match(fromJcz(file), /^\[Options "abbey-parts=barn barn-on-barn=yes"\]$/m);
  assert.equal(statements(file)[3], "barn NW");
  assert.deepEqual(points(file), [4, 0]);
  const before = saved([...plain("BA/RFr", 1, 0), ...plain("BA/C", 1, 1, 2), lay("BA/L", 0, 1), put("0.barn.1", 1, 1, "Field", "WL"), COMMIT], { elements: { barn: 1 } });
  assert.equal(statements(before).at(-1), "barn NE");
  assert.deepEqual(points(before), [0, 0]);
});

test("an abbey fills a gap", () => {
  const around = [["BA/RFr", 1, 0], ["BA/RFr", -1, 0], ["BA/L", 1, 1], ["BA/L", -1, 1], ["BA/L", 1, 2], ["BA/L", 0, 2]];
  const file = saved(
    [
      ...around.flatMap(([id, x, y]) => plain(String(id), Number(x), Number(y))),
      lay("AM/A", 0, 1),
      put("0.small.1", 0, 1, "Monastery", "I"),
      COMMIT,
    ],
    { sets: { "basic:1": 1, "abbey-and-mayor:1": 1 }, elements: { abbey: 1, barn: 1, mayor: 1, wagon: 1 } },
  );
  assert.match(fromJcz(file), /^\[Boxes "base\+abbey"\]\n\[Players/m);
  assert.deepEqual(statements(file).slice(-2), ["abbey 0,1", "meeple monastery"]);
  assert.deepEqual(points(file), [8, 0]);
});

test("either river begins at its source", () => {
  const start = [{ tile: "RI/s", x: 0, y: 0, rotation: 0 }];
  const first = saved([...plain("RI.1/IFI", 1, 0), lay("RI.1/CICI", 2, 0), put("1.small.1", 2, 0, "City", "N"), COMMIT, ...plain("RI.1/I.e", 3, 0)], { sets: { "basic:1": 1, "river/1:1": 1 }, start });
  assert.deepEqual(statements(first), ["tile R07 1,0 0", "tile R03 2,0 0", "meeple city.N", "tile R02 3,0 0"]);
  assert.deepEqual(points(first), [0, 1]);
  const second = saved([...plain("RI.2/III", 1, 0), ...plain("RI.2/IFC", 2, 0)], { sets: { "basic:1": 1, "river/2:1": 1 }, start });
  assert.deepEqual(statements(second), ["tile S04 1,0 0", "tile S02 2,0 0"]);
  assert.deepEqual(points(second), [0, 0]);
});

test("Inns & Cathedrals, where a first edition has no gardens", () => {
  const file = saved([lay("IC/RFr.i", 1, 0), put("0.big.1", 1, 0, "Road", "WE"), COMMIT, ...plain("BA/CccR", -1, 0, 3), ...plain("BA/LR", 2, 0, 1)], {
    sets: { "basic:1": 1, "inns-and-cathedrals:1": 1 },
    elements: { "big-follower": 1, inn: true, cathedral: true, "small-follower": 5 },
  });
  assert.match(fromJcz(file), /^\[Boxes "base\+inns"\]\n\[Options "followers=5"\]$/m);
  assert.deepEqual(statements(file)[1], "large road.E");
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
  const players = [{ name: 'An"n, (first)', slot: 8 }, { name: "", slot: 5 }, { name: "Eve", slot: 7 }, { name: "x".repeat(40), slot: 2 }, { name: "Bob", slot: 8 }];
  assert.match(fromJcz(saved([], { players })), /^\[Players "black An n first, red, blue Eve, yellow x{32}, green Bob"\]$/m);
});

test("a game that used every tile is over", () => {
  const cells = Array.from({ length: 71 }, (_, index) => lay("BA/RFr", index + 1, 0));
  assert.equal(statements(saved(cells)).at(-1), "end");
  assert.notEqual(statements(saved(cells.slice(1).map((_, index) => lay("BA/RFr", index + 1, 0)))).at(-1), "end");
});

test("what is not here yet is named, all of it", () => {
  const sets = { "basic:1": 1, "traders-and-builders:1": 1, "river/1:2": 0, "spiel-doch": 1 };
  const told = refusal(saved([], { sets, elements: { wagon: 2, pig: 1, "big-follower": 1, dragon: "off" } }));
  for (const part of ["Traders & Builders", "Spiel Doch", "2 × Wagon", "Pig", "Big Follower without Inns & Cathedrals"]) assert.ok(told.includes(part), `${part}: ${told}`);
  assert.doesNotMatch(told, /River|Dragon/);
  assert.match(refusal(saved([], { sets: { "basic:1": 1, "inns-and-cathedrals:1": 1 }, elements: { inn: false, cathedral: true } })), /Inns & Cathedrals without Inn/);
  assert.match(refusal(saved([], { sets: { "river/1:1": 1 } })), /no base game/);
  assert.match(refusal(saved([lay("DG/R.v", 1, 0)].map((tile) => ({ ...tile, payload: { ...tile.payload, tileId: "XX/1" } })))), /XX\/1/);
  assert.match(refusal(saved([{ type: "CAPTURE_FOLLOWER", payload: {} }])), /CAPTURE_FOLLOWER/);
  assert.match(refusal(saved([lay("BA/RFr", 1, 0), put("0.phantom.1", 1, 0, "Road", "E")])), /phantom/);
  assert.match(refusal(saved([{ type: "RETURN_MEEPLE", payload: { source: "PRINCESS" } }])), /RETURN_MEEPLE/);
  assert.match(refusal(saved([], { players: [{ name: "Ann", slot: 0 }] })), /one player/);
  assert.match(refusal(saved([], { start: [{ tile: "WR/CFR", x: 0, y: 0, rotation: 0 }] })), /does not begin with the start tile/);
  assert.match(refusal(saved([{ ...lay("BA/RFr", 1, 0), player: 1 }])), /out of turn/);
});

test("damaged files are told with the step that cannot be read", () => {
  for (const text of ["", "{", "{\"setup\":", "null", "[]", "7"]) assert.match(refusal(text), /damaged|not a saved/);
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
