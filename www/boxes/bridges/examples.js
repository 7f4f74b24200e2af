// @ts-check
/** The positions of the rules reference for Bridges, Castles and Bazaars. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
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
};
