// @ts-check
/** Spiel doch, in Dutch. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    fair: {
      title: "Spiel doch",
      text: [
        "Twee extra tegels met de naam van een beurs worden door de andere gemengd. De naam betekent niets en ze hebben geen eigen regels. Op een ervan eindigen drie wegen bij een dorp naast een tuin, die alleen een abt kan gebruiken.",
      ],
      see: "Op deze tegel eindigen drie wegen. De struikrover van Rood heeft er een afgebouwd.",
    },
  },
};
