// @ts-check
/** Darmstadt, in French. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    church: " pour le plus de pions autour d’une église",
  },
  extras: {
    hall: ", avec le palais des congrès",
  },
  parts: {
    church: "église",
    hall: "palais des congrès",
  },
  feature: {
    church: "Quand cette église est terminée, le joueur qui a le plus de pions sur sa tuile et autour marque 3 points.",
    hall: "Quand elle est terminée, la ville avec ce palais des congrès rapporte 3 points de plus.",
  },
  articles: {
    church: {
      title: "Darmstadt",
      text: [
        "Deux tuiles montrent une église. Une église est une abbaye à tous égards. Quand elle est terminée, le joueur qui a le plus de pions sur sa tuile et sur les huit qui l’entourent marque aussi 3 points, que quelqu’un y ait un moine ou non. Chaque pion compte pour un, le moine aussi, mais pas les bâtisseurs ni les cochons ; à égalité, chacun de ces joueurs marque 3 points. On compte les pions avant que l’un d’eux ne revienne.",
        "La ville avec le palais des congrès rapporte 3 points de plus quand elle est terminée. Une ville inachevée n’en tire rien. Les fleurs de lys sur les tuiles ne signifient rien.",
      ],
      see: "L’église est terminée : 9 points pour le moine de Rouge. Bleu a deux pions autour et Rouge un seul, Bleu marque donc 3 points.",
    },
  },
};
