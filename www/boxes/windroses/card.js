// @ts-check
/** The card of Wind Roses at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "WR04",
  level: 1,
  seconds: 0,
  words: {
    en: {
      title: "Wind Roses",
      help: "The game begins at a wind rose. A tile with a quarter of a rose brings 3 points if you place it on that side of the rose.",
      kinds: { rose: "Wind roses" },
    },
    de: {
      title: "Die Windrosen",
      help: "Das Spiel beginnt an einer Windrose. Ein Plättchen mit einem Viertel der Rose bringt 3 Punkte, wenn du es auf dieser Seite der Rose anlegst.",
      kinds: { rose: "Windrosen" },
    },
    fr: {
      title: "Les Roses des vents",
      help: "La partie commence à une rose des vents. Une tuile avec un quart de rose rapporte 3 points si vous la posez de ce côté de la rose.",
      kinds: { rose: "Roses des vents" },
    },
    es: {
      title: "Las Rosas de los Vientos",
      help: "La partida empieza en una rosa de los vientos. Una loseta con un cuadrante de la rosa da 3 puntos si la colocas en ese lado de la rosa.",
      kinds: { rose: "Rosas de los vientos" },
    },
    nl: {
      title: "De Windrozen",
      help: "Het spel begint bij een windroos. Een tegel met een kwart van de roos levert 3 punten op als je hem aan die kant van de roos legt.",
      kinds: { rose: "Windrozen" },
    },
    cs: {
      title: "Větrné růžice",
      help: "Hra začíná u větrné růžice. Kartička se čtvrtinou růžice přinese 3 body, když ji přiložíš na tu stranu růžice.",
      kinds: { rose: "Větrné růžice" },
    },
  },
  section: "Wind Roses",
};
