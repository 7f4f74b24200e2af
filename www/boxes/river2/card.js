// @ts-check
/** The card of The River II at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "S02",
  level: 1,
  seconds: 0,
  words: {
    en: { title: "The River II", help: "A river that forks and ends in two places." },
    de: { title: "Der Fluss II", help: "Ein Fluss, der sich gabelt und an zwei Stellen endet." },
    fr: { title: "La Rivière II", help: "Une rivière qui se divise et finit à deux endroits." },
    es: { title: "El Río II", help: "Un río que se divide y acaba en dos sitios." },
    nl: { title: "De Rivier II", help: "Een rivier die zich splitst en op twee plaatsen eindigt." },
    cs: { title: "Řeka II", help: "Řeka, která se větví a končí na dvou místech." },
  },
};
