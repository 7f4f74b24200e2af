// @ts-check
/** The positions of the rules reference for Corn Circles. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  corn: {
    box: "corn1",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+corn1"]
[Players "red, blue"]
[Deck "D U CO04 V"]
tile U 1,0 0
meeple road.E
tile CO04 0,1 0
skip
circle add
expect legal red skip
red meeple 1,0 road.E
expect supply red meeple 5
`,
  },
};
