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
      help: "A gold tile brings two bars. Whoever holds the roads, cities and monasteries completed there wins them; the more bars you have, the more each is worth.",
      kinds: { gold: "Gold" },
    },
    de: {
      title: "Die Goldminen",
      help: "Ein Goldplättchen bringt zwei Barren. Sie gehen an die, denen die dort fertiggestellten Straßen, Städte und Klöster gehören; je mehr Barren, desto mehr ist jeder wert.",
      kinds: { gold: "Gold" },
    },
    fr: {
      title: "Les Mines d’or",
      help: "Une mine d’or apporte deux lingots. Ils reviennent à ceux qui y possèdent les routes, villes et abbayes terminées\u202f; plus on en a, plus chacun a de valeur.",
      kinds: { gold: "Or" },
    },
    es: {
      title: "Las Minas de Oro",
      help: "Una loseta de oro trae dos lingotes. Son para quienes poseen los caminos, ciudades y monasterios que se completan allí; cuantos más tengas, más vale cada uno.",
      kinds: { gold: "Oro" },
    },
    nl: {
      title: "De Goudmijnen",
      help: "Een goudtegel levert twee staven op. Ze gaan naar de eigenaars van de wegen, steden en kloosters die daar worden afgebouwd; hoe meer staven, hoe meer elke staaf waard is.",
      kinds: { gold: "Goud" },
    },
    cs: {
      title: "Zlaté doly",
      help: "Kartička se zlatem přinese dva pruty. Připadnou těm, komu patří cesty, města a\u00a0kláštery, které se tam dokončí; čím víc prutů, tím větší hodnotu má každý.",
      kinds: { gold: "Zlato" },
    },
  },
  section: "The Gold Mines",
};
