// @ts-check
/** The card of King & Robber Baron at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "K03",
  level: 1,
  seconds: 0,
  brings: ["pieces"],
  words: {
    en: {
      title: "King & Robber Baron",
      help: "Whoever completes the largest city holds the king, and whoever completes the longest road holds the robber baron. Both bring points at the end.",
      parts: { tiles: "the land tiles", king: "the king", robber: "the robber baron" },
    },
    de: {
      title: "König & Raubritter",
      help: "Wer die größte Stadt fertigstellt, hat den König, wer die längste Straße fertigstellt, den Raubritter: Beide bringen am Ende Punkte.",
      parts: { tiles: "die Landschaftsplättchen", king: "der König", robber: "der Raubritter" },
    },
    fr: {
      title: "Roi & Chevalier-brigand",
      help: "Le joueur qui termine la plus grande ville a le roi, celui de la plus longue route le chevalier-brigand : des points à la fin.",
      parts: { tiles: "les tuiles de paysage", king: "le roi", robber: "le chevalier-brigand" },
    },
    es: {
      title: "El Rey y el Ladrón",
      help: "Quien completa la ciudad más grande tiene el rey; quien completa el camino más largo, el ladrón: puntos al final.",
      parts: { tiles: "las losetas de terreno", king: "el rey", robber: "el ladrón" },
    },
    nl: {
      title: "Koning & Roofridder",
      help: "Wie de grootste stad afbouwt, heeft de koning, wie de langste weg afbouwt, de roofridder: punten aan het eind.",
      parts: { tiles: "de landtegels", king: "de koning", robber: "de roofridder" },
    },
    cs: {
      title: "Král a loupeživý rytíř",
      help: "Kdo dokončí největší město, má krále, kdo nejdelší cestu, loupeživého rytíře: body na konci.",
      parts: { tiles: "kartičky krajiny", king: "král", robber: "loupeživý rytíř" },
    },
  },
};
