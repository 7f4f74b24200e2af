// @ts-check
/** The Mini Expansion, in Dutch. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    mini: {
      title: "De Mini-uitbreiding",
      text: [
        "Tien extra tegels worden door de andere gemengd. Op één daarvan staat een varkenskudde: aan het eind van het spel levert elke afgebouwde stad aan die weide 1 punt meer op voor iedereen die er voor boeren punten krijgt, of Kooplieden & Bouwmeesters nu meedoet of niet.",
        "In een spel met een rivier komen er twee tegels bij: de bron van deze uitbreiding vervangt de andere, en nog een riviertegel wordt door die van de rivier gemengd.",
      ],
      see: "De weide van Rood raakt aan twee afgebouwde steden. Met de varkenskudde levert elke stad 4 punten op.",
    },
  },
};
