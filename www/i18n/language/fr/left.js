// @ts-check
/** The tiles that are left and how likely they are to come, in French. */
import { words } from "../words.js";

const { plural } = words("fr");

/** @type {typeof import("../en/left.js").left} */
export const left = {
  total: (left, all) => `Tuiles encore à piocher : ${left} sur ${all}.`,
  fit: (count) => plural(count, { one: "# va sur cette case", other: "# vont sur cette case" }),
  others: (count) => plural(count, { one: "# n’y va pas", other: "# n’y vont pas" }),
  tile: (tile, left, all) => `Tuile ${tile} : il en reste ${left} sur ${all}`,
  choose: "Choisissez des tuiles pour voir leurs chances de sortir.",
  chances: "Leurs chances de sortir",
  fitting: "Chances de piocher une tuile qui va ici",
  next: "À la prochaine pioche",
  draws: "Piochée avant la fin par",
  first: (tile, other) => `Tuile ${tile} avant tuile ${other}`,
  percent: (percent) => `${percent}\u00a0%`,
  assumed: "Si tout le monde pioche une tuile par tour.",
};
