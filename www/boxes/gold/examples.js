// @ts-check
/** The positions of the rules reference for The Gold Mines. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  gold: {
    box: "gold",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+gold"]
[Players "red, blue"]
[Deck "D U GO01 W W V"]
tile U 1,0 0
meeple road.E
tile GO01 2,0 1
skip
tile W 2,1 1
skip
expect supply red gold 0
expect worth 1,0 road.E red 4
`,
  },
};
