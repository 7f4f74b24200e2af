// @ts-check
/** The card of The Labyrinth at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "LA01",
  level: 1,
  seconds: 0,
  words: {
    en: {
      title: "The Labyrinth",
      help: "A road with four arms leads through the labyrinth. Each arm can be occupied, and every figure on the completed road gives 2 points more.",
    },
    de: {
      title: "Das Labyrinth",
      help: "Durch das Labyrinth führt eine Straße mit vier Armen. Jeder kann besetzt werden, und jede Figur auf der fertigen Straße bringt 2 Punkte mehr.",
    },
    fr: {
      title: "Le Labyrinthe",
      help: "Une route à quatre branches le traverse. Chacune peut être occupée, et chaque pion sur la route terminée rapporte 2 points de plus.",
    },
    es: {
      title: "El Laberinto",
      help: "Un camino de cuatro tramos pasa por él. Cada uno se puede ocupar, y cada figura en el camino completo da 2 puntos más.",
    },
    nl: {
      title: "Het Doolhof",
      help: "Er loopt een weg met vier armen doorheen. Elke arm kan worden bezet, en elke meeple op de afgebouwde weg levert 2 punten extra op.",
    },
    cs: {
      title: "Labyrint",
      help: "Vede jím cesta se čtyřmi rameny. Každé lze obsadit a\u00a0každá figurka na dokončené cestě přinese 2\u00a0body navíc.",
    },
  },
  section: "The Labyrinth",
};
