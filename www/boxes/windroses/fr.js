// @ts-check
/** Wind Roses, in French. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    rose: " pour une rose des vents",
  },
  rose: "rose des vents",
  winds: {
    NE: "quart de rose des vents : nord-est",
    SE: "quart de rose des vents : sud-est",
    SW: "quart de rose des vents : sud-ouest",
    NW: "quart de rose des vents : nord-ouest",
  },
  hint: "Dans le quart qu’indique sa rose des vents, cette tuile rapporte 3 points.",
  articles: {
    windrose: {
      title: "Les Roses des vents",
      text: [
        "La partie commence par une tuile avec une rose des vents orange, qui est le centre. Les quatre tuiles de départ habituelles sont mélangées aux autres. Quatre tuiles montrent un quart de la rose : si vous posez une telle tuile dans ce quart du paysage, vu du centre, vous marquez aussitôt 3 points. La ligne et la colonne du centre appartiennent aux deux quarts voisins.",
        "L’orientation de la tuile elle-même ne compte pas. Quand la tuile à la rose bleue est posée, elle devient le centre, et les quarts suivent l’orientation de cette tuile.",
      ],
      see: "La tuile de Rouge montre le quart nord-est et se trouve au nord-est de la rose : 3 points.",
    },
  },
};
