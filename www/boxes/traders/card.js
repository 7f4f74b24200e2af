// @ts-check
/** The card of Traders & Builders at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "T02",
  level: 2,
  seconds: 3,
  bought: ["big"],
  brings: ["figures", "pieces"],
  words: {
    en: {
      title: "Traders & Builders",
      help: "Whoever completes a city takes its goods. A builder gives you a second tile in your turn, and a pig brings more points for fields. Adds a sixth player.",
      parts: { tiles: "the land tiles", builder: "the builders", pig: "the pigs", goods: "the goods" },
    },
    de: {
      title: "Händler & Baumeister",
      help: "Wer eine Stadt fertigstellt, nimmt ihre Waren. Der Baumeister bringt dir ein zweites Plättchen im selben Zug, das Schwein mehr Punkte für Wiesen. Mit sechster Farbe.",
      parts: { tiles: "die Landschaftsplättchen", builder: "die Baumeister", pig: "die Schweine", goods: "die Waren" },
    },
    fr: {
      title: "Marchands & Bâtisseurs",
      help: "Le joueur qui termine une ville prend ses marchandises. Le bâtisseur donne une deuxième tuile dans le tour, le cochon plus de points pour les prés. Ajoute une sixième couleur.",
      parts: { tiles: "les tuiles de paysage", builder: "les bâtisseurs", pig: "les cochons", goods: "les marchandises" },
    },
    es: {
      title: "Constructores y Comerciantes",
      help: "Quien completa una ciudad se lleva sus mercancías. El constructor da una segunda loseta en el turno; el cerdo, más puntos por los campos. Añade un sexto color.",
      parts: { tiles: "las losetas de terreno", builder: "los constructores", pig: "los cerdos", goods: "las mercancías" },
    },
    nl: {
      title: "Kooplieden & Bouwmeesters",
      help: "Wie een stad afbouwt, neemt de handelswaren. De bouwmeester geeft een tweede tegel in je beurt, het varken meer punten voor weiden. Met een zesde kleur.",
      parts: { tiles: "de landtegels", builder: "de bouwmeesters", pig: "de varkens", goods: "de handelswaren" },
    },
    cs: {
      title: "Kupci a stavitelé",
      help: "Kdo dokončí město, vezme si jeho zboží. Stavitel přidá v tahu druhou kartičku, prasátko víc bodů za louky. Přidává šestou barvu.",
      parts: { tiles: "kartičky krajiny", builder: "stavitelé", pig: "prasátka", goods: "zboží" },
    },
  },
};
