// @ts-check
/** The positions of the rules reference for Monasteries in Germany. */

/** @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  lying: {
    box: "monasteries",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+monasteries"]
[Players "red, blue"]
[Deck "D MO01 E E E E"]
tile MO01 0,1 0
meeple monastery.abbot
tile E 0,2 2
skip
tile E 1,1 1
skip
tile E -1,1 3
skip
tile E 0,3 0
skip
expect event scored red monastery 6
`,
  },
};
