// @ts-check
/** The card of Monasteries in Germany at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "MO01",
  level: 1,
  seconds: 1,
  words: {
    en: {
      title: "Monasteries in Germany",
      help: "Six monasteries in which a figure may also lie down until the end of the game: then the rows of tiles in the four directions count.",
      kinds: { lying: "Lying in monasteries" },
    },
    de: {
      title: "Klöster in Deutschland",
      help: "Sechs Klöster, in die sich eine Figur auch bis zum Ende des Spiels legen darf: Dann zählen die Reihen von Plättchen in den vier Richtungen.",
      kinds: { lying: "Liegend in Klöstern" },
    },
    fr: {
      title: "Abbayes d’Allemagne",
      help: "Six abbayes où un pion peut aussi se coucher jusqu’à la fin de la partie\u00a0: les rangées de tuiles dans les quatre directions comptent alors.",
      kinds: { lying: "Couchés dans les abbayes" },
    },
    es: {
      title: "Monasterios de Alemania",
      help: "Seis monasterios en los que un seguidor también puede tumbarse hasta el final de la partida: entonces cuentan las filas de losetas en las cuatro direcciones.",
      kinds: { lying: "Tumbados en monasterios" },
    },
    nl: {
      title: "Kloosters in Duitsland",
      help: "Zes kloosters waarin een meeple ook mag gaan liggen tot het einde van het spel: dan tellen de rijen tegels in de vier richtingen.",
      kinds: { lying: "Liggend in kloosters" },
    },
    cs: {
      title: "Kláštery v\u00a0Německu",
      help: "Šest klášterů, ve kterých si figurka smí také lehnout až do konce hry: pak se počítají řady kartiček ve čtyřech směrech.",
      kinds: { lying: "Vleže v\u00a0klášterech" },
    },
  },
  section: "Monasteries in Germany",
};
