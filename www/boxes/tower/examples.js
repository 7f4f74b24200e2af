// @ts-check
/** The positions of the rules reference for the Tower. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
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
};
