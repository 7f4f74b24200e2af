// @ts-check
/** The card of Heretics & Shrines at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "SH01",
  level: 1,
  seconds: 1,
  words: {
    en: {
      title: "Heretics & Shrines",
      help: "A shrine is a monastery that races against a monastery beside it: whichever is completed first sends the other’s figure home without points.",
      kinds: { shrine: "Shrines" },
    },
    de: {
      title: "Ketzer & Kultstätten",
      help: "Eine Kultstätte ist ein Kloster, das mit einem Kloster daneben um die Wette läuft: Was zuerst fertig ist, schickt die Figur des anderen ohne Punkte nach Hause.",
      kinds: { shrine: "Kultstätten" },
    },
    fr: {
      title: "Hérétiques & Lieux de culte",
      help: "Un lieu de culte est une abbaye en course avec une abbaye voisine\u00a0: le premier terminé renvoie sans points le pion de l’autre.",
      kinds: { shrine: "Lieux de culte" },
    },
    es: {
      title: "Herejes y Santuarios",
      help: "Un santuario es un monasterio que compite con un monasterio vecino: el que se completa primero manda a casa sin puntos la figura del otro.",
      kinds: { shrine: "Santuarios" },
    },
    nl: {
      title: "Ketters & Cultusplaatsen",
      help: "Een cultusplaats is een klooster in een wedloop met een klooster ernaast: wat het eerst is afgebouwd, stuurt de meeple van het andere zonder punten naar huis.",
      kinds: { shrine: "Cultusplaatsen" },
    },
    cs: {
      title: "Kacíři a\u00a0svatyně",
      help: "Svatyně je klášter, který závodí se sousedním klášterem: co se dokončí dřív, pošle figurku z\u00a0toho druhého domů bez bodů.",
      kinds: { shrine: "Svatyně" },
    },
  },
  section: "Heretics & Shrines",
};
