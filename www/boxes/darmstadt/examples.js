// @ts-check
/** The positions of the rules reference for Darmstadt. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  church: {
    box: "darmstadt",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+darmstadt"]
[Players "red, blue"]
[Deck "D DA03 E B B B V V V U"]
tile DA03 1,0 2
meeple monastery
tile E 0,-1 2
meeple field.NNE
tile B 0,1 0
skip
tile B 1,1 0
meeple monastery
tile B 2,1 0
skip
tile V 2,0 2
skip
tile V 1,-1 3
skip
tile V 2,-1 0
skip
expect event scored red monastery 9
expect event scored blue church 3
expect score red 9
expect score blue 3
`,
  },
};
