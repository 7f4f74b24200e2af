// @ts-check
/** Spiel doch, in French. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    fair: {
      title: "Spiel doch",
      text: [
        "Deux tuiles de plus, au nom d’un salon du jeu, sont mélangées aux autres. Ce nom ne signifie rien dans la partie, et elles n’ont pas de règles particulières. Sur l’une d’elles, trois routes finissent à un village près d’un jardin, que seul un abbé peut utiliser.",
      ],
      see: "Trois routes finissent sur cette tuile. Le brigand de Rouge a terminé l’une d’elles.",
    },
  },
};
