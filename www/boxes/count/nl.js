// @ts-check
/** The Count, in Dutch. */
import { FIGURES, cell, place } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital, plural } = of("nl");

/** The quarters of the City of Carcassonne. @type {Record<string, string>} */
const QUARTERS = { castle: "het kasteel", market: "de markt", blacksmith: "de smidse", cathedral: "de kathedraal" };
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
  quarter: (quarter) => capital(QUARTERS[quarter].replace(/^(de|het) /, "")),
  serves: (quarter) => capital(FOR[quarter]),
  mover: {
    moveOut: (name) => `${name}: Carcassonne verlaten?`,
  },
  events: {
    sent: (name, figure, quarter) => `${name} stuurt een ${FIGURES[figure]} naar ${QUARTERS[quarter]} in Carcassonne.`,
    left: (name, figure, quarter, feature) => `${name} verplaatst een ${FIGURES[figure]} van ${QUARTERS[quarter]} naar ${TO[feature]}.`,
    count: (name, quarter) => `${name} verplaatst de graaf naar ${QUARTERS[quarter]}.`,
  },
  actions: {
    send: (figure, quarter) => `${capital(FIGURES[figure])} naar ${QUARTERS[quarter]}, voor ${FOR[quarter]}`,
    count: (quarter) => `Graaf naar ${QUARTERS[quarter]}`,
    moveOut: (figure, quarter, x, y, where) => `${capital(FIGURES[figure])} van ${QUARTERS[quarter]}: ${cell(x, y)}, ${place(where).toLowerCase()}`,
  },
  feature: {
    quarter: (quarter) => `Carcassonne: ${QUARTERS[quarter].replace(/^(de|het) /, "")}`,
    serves: (quarter) =>
      quarter === "market"
        ? "Vanaf hier mogen meeples naar weiden die zo meteen geteld worden, meestal aan het einde van het spel."
        : `Vanaf hier mogen meeples naar ${SERVES[quarter]} die zo meteen geteld worden.`,
    empty: "Hier is niemand.",
    there: (name, count) => `${name}: ${plural(count, { one: "# meeple", other: "# meeples" })}`,
    count: "De graaf is hier: niemand verlaat dit stadsdeel.",
  },
  primary: {
    moveOut: "Meeple verplaatsen",
    send: "Meeple sturen",
    count: "Graaf verplaatsen",
  },
  skip: {
    moveOut: "Niemand verplaatsen",
    send: "Niemand sturen",
    count: "De graaf blijft",
  },
  hint: {
    moveOut: "Vóór de telling mag je meeples uit Carcassonne naar de gemarkeerde projecten verplaatsen.",
    send: "Anderen kregen punten en jij niet: je mag een meeple naar Carcassonne sturen. Kies een van de vier stadsdelen: vandaar kan hij later naar een stad, weg, klooster of weide, net voor die geteld wordt.",
    waits: {
      castle: "Je meeple wacht hier tot hij naar een stad kan die zo meteen geteld wordt.",
      market: "Je meeple wacht hier tot hij naar een weide kan, meestal aan het einde van het spel.",
      blacksmith: "Je meeple wacht hier tot hij naar een weg kan die zo meteen geteld wordt.",
      cathedral: "Je meeple wacht hier tot hij naar een klooster kan dat zo meteen geteld wordt.",
    },
    count: "Je mag ook de graaf verplaatsen: uit zijn stadsdeel gaat niemand weg.",
    chosen: {
      count: "Niemand verlaat dit stadsdeel zolang de graaf hier is.",
      moveOut: "Je meeple telt mee als dit geteld wordt.",
    },
  },
  why: {
    sending: "Beslis eerst of je een meeple naar Carcassonne stuurt.",
    noSending: "Je stuurt alleen een meeple naar Carcassonne als je tegel anderen punten geeft en jou niet. De meeple moet in dat stadsdeel mogen komen.",
    count: "Beslis eerst of de graaf verhuist.",
    noCount: "Daar kan de graaf nu niet heen.",
    moveOut: "Beslis eerst welke meeples Carcassonne verlaten.",
    noMoveOut: "Zo’n meeple kan nu niet uit Carcassonne daarheen.",
  },
  steps: {
    moveOut: "Meeples in Carcassonne mogen naar projecten die zo meteen geteld worden.",
    send: "Kregen anderen punten en jij niet, dan mag je een meeple naar Carcassonne sturen.",
    count: "Wie een meeple heeft gestuurd, mag de graaf verplaatsen.",
  },
  articles: {
    carcassonne: {
      title: "De stad Carcassonne in",
      text: [
        "In plaats van de eerste tegel ligt de stad Carcassonne op tafel. Die heeft vier stadsdelen: het kasteel, de markt, de smidse en de kathedraal. De graaf begint in het kasteel.",
        "Levert je tegel een ander punten op en jou niet, dan mag je één keer per beurt een meeple naar een stadsdeel naar keuze sturen, ook dat van de graaf. Daarna mag je de graaf naar een stadsdeel naar keuze verplaatsen. Een burgemeester mag alleen naar het kasteel en een wagen niet naar de markt; abten, bouwmeesters en varkens blijven weg.",
        "Bij ‘Regelopties’ kun je instellen dat de graaf vanzelf rondgaat of de meeple volgt.",
      ],
      see: "Blauw bouwde de weg van Rood af en kreeg er niets voor: een meeple van Blauw ging naar het kasteel en de graaf naar de kathedraal.",
    },
    leaving: {
      title: "De stad Carcassonne uit",
      text: [
        "Voordat een afgebouwd project geteld wordt, mag iedereen er meeples heen verplaatsen uit het stadsdeel dat erbij hoort: uit het kasteel naar steden, uit de smidse naar wegen, uit de kathedraal naar kloosters en van de markt naar weiden die door een herenboerderij tellen. De linkerbuur van de actieve speler begint.",
        "Of het project bezet is, maakt niet uit. De meeples tellen mee voor de meerderheid en komen dan terug. Niemand verlaat het stadsdeel waar de graaf is.",
      ],
      see: "Rood bouwde een stad met een ridder af. Blauw zette er een meeple uit het kasteel bij, en beiden krijgen punten.",
    },
    market: {
      title: "De markt aan het eind",
      text: [
        "Vóór de eindtelling verplaatsen de spelers om de beurt een meeple van de markt naar een weide, tot iedereen past. Boeren tellen daar zoals altijd, maar op een weide met een herenboerderij 1 punt per stad; voor weiden is de stad Carcassonne een afgebouwde stad.",
        "Bij ‘Regelopties’ kun je instellen dat dan uit alle stadsdelen meeples weg mogen, elk naar projecten waar zijn stadsdeel voor is.",
      ],
      points: [["De stad Carcassonne aan een weide", "3"]],
      see: "De meeple van Blauw kwam van de markt op de weide van de boer van Rood, en beiden krijgen punten voor Carcassonne.",
    },
  },
};
