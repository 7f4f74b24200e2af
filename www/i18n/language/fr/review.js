// @ts-check
/** La qualité des tours d’une partie, en français. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  title: "Ce que valaient les tours",
  help: "Un maître revoit chaque tour, avec ce qu’on savait alors. Regarder ailleurs entre-temps n’y change rien : il reprend où il en était.",
  progress: (done, all) => `Tour ${done} sur ${all}`,
  done: "Les tours sont jugés.",
  failed: "Les tours n’ont pas pu être jugés jusqu’au bout : ce qui réfléchit est en panne.",
  again: "Continuer",
  player: "Tours",
  best: "Aussi bons que le meilleur",
  of: (count, all) => `${count} sur ${all}`,
  given: "Points perdus par tour",
  worst: "Ce qui a coûté le plus",
  nothing: "Aucun tour n’a perdu un point entier.",
  turn: (turn, name, count) => `Tour ${turn}, ${name} : environ ${points(count)}`,
};
