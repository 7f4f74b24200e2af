// @ts-check
/** The card of The Ferries at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "FR02",
  level: 2,
  seconds: 5,
  bought: ["big"],
  brings: ["pieces"],
  words: {
    en: {
      title: "The Ferries",
      help: "Roads end at lakes, but a ferry joins two of them. When a road from your tile leads to a ferry, you may move that ferry to other roads.",
    },
    de: {
      title: "Die Fähren",
      help: "Straßen enden an Seen, aber eine Fähre verbindet zwei von ihnen. Führt eine Straße zu einer Fähre, darf sie zu anderen Straßen übersetzen.",
    },
    fr: {
      title: "Les Bacs",
      help: "Les routes s’arrêtent aux lacs, mais un bac en relie deux. Quand une route mène à un bac, il peut aller relier d’autres routes.",
    },
    es: {
      title: "Los Transbordadores",
      help: "Los caminos acaban en los lagos, pero un transbordador une dos caminos. Cuando un camino llega a un transbordador, este puede pasar a unir otros.",
    },
    nl: {
      title: "De Veerboten",
      help: "Wegen eindigen bij meren, maar een veerboot verbindt er twee. Leidt een weg naar een veerboot, dan mag die naar andere wegen oversteken.",
    },
    cs: {
      title: "Přívozy",
      help: "Cesty končí u\u00a0jezer, ale přívoz dvě z\u00a0nich spojí. Vede-li k\u00a0přívozu nová cesta, smí spojit jiné cesty.",
    },
  },
  section: "The Ferries",
};
