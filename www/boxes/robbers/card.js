// @ts-check
/** The card of The Robbers at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "RB04",
  level: 2,
  seconds: 3,
  bought: ["big"],
  brings: ["figures"],
  words: {
    en: {
      title: "The Robbers",
      help: "A tile with a bag brings your robber onto the scoring track, beside another player’s figure. When that player scores next, you get half as many points.",
      kinds: { loot: "Loot" },
    },
    de: {
      title: "Die Räuber",
      help: "Ein Plättchen mit Beutesack bringt deinen Räuber auf die Zählleiste, neben die Figur eines anderen. Bekommt diese Person das nächste Mal Punkte, erhältst du halb so viele.",
      kinds: { loot: "Beute" },
    },
    fr: {
      title: "Les Détrousseurs",
      help: "Une tuile avec un sac place votre détrousseur sur la piste de score, près du pion d’un autre joueur. Quand celui-ci marquera, vous gagnerez la moitié de ses points.",
      kinds: { loot: "Butin" },
    },
    es: {
      title: "Los Ladrones",
      help: "Una loseta con un saco lleva tu ladrón al tablero de puntuación, junto a la figura de otro jugador. Cuando este vuelva a puntuar, recibes la mitad de esos puntos.",
      kinds: { loot: "Botín" },
    },
    nl: {
      title: "De Rovers",
      help: "Een tegel met een buitzak brengt je rover op het scorebord, naast de meeple van een andere speler. Als die weer scoort, krijg je half zoveel punten.",
      kinds: { loot: "Buit" },
    },
    cs: {
      title: "Loupežníci",
      help: "Kartička s\u00a0pytlem přivede tvého loupežníka na počitadlo bodů vedle figurky soupeře. Až ten příště získá body, dostaneš jich polovinu.",
      kinds: { loot: "Lup" },
    },
  },
  section: "The Robbers",
};
