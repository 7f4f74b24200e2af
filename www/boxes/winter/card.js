// @ts-check
/** The card of Winter Edition at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "WI06",
  level: 0,
  seconds: 0,
  words: {
    en: { title: "Winter Edition", help: "Twelve tiles with animals; the other tiles of the base game are those without gardens." },
    de: { title: "Winter-Edition", help: "Zwölf Plättchen mit Tieren; die übrigen Plättchen des Grundspiels sind die ohne Gärten." },
    fr: { title: "Édition Hiver", help: "Douze tuiles avec des animaux ; les autres tuiles du jeu de base sont celles sans jardins." },
    es: { title: "Edición de Invierno", help: "Doce losetas con animales; las demás losetas del juego básico son las que no tienen jardines." },
    nl: { title: "Wintereditie", help: "Twaalf tegels met dieren; de andere tegels van het basisspel zijn die zonder tuinen." },
    cs: { title: "Zimní edice", help: "Dvanáct kartiček se zvířaty; ostatní kartičky základní hry jsou ty bez zahrad." },
  },
  section: "Winter Edition",
};
