// @ts-check
/** The positions of the rules reference for expansions that came after the five rulebooks. */

import { EXAMPLES as ANNIVERSARY } from "../boxes/anniversary/examples.js";
import { EXAMPLES as BIGTOP } from "../boxes/bigtop/examples.js";
import { EXAMPLES as BRIDGES } from "../boxes/bridges/examples.js";
import { EXAMPLES as CORN } from "../boxes/corn1/examples.js";
import { EXAMPLES as COUNT } from "../boxes/count/examples.js";
import { EXAMPLES as DARMSTADT } from "../boxes/darmstadt/examples.js";
import { EXAMPLES as DRAGON } from "../boxes/dragon/examples.js";
import { EXAMPLES as FERRIES } from "../boxes/ferries/examples.js";
import { EXAMPLES as FESTIVAL } from "../boxes/festival/examples.js";
import { EXAMPLES as FLIER } from "../boxes/flier/examples.js";
import { EXAMPLES as GOLD } from "../boxes/gold/examples.js";
import { EXAMPLES as GQ11 } from "../boxes/gq11/examples.js";
import { EXAMPLES as HILLS } from "../boxes/hills/examples.js";
import { EXAMPLES as LABYRINTH } from "../boxes/labyrinth/examples.js";
import { EXAMPLES as LITTLE } from "../boxes/little/examples.js";
import { EXAMPLES as MAGE } from "../boxes/mage/examples.js";
import { EXAMPLES as MESSAGES } from "../boxes/messages/examples.js";
import { EXAMPLES as MONASTERIES } from "../boxes/monasteries/examples.js";
import { EXAMPLES as ROBBERS } from "../boxes/robbers/examples.js";
import { EXAMPLES as RUSSIAN } from "../boxes/russian/examples.js";
import { EXAMPLES as SHRINES } from "../boxes/shrines/examples.js";
import { EXAMPLES as SIEGE } from "../boxes/siege/examples.js";
import { EXAMPLES as SPIELDOCH } from "../boxes/spieldoch/examples.js";
import { EXAMPLES as TOWER } from "../boxes/tower/examples.js";
import { EXAMPLES as TUNNEL } from "../boxes/tunnel/examples.js";
import { EXAMPLES as WATCHTOWERS } from "../boxes/watchtowers/examples.js";
import { EXAMPLES as WINDROSES } from "../boxes/windroses/examples.js";
import { EXAMPLES as WINTER } from "../boxes/winter/examples.js";

/** @typedef {import("./examples.js").Example} Example */

/** In the order in which they are read. @satisfies {Record<string, Example>} */
export const LATER_EXAMPLES = {
  builder: {
    box: "traders",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+traders"]
[Players "red, blue"]
[Deck "D U U W B"]
tile U 1,0 0
meeple road.E
tile U -1,0 0
expect illegal builder road.E
skip
tile W 2,0 0
expect legal builder road.W
expect illegal builder road.S
builder road.W
expect supply red builder 0
`,
  },
  twice: {
    box: "traders",
    sure: "A",
    hand: true,
    record: `[Bastide "1"]
[Boxes "base+traders"]
[Players "red, blue"]
[Deck "D U U U U U L"]
tile U 1,0 0
meeple road.E
tile U -1,0 0
tile U 2,0 0
builder road.E
tile U -2,0 0
skip
tile U 3,0 0
skip
expect legal red tile L 4,0 0
`,
  },
  pig: {
    box: "traders",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+traders"]
[Players "red, blue"]
[Deck "E E B E E B B"]
tile E 0,-1 2
meeple field.NNE
tile B 1,0 0
tile E 2,0 0
tile E 2,-1 2
meeple field.NNE
tile B 1,-1 0
pig field.NNE
tile B 1,-2 0
skip
expect over
expect event scored red field 8
expect event scored blue field 6
expect score red 8
expect score blue 6
`,
  },
  pigsty: {
    box: "traders",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+traders+river2"]
[Players "red, blue"]
[Deck "S01 S11 E E E E B B"]
tile S11 1,0 0
meeple field.NNE
tile E 2,0 1
tile E 3,0 3
tile E 1,1 2
tile E 1,2 0
tile B 0,1 0
tile B 2,1 0
pig field.NNE
expect over
expect event scored red field 10
expect score red 10
`,
  },
  goods: {
    box: "traders",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+traders"]
[Players "red, blue"]
[Deck "E T15 E B"]
tile T15 0,-1 1
meeple city.N
tile E 0,-2 2
skip
expect event scored red city 6
tile B 1,0 0
skip
expect over
expect event scored blue goods 10
expect score red 6
expect score blue 10
`,
  },
  king: {
    box: "king",
    sure: "A",
    record: `[Bastide "1"]
[Boxes "base+king"]
[Players "red, blue"]
[Deck "E E E G E W B W"]
tile E 0,-1 2
tile E 1,0 0
tile G 1,-1 1
tile E 1,-2 2
tile W 0,1 0
tile B 2,0 0
tile W 1,1 0
skip
expect over
expect event scored blue king 2
expect event scored red robber 1
expect score red 1
expect score blue 2
`,
  },
  phantom: {
    box: "phantom",
    sure: "B",
    record: `[Bastide "1"]
[Boxes "base+phantom"]
[Players "red, blue"]
[Deck "E E B"]
tile E 0,-1 2
meeple field.NNE
phantom city.S
expect event scored red city 4
expect event returned red phantom
expect supply red phantom 1
expect supply red meeple 6
`,
  },
  ...DRAGON,
  ...TOWER,
  ...BRIDGES,
  ...COUNT,
  ...ANNIVERSARY,
  ...HILLS,
  ...FLIER,
  ...FESTIVAL,
  ...GQ11,
  ...FERRIES,
  ...LABYRINTH,
  ...MONASTERIES,
  ...RUSSIAN,
  ...BIGTOP,
  ...MESSAGES,
  ...ROBBERS,
  ...GOLD,
  ...MAGE,
  ...CORN,
  ...SHRINES,
  ...TUNNEL,
  ...SIEGE,
  ...LITTLE,
  ...WATCHTOWERS,
  ...WINDROSES,
  ...DARMSTADT,
  ...SPIELDOCH,
  ...WINTER,
};
