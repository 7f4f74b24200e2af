// @ts-check
/** The card of The Gold Mines at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "GO01",
  level: 2,
  seconds: 3,
  bought: ["big"],
  brings: ["pieces"],
  words: {
    en: {
      title: "The Gold Mines",
      help: "A gold tile brings two bars. Whoever completes roads, cities and monasteries there shares them; the more bars you have, the more each is worth.",
      kinds: { gold: "Gold" },
    },
    de: {
      title: "Die Goldminen",
      help: "Ein Goldplättchen bringt zwei Barren. Wer dort Straßen, Städte und Klöster fertigstellt, teilt sie sich; je mehr Barren, desto mehr ist jeder wert.",
      kinds: { gold: "Gold" },
    },
    fr: {
      title: "Les Mines d’or",
      help: "Une mine d’or apporte deux lingots. Ceux qui y terminent routes, villes et abbayes se les partagent\u202f; plus on en a, plus chacun a de valeur.",
      kinds: { gold: "Or" },
    },
    es: {
      title: "Las Minas de Oro",
      help: "Una loseta de oro trae dos lingotes. Quienes completan allí caminos, ciudades y monasterios se los reparten; cuantos más tengas, más vale cada uno.",
      kinds: { gold: "Oro" },
    },
    nl: {
      title: "De Goudmijnen",
      help: "Een goudtegel levert twee staven op. Wie daar wegen, steden en kloosters afbouwt, deelt erin; hoe meer staven, hoe meer elke staaf waard is.",
      kinds: { gold: "Goud" },
    },
    cs: {
      title: "Zlaté doly",
      help: "Kartička se zlatem přinese dva pruty. Kdo tam dokončí cesty, města a\u00a0kláštery, ten si je rozdělí; čím víc prutů, tím větší hodnotu má každý.",
      kinds: { gold: "Zlato" },
    },
  },
  section: "The Gold Mines",
};
