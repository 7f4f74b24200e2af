// @ts-check
/** Wind Roses, in Dutch. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    rose: " voor een windroos",
  },
  rose: "windroos",
  winds: {
    NE: "kwart van de windroos: noordoost",
    SE: "kwart van de windroos: zuidoost",
    SW: "kwart van de windroos: zuidwest",
    NW: "kwart van de windroos: noordwest",
  },
  hint: "In het kwart waarnaar zijn windroos wijst, levert deze tegel 3 punten op.",
  articles: {
    windrose: {
      title: "De Windrozen",
      text: [
        "Het spel begint met een tegel met een oranje windroos, het midden. Alle vier de gewone starttegels worden door de andere gemengd. Vier tegels tonen een kwart van de roos: leg je zo’n tegel in dat kwart van het landschap, gezien vanuit het midden, dan krijg je meteen 3 punten. De rij en de kolom van het midden horen bij beide kwarten ernaast.",
        "Hoe de tegel zelf gedraaid is, maakt niet uit. Als de tegel met de blauwe roos wordt gelegd, is die het nieuwe midden, en de kwarten draaien zoals die tegel gedraaid is.",
      ],
      see: "De tegel van Rood toont het noordoostelijke kwart en ligt ten noordoosten van de roos: 3 punten.",
    },
  },
};
