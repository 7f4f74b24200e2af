// @ts-check
/** The card of 20th anniversary at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "AN06",
  level: 1,
  seconds: 1,
  words: {
    en: {
      title: "20th anniversary",
      help: "Tiles with arrows give 2 points, let a figure go beside another one or far away, or give another turn. Their layouts are our own.",
    },
    de: {
      title: "20-jähriges Jubiläum",
      help: "Plättchen mit Pfeilen: 2 Punkte, eine Figur neben einer anderen, eine Figur weit weg oder noch ein Zug. Die Landschaft darauf haben wir selbst entworfen.",
    },
    fr: {
      title: "20e anniversaire",
      help: "Des tuiles à flèches : 2 points, un pion à côté d’un autre, un pion au loin ou un tour supplémentaire. Leur paysage est de notre invention.",
    },
    es: {
      title: "20.º aniversario",
      help: "Losetas con flechas: 2 puntos, una figura junto a otra, una figura lejos u otro turno. El paisaje de estas losetas lo hemos ideado nosotros.",
    },
    nl: {
      title: "20-jarig jubileum",
      help: "Tegels met pijlen: 2 punten, een meeple naast een andere, een meeple ver weg of nog een beurt. Het landschap erop hebben we zelf bedacht.",
    },
    cs: { title: "20. výročí", help: "Kartičky se šipkami: 2 body, figurka vedle jiné, figurka v dálce, nebo další tah. Krajina na nich je naše vlastní." },
  },
};
