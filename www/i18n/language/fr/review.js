// @ts-check
/** La qualité des tours d’une partie, en français. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  decided: {
    title: "Ce qui a décidé de la partie",
    largest: (name, count, what) => `Le plus de points en une fois\u00a0: ${name}, ${points(count)} (${what}).`,
    difference: (kind, scores) => `Ce qui a fait la différence – ${kind}\u00a0: ${scores}.`,
    led: (name, turn) => `${name} a mené à partir du tour ${turn}.`,
    behind: (name, ahead, winner, behind) => `Avant le décompte final, ${name} menait encore devant ${winner}, ${ahead} à ${behind}.`,
  },
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
  unjudged: "Aucun coup n’a pu être jugé.",
  turn: (turn, name, count) => `Tour ${turn}\u00a0: ${name} a perdu environ ${points(count)}`,
};
