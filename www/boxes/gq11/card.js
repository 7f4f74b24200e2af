// @ts-check
/** The card of The Mini Expansion at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "GQ02",
  level: 0,
  seconds: 0,
  words: {
    en: { title: "The Mini Expansion", help: "Ten more tiles, one of them with a pigsty. In a game with a river, it also brings its own source." },
    de: { title: "Die Mini-Erweiterung", help: "Zehn weitere Plättchen, eines davon mit Schweineherde; mit einem Fluss auch eine eigene Quelle." },
    fr: { title: "La Mini-extension", help: "Dix tuiles de plus, dont une avec un troupeau de porcs ; avec une rivière, aussi sa propre source." },
    es: { title: "La Miniexpansión", help: "Diez losetas más, una de ellas con una piara de cerdos; con un río, también un nacimiento propio." },
    nl: { title: "De Mini-uitbreiding", help: "Tien extra tegels, waarvan één met een varkenskudde; met een rivier ook een eigen bron." },
    cs: { title: "Minirozšíření", help: "Deset dalších kartiček, jedna z nich se stádem prasat; s řekou i vlastní pramen." },
  },
  section: "The Mini Expansion",
};
