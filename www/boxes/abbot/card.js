// @ts-check
/** The card of The Abbot at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "Eg",
  level: 1,
  seconds: 1,
  bought: ["base", "big"],
  brings: ["figures"],
  words: {
    en: { title: "The Abbot", help: "Gardens score like monasteries, and the abbot may be taken back early." },
    de: { title: "Der Abt", help: "Gärten zählen wie Klöster, und der Abt darf früher zurückgenommen werden." },
    fr: { title: "L’Abbé", help: "Les jardins comptent comme des abbayes, et l’abbé peut être repris plus tôt." },
    es: { title: "El Abad", help: "Los jardines puntúan como monasterios, y el abad se puede recuperar antes." },
    nl: { title: "De Abt", help: "Tuinen tellen als kloosters, en de abt mag eerder worden teruggenomen." },
    cs: { title: "Opat", help: "Zahrady bodují jako kláštery a opata lze vzít zpět dřív." },
  },
};
