// @ts-check
/** The card of Mage & Witch at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "MW05",
  level: 2,
  seconds: 4,
  bought: ["big"],
  brings: ["pieces"],
  words: {
    en: {
      title: "Mage & Witch",
      help: "A tile with a hat moves the mage, who adds a point for each tile of a road or city, or the witch, who halves its points.",
    },
    de: {
      title: "Magier & Hexe",
      help: "Ein Plättchen mit Hut bewegt den Magier, der einer Straße oder Stadt je Plättchen einen Punkt bringt, oder die Hexe, die ihre Punkte halbiert.",
    },
    fr: {
      title: "Mage & Sorcière",
      help: "Une tuile au chapeau déplace le mage, qui ajoute un point par tuile d’une route ou ville, ou la sorcière, qui divise ses points par deux.",
    },
    es: {
      title: "Mago y Bruja",
      help: "Una loseta con sombrero mueve al mago, que suma un punto por loseta de un camino o ciudad, o a la bruja, que reduce sus puntos a la mitad.",
    },
    nl: {
      title: "Tovenaar & Heks",
      help: "Bij een tegel met een hoed verplaats je de tovenaar, die een weg of stad per tegel een punt meer geeft, of de heks, die de punten halveert.",
    },
    cs: {
      title: "Mág a\u00a0čarodějnice",
      help: "Kartička s\u00a0kloboukem přesune mága, který cestě či městu přidá bod za každou kartičku, nebo čarodějnici, která body půlí.",
    },
  },
  section: "Mage & Witch",
};
