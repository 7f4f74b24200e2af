// @ts-check
/** The positions of the rules reference for the Winter Edition. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  winter: {
    box: "winter",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+inns+winter"]
[Players "red, blue"]
[Deck "D WI05 W V"]
tile WI05 1,0 1
meeple road.W
tile W -1,0 0
skip
expect event scored red road 6
`,
  },
};
