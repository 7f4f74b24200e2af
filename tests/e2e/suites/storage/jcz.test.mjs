/** Saved games of JCloisterZone become open records that the referee replays to the points worked out by hand. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { execPath } from "node:process";
import { test } from "@playwright/test";
import { speak } from "../../../../www/i18n/text.js";
import { refereed } from "../../support/player.mjs";
import { ROOT } from "../../support/serve.mjs";

// What the words need of a browser.
Object.assign(globalThis, { document: { documentElement: {} } });
globalThis.navigator ??= /** @type {Navigator} */ (/** @type {unknown} */ ({ languages: ["en"] }));
await speak();
const { JczError, fromJcz } = await import("../../../../www/shelf/jcz.js");

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
    players: players ?? [
      { name: "Ann", slot: 0 },
      { name: "Bob", slot: 1 },
    ],
    replay,
  });
}

/** @param {string} file */
const statements = (file) =>
  fromJcz(file)
    .split("\n")
    .filter((line) => line && !line.startsWith("["));

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

test("Inns & Cathedrals, where a first edition has no gardens", () => {
  const file = saved([lay("IC/RFr.i", 1, 0), put("0.big.1", 1, 0, "Road", "WE"), COMMIT, ...plain("BA/CccR", -1, 0, 3), ...plain("BA/LR", 2, 0, 1)], {
    sets: { "basic:1": 1, "inns-and-cathedrals:1": 1 },
    elements: { "big-follower": 1, inn: true, cathedral: true, "small-follower": 5 },
  });
  assert.match(fromJcz(file), /^\[Boxes "base\+inns"\]\n\[Options "followers=5"\]$/m);
  assert.deepEqual(statements(file)[1], "large road.E");
});

const TRADERS = { sets: { "basic:1": 1, "traders-and-builders:1": 1 }, elements: { builder: 1, pig: 1, traders: true, "pig-herd": true } };

