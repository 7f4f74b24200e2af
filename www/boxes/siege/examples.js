// @ts-check
/** The positions of the rules reference for The Besiegers and The Cathars. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  siege: {
    box: "siege",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+siege"]
[Players "red, blue"]
[Deck "D SI03 U"]
tile SI03 0,-1 2
meeple city.S
expect event scored red city 2
expect score red 2
`,
  },
};
