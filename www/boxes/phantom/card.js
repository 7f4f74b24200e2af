// @ts-check
/** The card of The Phantom at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "phantom",
  level: 1,
  seconds: 2,
  brings: ["figures"],
  words: {
    en: { title: "The Phantom", help: "A second figure: after your first one, you may place it on another part of the same tile." },
    de: { title: "Das Phantom", help: "Eine zweite Figur: Nach der ersten darf es auf einen anderen Teil desselben Plättchens." },
    fr: { title: "Le Fantôme", help: "Un deuxième pion : après le premier, il peut aller sur une autre partie de la même tuile." },
    es: { title: "El Fantasma", help: "Un segundo seguidor: después del primero puede ir a otra parte de la misma loseta." },
    nl: { title: "Het Fantoom", help: "Een tweede meeple: na de eerste mag het fantoom op een ander deel van dezelfde tegel." },
    cs: { title: "Fantom", help: "Druhá figurka: po první smí na jinou část téže kartičky." },
  },
};
