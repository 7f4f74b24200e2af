// @ts-check
/** The Besiegers and The Cathars, in French. */
import { FIGURES, cell, place } from "../../i18n/language/fr/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  extras: ", assiégée",
  cities: "\u202f; les villes assiégées comptent double",
  actions: {
    escape: (figure, x, y, where) => `Faire évader\u00a0: ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
  },
  parts: { besieged: "assiégeants" },
  facts: {
    besieged:
      "Des assiégeants campent devant cette ville\u00a0: terminée, elle rapporte 1 point de moins par tuile et par blason\u202f; inachevée, elle ne rapporte rien. Pour les prés, elle compte double une fois terminée.",
  },
  labels: { escape: "S’échapper" },
  hint: {
    escape: "L’un de vos pions peut s’échapper d’une ville assiégée\u00a0: touchez-le, ou laissez-les tous en place.",
    chosen: "Il revient dans votre réserve sans marquer de points.",
  },
  primary: { escape: "Faire évader" },
  skip: { escape: "Tous restent" },
  why: {
    noWayOut: "Seuls vos propres pions dans une ville assiégée à côté d’une abbaye peuvent s’échapper maintenant.",
    noEscape: "On s’échappe d’une ville assiégée à la fin d’un tour.",
  },
  advice: { escape: "Faites évader le pion indiqué sur le plateau." },
  steps: {
    escape: "L’un de vos pions peut s’échapper d’une ville assiégée proche d’une abbaye.",
  },
  articles: {
    siege: {
      title: "Les Assiégeants, les Cathares",
      text: [
        "Des assiégeants campent devant certaines villes. Une ville est assiégée dès qu’une de ses tuiles en montre. Terminée, elle rapporte 1 point de moins par tuile et par blason\u00a0: d’ordinaire 1 au lieu de 2, avec une cathédrale 2 au lieu de 3. Inachevée, elle ne rapporte rien à la fin de la partie.",
        "Les paysans voisins en profitent\u00a0: pour chaque pré, une ville assiégée et terminée compte double, soit d’ordinaire 6 points au lieu de 3, et 8 au lieu de 4 pour une grange. Un cochon ou un troupeau de porcs compte une seule fois.",
        "Tout à la fin de votre tour, vous pouvez reprendre un de vos pions dans une ville assiégée, terminée ou non, sans marquer de points. Il faut pour cela qu’une abbaye se trouve sur une tuile de la ville ou sur l’une des huit qui l’entourent\u202f; les «\u00a0Options de règles\u00a0» peuvent exiger qu’elle soit à côté des assiégeants. Une ville devenue forteresse n’est plus assiégée.",
      ],
      see: "La ville de Rouge est terminée et assiégée\u00a0: 2 points pour deux tuiles au lieu de 4.",
    },
  },
};
