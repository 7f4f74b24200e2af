// @ts-check
/** A picture or a film of a game, in Czech. */

/** @type {typeof import("../en/picture.js").picture} */
export const picture = {
  title: "Obrázek krajiny",
  alt: "Krajina s hráči a jejich body",
  save: "Uložit obrázek",
  share: "Sdílet obrázek",
  film: "Uložit hru jako video",
  drawing: "Obrázek se kreslí…",
  ready: "Obrázek je hotový.",
  failed: "Obrázek se nepodařilo nakreslit.",
  filming: (percent) => `Nahrávání: ${percent} %`,
  file: "bastide",
};
