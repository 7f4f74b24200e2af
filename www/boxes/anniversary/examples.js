// @ts-check
/** The positions of the rules reference for the arrows of the 20th anniversary. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
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
};
