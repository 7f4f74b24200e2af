// @ts-check
/** A picture or a film of a game, in Spanish. */

/** @type {typeof import("../en/picture.js").picture} */
export const picture = {
  title: "Imagen del paisaje",
  alt: "El paisaje, con los jugadores y sus puntos",
  save: "Guardar imagen",
  share: "Compartir imagen",
  film: "Guardar la partida en vídeo",
  drawing: "Dibujando la imagen…",
  ready: "La imagen está lista.",
  failed: "No se ha podido dibujar la imagen.",
  filming: (percent) => `Grabando: ${percent} %`,
  file: "bastide",
};
