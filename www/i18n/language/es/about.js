// @ts-check
/** What the program says about itself and its data, in Spanish. */

/** @type {typeof import("../en/about.js").about} */
export const about = {
  title: "Acerca del juego",
  version: (version, build) => (build ? `Bastide ${version}, compilación ${build}.` : `Bastide ${version}, compilación de desarrollo.`),
  licence: "El programa, sus ilustraciones y sus textos se pueden usar bajo la licencia MIT o la licencia Apache 2.0.",
  affiliation: "Sigue las reglas de Carcassonne, un juego de Klaus-Jürgen Wrede. No tiene relación con la editorial de ese juego.",
  licences: "Licencias de las bibliotecas utilizadas",
  noLicences: "No se han podido cargar las licencias.",
  data: {
    title: "Tus datos",
    where: "Tus partidas y ajustes se guardan solo en este navegador. No se envía nada.",
    kept: "El navegador ha aceptado conservarlos aunque falte espacio.",
    notKept: "Si falta espacio, el navegador puede borrarlos.",
    ask: "Pedirle que los conserve",
    exportAll: "Guardar todo en un archivo",
    erase: "Borrar todo",
    warning: "Todas las partidas guardadas y todos los ajustes de este navegador se borrarán definitivamente. Antes puedes guardar las partidas en un archivo.",
    keep: "Conservar todo",
    eraseAll: "Sí, borrar todo",
  },
};
