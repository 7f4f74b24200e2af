// @ts-check
/** The card of The Watchtowers at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "WT04",
  level: 1,
  seconds: 1,
  words: {
    en: {
      title: "The Watchtowers",
      help: "A follower at the foot of a tower brings more when its road or city is completed: for coats of arms, roads, cities, monasteries or followers around it.",
      kinds: { watchtower: "Watchtowers" },
    },
    de: {
      title: "Die Wachtürme",
      help: "Ein Meeple am Fuß eines Turms bringt mehr, wenn seine Straße oder Stadt fertig wird: für Wappen, Straßen, Städte, Klöster oder Meeples ringsum.",
      kinds: { watchtower: "Wachtürme" },
    },
    fr: {
      title: "Les Tours de guet",
      help: "Un pion au pied d’une tour de guet rapporte plus quand sa route ou sa ville est terminée : pour les blasons, routes, villes, abbayes ou pions alentour.",
      kinds: { watchtower: "Tours de guet" },
    },
    es: {
      title: "Las Atalayas",
      help: "Un seguidor al pie de una atalaya da más puntos cuando se completa su camino o ciudad: por los escudos, caminos, ciudades, monasterios o seguidores de alrededor.",
      kinds: { watchtower: "Atalayas" },
    },
    nl: {
      title: "De Wachttorens",
      help: "Een meeple aan de voet van een wachttoren levert meer op als zijn weg of stad wordt afgebouwd: voor wapenschilden, wegen, steden, kloosters of meeples eromheen.",
      kinds: { watchtower: "Wachttorens" },
    },
    cs: {
      title: "Strážní věže",
      help: "Družiník u paty strážní věže přinese víc, když se dokončí jeho cesta nebo město: za erby, cesty, města, kláštery nebo družiníky kolem.",
      kinds: { watchtower: "Strážní věže" },
    },
  },
  section: "The Watchtowers",
};
