// @ts-check
/** La qualité des tours d’une partie, en français. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  title: "Ce que valaient les coups",
  help: "Un maître analyse chaque coup d’après ce que l’on savait alors. Vous pouvez quitter cette page : l’analyse reprendra où elle en était.",
  progress: (done, all) => `Tour ${done} sur ${all}`,
  done: "L’analyse est terminée.",
  failed: "L’analyse s’est arrêtée à cause d’une erreur. Vous pouvez la continuer.",
  again: "Continuer l’analyse",
  player: "Coups",
  best: "Meilleurs coups",
  of: (count, all) => `${count} sur ${all}`,
  given: "Points perdus par coup",
  worst: "Coups les plus coûteux",
  nothing: "Aucun coup n’a coûté un point entier.",
  turn: (turn, name, count) => `Tour ${turn}\u00a0: ${name} a perdu environ ${points(count)}`,
};
