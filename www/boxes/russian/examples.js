// @ts-check
/** The positions of the rules reference for Russian Promos. */

/** @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  promos: {
    box: "russian",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+russian"]
[Players "red, blue"]
[Deck "D RU01 U U RU04"]
tile RU01 0,1 0
meeple hut
tile U 1,0 0
meeple road.E
tile U 2,0 0
skip
tile RU04 2,1 0
expect event trapped blue meeple pond
expect event scored red hut 7
expect event scored blue pond -2
`,
  },
};
