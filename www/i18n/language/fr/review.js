// @ts-check
/** La qualité des tours d’une partie, en français. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  title: "Ce que valaient les tours",
  help: "Un maître analyse chaque tour avec ce que l’on savait alors. Vous pouvez quitter cette page : l’analyse reprendra où elle en était.",
  progress: (done, all) => `Tour ${done} sur ${all}`,
  done: "L’analyse est terminée.",
  failed: "L’analyse s’est arrêtée à cause d’une erreur. Vous pouvez la continuer.",
  again: "Continuer l’analyse",
  player: "Tours",
  best: "Meilleurs tours",
  of: (count, all) => `${count} sur ${all}`,
  given: "Points perdus par tour",
  worst: "Tours les plus coûteux",
  nothing: "Aucun tour n’a coûté un point entier.",
  turn: (turn, name, count) => `Tour ${turn}, ${name} : environ ${points(count)}`,
};
