// @ts-check
/** The card of The Tower at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "W02",
  level: 3,
  seconds: 4,
  brings: ["pieces"],
  words: {
    en: {
      title: "The Tower",
      help: "Build towers, capture other players’ figures from them, and let those players pay ransom.",
      parts: { tiles: "the land tiles", towers: "the towers and prisoners" },
    },
    de: {
      title: "Der Turm",
      help: "Baue Türme, nimm von dort aus Figuren gefangen und lass dir Lösegeld zahlen.",
      parts: { tiles: "die Landschaftsplättchen", towers: "die Türme mit den Gefangenen" },
    },
    fr: {
      title: "La Tour",
      help: "Construisez des tours pour capturer les pions des autres et exiger une rançon.",
      parts: { tiles: "les tuiles de paysage", towers: "les tours et les prisonniers" },
    },
    es: {
      title: "La Torre",
      help: "Construye torres, captura desde ellas seguidores de los demás y exige un rescate.",
      parts: { tiles: "las losetas de terreno", towers: "las torres y los prisioneros" },
    },
    nl: {
      title: "De Toren",
      help: "Bouw torens, neem vandaar meeples van anderen gevangen en laat ze losgeld betalen.",
      parts: { tiles: "de landtegels", towers: "de torens en de gevangenen" },
    },
    cs: {
      title: "Věž",
      help: "Stav věže, ber z nich do zajetí figurky ostatních a\u00a0vybírej za ně výkupné.",
      parts: { tiles: "kartičky krajiny", towers: "věže a\u00a0zajatci" },
    },
  },
};
