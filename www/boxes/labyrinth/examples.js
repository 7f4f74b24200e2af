// @ts-check
/** The position of the rules reference for The Labyrinth. */

/** @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  labyrinth: {
    box: "labyrinth",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+labyrinth"]
[Players "red, blue"]
[Deck "D LA01 W W W W V"]
tile LA01 1,0 0
meeple road.N
tile W 2,0 1
meeple road.W
tile W 1,1 2
skip
tile W -1,0 3
skip
tile W 1,-1 0
skip
expect event scored red road 10
expect event scored blue road 10
expect score red 10
expect score blue 10
`,
  },
};
