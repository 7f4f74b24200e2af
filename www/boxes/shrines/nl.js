// @ts-check
/** Heretics & Shrines, in Dutch. */
import { FIGURES, tiles } from "../../i18n/language/nl/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    shrine: (completed, around) => ` voor een ${completed ? "afgebouwde" : "niet afgebouwde"} cultusplaats met ${tiles(around)} eromheen`,
  },
  causes: {
    challenged: (name, figure) => `Een speelstuk van ${name} gaat zonder punten naar huis, want de andere kant was het eerst af: ${FIGURES[figure]}.`,
  },
  parts: { shrine: "cultusplaats" },
  feature: {
    shrine:
      "Dit is een cultusplaats: ze telt als een klooster. Wordt ze eerder afgebouwd dan een klooster ernaast, dan gaat de meeple daar zonder punten naar huis, en omgekeerd.",
  },
  why: {
    shrineBarred: "Een cultusplaats mag niet naast twee kloosters liggen, en ook niet naast een klooster dat al een cultusplaats naast zich heeft.",
    monasteryBarred: "Een klooster mag niet naast twee cultusplaatsen liggen, en ook niet naast een cultusplaats die al een klooster naast zich heeft.",
  },
  articles: {
    shrine: {
      title: "Ketters & Cultusplaatsen",
      text: [
        "Een cultusplaats is in alles een klooster: er staat een meeple in, de acht tegels eromheen bouwen haar af, en ze levert tot 9 punten op.",
        "Liggen een cultusplaats en een klooster naast elkaar, ook schuin, en staan er meeples in allebei, dan wordt het een wedloop. Wat het eerst is afgebouwd, telt zoals altijd, en de meeple aan de andere kant gaat zonder punten naar huis. Bouwt één tegel beide af, dan tellen beide; aan het einde van het spel tellen ook beide. Een abdij en een kerk gelden als klooster. Een abt die wordt teruggenomen, daagt niemand uit.",
        "Een cultusplaats mag naast hoogstens één klooster liggen, en een klooster naast hoogstens één cultusplaats.",
      ],
      see: "De cultusplaats is afgebouwd: 9 punten voor Rood. De monnik van Blauw in het klooster ernaast ging zonder punten naar huis.",
    },
  },
};
