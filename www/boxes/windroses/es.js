// @ts-check
/** Wind Roses, in Spanish. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    rose: " por una rosa de los vientos",
  },
  rose: "rosa de los vientos",
  winds: {
    NE: "cuadrante de la rosa de los vientos: noreste",
    SE: "cuadrante de la rosa de los vientos: sureste",
    SW: "cuadrante de la rosa de los vientos: suroeste",
    NW: "cuadrante de la rosa de los vientos: noroeste",
  },
  hint: "En el cuadrante que señala su rosa, esta loseta da 3 puntos.",
  articles: {
    windrose: {
      title: "Las Rosas de los Vientos",
      text: [
        "La partida empieza con una loseta con una rosa de los vientos naranja, que es el centro. Las cuatro losetas iniciales habituales se mezclan con las demás. Cuatro losetas muestran un cuadrante de la rosa: si colocas una de ellas en ese cuadrante del paisaje, visto desde el centro, recibes 3 puntos en el acto. La fila y la columna del centro pertenecen a los dos cuadrantes vecinos.",
        "No importa cómo esté girada la loseta. Cuando se coloca la loseta con la rosa azul, esta pasa a ser el centro, y los cuadrantes giran según esté girada esa loseta.",
      ],
      see: "La loseta de Rojo muestra el cuadrante noreste y está al noreste de la rosa: 3 puntos.",
    },
  },
};
