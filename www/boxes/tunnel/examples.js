// @ts-check
/** The positions of the rules reference for The Tunnel. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  tunnel: {
    box: "tunnel",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+tunnel"]
[Players "red, blue"]
[Deck "D TU03 V U V"]
tile TU03 1,0 1
tunnel 1,0 road.W A
meeple road.W
tile V -1,0 3
skip
tile U 1,1 1
tunnel 1,0 road.S A
expect supply red tunnel 4
expect worth 1,1 road.N red 4
`,
  },
};
