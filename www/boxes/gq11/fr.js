// @ts-check
/** The Mini Expansion, in French. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    mini: {
      title: "La Mini-extension",
      text: [
        "Dix tuiles de plus sont mélangées aux autres. L’une d’elles montre un troupeau de porcs : à la fin de la partie, chaque ville terminée au bord de son pré rapporte 1 point de plus à tous ceux qui y marquent pour leurs paysans, que l’on joue avec Marchands & Bâtisseurs ou non.",
        "Dans une partie avec une rivière, deux tuiles s’ajoutent : la source de cette extension remplace l’autre, et une tuile de rivière de plus est mélangée à celles de la rivière.",
      ],
      see: "Le pré de Rouge touche deux villes terminées. Avec le troupeau de porcs, chacune rapporte 4 points.",
    },
  },
};
