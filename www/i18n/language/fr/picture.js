// @ts-check
/** A picture or a film of a game, in French. */

/** @type {typeof import("../en/picture.js").picture} */
export const picture = {
  title: "Image du paysage",
  alt: "Le paysage, avec les joueurs et leurs points",
  save: "Enregistrer l’image",
  share: "Partager l’image",
  film: "Enregistrer la partie en vidéo",
  drawing: "Dessin de l’image…",
  ready: "L’image est prête.",
  failed: "L’image n’a pas pu être dessinée.",
  filming: (percent) => `Enregistrement : ${percent} %`,
  file: "bastide",
};
