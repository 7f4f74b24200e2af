// @ts-check
/** The positions of the rules reference for Hills & Sheep. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  hill: {
    box: "hills",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+hills"]
[Players "red, blue"]
[Deck "D U U HS06 V E R U"]
tile U 1,0 0
tile U -1,0 0
tile HS06 1,-1 1
meeple city.W
tile E -1,-1 1
meeple city.E
tile R 0,-1 2
skip
expect event scored red city 8
expect score blue 0
`,
  },
  flock: {
    box: "hills",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+hills"]
[Players "red, blue"]
[Deck "D U U U W"]
[Sheep "1 3"]
tile U 1,0 0
shepherd field.NNE
expect event drew 1
tile U -1,0 0
tile U 2,0 0
skip
expect legal flock home
flock add
expect event drew 3
expect supply red shepherd 0
`,
  },
};
