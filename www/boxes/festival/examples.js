// @ts-check
/** The positions of the rules reference for The Festival. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  festival: {
    box: "festival",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+festival"]
[Players "red, blue"]
[Deck "D U V FE10 V"]
tile U 1,0 0
meeple road.E
tile V 0,1 0
skip
tile FE10 2,0 0
expect legal return 1,0 road.E meeple
expect illegal return 1,0 road.W builder
return 1,0 road.E meeple
expect event returned red meeple
expect supply red meeple 7
expect score red 0
`,
  },
};
