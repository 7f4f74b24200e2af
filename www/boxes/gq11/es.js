// @ts-check
/** The Mini Expansion, in Spanish. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    mini: {
      title: "La Miniexpansión",
      text: [
        "Diez losetas más se mezclan con las demás. En una de ellas hay una piara de cerdos: al final de la partida, cada campesino que puntúa su campo recibe 1 punto más por cada ciudad completada, se juegue o no con Constructores y Comerciantes.",
        "En una partida con río hay dos losetas más: el nacimiento de esta expansión sustituye al otro, y otra loseta de río se mezcla con las del río.",
      ],
      see: "El campo de Rojo toca dos ciudades completadas. Con la piara de cerdos, cada una da 4 puntos.",
    },
  },
};
