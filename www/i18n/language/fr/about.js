// @ts-check
/** What the program says about itself and its data, in French. */

/** @type {typeof import("../en/about.js").about} */
export const about = {
  title: "À propos",
  version: (version, build) => (build ? `Bastide ${version}, build ${build}.` : `Bastide ${version}, version de développement.`),
  licence: "Le programme, ses illustrations et ses textes peuvent être utilisés sous la licence MIT ou la licence Apache 2.0.",
  affiliation: "Il suit les règles de Carcassonne, un jeu de Klaus-Jürgen Wrede. Il n’a aucun lien avec l’éditeur de ce jeu.",
  licences: "Licences des bibliothèques utilisées",
  noLicences: "Les licences n’ont pas pu être chargées.",
  data: {
    title: "Vos données",
    where: "Vos parties et vos réglages sont enregistrés uniquement dans ce navigateur. Rien n’est envoyé nulle part.",
    kept: "Le navigateur s’est engagé à les garder même si la place manque.",
    notKept: "Si la place manque, le navigateur peut les supprimer.",
    ask: "Lui demander de les garder",
    exportAll: "Exporter toutes les parties",
    erase: "Tout supprimer",
    warning:
      "Toutes les parties et tous les réglages enregistrés dans ce navigateur seront supprimés définitivement. Vous pouvez d’abord enregistrer les parties dans un fichier.",
    keep: "Tout garder",
    eraseAll: "Vraiment tout supprimer",
  },
};
