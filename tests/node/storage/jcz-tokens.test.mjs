/**
 * Saved games of JCloisterZone with escapes, traps, flights, acrobats, hills and lying figures: their statements, with the points worked out by hand, and
 * the reasons why some are refused.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { COMMIT, PASS, fromJcz, lay, plain, points, put, refusal, saved, statements } from "../support/jcz.mjs";

/** @typedef {import("../support/jcz.mjs").Message} Message */

/** A figure that its player takes back. @type {(source: string, meepleId: string, x: number, y: number, feature: string, location: string) => Message} */
const back = (source, meepleId, x, y, feature, location) => ({
  type: "RETURN_MEEPLE",
  payload: { source, pointer: { featurePointer: { position: [x, y], feature, location }, meepleId } },
});

test("a knight escapes from a besieged city beside a monastery, or stays", () => {
  const siege = { sets: { "basic:1": 1, "siege/cathars": 1 }, elements: { siege: true, escape: true } };
  const turns = [
    lay("SI.CA/Cc", 0, -1, 2),
    put("0.small.1", 0, -1, "City", "SE"),
    COMMIT,
    lay("BA/L", -1, -1),
    put("1.small.1", -1, -1, "Monastery", "I"),
    COMMIT,
    ...plain("BA/RFr", 1, 0),
  ];
  const end = plain("BA/C", 1, -1, 3);
  const gone = saved([...turns, back("SIEGE_ESCAPE", "0.small.1", 0, -1, "City", "SE"), ...end], siege);
  assert.match(fromJcz(gone), /^\[Boxes "base\+cathars"\]\n\[Players/m);
  assert.deepEqual(statements(gone).slice(-3), ["tile U 1,0 0", "escape 0,-1 city.E meeple", "tile E 1,-1 3"]);
  const stays = saved([...turns, { ...PASS, player: 0 }, ...end], siege);
  assert.deepEqual(statements(stays).slice(-2), ["tile U 1,0 0", "tile E 1,-1 3"]);
  // The completed city has three tiles, the monastery two neighbours.
  assert.deepEqual(points(gone), [0, 3]);
  assert.deepEqual(points(stays), [3, 3]);
});

const PROMOS = { "basic:2": 1, "russian-promos/2013": 1, "russian-promos/2016": 1 };

test("figures fall into the pond, and an abbot comes out of it without points", () => {
  const file = saved(
    [
      lay("BA/RFr", 1, 0),
      put("0.small.1", 1, 0, "Road", "WE"),
      COMMIT,
      lay("BA/L", 0, 1),
      put("1.abbot.1", 0, 1, "Monastery", "I"),
      COMMIT,
      lay("RU/V", 1, 1),
      COMMIT,
      lay("BA/RFr", 2, 0),
      back("TRAP", "1.abbot.1", 1, 1, "Vodyanoy", "I"),
      COMMIT,
    ],
    { sets: PROMOS, elements: { abbot: 1, garden: true } },
  );
  assert.deepEqual(statements(file).slice(-3), ["tile RU04 1,1 0", "tile U 2,0 0", "return 1,1 pond abbot"]);
  assert.deepEqual(points(file), [-2, 0]);
});

test("a phantom comes after the figure that its player sent onto the oak, which is confirmed", () => {
  const file = saved(
    [
      lay("RU/SR", 1, 0),
      put("0.small.1", 1, 0, "Road", "WE"),
      COMMIT,
      put("0.phantom.1", 1, 0, "Field", "NL.NR.EL.WR"),
      COMMIT,
      ...plain("BA/C", 0, -1, 2),
      lay("BA/L", 1, 1),
      back("TRAP", "0.small.1", 1, 0, "SoloveiRazboynik", "I"),
      COMMIT,
    ],
    { sets: PROMOS, elements: { phantom: 1 } },
  );
  assert.deepEqual(statements(file), ["tile RU03 1,0 0", "meeple road.E", "phantom field.NNE", "tile E 0,-1 2", "tile B 1,1 0", "return 1,0 oak meeple"]);
  assert.deepEqual(points(file), [3, 0]);
});

const CIRCUS = { sets: { "basic:1": 1, "under-the-big-top:1": 1 }, elements: { "big-top": 1, ringmaster: 1, acrobats: true } };

test("a pyramid is scored, also on a tile without its garden", () => {
  const ground = /** @type {const} */ ([0, 1, "Acrobats", "I"]);
  const file = saved(
    [
      lay("BT/ffff.ac", 0, 1),
      put("0.small.1", ...ground),
      COMMIT,
      lay("BA/RFr", 1, 0),
      put("1.small.1", ...ground),
      COMMIT,
      lay("BA/L", 1, 1),
      put("0.small.2", ...ground),
      COMMIT,
      lay("BA/RFr", 2, 0),
      { type: "SCORE_ACROBATS", payload: { pointer: { position: [0, 1], feature: "Acrobats", location: "I" } } },
      COMMIT,
    ],
    CIRCUS,
  );
  assert.deepEqual(statements(file).slice(0, 2), ["tile BT01 0,1 0", "meeple acrobats"]);
  assert.equal(statements(file).at(-1), "pyramid 0,1");
  assert.deepEqual(points(file), [10, 5]);
});

test("after a flight that reached nothing the phantom may still come, on foot", () => {
  const file = saved(
    [
      lay("FL/RFr.NS.o", 0, 1, 1),
      put("0.small.1", 0, 1, "FlyingMachine", "I"),
      put("0.phantom.1", 0, 1, "Road", "WE"),
      COMMIT,
      lay("FL/Rr.SW.o", 1, 1),
      put("1.small.1", 1, 1, "FlyingMachine", "I"),
      COMMIT,
      lay("BA/C", 0, -1, 2),
      put("0.small.1", 0, -1, "City", "S"),
      COMMIT,
    ],
    { sets: { "basic:1": 1, "flier:1": 1 }, elements: { phantom: 1 } },
  );
  const told = statements(file).map((line) => line.replace(/ -?\d+,.*/, ""));
  assert.deepEqual(told, ["tile FL04", "phantom road.E", "tile FL08", "tile E", "meeple city.S"]);
  assert.deepEqual(points(file), [4 + 2, 0]);
});

test("after a flight, or a figure that came out of the pond, no other figure is placed", () => {
  const flight = [lay("FL/RFr.NS.o", 0, 1, 1), put("0.small.1", 0, 1, "FlyingMachine", "I"), put("0.small.2", 0, 1, "Road", "WE")];
  assert.match(refusal(saved(flight, { sets: { "basic:1": 1, "flier:1": 1 } })), /step 3 /);
  const trap = [lay("RU/V", 0, 1), COMMIT, lay("BA/RFr", 1, 0), back("TRAP", "1.small.1", 0, 1, "Vodyanoy", "I"), put("1.small.2", 1, 0, "Road", "WE")];
  assert.match(refusal(saved(trap, { sets: PROMOS })), /step 5 /);
});

test("figures lie in monasteries and stand in huts as older versions wrote it", () => {
  const by = (/** @type {Message} */ figure) => statements(saved([lay("MO/M1", 0, 1), figure, COMMIT], { sets: { "basic:1": 1, monasteries: 1 } })).at(-1);
  assert.equal(by(put("0.small.1", 0, 1, "Monastery", "MONASTERY_AS_ABBOT")), "meeple monastery.abbot");
  const nameless = { type: "DEPLOY_MEEPLE", payload: { pointer: { position: [0, 1], location: "MONASTERY" }, meepleId: "0.small.1" } };
  assert.equal(by(nameless), "meeple monastery.abbot");
  const cloister = { ...nameless, payload: { ...nameless.payload, pointer: { position: [0, 1], location: "CLOISTER" } } };
  assert.equal(by(cloister), "meeple monastery");
  assert.equal(statements(saved([lay("RU/L", 0, 1), cloister, COMMIT], { sets: PROMOS })).at(-1), "meeple hut");
});

test("who lets a ferry lie has not declined for a wagon that moves after that", () => {
  const pass = { ...PASS, player: 0 };
  const file = saved(
    [
      ...plain("BA/RFr", -1, 0),
      lay("BA/RRRR", 1, 0),
      put("1.wagon.1", 1, 0, "Road", "E"),
      COMMIT,
      lay("BA/RRRR", 2, 0),
      pass,
      pass,
      COMMIT,
      put("1.wagon.1", 1, 0, "Road", "N"),
      COMMIT,
    ],
    { elements: { wagon: 1, ferry: 1 } },
  );
  assert.deepEqual(statements(file).slice(-2), ["tile X 2,0 0", "blue wagon 1,0 road.N"]);
  assert.deepEqual(points(file), [0, 2 + 1]);
});

test("a game is over when its last tile lies, some of them under hills or left out", () => {
  /** @param {object} sets @param {string[]} tiles @param {object} [rest] */
  const full = (sets, tiles, rest) => {
    const laid = (/** @type {number} */ count) => Array.from({ length: count }, (_, index) => lay(tiles[index] ?? "BA/RFr", index + 1, 0));
    const ends = (/** @type {number} */ count) => statements(saved(laid(count), { sets: { "basic:1": 1, ...sets }, ...rest })).at(-1) === "end";
    return Array.from({ length: 100 }, (_, count) => count).find(ends);
  };
  // The start tile lies there already: 72 tiles of the base game are 71 turns.
  const hills = { "hills-and-sheep:1": 1 };
  const [pieces, two] = [{ shepherd: 1, hill: true, vineyard: true }, ["HS/Cc.h.1", "HS/RR.h"]];
  assert.equal(full(hills, two, { elements: pieces }), 71 + 18 - 2);
  assert.equal(full(hills, ["HS/Cc.v"], { elements: pieces }), 71 + 18);
  assert.equal(full(hills, two, { elements: { ...pieces, hill: false } }), 71 + 18);
  assert.equal(full({ "cult/5": 1 }, [], { elements: { shrine: true } }), 71 + 5);
  assert.equal(full({ "russian-promos/2016": 1 }, []), 71 + 2);
  assert.equal(full({ monasteries: 1 }, []), 71);
  assert.equal(full({ monasteries: 1 }, [], { rules: { "keep-monasteries": "keep" } }), 71 + 6);
});

test("all of these boxes together", () => {
  const sets = { "flier:2": 1, ferries: 1, "cult/5": 1, "cult/6": 1, tunnel: 1, "siege/cathars": 1, "siege/besiegers": 1, monasteries: 1, labyrinth: 1 };
  const elements = { shepherd: 1, hill: true, vineyard: true, ferry: 1, tunnel: 1, shrine: true, siege: true, escape: true, "little-buildings": 1 };
  const file = saved([], {
    sets: { ...PROMOS, ...sets, "hills-and-sheep:2": 1, "under-the-big-top:2": 1 },
    elements: { ...elements, ...CIRCUS.elements },
  });
  const boxes = "base+hills+bigtop+flier+ferries+shrines+tunnel+siege+cathars+monasteries+labyrinth+little+russian";
  assert.equal(/^\[Boxes "(.*)"\]\n\[Players/m.exec(fromJcz(file))?.[1], boxes);
});

test("a shepherd, or a tile with a circus, is refused: nobody knows what was drawn", () => {
  const hills = { sets: { "basic:1": 1, "hills-and-sheep:1": 1 }, elements: { shepherd: 1, hill: true, vineyard: true } };
  const shepherd = [lay("BA/RFr", 1, 0), put("0.shepherd.1", 1, 0, "Field", "NL.NR.EL.WR")];
  assert.match(refusal(saved([...shepherd, COMMIT], hills)), /^A shepherd is placed in this JCloisterZone game\. .* which tokens he draws/);
  assert.match(refusal(saved([lay("BT/ffrf.bt", 0, 1)], CIRCUS)), /^A circus tile is placed in this JCloisterZone game\. .* under the big top/);
});

test("a box without a piece that it cannot do without is refused, by the name of the piece", () => {
  const list = (/** @type {object} */ sets, /** @type {object} */ elements) =>
    refusal(saved([], { sets: { "basic:1": 1, ...sets }, elements })).replace(/.*: /, "");
  assert.equal(list({ ferries: 1 }, {}), "The Ferries without Ferries.");
  assert.equal(list({ tunnel: 1 }, {}), "The Tunnel without Tunnel tokens.");
  assert.equal(list({ "cult/6": 1 }, {}), "Heretics & Shrines without Challenges.");
  assert.equal(list({ "siege/besiegers": 1 }, { siege: true }), "The Besiegers without Escape.");
  assert.equal(list({ "siege/cathars": 1 }, { siege: false, escape: true }), "The Cathars without Besieged cities.");
  assert.equal(list(CIRCUS.sets, { "big-top": 1 }), "Under the Big Top without Ringmaster and Under the Big Top without Acrobats.");
  assert.equal(list(CIRCUS.sets, { ringmaster: 1, acrobats: true }), "Under the Big Top without Big top.");
});
