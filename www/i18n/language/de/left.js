// @ts-check
/** The tiles that are left and how likely they are to come, in German. */
import { words } from "../words.js";

const { plural } = words("de");

/** @type {typeof import("../en/left.js").left} */
export const left = {
  total: (left, all) => `${left} von ${all} Plättchen kommen noch.`,
  fit: (count) => plural(count, { one: "# passt auf das Feld", other: "# passen auf das Feld" }),
  others: (count) => plural(count, { one: "# passt nicht", other: "# passen nicht" }),
  tile: (tile, left, all) => `Plättchen ${tile}: noch ${left === 0 ? "keines" : left} von ${all}`,
  choose: "Wähle Plättchen, um zu sehen, wie wahrscheinlich sie noch kommen.",
  chances: "Wie wahrscheinlich sie kommen",
  fitting: "Wie wahrscheinlich ein passendes kommt",
  next: "Als nächstes Plättchen",
  draws: "Bis zum Ende gezogen von",
  first: (tile, other) => `Plättchen ${tile} vor Plättchen ${other}`,
  percent: (percent) => `${percent}\u00a0%`,
  assumed: "Wenn alle in jedem Zug ein Plättchen ziehen.",
};
