// @ts-check
/** The card of The Besiegers at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "SI01",
  level: 2,
  seconds: 2,
  words: {
    en: {
      title: "The Besiegers",
      help: "A besieged city gives its knights less and the farmers around it twice as much; at the end of a turn a figure may escape if a monastery is near.",
    },
    de: {
      title: "Die Belagerer",
      help: "Eine belagerte Stadt bringt ihren Rittern weniger und den Bauern ringsum das Doppelte; am Ende eines Zuges darf eine Figur an einem Kloster vorbei fliehen.",
    },
    fr: {
      title: "Les Assiégeants",
      help: "Une ville assiégée rapporte moins à ses chevaliers et le double aux paysans autour\u202f; à la fin d’un tour, un pion peut s’échapper par une abbaye.",
    },
    es: {
      title: "Los Sitiadores",
      help: "Una ciudad sitiada da menos a sus caballeros y el doble a los campesinos de alrededor; al final de un turno un seguidor puede escapar gracias a un monasterio cercano.",
    },
    nl: {
      title: "De Belegeraars",
      help: "Een belegerde stad levert haar ridders minder op en de boeren eromheen het dubbele; aan het einde van een beurt mag een meeple langs een klooster ontsnappen.",
    },
    cs: {
      title: "Obléhatelé",
      help: "Obležené město přinese rytířům méně a\u00a0sedlákům kolem dvojnásobek; na konci tahu smí družiník uprchnout kolem kláštera.",
    },
  },
  section: "The Besiegers, The Cathars",
};
