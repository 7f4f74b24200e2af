// @ts-check
/** The card of Corn Circles II at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "CP05",
  level: 2,
  seconds: 2,
  bought: ["big"],
  words: {
    en: {
      title: "Crop Circles II",
      help: "At a crop circle everybody may add a figure beside a follower on a road, in a city or in a field, or everybody takes one back.",
    },
    de: {
      title: "Die Kornkreise II",
      help: "Bei einem Kornkreis darf jeder eine Figur zu einer eigenen auf einer Straße, in einer Stadt oder auf einer Wiese stellen, oder jeder nimmt eine zurück.",
    },
    fr: {
      title: "Les Agroglyphes II",
      help: "À un agroglyphe, chacun peut ajouter un pion à l’un des siens sur une route, dans une ville ou un pré, ou chacun en reprend un.",
    },
    es: {
      title: "Los Círculos de Cultivo II",
      help: "En un círculo, cada uno puede añadir una figura junto a un seguidor suyo en un camino, una ciudad o un campo, o cada uno recupera uno.",
    },
    nl: {
      title: "De Graancirkels II",
      help: "Bij een graancirkel mag iedereen een meeple bij een eigen meeple op een weg, in een stad of op een weide zetten, of iedereen neemt er een terug.",
    },
    cs: {
      title: "Kruhy v\u00a0obilí II",
      help: "U\u00a0kruhu v\u00a0obilí smí každý přidat figurku ke svému družiníkovi na cestě, ve městě nebo na louce, nebo si každý jednoho vezme zpět.",
    },
  },
  like: "corn1",
};
