// @ts-check
/** The card of Bridges, Castles & Bazaars at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "G10",
  level: 3,
  seconds: 5,
  brings: ["pieces"],
  words: {
    en: {
      title: "Bridges, Castles & Bazaars",
      help: "Bridges carry roads across fields, small cities become castles, and tiles are auctioned at bazaars.",
      parts: { tiles: "the land tiles", bridges: "the bridges", castles: "the castles", bazaars: "the bazaars" },
    },
    de: {
      title: "Brücken, Burgen & Basare",
      help: "Brücken führen Straßen über Wiesen, kleine Städte werden Burgen, und auf Basaren werden Plättchen versteigert.",
      parts: { tiles: "die Landschaftsplättchen", bridges: "die Brücken", castles: "die Burgen", bazaars: "die Basare" },
    },
    fr: {
      title: "Ponts, Forteresses & Bazars",
      help: "Les ponts font passer les routes par-dessus les prés, de petites villes deviennent des forteresses, et des tuiles sont mises aux enchères.",
      parts: { tiles: "les tuiles de paysage", bridges: "les ponts", castles: "les forteresses", bazaars: "les bazars" },
    },
    es: {
      title: "Mercados y Puentes",
      help: "Los puentes llevan caminos sobre los campos, las ciudades pequeñas se convierten en castillos y en los bazares se subastan losetas.",
      parts: { tiles: "las losetas de terreno", bridges: "los puentes", castles: "los castillos", bazaars: "los bazares" },
    },
    nl: {
      title: "Bruggen, Burchten & Bazaars",
      help: "Bruggen leiden wegen over weiden, kleine steden worden burchten en op bazaars worden tegels geveild.",
      parts: { tiles: "de landtegels", bridges: "de bruggen", castles: "de burchten", bazaars: "de bazaars" },
    },
    cs: {
      title: "Mosty a hrady",
      help: "Mosty vedou cesty přes louky, z malých měst se stávají hrady a na bazarech se draží kartičky.",
      parts: { tiles: "kartičky krajiny", bridges: "mosty", castles: "hrady", bazaars: "bazary" },
    },
  },
};
