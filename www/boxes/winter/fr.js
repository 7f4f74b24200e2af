// @ts-check
/** The Winter Edition, in French. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    winter: {
      title: "L’Édition Hiver",
      text: [
        "Douze tuiles avec des animaux de la forêt sont mélangées aux autres. Les animaux ne signifient rien. Les autres tuiles du jeu de base sont les 72 sans jardins.",
        "L’une des douze montre un lac gelé au bord de la route. Avec Auberges & Cathédrales, il compte comme une auberge ; sans cette extension, il ne signifie rien.",
      ],
      see: "La route longe le lac gelé. Avec Auberges & Cathédrales, chacune de ses tuiles rapporte 2 points.",
    },
  },
};
