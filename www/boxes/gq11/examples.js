// @ts-check
/** The positions of the rules reference for the Mini Expansion. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  mini: {
    box: "gq11",
    sure: "B",
    record: `[Bastide "1"]
[Boxes "base+gq11"]
[Players "red, blue"]
[Deck "D E GQ02 E E"]
tile E 0,-1 2
skip
tile GQ02 1,-1 0
meeple field.NNE
tile E 1,-2 0
skip
tile E 1,-3 2
skip
expect over
expect event scored blue field 8
`,
  },
};
