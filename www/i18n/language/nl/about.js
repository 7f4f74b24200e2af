// @ts-check
/** What the program says about itself and its data, in Dutch. */

/** @type {typeof import("../en/about.js").about} */
export const about = {
  title: "Over Bastide",
  version: (version, build) => (build ? `Bastide ${version} (build ${build}).` : `Bastide ${version}, ontwikkelversie.`),
  licence: "Het programma, de illustraties en de teksten mogen gebruikt worden onder de MIT-licentie of de Apache-licentie 2.0.",
  affiliation: "Het volgt de regels van Carcassonne, een spel van Klaus-Jürgen Wrede. Bastide is niet verbonden aan de uitgever van dat spel.",
  licences: "Licenties van de gebruikte bibliotheken",
  noLicences: "De licenties konden niet geladen worden.",
  data: {
    title: "Je gegevens",
    where: "Je spellen en instellingen zijn alleen in deze browser opgeslagen. Er wordt niets verstuurd.",
    kept: "De browser heeft toegezegd ze te bewaren, ook als de ruimte krap wordt.",
    notKept: "Als de ruimte krap wordt, kan de browser ze verwijderen.",
    ask: "Vragen om ze te bewaren",
    exportAll: "Spellen opslaan in een bestand",
    erase: "Alles wissen",
    warning: "Alle opgeslagen spellen en instellingen in deze browser worden definitief gewist. Je kunt de spellen eerst opslaan in een bestand.",
    keep: "Alles behouden",
    eraseAll: "Ja, alles wissen",
  },
};
