// @ts-check
/** The tiles that are left and how likely they are to come, in Spanish. */
import { words } from "../words.js";

const { plural } = words("es");

/** @type {typeof import("../en/left.js").left} */
export const left = {
  total: (left, all) => `Losetas por salir: ${left} de ${all}.`,
  fit: (count) => plural(count, { one: "# encaja en la casilla", other: "# encajan en la casilla" }),
  others: (count) => plural(count, { one: "# no encaja", other: "# no encajan" }),
  tile: (tile, left, all) => `Loseta ${tile}: ${plural(left, { zero: "no queda ninguna", one: "queda #", other: "quedan #" })} de ${all}`,
  choose: "Elige losetas para ver qué probabilidad tienen de salir.",
  chances: "Probabilidad de que salgan",
  fitting: "Probabilidad de que salga una que encaje",
  next: "Como próxima loseta",
  draws: "Robada antes del final por",
  first: (tile, other) => `La loseta ${tile} antes que la ${other}`,
  percent: (percent) => `${percent}\u00a0%`,
  assumed: "Si cada jugador roba una loseta por turno.",
};
