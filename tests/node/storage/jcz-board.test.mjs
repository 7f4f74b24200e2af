/** Saved games of JCloisterZone become open records that the referee replays to the points worked out by hand: figures on the board, and rivers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { COMMIT, FIELDS, PASS, fromJcz, lay, plain, points, put, saved, statements } from "../support/jcz.mjs";

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
  const before = saved([...plain("BA/RFr", 1, 0), ...plain("BA/C", 1, 1, 2), lay("BA/L", 0, 1), put("0.barn.1", 1, 1, "Field", "WL"), COMMIT], {
    elements: { barn: 1 },
  });
  assert.equal(statements(before).at(-1), "barn NE");
  assert.deepEqual(points(before), [0, 0]);
});

test("an abbey fills a gap", () => {
  const around = [
    ["BA/RFr", 1, 0],
    ["BA/RFr", -1, 0],
    ["BA/L", 1, 1],
    ["BA/L", -1, 1],
    ["BA/L", 1, 2],
    ["BA/L", 0, 2],
  ];
  const file = saved(
    [...around.flatMap(([id, x, y]) => plain(String(id), Number(x), Number(y))), lay("AM/A", 0, 1), put("0.small.1", 0, 1, "Monastery", "I"), COMMIT],
    { sets: { "basic:1": 1, "abbey-and-mayor:1": 1 }, elements: { abbey: 1, barn: 1, mayor: 1, wagon: 1 } },
  );
  assert.match(fromJcz(file), /^\[Boxes "base\+abbey"\]\n\[Players/m);
  assert.deepEqual(statements(file).slice(-2), ["abbey 0,1", "meeple monastery"]);
  assert.deepEqual(points(file), [8, 0]);
});

test("either river begins at its source", () => {
  const start = [{ tile: "RI/s", x: 0, y: 0, rotation: 0 }];
  const first = saved([...plain("RI.1/IFI", 1, 0), lay("RI.1/CICI", 2, 0), put("1.small.1", 2, 0, "City", "N"), COMMIT, ...plain("RI.1/I.e", 3, 0)], {
    sets: { "basic:1": 1, "river/1:1": 1 },
    start,
  });
  assert.deepEqual(statements(first), ["tile R07 1,0 0", "tile R03 2,0 0", "meeple city.N", "tile R02 3,0 0"]);
  assert.deepEqual(points(first), [0, 1]);
  const second = saved([...plain("RI.2/III", 1, 0), ...plain("RI.2/IFC", 2, 0)], { sets: { "basic:1": 1, "river/2:1": 1 }, start });
  assert.deepEqual(statements(second), ["tile S04 1,0 0", "tile S02 2,0 0"]);
  assert.deepEqual(points(second), [0, 0]);
});
