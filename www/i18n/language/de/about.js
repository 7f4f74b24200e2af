// @ts-check
/** What the program says about itself and its data, in German. */

/** @type {typeof import("../en/about.js").about} */
export const about = {
  title: "Über Bastide",
  version: (version, build) => (build ? `Bastide ${version}, Build ${build}.` : `Bastide ${version}, Entwicklungs-Build.`),
  licence: "Das Programm, seine Grafiken und seine Texte dürfen unter der MIT-Lizenz oder der Apache-Lizenz 2.0 benutzt werden.",
  affiliation: "Gespielt wird nach den Regeln von Carcassonne, einem Spiel von Klaus-Jürgen Wrede. Bastide ist nicht mit dessen Verlag verbunden.",
  licences: "Lizenzen der verwendeten Bibliotheken",
  noLicences: "Die Lizenzen konnten nicht geladen werden.",
  data: {
    title: "Deine Daten",
    where: "Deine Spiele und Einstellungen sind nur in diesem Browser gespeichert. Es wird nichts übertragen.",
    kept: "Der Browser hat zugesagt, sie zu behalten, auch wenn der Platz knapp wird.",
    notKept: "Wird der Platz knapp, kann der Browser sie löschen.",
    ask: "Dauerhaft speichern lassen",
    exportAll: "Alle Spiele als Datei speichern",
    erase: "Alles löschen",
    warning: "Alle gespeicherten Spiele und Einstellungen in diesem Browser werden endgültig gelöscht. Du kannst die Spiele vorher als Datei speichern.",
    keep: "Alles behalten",
    eraseAll: "Wirklich alles löschen",
  },
};
