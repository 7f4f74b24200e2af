// @ts-check
/** The card of Traders & Builders at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "T02",
  level: 2,
  seconds: 3,
  words: {
    en: {
      title: "Traders & Builders",
      help: "Whoever completes a city takes its goods. A builder brings a second tile in your turn, a pig more points for fields. Adds a sixth player.",
    },
    de: {
      title: "Händler & Baumeister",
      help: "Wer eine Stadt fertigstellt, nimmt ihre Waren. Der Baumeister bringt dir ein zweites Plättchen im selben Zug, das Schwein mehr Punkte für Wiesen. Mit sechster Farbe.",
    },
    fr: {
      title: "Marchands & Bâtisseurs",
      help: "Le joueur qui termine une ville prend ses marchandises. Le bâtisseur donne une deuxième tuile dans le tour, le cochon plus de points pour les prés. Ajoute une sixième couleur.",
    },
    es: {
      title: "Constructores y Comerciantes",
      help: "Quien completa una ciudad se lleva sus mercancías. El constructor da una segunda loseta en el turno; el cerdo, más puntos por los campos. Añade un sexto color.",
    },
    nl: {
      title: "Kooplieden & Bouwmeesters",
      help: "Wie een stad afbouwt, neemt de handelswaren. De bouwmeester geeft een tweede tegel in je beurt, het varken meer punten voor weiden. Met een zesde kleur.",
    },
    cs: {
      title: "Kupci a stavitelé",
      help: "Kdo dokončí město, vezme si jeho zboží. Stavitel přidá v tahu druhou kartičku, prasátko víc bodů za louky. Přidává šestou barvu.",
    },
  },
};
