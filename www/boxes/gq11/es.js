// @ts-check
/** The Mini Expansion, in Spanish. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    mini: {
      title: "La Miniexpansión",
      text: [
        "Diez losetas más se mezclan con las demás. En una de ellas hay una piara de cerdos: al final de la partida, cada ciudad completa junto a su campo da 1 punto más a todos los que puntúan allí por sus campesinos, se juegue o no con Constructores y Comerciantes.",
        "En una partida con río hay dos losetas más: el nacimiento de esta expansión sustituye al otro, y otra loseta de río se mezcla con las del río.",
      ],
      see: "El campo de Rojo toca dos ciudades completas. Con la piara de cerdos, cada una da 4 puntos.",
    },
  },
};
