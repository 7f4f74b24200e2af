// @ts-check
/** The card of Under the Big Top at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "BT10",
  level: 2,
  seconds: 2,
  brings: ["figures", "pieces"],
  words: {
    en: {
      title: "Under the Big Top",
      help: "A big top moves from circus to circus and brings points for figures around it. Acrobats build pyramids, and each player gets a ringmaster.",
      kinds: { acrobats: "Acrobats", bigtop: "Big top", ringmaster: "Ringmasters" },
    },
    de: {
      title: "Manege frei!",
      help: "Ein Zirkuszelt zieht von Manege zu Manege und bringt Punkte für Figuren ringsum. Artisten bauen Pyramiden, und jeder bekommt einen Zirkusdirektor.",
      kinds: { acrobats: "Artisten", bigtop: "Zirkuszelt", ringmaster: "Zirkusdirektoren" },
    },
    fr: {
      title: "Tous en piste\u202f!",
      help: "Un chapiteau va de cirque en cirque et rapporte des points pour les pions autour. Les acrobates forment des pyramides, et chaque joueur reçoit un Monsieur Loyal.",
      kinds: { acrobats: "Acrobates", bigtop: "Chapiteau", ringmaster: "Monsieur Loyal" },
    },
    es: {
      title: "Bajo la carpa",
      help: "Una carpa va de circo en circo y da puntos por las figuras a su alrededor. Los acróbatas forman pirámides, y cada jugador recibe un maestro de ceremonias.",
      kinds: { acrobats: "Acróbatas", bigtop: "Carpa", ringmaster: "Maestros de ceremonias" },
    },
    nl: {
      title: "Het Circus",
      help: "Een circustent trekt van piste naar piste en levert punten op voor meeples eromheen. Acrobaten vormen piramides, en elke speler krijgt een circusdirecteur.",
      kinds: { acrobats: "Acrobaten", bigtop: "Circustent", ringmaster: "Circusdirecteuren" },
    },
    cs: {
      title: "Cirkus",
      help: "Šapitó putuje od manéže k\u00a0manéži a\u00a0přináší body za figurky kolem. Akrobaté staví pyramidy a\u00a0každý hráč dostane principála.",
      kinds: { acrobats: "Akrobaté", bigtop: "Šapitó", ringmaster: "Principálové" },
    },
  },
  section: "Under the Big Top",
};
