// @ts-check
/** The positions of the rules reference for the Count. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  carcassonne: {
    box: "count",
    sure: "B",
    record: `[Bastide "1"]
[Boxes "base+count"]
[Players "red, blue"]
[Deck "C07 U A U U"]
tile U 1,-2 1
meeple road.N
tile A 1,-3 0
skip
meeple quarter.castle
count quarter.cathedral
expect supply blue meeple 6
expect legal red tile U 2,0 1
`,
  },
  leaving: {
    box: "count",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+count"]
[Players "red, blue"]
[Deck "C07 U A E U"]
tile U 1,-2 1
meeple road.N
tile A 1,-3 0
meeple quarter.castle
count quarter.market
tile E 2,1 3
meeple city.W
blue move quarter.castle meeple 2,1 city.W
expect event scored red city 4
expect event scored blue city 4
`,
  },
  market: {
    box: "count",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+count"]
[Players "red, blue"]
[Deck "C07 U A B"]
tile U 1,-2 1
meeple road.N
tile A 1,-3 0
meeple quarter.market
skip
tile B 2,0 0
meeple field.NNE
blue move quarter.market meeple 2,0 field.NNE
expect over
expect score red 6
expect score blue 3
`,
  },
};
