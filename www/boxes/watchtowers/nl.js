// @ts-check
/** The Watchtowers, in Dutch. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    watchtower: " voor een wachttoren",
  },
  tower: {
    coat: "wachttoren: 2 punten voor elk wapenschild op zijn tegel en eromheen",
    monastery: "wachttoren: 3 punten voor elk klooster op zijn tegel en eromheen",
    figure: "wachttoren: 2 punten voor elke meeple op zijn tegel en eromheen",
    city: "wachttoren: 1 punt voor elke tegel met een stad, zijn eigen en die eromheen",
    road: "wachttoren: 1 punt voor elke tegel met een weg, zijn eigen en die eromheen",
  },
  hint: "Zet een meeple op de tegel. Op een weg of in een stad van deze tegel krijgt hij ook de punten van de wachttoren als die wordt afgebouwd.",
  articles: {
    watchtower: {
      title: "De Wachttorens",
      text: [
        "Op twaalf tegels staat een wachttoren met een getal en een teken. Als een weg of stad wordt afgebouwd, levert elke meeple daarin die op de tegel van een wachttoren staat zijn eigenaar de punten van de toren op, met of zonder meerderheid.",
        "De toren telt op zijn eigen tegel en op de acht eromheen, zoals zijn teken zegt: 2 punten voor elk wapenschild, 3 voor elk klooster, 2 voor elke meeple van welke speler ook, 1 voor elke tegel met een stad of 1 voor elke tegel met een weg. Deze punten komen voordat de weg of stad wordt geteld, als alle meeples er nog staan.",
        "Een wachttoren levert niets op voor weiden en kloosters, niets voor een bouwmeester en niets aan het eind van het spel.",
      ],
      see: "De struikrover van Rood staat aan de voet van de toren. Die telt drie tegels met een weg: 3 punten, voordat de weg wordt geteld.",
    },
  },
};
