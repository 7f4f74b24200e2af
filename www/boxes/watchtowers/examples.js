// @ts-check
/** The positions of the rules reference for The Watchtowers. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  watchtower: {
    box: "watchtowers",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+watchtowers"]
[Players "red, blue"]
[Deck "D WT05 U W V"]
tile WT05 1,0 0
meeple road.W
tile U 2,0 0
skip
tile W -1,0 0
skip
expect event scored red watchtower 3
expect event scored red road 3
expect score red 6
`,
  },
};
