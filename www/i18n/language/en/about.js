// @ts-check
/** What the program says about itself and its data, in English. */

export const about = {
  title: "About",
  version: (/** @type {string} */ version, /** @type {string} */ build) =>
    build ? `Bastide ${version}, build ${build}.` : `Bastide ${version}, development build.`,
  licence: "The program, its artwork and its texts may be used under the MIT licence or the Apache licence 2.0.",
  affiliation: "It follows the rules of Carcassonne, a game by Klaus-Jürgen Wrede. It is not affiliated with the game’s publisher.",
  licences: "Licences of the libraries used",
  noLicences: "The licences could not be loaded.",
  data: {
    title: "Your data",
    where: "Your games and settings are stored only in this browser. Nothing is sent anywhere.",
    kept: "The browser has agreed to keep them even if it runs short of space.",
    notKept: "If the browser runs short of space, it may delete them.",
    ask: "Ask the browser to keep them",
    exportAll: "Save all games to a file",
    erase: "Erase everything",
    warning: "All saved games and settings in this browser will be deleted for good. You can save the games to a file first.",
    keep: "Keep everything",
    eraseAll: "Erase it all",
  },
};
