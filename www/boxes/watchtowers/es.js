// @ts-check
/** The Watchtowers, in Spanish. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    watchtower: " por una atalaya",
  },
  tower: {
    coat: "atalaya: 2 puntos por cada escudo en su loseta y alrededor",
    monastery: "atalaya: 3 puntos por cada monasterio en su loseta y alrededor",
    figure: "atalaya: 2 puntos por cada seguidor en su loseta y alrededor",
    city: "atalaya: 1 punto por cada loseta con ciudad, la suya y las de alrededor",
    road: "atalaya: 1 punto por cada loseta con camino, la suya y las de alrededor",
  },
  hint: "Coloca un seguidor en la loseta. En un camino o una ciudad de esta loseta recibe también los puntos de la atalaya cuando se completa.",
  articles: {
    watchtower: {
      title: "Las Atalayas",
      text: [
        "Doce losetas tienen una atalaya con un número y un signo. Cuando se completa un camino o una ciudad, cada seguidor que está allí, en la loseta de una atalaya, da a su dueño los puntos de la atalaya, con mayoría o sin ella.",
        "La atalaya cuenta en su loseta y en las ocho de alrededor, según su signo: 2 puntos por cada escudo, 3 por cada monasterio, 2 por cada seguidor de cualquier jugador, 1 por cada loseta con ciudad o 1 por cada loseta con camino. Estos puntos se dan antes de puntuar el camino o la ciudad, cuando todas las figuras siguen en su sitio.",
        "Una atalaya no da nada por los campos ni los monasterios, nada a un constructor y nada al final de la partida.",
      ],
      see: "El bandido de Rojo está al pie de la atalaya. Cuenta tres losetas con camino: 3 puntos, antes de puntuar el camino.",
    },
  },
};
