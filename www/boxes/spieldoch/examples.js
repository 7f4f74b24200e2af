// @ts-check
/** The positions of the rules reference for Spiel doch. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  fair: {
    box: "spieldoch",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+spieldoch"]
[Players "red, blue"]
[Deck "D SD02 W V"]
tile SD02 1,0 0
meeple road.W
tile W -1,0 0
skip
expect event scored red road 3
`,
  },
};
