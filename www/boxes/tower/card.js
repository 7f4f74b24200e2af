// @ts-check
/** The card of The Tower at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "W02",
  level: 3,
  seconds: 4,
  words: {
    en: { title: "The Tower", help: "Build towers, capture other players’ figures from them, and let those players pay ransom." },
    de: { title: "Der Turm", help: "Baue Türme, nimm von dort aus Figuren gefangen und lass dir Lösegeld zahlen." },
    fr: { title: "La Tour", help: "Construisez des tours pour capturer les pions des autres et exiger une rançon." },
    es: { title: "La Torre", help: "Construye torres, captura desde ellas seguidores de los demás y exige un rescate." },
    nl: { title: "De Toren", help: "Bouw torens, neem vandaar meeples van anderen gevangen en laat ze losgeld betalen." },
    cs: { title: "Věž", help: "Stav věže, ber z nich do zajetí figurky ostatních a nech si platit výkupné." },
  },
};
