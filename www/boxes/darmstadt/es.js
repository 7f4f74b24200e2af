// @ts-check
/** Darmstadt, in Spanish. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    church: " por tener más seguidores alrededor de una iglesia",
  },
  extras: {
    hall: ", con el palacio de congresos",
  },
  parts: {
    church: "iglesia",
    hall: "palacio de congresos",
  },
  feature: {
    church: "Cuando se complete esta iglesia, recibe 3 puntos quien tenga más seguidores en su loseta y alrededor.",
    hall: "Cuando se complete, la ciudad con este palacio de congresos da 3 puntos más.",
  },
  articles: {
    church: {
      title: "Darmstadt",
      text: [
        "Dos losetas muestran una iglesia. Una iglesia es en todo como un monasterio. Cuando se completa, recibe además 3 puntos quien tenga más seguidores en su loseta y en las ocho de alrededor, haya o no un monje en ella. Cada seguidor cuenta como uno, también el monje; si empatan varios jugadores, cada uno recibe 3 puntos. Los seguidores se cuentan antes de que vuelva ninguno.",
        "La ciudad con el palacio de congresos da 3 puntos más cuando se completa. A una ciudad incompleta no le aporta nada. Los lirios de las losetas no significan nada.",
      ],
      see: "La iglesia está completa: 9 puntos para el monje de Rojo. Azul tiene dos seguidores alrededor y Rojo uno, así que Azul recibe 3 puntos.",
    },
  },
};
