// @ts-check
/** The card of Darmstadt at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "DA01",
  level: 1,
  seconds: 1,
  words: {
    en: {
      title: "Darmstadt",
      help: "Two churches give 3 points to whoever has the most followers around them, and a congress hall makes its city worth more.",
      kinds: { church: "Churches" },
    },
    de: {
      title: "Darmstadt",
      help: "Wer um eine der zwei Kirchen die meisten Meeples hat, bekommt 3 Punkte, und ein Kongresszentrum macht seine Stadt wertvoller.",
      kinds: { church: "Kirchen" },
    },
    fr: {
      title: "Darmstadt",
      help: "Deux églises donnent 3 points au joueur qui a le plus de pions autour d’elles, et un palais des congrès augmente la valeur de sa ville.",
      kinds: { church: "Églises" },
    },
    es: {
      title: "Darmstadt",
      help: "Dos iglesias dan 3 puntos a quien tenga más seguidores a su alrededor, y un palacio de congresos aumenta el valor de su ciudad.",
      kinds: { church: "Iglesias" },
    },
    nl: {
      title: "Darmstadt",
      help: "Twee kerken leveren 3 punten op voor wie er de meeste meeples omheen heeft, en een congrescentrum maakt zijn stad meer waard.",
      kinds: { church: "Kerken" },
    },
    cs: {
      title: "Darmstadt",
      help: "Dva kostely dají 3 body tomu, kdo má kolem nich nejvíc družiníků, a kongresové centrum zvýší hodnotu svého města.",
      kinds: { church: "Kostely" },
    },
  },
  section: "Darmstadt",
};
