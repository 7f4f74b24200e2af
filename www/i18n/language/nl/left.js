// @ts-check
/** The tiles that are left and how likely they are to come, in Dutch. */
import { words } from "../words.js";

const { plural } = words("nl");

/** @type {typeof import("../en/left.js").left} */
export const left = {
  total: (left, all) => `Nog te trekken tegels: ${left} van ${all}.`,
  fit: (count) => plural(count, { one: "# past op de plek", other: "# passen op de plek" }),
  others: (count) => plural(count, { one: "# past niet", other: "# passen niet" }),
  tile: (tile, left, all) => `Tegel ${tile}: ${left === 0 ? "geen" : `nog ${left}`} van ${all}`,
  choose: "Kies tegels om te zien hoe groot de kans is dat ze komen.",
  chances: "Hoe groot de kans is dat ze komen",
  fitting: "Hoe groot de kans is dat er een passende komt",
  next: "Als volgende tegel",
  draws: "Vóór het einde getrokken door",
  first: (tile, other) => `Tegel ${tile} vóór tegel ${other}`,
  percent: (percent) => `${percent}%`,
  assumed: "Als iedereen één tegel per beurt trekt.",
};