test("a builder gives a second tile, which the same player lays", () => {
  const turns = [
    [0, lay("BA/RFr", 1, 0), put("0.small.1", 1, 0, "Road", "WE")],
    [1, lay("BA/L", 0, 1), PASS],
    [0, lay("BA/RFr", 2, 0), put("0.builder.1", 2, 0, "Road", "WE")],
    [1, lay("BA/C", 0, -1, 2), PASS],
    [0, lay("BA/RFr", 3, 0), PASS],
    [0, lay("BA/LR", 4, 0, 1), put("0.small.2", 4, 0, "Monastery", "I")],
    [1, lay("BA/RRR", -1, 0), put("1.small.1", -1, 0, "Road", "S")],
    [0, lay("BA/L", 0, 2), PASS],
  ].map(([player, ...messages]) => [...messages, COMMIT].map((message) => ({ .../** @type {Message} */ (message), player })));
  const told = saved(turns.flat(), TRADERS);
  assert.match(fromJcz(told), /^\[Boxes "base\+traders"\]\n\[Players/m);
  assert.deepEqual(statements(told), [
    "tile U 1,0 0",
    "meeple road.E",
    "tile B 0,1 0",
    "tile U 2,0 0",
    "builder road.E",
    "tile E 0,-1 2",
    "tile U 3,0 0",
    "tile A 4,0 1",
    "meeple monastery",
    "tile W -1,0 0",
    "meeple road.S",
    "tile B 0,2 0",
  ]);
  // The road: six tiles. The monastery and one neighbour. The other road.
  assert.deepEqual(points(told), [6 + 2, 1]);
  // Who laid the second tile is also seen by the figure on it.
  const bare = turns.flat().map(({ player: _, ...bare }) => bare);
  assert.equal(fromJcz(saved(bare, TRADERS)), fromJcz(told));
  const twice = [...turns.slice(0, 6), turns[5]].flat();
  assert.match(refusal(saved(twice, TRADERS)), /out of turn/, "there is no third tile");
  assert.match(refusal(saved([...turns.slice(0, 3), turns[4]].flat(), TRADERS)), /out of turn/, "a builder just placed gives none");
});

test("a wagon moves after the second tile of a builder", () => {
  const file = saved(
    [
      lay("BA/RFr", 1, 0),
      put("0.small.1", 1, 0, "Road", "WE"),
      COMMIT,
      lay("BA/RRRR", -1, 0),
      put("1.wagon.1", -1, 0, "Road", "S"),
      COMMIT,
      lay("BA/RFr", 2, 0),
      put("0.builder.1", 2, 0, "Road", "WE"),
      COMMIT,
      ...plain("BA/L", 1, 1),
      ...plain("BA/RFr", 3, 0).map((message) => ({ ...message, player: 0 })),
      ...plain("BA/RRRR", -1, 1).map((message) => ({ ...message, player: 0 })),
      { ...put("1.wagon.1", -1, 0, "Road", "N"), player: 1 },
      COMMIT,
      ...plain("BA/L", 1, 2).map((message) => ({ ...message, player: 1 })),
    ],
    { ...TRADERS, elements: { ...TRADERS.elements, wagon: 1 } },
  );
  assert.deepEqual(statements(file).slice(-4), ["tile U 3,0 0", "tile X -1,1 0", "blue wagon -1,0 road.N", "tile B 1,2 0"]);
  assert.deepEqual(points(file), [5, 2 + 1]);
});

test("a pig, also without the tiles of its box, and goods", () => {
  const fields = [
    lay("BA/C", 0, -1, 2),
    put("0.small.1", 0, -1, "Field", "NL.NR.EL.ER.WL.WR"),
    COMMIT,
    ...plain("BA/L", 0, -2),
    lay("BA/C", 1, -2),
    put("0.pig.1", 1, -2, "Field", "EL.ER.SL.SR.WL.WR"),
    COMMIT,
  ];
  const pig = saved(fields, { elements: { pig: 1 } });
  assert.match(fromJcz(pig), /^\[Boxes "base\+traders"\]\n\[Players/m);
  assert.equal(statements(pig).at(-1), "pig field.ENE");
  assert.deepEqual(points(pig), [3 + 1, 0]);
  const goods = saved([lay("TB/CFc.w", 0, -1, 1), put("0.small.1", 0, -1, "City", "NS"), COMMIT, ...plain("BA/C", 0, -2, 2)], TRADERS);
  // The city: three tiles. The wine goes to whoever completed it.
  assert.deepEqual(points(goods), [6, 10]);
  assert.match(refusal(saved([], { ...TRADERS, elements: { builder: 1, pig: 1 } })), /Traders & Builders without Goods\.$/);
});

test("the pigsties of the second river count with their box", () => {
  const sets = { "basic:1": 1, "river/2:1": 1 };
  const start = [{ tile: "RI/s", x: 0, y: 0, rotation: 0 }];
  assert.match(fromJcz(saved([], { sets, start, elements: { "pig-herd": true } })), /^\[Boxes "base\+traders\+river2"\]$/m);
  assert.match(fromJcz(saved([], { sets, start })), /^\[Boxes "base\+river2"\]$/m);
  assert.match(refusal(saved([], { sets, start, elements: { builder: 1 } })), /Traders & Builders without Pigsties/);
});

test("king and robber baron", () => {
  const sets = { "basic:1": 1, "king-and-robber:1": 1 };
  const elements = { king: true, robber: true };
  const replay = [...plain("BA/C", 0, -1, 2), ...plain("BA/RRR", -1, 0), ...plain("BA/LR", 1, 0, 1), ...plain("KR/LC", 0, 1, 2)];
  const file = saved(replay, { sets, elements });
  assert.match(fromJcz(file), /^\[Boxes "base\+king"\]\n\[Players/m);
  assert.deepEqual(points(file), [2, 0]);
  /** @param {string} scoring */
  const by = (scoring) => saved(replay.slice(0, 9), { sets, elements, rules: { "king-and-robber-scoring": scoring } });
  assert.equal(fromJcz(by("default")), fromJcz(saved(replay.slice(0, 9), { sets, elements })));
  assert.match(fromJcz(by("continuously")), /^\[Options "king-final=continuous"\]$/m);
  for (const other of ["10/20", "15/40"]) assert.match(refusal(by(other)), /: a different final score for King & Robber Baron\.$/);
  assert.match(refusal(saved([], { sets, elements: { king: true, robber: false } })), /King & Robber Baron without Robber baron\.$/);
  assert.match(refusal(saved([], { elements: { robber: true } })), /King & Robber Baron without King\.$/);
});

test("a phantom after another figure, instead of it, or not at all", () => {
  const both = saved(
    [
      lay("BA/RRRR", 1, 0),
      put("0.small.1", 1, 0, "Road", "E"),
      put("0.phantom.1", 1, 0, "Road", "S"),
      COMMIT,
      lay("BA/RFr", 2, 0),
      put("1.phantom.1", 2, 0, "Field", "NL.NR.EL.WR"),
      COMMIT,
      ...plain("BA/LR", 3, 0, 1),
    ],
    { elements: { phantom: 1 } },
  );
  assert.match(fromJcz(both), /^\[Boxes "base\+phantom"\]\n\[Players/m);
  assert.deepEqual(statements(both), ["tile X 1,0 0", "meeple road.E", "phantom road.S", "tile U 2,0 0", "phantom field.NNE", "tile A 3,0 1"]);
  assert.deepEqual(points(both), [3 + 1, 0]);
  const wagon = saved(
    [
      lay("BA/RRRR", 1, 0),
      put("0.wagon.1", 1, 0, "Road", "E"),
      { ...PASS, player: 0 },
      COMMIT,
      lay("BA/RRRR", 2, 0),
      put("1.small.1", 2, 0, "Road", "S"),
      { ...PASS, player: 1 },
      COMMIT,
      put("0.wagon.1", 1, 0, "Road", "S"),
      COMMIT,
    ],
    { elements: { phantom: 1, wagon: 1 } },
  );
  assert.deepEqual(statements(wagon), ["tile X 1,0 0", "wagon road.E", "tile X 2,0 0", "meeple road.S", "red wagon 1,0 road.S"]);
  assert.deepEqual(points(wagon), [2 + 1, 1]);
});

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

/** @type {(meepleId: string, x: number, y: number, feature: string, location: string) => Message} */
const standing = (meepleId, x, y, feature, location) => ({ featurePointer: { position: [x, y], feature, location }, meepleId });

test("the dragon walks, the fairy and a princess act", () => {
  const sets = { "basic:1": 1, "princess-and-dragon:1": 1 };
  const elements = { dragon: 1, fairy: 1, princess: true, portal: true };
  const file = saved(
    [
      ...plain("DG/RFr.v", 1, 0),
      lay("BA/RFr", 2, 0),
      put("1.small.1", 2, 0, "Road", "WE"),
      COMMIT,
      lay("DG/RFr.d", -1, 0),
      PASS,
      { type: "MOVE_NEUTRAL_FIGURE", payload: { figureId: "dragon.1", to: [2, 0] } },
      COMMIT,
      lay("BA/RFr", 3, 0),
      put("1.small.1", 3, 0, "Road", "WE"),
      COMMIT,
      ...plain("BA/RFr", -2, 0),
      lay("BA/RFr", -3, 0),
      { type: "MOVE_NEUTRAL_FIGURE", payload: { figureId: "fairy.1", to: standing("1.small.1", 3, 0, "Road", "WE") } },
      COMMIT,
    ],
    { sets, elements, rules: { "dragon-move": "after-scoring" } },
  );
  assert.match(fromJcz(file), /\[Boxes "base\+dragon"\]\n\[Options "dragon-move=after"\]/);
  assert.deepEqual(statements(file), [
    "tile D17 1,0 0",
    "tile U 2,0 0",
    "meeple road.E",
    "tile D16 -1,0 0",
    "dragon 2,0",
    "tile U 3,0 0",
    "meeple road.E",
    "tile U -2,0 0",
    "tile U -3,0 0",
    "fairy 3,0 road.E meeple",
  ]);
  assert.deepEqual(points(file), [0, 7 + 3]); // the road, and the fairy at the end
});

test("a floor, a capture and a ransom", () => {
  const file = saved(
    [
      lay("BA/C", 0, -1, 2),
      put("0.small.1", 0, -1, "City", "S"),
      COMMIT,
      ...plain("BA/RFr", 1, 0),
      lay("TO/FG", 1, 1),
      put("0.small.1", 1, 1, "Field", "NL.NR.EL.ER.SL.SR.WL.WR"),
      COMMIT,
      lay("BA/RFr", 2, 0),
      { type: "PLACE_TOKEN", payload: { token: "TOWER_PIECE", pointer: { position: [1, 1], feature: "Tower", location: "I" } } },
      { type: "CAPTURE_FOLLOWER", payload: { pointer: standing("0.small.1", 1, 1, "Field", "NL.NR.EL.ER.SL.SR.WL.WR") } },
      COMMIT,
      { type: "PAY_RANSOM", payload: { meepleId: "0.small.1" } },
      ...plain("BA/RFr", 3, 0),
    ],
    { sets: { "basic:1": 1, "tower:1": 1 }, elements: { tower: true } },
  );
  assert.deepEqual(statements(file).slice(-5), ["tile U 2,0 0", "piece 1,1", "capture 1,1 field.NNE red meeple", "ransom blue meeple", "tile U 3,0 0"]);
  assert.deepEqual(points(file), [4 - 3, 3]);
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
