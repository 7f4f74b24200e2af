// @ts-check
/** The positions of the rules reference for The Ferries. */

/** In the order in which they are read. @satisfies {Record<string, import("../../learn/examples.js").Example>} */
export const EXAMPLES = {
  ferries: {
    box: "ferries",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+ferries"]
[Players "red, blue"]
[Deck "D FR02 V"]
tile FR02 1,0 0
meeple road.S
ferry EW
expect worth 1,0 road.E
expect worth 1,0 road.S red 1
`,
  },
};
