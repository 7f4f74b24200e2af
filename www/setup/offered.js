// @ts-check
// biome-ignore-all format: written by xtask/cards.mjs
/** What the set-up shows of each box: its picture, how much there is to learn, how much longer a turn takes with it, and in which boxes of the shops it is: written by xtask/cards.mjs from the cards of the boxes. */

/** @type {Record<string, Pick<import("../i18n/boxes.js").Card, "emblem" | "level" | "seconds" | "bought">>} */
export const OFFERED = {
  abbey: { emblem: "ABBEY", level: 2, seconds: 3 },
  abbot: { emblem: "Eg", level: 1, seconds: 1, bought: ["base","big"] },
  inns: { emblem: "I01", level: 1, seconds: 1, bought: ["big"] },
  king: { emblem: "K03", level: 1, seconds: 0 },
  phantom: { emblem: "phantom", level: 1, seconds: 2 },
  river: { emblem: "R02", level: 1, seconds: 0, bought: ["base","big"] },
  river2: { emblem: "S02", level: 1, seconds: 0 },
  traders: { emblem: "T02", level: 2, seconds: 3, bought: ["big"] },
  dragon: { emblem: "D01", level: 3, seconds: 5 },
  tower: { emblem: "W02", level: 3, seconds: 4 },
  count: { emblem: "C07", level: 3, seconds: 4 },
  bridges: { emblem: "G10", level: 3, seconds: 5 },
  anniversary: { emblem: "AN06", level: 1, seconds: 1 },
  hills: { emblem: "HS07", level: 2, seconds: 3 },
  flier: { emblem: "FL02", level: 2, seconds: 1, bought: ["big"] },
  festival: { emblem: "FE07", level: 1, seconds: 1 },
  gq11: { emblem: "GQ02", level: 0, seconds: 0 },
  ferries: { emblem: "FR02", level: 2, seconds: 5, bought: ["big"] },
  gold: { emblem: "GO01", level: 2, seconds: 3, bought: ["big"] },
  mage: { emblem: "MW05", level: 2, seconds: 4, bought: ["big"] },
  corn1: { emblem: "CO06", level: 2, seconds: 2 },
  corn2: { emblem: "CP05", level: 2, seconds: 2, bought: ["big"] },
  shrines: { emblem: "SH01", level: 1, seconds: 1 },
  tunnel: { emblem: "TU03", level: 2, seconds: 4 },
  siege: { emblem: "SI01", level: 2, seconds: 2 },
  cathars: { emblem: "CT01", level: 2, seconds: 2 },
  little: { emblem: "house", level: 1, seconds: 2 },
  watchtowers: { emblem: "WT04", level: 1, seconds: 1 },
  windroses: { emblem: "WR04", level: 1, seconds: 0 },
  darmstadt: { emblem: "DA01", level: 1, seconds: 1 },
  spieldoch: { emblem: "SD02", level: 0, seconds: 0 },
  winter: { emblem: "WI06", level: 0, seconds: 0 },
};
