// @ts-check
/** The card of The Festival at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "FE07",
  level: 1,
  seconds: 1,
  words: {
    en: { title: "The Festival", help: "On a tile with fireworks you may take one of your figures back from anywhere instead of placing one." },
    de: { title: "Das Fest", help: "Auf einem Plättchen mit Feuerwerk darfst du eine deiner Figuren von überall zurücknehmen, statt eine zu setzen." },
    fr: { title: "Le Festival", help: "Sur une tuile avec un feu d’artifice, vous pouvez reprendre l’un de vos pions n’importe où au lieu d’en placer un." },
    es: { title: "El Festival", help: "En una loseta con fuegos artificiales puedes recuperar una de tus figuras de cualquier lugar en vez de colocar una." },
    nl: { title: "Het Feest", help: "Op een tegel met vuurwerk mag je een van je meeples overal vandaan terugnemen in plaats van er een te zetten." },
    cs: { title: "Oslava", help: "Na kartičce s ohňostrojem smíš místo postavení figurky vzít zpět kteroukoli svou z\u00a0celého plánu." },
  },
  section: "The Festival",
};
