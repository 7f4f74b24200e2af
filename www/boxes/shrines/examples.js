// @ts-check
/** The positions of the rules reference for Heretics & Shrines. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  shrine: {
    box: "shrines",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+shrines"]
[Players "red, blue"]
[Deck "D SH01 B U E E U E E V"]
tile SH01 0,1 0
meeple monastery
tile B 0,2 0
meeple monastery
tile U 1,0 0
skip
tile E 1,1 1
skip
tile E 1,2 1
skip
tile U -1,0 0
skip
tile E -1,1 3
skip
tile E -1,2 3
skip
expect event scored red shrine 9
expect event returned blue meeple
expect score red 9
expect score blue 0
`,
  },
};
