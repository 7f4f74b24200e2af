// @ts-check
/** De Rovers, in het Nederlands. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("nl");

const points = (/** @type {number} */ count) => plural(count, { one: "1 punt", other: "# punten" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    put: (name, space) => `${name} zet een rover op vakje ${space} van het scorebord.`,
    robbed: (name, from, count) => `${name} berooft ${from}: ${points(count)} voor ${name}.`,
    followed: (name, space) => `De rover van ${name} gaat mee naar vakje ${space}.`,
    home: (name) => `De rover van ${name} gaat terug naar de voorraad.`,
  },
  scores: { loot: " door roof" },
  actions: {
    put: (names, space) => `Naast ${names} (vakje ${space})`,
    rob: (name) => `${name} beroven`,
    follow: (name) => `Meegaan met ${name}`,
  },
  parts: { robber: "buitzak" },
  holdings: {
    figure: (space) => `op vakje ${space} van het scorebord`,
    robber: (space) => `rover op vakje ${space}`,
    home: "rover in de voorraad",
    kinds: { figure: "Vakje op het scorebord", robber: "Vakje van de rover" },
  },
  pieces: { robber: "Rover" },
  mover: {
    robber: (name) => `${name}: een rover`,
    rob: (name) => `${name}: de keuze van de rover`,
  },
  hint: {
    put: "Je mag je rover op het scorebord naast de meeple van een andere speler zetten. Als die weer scoort, krijg je half zoveel punten.",
    rob: "Meerdere spelers naast je rover scoren nu. Kies wie je berooft.",
    follow: "Een meeple naast je rover gaat vooruit door buit, en die kan niet worden geroofd. Je rover mag meegaan of bij de anderen blijven.",
  },
  skip: { robber: "Geen rover", rob: "De rover blijft" },
  why: {
    robber: "Beslis eerst waar je rover naartoe gaat, of zie ervan af.",
    robVictim: "Kies eerst wie je rover berooft.",
    robFollow: "Kies eerst of je rover meegaat of blijft.",
    robNobodyThere: "Op dat vakje van het scorebord staat geen meeple van een andere speler.",
    robAlreadyThere: "Je rover staat al op dat vakje.",
    robNoVictim: "Die speler scoort nu niet naast je rover.",
    noRobber: "Er wordt nu niet naar een rover gevraagd.",
  },
  advice: { robber: "Zet de rover daar neer.", rob: "Beroof deze speler.", follow: "Laat de rover meegaan." },
  steps: {
    robber: "Een tegel met een buitzak: je mag je rover op het scorebord zetten, de anderen ook.",
    advance: "Meeples gaan vooruit op het scorebord, en rovers nemen hun deel.",
  },
  articles: {
    robbers: {
      title: "De Rovers",
      text: [
        "Iedereen heeft een rover. Leg je een tegel met een buitzak, dan mag je je rover op een vakje van het scorebord zetten waar de meeple van een andere speler staat, of hem naar een ander zo’n vakje verplaatsen. Dat doe je voordat je een meeple op de tegel zet. Daarna mag nog één speler hetzelfde doen: de eerstvolgende met de klok mee van wie de rover in de voorraad is. Het scorebord heeft 50 vakjes; 3 en 53 punten delen er een.",
        "Gaat een meeple naast je rover vooruit omdat die speler scoort, dan krijg je de helft van die punten, naar boven afgerond, en gaat je rover terug. De andere speler verliest niets. Je rover moet de eerste punten nemen die komen, hoe weinig ook, en elke score telt apart: een project, de fee, een wachttoren, een burcht. Scoren meerdere spelers naast je rover voor hetzelfde project, dan kies je wie je berooft. Staan er meer rovers op een vakje, dan krijgt elk de helft.",
        "Punten uit een roof worden niet geroofd. Een rover naast een meeple die daardoor vooruitgaat, gaat mee; blijven er anderen op het vakje achter, dan mag hij bij hen blijven. Punten die een speler betaalt, verplaatsen geen rover. In de eindtelling wordt niets geroofd.",
      ],
      see: "Rood krijgt 3 punten voor een weg. De rover van Blauw staat naast de meeple van Rood: Blauw krijgt 2 punten.",
    },
  },
};
