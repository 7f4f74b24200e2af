// @ts-check
/** A picture or a film of a game, in German. */

/** @type {typeof import("../en/picture.js").picture} */
export const picture = {
  title: "Bild der Landschaft",
  alt: "Die Landschaft mit den Spielern und ihren Punkten",
  save: "Bild speichern",
  share: "Bild teilen",
  film: "Spiel als Film speichern",
  drawing: "Das Bild wird gezeichnet …",
  ready: "Das Bild ist fertig.",
  failed: "Das Bild konnte nicht gezeichnet werden.",
  filming: (percent) => `Aufnahme: ${percent} %`,
  file: "bastide",
};
