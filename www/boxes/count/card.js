// @ts-check
/** The card of The Count of Carcassonne at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "C07",
  level: 3,
  seconds: 4,
  brings: ["pieces"],
  words: {
    en: {
      title: "The Count of Carcassonne",
      help: "The City of Carcassonne lies on the table. Whoever lets others score may send figures there and bring them back into play.",
    },
    de: {
      title: "Der Graf von Carcassonne",
      help: "Die Stadt Carcassonne liegt auf dem Tisch. Wer anderen zu Punkten verhilft, darf Figuren dorthin schicken und später zurückholen.",
    },
    fr: {
      title: "Le Comte de Carcassonne",
      help: "La Cité de Carcassonne est sur la table. Celui qui donne des points aux autres peut y envoyer des pions, puis les remettre en jeu.",
    },
    es: {
      title: "El Conde de Carcassonne",
      help: "La ciudad de Carcassonne está en la mesa. Quien da puntos a otros puede enviar allí seguidores y traerlos de vuelta.",
    },
    nl: {
      title: "De Graaf van Carcassonne",
      help: "De stad Carcassonne ligt op tafel. Wie anderen aan punten helpt, mag er meeples heen sturen en ze later terughalen.",
    },
    cs: {
      title: "Hrabě z Carcassonne",
      help: "Na stole leží město Carcassonne. Kdo dopomůže jiným k bodům, smí tam poslat figurky a později je vrátit do hry.",
    },
  },
};
