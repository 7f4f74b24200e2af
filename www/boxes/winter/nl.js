// @ts-check
/** The Winter Edition, in Dutch. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    winter: {
      title: "De Wintereditie",
      text: [
        "Twaalf tegels met bosdieren worden door de andere gemengd. De dieren betekenen niets. De andere tegels van het basisspel zijn de 72 zonder tuinen.",
        "Op een van de twaalf ligt een bevroren meer langs de weg. Met Kathedralen & Herbergen telt het als herberg; zonder die uitbreiding betekent het niets.",
      ],
      see: "De weg loopt langs het bevroren meer. Met Kathedralen & Herbergen levert elke tegel ervan 2 punten op.",
    },
  },
};
