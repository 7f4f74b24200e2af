// @ts-check
/** The Princess & the Dragon, in Dutch. */
import { FIGURES, cell, place } from "../../i18n/language/nl/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    eaten: (name, figure) => `De draak heeft een speelstuk van ${name} opgegeten: ${FIGURES[figure]}.`,
    sentAway: (name, figure) => `Een jonkvrouw stuurt een meeple van ${name} naar huis: ${FIGURES[figure]}.`,
    comes: "De draak komt naar de vulkaan: daar mag geen meeple worden gezet.",
    walks: (name, x, y) => `${name} verplaatst de draak (${cell(x, y)}).`,
    fairy: (name, x, y) => `${name} stuurt de fee naar een meeple (${cell(x, y)}).`,
  },
  scores: {
    fairy: " voor de fee",
  },
  actions: {
    fairy: (x, y, where) => `Fee: ${cell(x, y)}${where ? `, ${place(where).toLowerCase()}` : ""}`,
    princess: (name, figure, x, y, where) => `Naar huis sturen: ${FIGURES[figure]} van ${name} (${cell(x, y)}: ${place(where)})`,
    dragon: (x, y) => `Draak: ${cell(x, y)}`,
  },
  then: {
    fairy: "Daarna de fee.",
    princess: "Daarna stuurt een jonkvrouw een ridder naar huis.",
  },
  visitors: {
    dragon: "De draak is op deze tegel: hier mag geen meeple worden gezet.",
    fairy: (name) =>
      name ? `De fee is op deze tegel bij een meeple van ${name}, en de draak mag er niet komen.` : "De fee is op deze tegel, waar de draak niet mag komen.",
  },
  princess: "met een jonkvrouw",
  pieces: {
    fairy: "Fee",
    dragon: "Draak",
  },
  mover: {
    dragon: (name) => `${name} verplaatst de draak`,
  },
  primary: {
    fairy: "Fee zetten",
    princess: "Ridder naar huis sturen",
    dragon: "Draak verplaatsen",
  },
  hint: {
    dragon: (step, all) => `Stap ${step} van ${all}: kies een tegel naast de draak.`,
    princess: "Een jonkvrouw: kies een ridder die naar huis gaat, een plek voor je meeple, of niets.",
    fairy: "Kies de meeple die de fee moet beschermen.",
    portal: "Een magische poort: je meeple mag naar elke gemarkeerde plek, ook op andere tegels.",
    chosen: {
      fairy: "De fee hier: de draak mag er niet komen, je krijgt 1 punt als je beurt begint en 3 punten als de meeple scoort.",
      princess: "Deze ridder gaat zonder punten terug, en je zet geen meeple.",
      dragon: "De draak eet alle meeples op deze tegel op.",
    },
  },
  why: {
    noPortal: "Een meeple gaat alleen naar een andere tegel door een magische poort op de zojuist gelegde tegel, en maar één keer.",
    dragonThere: "Waar de draak is, mag geen meeple worden gezet.",
    dragon: "Eerst moet de draak een stap doen.",
    dragonStep: "Daar kan de draak niet heen: hij gaat naar een aangrenzende tegel waar hij op deze tocht nog niet was en waar de fee niet is.",
    dragonRests: "De draak loopt nu niet.",
    noFairy: "De fee gaat alleen naar een van je eigen meeples, en niet waar ze al is.",
    noKnight: "Dat is geen ridder in de stad van de jonkvrouw die je net hebt gelegd.",
    knight: "Je moet een ridder uit de stad van de jonkvrouw naar huis sturen.",
  },
  advice: {
    fairy: "Stuur de fee zoals op het bord te zien is.",
    princess: "Stuur de ridder naar huis zoals op het bord te zien is.",
    dragon: "Verplaats de draak zoals op het bord te zien is.",
  },
  steps: {
    dragon: "Na een drakentegel doet de draak hoogstens zes stappen; de spelers sturen hem om de beurt.",
  },
  articles: {
    volcano: {
      title: "De vulkaan",
      text: [
        "Als je een tegel met een vulkaan legt, komt de draak er meteen heen, de eerste keer uit de voorraad. Hij eet daar niets op.",
        "Waar de draak is, mag niemand een meeple of fantoom zetten, en er mag geen wagen heen. De fee, een torenverdieping en een herenboerderij mogen er wel.",
        "Tegels met een draak komen pas na de eerste vulkaan: eerdere worden apart gelegd en daarna weer meegeschud.",
      ],
      see: "De draak is van de eerste vulkaan naar de tweede gegaan. Rood mag daar geen meeple zetten.",
    },
    dragon: {
      title: "De tocht van de draak",
      text: [
        "Als een tegel met een draak is gelegd en de meeple is gezet, doet de draak tot zes stappen. De eerste doet wie aan de beurt is, daarna de anderen om de beurt.",
        "Een stap gaat naar een aangrenzende tegel waar de draak op deze tocht nog niet was, zijn eerste tegel meegerekend, en waar de fee niet is. Wie kan, moet hem verplaatsen; anders eindigt de tocht.",
        "Op elke tegel waar hij komt, eet hij alle meeples op, ook die op torens; ze gaan terug naar hun spelers. Herenboerderijen zijn veilig. Bij ‘Regelopties’ kun je instellen dat hij pas na de telling loopt.",
      ],
      see: "Eerst verplaatste Rood de draak, toen Blauw. Hij at twee meeples op en kon toen niet verder.",
    },
    fairy: {
      title: "De fee",
      text: [
        "In plaats van een meeple te zetten mag je de fee naar een van je eigen meeples sturen, waar die ook staat, maar niet naar een bouwmeester, varken of herenboerderij. Op haar tegel mag de draak niet komen.",
        "Is ze aan het begin van je beurt bij jouw meeple, dan krijg je 1 punt. Scoort die meeple, ook aan het eind, dan krijg je 3 punten extra, ook zonder meerderheid.",
        "Ze blijft op haar tegel als de meeple weg is. Bij ‘Regelopties’ kun je instellen dat ze alle meeples op haar tegel beschermt.",
      ],
      points: [
        ["De fee, aan het begin van je beurt", "1"],
        ["De meeple bij de fee scoort", "3"],
      ],
      see: "De weg van Rood van vijf tegels is afgebouwd: 5 punten, en 3 voor de fee, die blijft.",
    },
    princess: {
      title: "De jonkvrouw",
      text: [
        "Als je een tegel met een jonkvrouw in een stad met ridders legt, mag je een van hen zonder punten naar huis sturen, van jezelf of van een ander, in plaats van een meeple te zetten.",
        "Dan zet je met deze tegel niets anders meer, ook geen fantoom. Bij ‘Regelopties’ kun je het wegsturen verplicht maken.",
      ],
      see: "Blauw legde de tegel met de jonkvrouw, en de ridder van Rood ging zonder punten terug.",
    },
    portal: {
      title: "De magische poort",
      text: [
        "Als je een tegel met een magische poort legt, mag je meeple naar elke tegel: naar een onbezette, niet afgebouwde weg, stad, klooster of tuin, of naar een onbezette weide.",
        "Bouwmeester, varken en herenboerderij kunnen die niet gebruiken, en er gaat geen meeple naar de tegel van de draak.",
      ],
      see: "De meeple van Rood ging door de magische poort naar een weide van de eerste tegel. De stad daar is afgebouwd, en Blauw heeft de weg.",
    },
  },
};
