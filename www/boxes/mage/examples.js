// @ts-check
/** The positions of the rules reference for Mage & Witch. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  magic: {
    box: "mage",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+mage"]
[Players "red, blue"]
[Deck "D U W MW05 W V"]
tile U 1,0 0
meeple road.E
tile W 2,0 0
skip
tile MW05 0,1 1
expect illegal mage 0,1 field.NNE
expect legal witch 0,0 city.N
mage 0,0 road.W
skip
expect worth 1,0 road.E red 6
`,
  },
};
