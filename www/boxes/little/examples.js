// @ts-check
/** The positions of the rules reference for Little Buildings. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  buildings: {
    box: "little",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+little"]
[Players "red, blue"]
[Deck "D W W V"]
tile W -1,0 3
meeple road.E
tile W 1,0 0
building house
expect event scored red road 4
expect score red 4
`,
  },
};
