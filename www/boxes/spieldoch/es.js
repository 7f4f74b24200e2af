// @ts-check
/** Spiel doch, in Spanish. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    fair: {
      title: "Spiel doch",
      text: [
        "Dos losetas más, con el nombre de una feria, se mezclan con las demás. El nombre no significa nada y no tienen reglas propias. En una de ellas acaban tres caminos en una aldea junto a un jardín, que solo puede usar un abad.",
      ],
      see: "En esta loseta acaban tres caminos. El bandido de Rojo ha completado uno de ellos.",
    },
  },
};
