// @ts-check
/** The card of The Tunnel at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "TU03",
  level: 2,
  seconds: 4,
  brings: ["pieces"],
  words: {
    en: {
      title: "The Tunnel",
      help: "Roads end in the mouths of tunnels. With two of your tokens you join two mouths, and their roads become one.",
    },
    de: {
      title: "Der Tunnel",
      help: "Straßen enden in Tunnelöffnungen. Mit zwei deiner Marken verbindest du zwei Öffnungen, und ihre Straßen werden eine.",
    },
    fr: {
      title: "Le Tunnel",
      help: "Des routes s’arrêtent à l’entrée de tunnels. Avec deux de vos jetons, vous reliez deux entrées, et leurs routes n’en font plus qu’une.",
    },
    es: {
      title: "El Túnel",
      help: "Hay caminos que acaban en bocas de túnel. Con dos de tus fichas unes dos bocas, y sus caminos pasan a ser uno.",
    },
    nl: {
      title: "De Tunnel",
      help: "Wegen eindigen in tunnelmonden. Met twee van je fiches verbind je twee tunnelmonden, en hun wegen worden één.",
    },
    cs: {
      title: "Tunel",
      help: "Cesty končí v\u00a0ústích tunelů. Dvěma svými žetony spojíš dvě ústí a\u00a0z\u00a0jejich cest bude jedna.",
    },
  },
  section: "The Tunnel",
};
