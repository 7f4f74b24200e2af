// @ts-check
/** The positions of the rules reference for expansions that came after the five rulebooks. */

import { EXAMPLES as FLIER } from "../boxes/flier/examples.js";
import { EXAMPLES as HILLS } from "../boxes/hills/examples.js";

/** @typedef {import("./examples.js").Example} Example */

/** In the order in which they are read. @satisfies {Record<string, Example>} */
export const LATER_EXAMPLES = {
  builder: {
    box: "traders",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+traders"]
[Players "red, blue"]
[Deck "D U U W B"]
tile U 1,0 0
meeple road.E
tile U -1,0 0
expect illegal builder road.E
skip
tile W 2,0 0
expect legal builder road.W
expect illegal builder road.S
builder road.W
expect supply red builder 0
`,
  },
  twice: {
    box: "traders",
    sure: "A",
    hand: true,
    record: `[Bastide "1"]
[Boxes "base+traders"]
[Players "red, blue"]
[Deck "D U U U U U L"]
tile U 1,0 0
meeple road.E
tile U -1,0 0
tile U 2,0 0
builder road.E
tile U -2,0 0
skip
tile U 3,0 0
skip
expect legal red tile L 4,0 0
`,
  },
  pig: {
    box: "traders",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+traders"]
[Players "red, blue"]
[Deck "E E B E E B B"]
tile E 0,-1 2
meeple field.NNE
tile B 1,0 0
tile E 2,0 0
tile E 2,-1 2
meeple field.NNE
tile B 1,-1 0
pig field.NNE
tile B 1,-2 0
skip
expect over
expect event scored red field 8
expect event scored blue field 6
expect score red 8
expect score blue 6
`,
  },
  pigsty: {
    box: "traders",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+traders+river2"]
[Players "red, blue"]
[Deck "S01 S11 E E E E B B"]
tile S11 1,0 0
meeple field.NNE
tile E 2,0 1
tile E 3,0 3
tile E 1,1 2
tile E 1,2 0
tile B 0,1 0
tile B 2,1 0
pig field.NNE
expect over
expect event scored red field 10
expect score red 10
`,
  },
  goods: {
    box: "traders",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+traders"]
[Players "red, blue"]
[Deck "E T15 E B"]
tile T15 0,-1 1
meeple city.N
tile E 0,-2 2
skip
expect event scored red city 6
tile B 1,0 0
skip
expect over
expect event scored blue goods 10
expect score red 6
expect score blue 10
`,
  },
  king: {
    box: "king",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+king"]
[Players "red, blue"]
[Deck "E E E G E W B W"]
tile E 0,-1 2
tile E 1,0 0
tile G 1,-1 1
tile E 1,-2 2
tile W 0,1 0
tile B 2,0 0
tile W 1,1 0
skip
expect over
expect event scored blue king 2
expect event scored red robber 1
expect score red 1
expect score blue 2
`,
  },
  phantom: {
    box: "phantom",
    sure: "B",
    record: `[Bastide "1"]
[Boxes "base+phantom"]
[Players "red, blue"]
[Deck "E E B"]
tile E 0,-1 2
meeple field.NNE
phantom city.S
expect event scored red city 4
expect event returned red phantom
expect supply red phantom 1
expect supply red meeple 6
`,
  },
  volcano: {
    box: "dragon",
    sure: "B",
    record: `[Bastide "1"]
[Boxes "base+dragon"]
[Players "red, blue"]
[Deck "D D17 U U D03 V"]
tile D17 1,0 0
expect illegal meeple road.E
tile U 2,0 0
meeple road.E
tile U 3,0 0
skip
tile D03 0,1 0
expect illegal meeple road.S
expect worth 1,0 road.E blue 4
`,
  },
  dragon: {
    box: "dragon",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+dragon"]
[Players "red, blue, green"]
[Deck "D D17 U U D16 V"]
tile D17 1,0 0
tile U 2,0 0
meeple road.E
tile U 3,0 0
meeple field.NNE
tile D16 -1,0 0
meeple field.SSE
dragon 2,0
expect event returned blue meeple
blue dragon 3,0
expect event returned green meeple
`,
  },
  fairy: {
    box: "dragon",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+dragon"]
[Players "red, blue"]
[Deck "D U U A A U U"]
tile U 1,0 0
meeple road.E
tile U 2,0 0
skip
tile A 3,0 1
fairy 1,0 road.E
tile A -1,0 3
skip
expect event scored red road 5
expect event scored red fairy 3
expect score red 8
`,
  },
  princess: {
    box: "dragon",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+dragon"]
[Players "red, blue"]
[Deck "D R D11 U U"]
tile R 0,-1 2
meeple city.E
tile D11 1,-1 0
princess 0,-1 city.E red meeple
expect event returned red meeple
expect score red 0
`,
  },
  portal: {
    box: "dragon",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+dragon"]
[Players "red, blue"]
[Deck "D E U D29 U U"]
tile E 0,-1 2
skip
tile U 1,0 0
meeple road.E
tile D29 -1,0 0
expect illegal meeple 0,0 city.N
expect illegal meeple 0,0 road.E
meeple 0,0 field.ENE
expect supply red meeple 6
`,
  },
  floors: {
    box: "tower",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+tower"]
[Players "red, blue"]
[Deck "D W02 U U U U"]
tile W02 0,1 0
piece 0,1
tile U 1,0 0
meeple 0,1 tower
expect supply blue meeple 6
tile U 2,0 0
expect illegal piece 0,1
skip
`,
  },
  capture: {
    box: "tower",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+tower"]
[Players "red, blue"]
[Deck "D U W02 U U U U"]
tile U 1,0 0
meeple road.E
tile W02 1,1 0
piece 1,1
capture 1,0 road.E red meeple
expect supply red meeple 6
`,
  },
  ransom: {
    box: "tower",
    sure: "B",
    record: `[Bastide "1"]
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
ransom blue meeple
expect event scored blue ransom 3
expect score red 1
expect score blue 3
tile U 3,0 0
`,
  },
  bridge: {
    box: "bridges",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+bridges"]
[Players "red, blue"]
[Deck "D U A A U"]
tile U 1,0 0
bridge 1,0 NS
meeple road.N
tile A 1,-1 0
tile A 1,1 2
skip
expect event scored red road 3
expect supply red meeple 7
`,
  },
  fitting: {
    box: "bridges",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+bridges"]
[Players "red, blue"]
[Deck "D B U U"]
expect illegal tile B 1,0 0
tile B 1,0 0 bridge 1,0 EW
meeple road.E
expect worth 0,0 road.E red 2
`,
  },
  castle: {
    box: "bridges",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+bridges"]
[Players "red, blue"]
[Deck "B E E A A U"]
tile E 0,-1 0
meeple city.N
tile E 0,-2 2
red castle 0,-2 city.S
tile A 1,-1 3
tile A 2,-1 1
meeple road.W
expect event scored blue road 2
expect event scored red castle 2
`,
  },
  bazaar: {
    box: "bridges",
    sure: "B",
    record: `[Bastide "1"]
[Boxes "base+bridges"]
[Players "red, blue, green"]
[Deck "X A A A G06 U V E B B B"]
tile A 1,0 1
meeple road.W
tile A -1,0 3
meeple road.E
tile A 0,1 2
meeple road.N
tile G06 1,1 0
skip
blue choose V
blue bid V 0
green bid V 1
red skip
blue buy
green choose E
green bid E 0
red bid E 1
green sell
expect score blue 1
expect score green 4
expect score red 1
tile V 2,1 3
skip
`,
  },
  carcassonne: {
    box: "count",
    sure: "B",
    record: `[Bastide "1"]
[Boxes "base+count"]
[Players "red, blue"]
[Deck "C07 U A U U"]
tile U 1,-2 1
meeple road.N
tile A 1,-3 0
skip
meeple quarter.castle
count quarter.cathedral
expect supply blue meeple 6
expect legal red tile U 2,0 1
`,
  },
  leaving: {
    box: "count",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+count"]
[Players "red, blue"]
[Deck "C07 U A E U"]
tile U 1,-2 1
meeple road.N
tile A 1,-3 0
meeple quarter.castle
count quarter.market
tile E 2,1 3
meeple city.W
blue move quarter.castle meeple 2,1 city.W
expect event scored red city 4
expect event scored blue city 4
`,
  },
  market: {
    box: "count",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+count"]
[Players "red, blue"]
[Deck "C07 U A B"]
tile U 1,-2 1
meeple road.N
tile A 1,-3 0
meeple quarter.market
skip
tile B 2,0 0
meeple field.NNE
blue move quarter.market meeple 2,0 field.NNE
expect over
expect score red 6
expect score blue 3
`,
  },
  arrows: {
    box: "anniversary",
    sure: "B",
    record: `[Bastide "1"]
[Boxes "base+anniversary"]
[Players "red, blue"]
[Deck "D U AN06 B"]
tile U 1,0 0
meeple road.E
tile AN06 0,1 0
meeple 0,0 city.N
expect score blue 0
expect supply blue meeple 6
`,
  },
  ...HILLS,
  ...FLIER,
};
