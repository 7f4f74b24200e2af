/** Saved games of JCloisterZone with expansions become open records that the referee replays to the points worked out by hand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { COMMIT, PASS, fromJcz, lay, plain, points, put, refusal, saved, statements } from "../support/jcz.mjs";

/** @typedef {import("../support/jcz.mjs").Message} Message */

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
  assert.match(fromJcz(pig), /^\[Boxes "base\+traders"\]\n\[Options "traders-parts=pig"\]\n\[Players/m);
  assert.equal(statements(pig).at(-1), "pig field.ENE");
  assert.deepEqual(points(pig), [3 + 1, 0]);
  const goods = saved([lay("TB/CFc.w", 0, -1, 1), put("0.small.1", 0, -1, "City", "NS"), COMMIT, ...plain("BA/C", 0, -2, 2)], TRADERS);
  // The city: three tiles. The wine goes to whoever completed it.
  assert.deepEqual(points(goods), [6, 10]);
  assert.match(fromJcz(saved([], { ...TRADERS, elements: { builder: 1, pig: 1 } })), /^\[Options "traders-parts=tiles\+builder\+pig"\]$/m);
});

test("the pigsties of the second river count with their box", () => {
  const sets = { "basic:1": 1, "river/2:1": 1 };
  const start = [{ tile: "RI/s", x: 0, y: 0, rotation: 0 }];
  assert.match(
    fromJcz(saved([], { sets, start, elements: { "pig-herd": true } })),
    /^\[Boxes "base\+traders\+river2"\]\n\[Options "river-turn=any traders-parts=pig"\]$/m,
  );
  assert.match(fromJcz(saved([], { sets, start })), /^\[Boxes "base\+river2"\]$/m);
  assert.match(fromJcz(saved([], { sets, start, elements: { builder: 1 } })), /^\[Options "river-turn=any traders-parts=builder"\]$/m);
  assert.match(refusal(saved([], { sets, start, elements: { pig: 1 } })), /Traders & Builders without Pigsties/);
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
  for (const other of ["10/20", "15/40"]) assert.match(refusal(by(other)), /: a different final scoring for King & Robber Baron\.$/);
  assert.match(fromJcz(saved([], { sets, elements: { king: true, robber: false } })), /^\[Options "king-parts=tiles\+king"\]$/m);
  assert.match(fromJcz(saved([], { elements: { robber: true } })), /^\[Options "king-parts=robber"\]$/m);
});

test("boxes in parts: a dragon's box without the dragon, bridges without bazaars, and no inn without cathedrals", () => {
  /** @param {string} set @param {Record<string, unknown>} elements */
  const of = (set, elements) => saved([], { sets: { "basic:1": 1, [`${set}:1`]: 1 }, elements });
  assert.match(fromJcz(of("princess-and-dragon", { fairy: true, portal: true })), /^\[Options "dragon-parts=tiles\+fairy\+portal"\]$/m);
  assert.match(fromJcz(of("bridges-castles-and-bazaars", { bridge: true, castle: true })), /^\[Options "bridges-parts=tiles\+bridges\+castles"\]$/m);
  assert.match(fromJcz(of("tower", {})), /^\[Options "tower-parts=tiles"\]$/m);
  assert.match(fromJcz(saved([], { elements: { "big-follower": 1 } })), /^\[Options "inns-parts=large"\]$/m);
  assert.match(fromJcz(of("inns-and-cathedrals", { inn: true, cathedral: true })), /^\[Options "inns-parts=tiles"\]$/m);
  assert.match(refusal(of("inns-and-cathedrals", { inn: true })), /Inns & Cathedrals without Cathedral/);
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
