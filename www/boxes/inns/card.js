// @ts-check
/** The card of Inns & Cathedrals at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "I01",
  level: 1,
  seconds: 1,
  bought: ["big"],
  brings: ["figures"],
  words: {
    en: {
      title: "Inns & Cathedrals",
      help: "More points for roads with an inn and cities with a cathedral, but only if they are completed. Adds a large meeple and a sixth player.",
      parts: { tiles: "the land tiles, inns and cathedrals", large: "the large meeples" },
    },
    de: {
      title: "Wirtshäuser & Kathedralen",
      help: "Mehr Punkte für Straßen mit Wirtshaus und Städte mit Kathedrale, aber nur, wenn sie fertig werden. Mit großem Meeple und sechster Farbe.",
      parts: { tiles: "die Landschaftsplättchen mit Wirtshäusern und Kathedralen", large: "die großen Meeples" },
    },
    fr: {
      title: "Auberges & Cathédrales",
      help: "Plus de points pour les routes avec auberge et les villes avec cathédrale, mais seulement si elles sont terminées. Ajoute un grand meeple et une sixième couleur.",
      parts: { tiles: "les tuiles de paysage, avec auberges et cathédrales", large: "les grands meeples" },
    },
    es: {
      title: "Posadas y Catedrales",
      help: "Más puntos por los caminos con posada y las ciudades con catedral, pero solo si se completan. Añade un seguidor grande y un sexto color.",
      parts: { tiles: "las losetas de terreno, con posadas y catedrales", large: "los seguidores grandes" },
    },
    nl: {
      title: "Kathedralen & Herbergen",
      help: "Meer punten voor wegen met een herberg en steden met een kathedraal, maar alleen als ze afgebouwd worden. Met een grote meeple en een zesde kleur.",
      parts: { tiles: "de landtegels met herbergen en kathedralen", large: "de grote meeples" },
    },
    cs: {
      title: "Hostince a katedrály",
      help: "Víc bodů za cesty s hostincem a města s katedrálou, ale jen když se dokončí. Přidává velkého družiníka a šestou barvu.",
      parts: { tiles: "kartičky krajiny s\u00a0hostinci a\u00a0katedrálami", large: "velcí družiníci" },
    },
  },
};
