// @ts-check
/** The positions of the rules reference for the Princess & the Dragon. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
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
};
