// @ts-check
/** The positions of the rules reference for The Flying Machines. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  flight: {
    box: "flier",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+flier"]
[Players "red, blue"]
[Deck "D U FL05 V W"]
[Dice "2"]
tile U 1,0 0
meeple road.E
tile FL05 2,0 0
expect legal meeple machine
meeple machine
expect event rolled 2
expect legal meeple 0,0 city.N
meeple 0,0 road.E
expect worth 0,0 road.E red 3 blue 3
expect supply blue meeple 6
`,
  },
};
