// @ts-check
/** What the set-up says of each box: its picture, how much there is to learn, and how much longer a turn takes with it. */

/**
 * `emblem`: a tile that shows what the box is about, or in small letters the figure of a box without tiles; `level`: 1 for a kind of tile or a
 * figure, 2 for a few rules, 3 for questions of its own; `seconds` are those that a person takes more for each turn.
 *
 * @type {Record<string, { emblem: string, level: 1 | 2 | 3, seconds: number }>}
 */
export const OFFERED = {
  river: { emblem: "R02", level: 1, seconds: 0 },
  abbot: { emblem: "Eg", level: 1, seconds: 1 },
  inns: { emblem: "I01", level: 1, seconds: 1 },
  abbey: { emblem: "ABBEY", level: 2, seconds: 3 },
  river2: { emblem: "S02", level: 1, seconds: 0 },
  traders: { emblem: "T02", level: 2, seconds: 3 },
  king: { emblem: "K03", level: 1, seconds: 0 },
  dragon: { emblem: "D01", level: 3, seconds: 5 },
  tower: { emblem: "W02", level: 3, seconds: 4 },
  bridges: { emblem: "G10", level: 3, seconds: 5 },
  count: { emblem: "C07", level: 3, seconds: 4 },
  anniversary: { emblem: "AN06", level: 1, seconds: 1 },
  hills: { emblem: "HS07", level: 2, seconds: 3 },
  flier: { emblem: "FL02", level: 2, seconds: 1 },
  phantom: { emblem: "phantom", level: 1, seconds: 2 },
};
