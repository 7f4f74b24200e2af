// @ts-check
/** The positions of the rules reference for The Messages. */

/** @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  messages: {
    box: "messages",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+messages"]
[Players "red, blue"]
[Deck "D W U M U W V"]
[Messages "2 5 1 8 3 6 4 7"]
tile W 1,0 0
meeple road.W
tile U -1,0 0
skip
tile M 0,-1 2
meeple city.S
tile U -2,0 0
skip
tile W -3,0 0
skip
expect event scored red road 5
score woman
message action
expect event message 2 3
expect event scored red message 3
score meeple
expect score red 8
expect score red woman 5
expect score red meeple 3
`,
  },
};
