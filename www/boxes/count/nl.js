// @ts-check
/** The Count, in Dutch. */
import { FIGURES, cell, place } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital, plural } = of("nl");

/** The quarters of the City of Carcassonne. @type {Record<string, string>} */
const QUARTERS = { castle: "de burcht", market: "de markt", blacksmith: "de smidse", cathedral: "de kathedraal" };
/** For what a figure is sent there. @type {Record<string, string>} */
const FOR = { castle: "steden", market: "weiden", blacksmith: "wegen", cathedral: "kloosters" };
/** @type {Record<string, string>} */
const TO = { road: "een weg", city: "een stad", monastery: "een klooster", field: "een weide", garden: "een tuin" };
/** @type {Record<string, string>} */
const SERVES = { castle: "steden", blacksmith: "wegen", cathedral: "kloosters" };

/** @type {typeof import("./en.js").words} */
export const words = {
  pieces: {
    count: "Graaf",
  },
  quarter: (quarter) => capital(QUARTERS[quarter].replace("de ", "")),
  serves: (quarter) => capital(FOR[quarter]),
  mover: {
    moveOut: (name) => `${name}: uit Carcassonne weg?`,
  },
  events: {
    sent: (name, figure, quarter) => `${name} stuurt een ${FIGURES[figure]} naar ${QUARTERS[quarter]} in Carcassonne.`,
    left: (name, figure, quarter, feature) => `${name} verplaatst een ${FIGURES[figure]} van ${QUARTERS[quarter]} naar ${TO[feature]}.`,
    count: (name, quarter) => `${name} verplaatst de graaf naar ${QUARTERS[quarter]}.`,
  },
  actions: {
    send: (figure, quarter) => `${capital(FIGURES[figure])} naar ${QUARTERS[quarter]}, voor ${FOR[quarter]}`,
    count: (quarter) => `Graaf naar ${QUARTERS[quarter]}`,
    moveOut: (figure, quarter, x, y, where) => `${capital(FIGURES[figure])} van ${QUARTERS[quarter]} naar ${cell(x, y)}: ${place(where)}`,
  },
  feature: {
    quarter: (quarter) => `Carcassonne: ${QUARTERS[quarter].replace("de ", "")}`,
    serves: (quarter) =>
      quarter === "market"
        ? "Vanaf hier mogen pionnen naar weiden die zo meteen geteld worden, meestal aan het einde van het spel."
        : `Vanaf hier mogen pionnen naar ${SERVES[quarter]} die zo meteen geteld worden.`,
    empty: "Hier is niemand.",
    there: (name, count) => `${name}: ${plural(count, { one: "# pion", other: "# pionnen" })}`,
    count: "De graaf is hier: niemand verlaat deze wijk.",
  },
  primary: {
    moveOut: "Pion verplaatsen",
    send: "Pion sturen",
    count: "Graaf verplaatsen",
  },
  skip: {
    moveOut: "Niemand verplaatsen",
    send: "Niemand sturen",
    count: "De graaf blijft",
  },
  hint: {
    moveOut: "Voor de telling mag je pionnen uit Carcassonne naar de gemarkeerde gebieden verplaatsen.",
    send: "Anderen kregen punten en jij niet: je mag een pion naar Carcassonne sturen. Kies een van de vier wijken: vandaar kan hij later naar een stad, weg, klooster of weide, net voor die geteld wordt.",
    waits: {
      castle: "Je pion wacht hier tot hij naar een stad kan die zo meteen geteld wordt.",
      market: "Je pion wacht hier tot hij naar een weide kan, meestal aan het einde van het spel.",
      blacksmith: "Je pion wacht hier tot hij naar een weg kan die zo meteen geteld wordt.",
      cathedral: "Je pion wacht hier tot hij naar een klooster kan dat zo meteen geteld wordt.",
    },
    count: "Je mag ook de graaf verplaatsen: uit zijn wijk gaat niemand weg.",
    chosen: {
      count: "Niemand verlaat deze wijk zolang de graaf hier is.",
      moveOut: "Je pion telt mee als dit geteld wordt.",
    },
  },
  why: {
    sending: "Beslis eerst of je een pion naar Carcassonne stuurt.",
    noSending: "Je stuurt alleen een pion naar Carcassonne als je tegel anderen punten geeft en jou niet. De pion moet in die wijk mogen komen.",
    count: "Beslis eerst of de graaf verhuist.",
    noCount: "Daar kan de graaf nu niet heen.",
    moveOut: "Beslis eerst welke pionnen Carcassonne verlaten.",
    noMoveOut: "Zo’n pion kan nu niet uit Carcassonne daarheen.",
  },
  articles: {
    carcassonne: {
      title: "De stad Carcassonne in",
      text: [
        "In plaats van de eerste tegel ligt de stad Carcassonne op tafel. Die heeft vier wijken: de burcht, de markt, de smidse en de kathedraal. De graaf begint in de burcht.",
        "Levert je tegel een ander punten op en jou niet, dan mag je één keer per beurt een pion naar een wijk naar keuze sturen, ook die van de graaf. Daarna mag je de graaf naar een wijk naar keuze verplaatsen. Een burgemeester mag alleen naar de burcht en een wagen niet naar de markt; abten, bouwmeesters en varkens blijven weg.",
        "Bij ‘Regelopties’ kun je instellen dat de graaf vanzelf rondgaat of de pion volgt.",
      ],
      see: "Blauw voltooide de weg van Rood en kreeg er niets voor: een meeple van Blauw ging naar de burcht en de graaf naar de kathedraal.",
    },
    leaving: {
      title: "De stad Carcassonne uit",
      text: [
        "Voordat een voltooid gebied geteld wordt, mag iedereen er pionnen heen verplaatsen uit de wijk die erbij hoort: naar steden uit de burcht, naar wegen uit de smidse, naar kloosters uit de kathedraal en naar weiden die een schuur laat tellen van de markt. De linkerbuur van de actieve speler begint.",
        "Of het gebied bezet is, maakt niet uit. De pionnen tellen mee voor de meerderheid en komen dan terug. Niemand verlaat de wijk waar de graaf is.",
      ],
      see: "Rood voltooide een stad met een ridder. Blauw zette er een meeple uit de burcht bij, en beiden krijgen punten.",
    },
    market: {
      title: "De markt aan het eind",
      text: [
        "Voor de eindtelling verplaatsen de spelers om de beurt een pion van de markt naar een weide, tot iedereen past. Boeren tellen daar zoals altijd, maar in een weide met een schuur 1 punt per stad; voor weiden is de stad Carcassonne een voltooide stad.",
        "Bij ‘Regelopties’ kun je instellen dat dan uit alle wijken pionnen weg mogen, elk naar gebieden waar zijn wijk voor is.",
      ],
      points: [["De stad Carcassonne aan een weide", "3"]],
      see: "De meeple van Blauw kwam van de markt in de weide van de boer van Rood, en beiden krijgen punten voor Carcassonne.",
    },
  },
};
