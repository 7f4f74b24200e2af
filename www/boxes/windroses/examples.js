// @ts-check
/** The positions of the rules reference for Wind Roses. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  windrose: {
    box: "windroses",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+windroses"]
[Players "red, blue"]
[Deck "WR04 B U WR01 V"]
tile B 0,-1 0
skip
tile U 0,1 0
skip
tile WR01 1,-1 1
expect event scored red rose 3
expect score red 3
`,
  },
};
