// @ts-check
/**
 * The positions of the rules reference: each is a record that is played to its end, with what must come of it.
 * tests/examples.rs plays them all.
 */

import { LATER_EXAMPLES } from "./later-examples.js";

/**
 * `box`: the box or, for the two last, the edition whose rule it is; `hand`: the tile in hand is shown; `sure`: how well the rules are known
 * of a box whose rulebook we do not have, as in docs/RULES.md.
 *
 * @typedef {{ box: string, record: string, hand?: boolean, sure?: "A" | "B" }} Example
 */

/** In the order in which they are read. @type {Record<string, Example>} */
export const EXAMPLES = {
  lay: {
    box: "base",
    hand: true,
    record: `[Bastide "1"]
[Players "red, blue"]
[Deck "D U W E L"]
tile U 1,0 0
tile W 2,0 0
tile E 0,-1 2
skip
expect legal tile L -1,0 0
expect legal tile L 3,0 0
expect illegal tile L 1,-1 0
expect illegal tile L 0,1 0
`,
  },
  figures: {
    box: "base",
    record: `[Bastide "1"]
[Players "red, blue"]
[Deck "D L U L"]
tile L 1,0 0
meeple road.W
tile U -1,0 0
expect illegal meeple road.E
expect legal meeple field.NNE
`,
  },
  road: {
    box: "base",
    record: `[Bastide "1"]
[Players "red, blue"]
[Deck "D L L U"]
tile L 1,0 0
meeple road.W
expect worth 0,0 road.E red 2
tile L -1,0 0
meeple city.N
expect event scored red road 3
expect event returned red meeple
`,
  },
  city: {
    box: "base",
    record: `[Bastide "1"]
[Players "red, blue"]
[Deck "D F U E U"]
tile F 0,-1 1
meeple city.N
expect worth 0,0 city.N red 3
tile U 1,0 0
tile E 0,-2 2
skip
expect event scored red city 8
`,
  },
  monastery: {
    box: "base",
    record: `[Bastide "1"]
[Players "red, blue"]
[Deck "D B U U E E V V U V U"]
tile B 0,1 0
meeple monastery
tile U 1,0 0
tile U -1,0 0
tile E 1,1 1
tile E -1,1 3
tile V 0,2 0
tile V 1,2 3
tile U 2,0 0
skip
expect worth 0,1 monastery red 8
tile V -1,2 3
skip
expect event scored red monastery 9
`,
  },
  majority: {
    box: "base",
    record: `[Bastide "1"]
[Players "blue, red"]
[Deck "U U U E E B E U Q U"]
tile U -1,0 0
tile U 1,0 0
tile E -1,-1 1
meeple city.E
tile E 1,-1 3
meeple city.W
tile B 1,-2 0
tile E 0,-2 2
meeple city.S
tile U 2,0 0
tile Q 0,-1 0
skip
expect event scored red city 10
expect event returned red meeple
expect event returned blue meeple
expect score blue 0
`,
  },
  farmer: {
    box: "base",
    record: `[Bastide "1"]
[Players "red, blue"]
[Deck "H E E E E"]
tile E 1,0 1
meeple field.NNE
tile E 0,-1 2
tile E 0,1 0
tile E -1,0 3
skip
expect over
expect event scored red field 6
expect score red 6
`,
  },
  end: {
    box: "base",
    record: `[Bastide "1"]
[Players "red, blue, green"]
[Deck "D F U B U"]
tile F 0,-1 1
meeple city.N
tile U 1,0 0
meeple road.E
tile B 0,1 0
meeple monastery
tile U -1,0 0
skip
expect over
expect event scored red city 3
expect event scored blue road 3
expect event scored green monastery 4
`,
  },
  river: {
    box: "river",
    hand: true,
    record: `[Bastide "1"]
[Boxes "base+river"]
[Players "red, blue"]
[Deck "R01 R10 R11 R09 R02"]
tile R10 1,0 0
tile R11 1,1 2
skip
expect legal tile R09 2,1 0
expect illegal tile R09 2,1 1
`,
  },
  fork: {
    box: "river2",
    hand: true,
    record: `[Bastide "1"]
[Boxes "base+river2"]
[Players "red, blue"]
[Deck "S01 S09 S04 S11 S03"]
tile S09 1,0 0
tile S04 1,1 1
skip
expect legal tile S11 1,2 0
expect legal tile S11 1,2 1
expect legal tile S11 2,1 3
expect legal tile S11 2,1 0
`,
  },
  garden: {
    box: "abbot",
    record: `[Bastide "1"]
[Boxes "base+abbot"]
[Players "red, blue"]
[Deck "E Eg B B B B B B B B"]
tile Eg 0,-1 2
abbot garden
tile B 1,-1 0
tile B -1,-1 0
tile B 0,-2 0
tile B 1,-2 0
tile B -1,-2 0
tile B 1,0 0
tile B -1,0 0
skip
expect event scored red garden 9
expect event returned red abbot
`,
  },
  recall: {
    box: "abbot",
    record: `[Bastide "1"]
[Boxes "base+abbot"]
[Players "red, blue"]
[Deck "E Eg B B B B B"]
tile Eg 0,-1 2
abbot garden
tile B 1,-1 0
tile B -1,-1 0
tile B 0,-2 0
tile B 1,-2 0
recall
expect event scored red garden 6
expect supply red abbot 1
`,
  },
  inn: {
    box: "inns",
    record: `[Bastide "1"]
[Boxes "base+inns"]
[Players "red, blue"]
[Deck "D I15 X W B"]
tile I15 1,0 0
meeple road.W
tile X -1,0 0
tile W 2,0 0
skip
expect event scored red road 8
`,
  },
  cathedral: {
    box: "inns",
    record: `[Bastide "1"]
[Boxes "base+inns"]
[Players "red, blue"]
[Deck "I01 E E E F E B"]
tile E 0,-1 2
meeple city.S
tile E 0,1 0
tile E -1,0 1
tile F 1,0 0
tile E 2,0 3
skip
expect event scored red city 21
`,
  },
  large: {
    box: "inns",
    record: `[Bastide "1"]
[Boxes "base+inns"]
[Players "red, blue"]
[Deck "B U B B U B B W B U W B"]
tile U 0,1 0
large road.E
tile B 1,0 0
tile B 2,0 0
tile U 2,1 0
meeple road.E
tile B 3,0 0
tile B 4,0 0
tile W 3,1 0
tile B -1,0 0
tile U 1,1 0
skip
expect worth 0,1 road.E red 4
tile W -1,1 0
skip
expect event scored red road 5
expect score blue 0
`,
  },
  abbey: {
    box: "abbey",
    record: `[Bastide "1"]
[Boxes "base+abbey"]
[Players "red, blue"]
[Deck "B B B B B B U V A B B"]
tile B 1,0 0
tile B 0,1 0
tile B 0,2 0
tile B 1,2 0
tile B -1,0 0
tile U 2,2 1
meeple road.N
tile V 2,1 0
tile A 2,3 2
skip
abbey 1,1
skip
expect event scored blue road 3
`,
  },
  mayor: {
    box: "abbey",
    record: `[Bastide "1"]
[Boxes "base+abbey"]
[Players "red, blue"]
[Deck "B E F B F E E B E C B"]
tile E 1,0 2
mayor city.S
tile F 0,1 0
meeple city.E
tile B 2,0 0
tile F 2,1 0
meeple city.W
tile E -1,1 1
tile E 3,1 3
tile B 0,2 0
tile E 1,2 0
tile C 1,1 0
expect event scored red city 20
expect score blue 0
`,
  },
  wagon: {
    box: "abbey",
    record: `[Bastide "1"]
[Boxes "base+abbey"]
[Players "red, blue"]
[Deck "D A B X B B"]
tile A 1,0 1
wagon road.W
tile B 0,1 0
tile X -1,0 0
skip
expect event scored red road 3
expect legal wagon 0,0 city.N
wagon 1,0 monastery
expect worth 1,0 monastery red 3
`,
  },
  barn: {
    box: "abbey",
    record: `[Bastide "1"]
[Boxes "base+abbey"]
[Players "red, blue"]
[Deck "E E E E B B B"]
tile E 1,0 0
tile E 0,-1 2
tile E 1,-1 2
tile B 0,1 0
meeple field.NNE
tile B 1,1 0
barn NW
expect event scored blue field 6
expect event returned blue meeple
tile B 2,1 0
skip
expect over
expect event scored red barn 8
`,
  },
  ...LATER_EXAMPLES,
  first: {
    box: "2001",
    record: `[Bastide "1"]
[Rules "2001"]
[Players "red, blue"]
[Deck "D G U D E E"]
tile G 0,-1 1
meeple field.ENE
tile U 1,0 0
meeple field.NNE
tile D 0,-2 2
meeple field.ESE
tile E 1,1 2
tile E 1,2 0
meeple city.N
expect over
expect score red 6
expect score blue 0
`,
  },
  anniversary: {
    box: "2021",
    record: `[Bastide "1"]
[Rules "2021"]
[Players "red, blue"]
[Deck "D G U D E E"]
tile G 0,-1 1
meeple field.ENE
tile U 1,0 0
meeple field.NNE
tile D 0,-2 2
meeple field.ESE
tile E 1,1 2
tile E 1,2 0
meeple city.N
expect over
expect score red 10
expect score blue 3
`,
  },
};
