// @ts-check
/** The position of the rules reference for The Robbers. */

/** @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  robbers: {
    box: "robbers",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+robbers"]
[Players "red, blue"]
[Deck "D W RB04 W V"]
tile W 1,0 0
meeple road.W
tile RB04 0,1 1
robber 0
red skip
skip
tile W -1,0 0
skip
expect event scored blue loot 2
expect score red 3
expect score blue 2
`,
  },
};
