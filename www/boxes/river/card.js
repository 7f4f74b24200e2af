// @ts-check
/** The card of The River at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "R02",
  level: 1,
  seconds: 0,
  bought: ["base", "big"],
  words: {
    en: { title: "The River", help: "The game begins with a river, from its source to a lake." },
    de: { title: "Der Fluss", help: "Das Spiel beginnt mit einem Fluss, von der Quelle bis zum See." },
    fr: { title: "La Rivière", help: "La partie commence par une rivière, de sa source à un lac." },
    es: { title: "El Río", help: "La partida empieza con un río que va de su nacimiento a un lago." },
    nl: { title: "De Rivier", help: "Het spel begint met een rivier, van de bron tot een meer." },
    cs: { title: "Řeka", help: "Hra začíná řekou, od pramene k jezeru." },
  },
};
