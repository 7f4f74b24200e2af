// @ts-check
/** The positions of the rules reference for Under the Big Top. */

/** @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  bigtop: {
    box: "bigtop",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+bigtop"]
[Players "red, blue"]
[Deck "D BT10 E E BT10 V"]
[Animals "3 6"]
tile BT10 0,1 1
meeple city.E
tile E 0,2 2
meeple field.ENE
tile E -1,1 3
meeple city.W
tile BT10 0,3 0
skip
expect event animal 3
expect event scored red bigtop 6
expect event scored blue bigtop 3
`,
  },
  acrobats: {
    box: "bigtop",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+bigtop"]
[Players "red, blue"]
[Deck "D BT01 E E E E V"]
tile BT01 0,1 0
meeple acrobats
tile E 0,2 2
meeple 0,1 acrobats
tile E 1,1 1
meeple 0,1 acrobats
tile E -1,1 3
skip
tile E 1,2 1
pyramid 0,1
expect event scored red acrobats 10
expect event scored blue acrobats 5
`,
  },
};
