// @ts-check
/** Corn Circles, in Dutch. */
import { words as festival } from "../festival/nl.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    add: (name) => `${name} laat iedereen bij de graancirkel een meeple bijzetten.`,
    remove: (name) => `${name} laat iedereen bij de graancirkel een meeple terugnemen.`,
  },
  actions: { add: "Iedereen mag een meeple bijzetten", remove: "Iedereen neemt een meeple terug", figure: festival.actions.figure },
  /** On a tile, in words. */
  parts: { city: "graancirkel voor ridders", road: "graancirkel voor struikrovers", field: "graancirkel voor boeren" },
  mover: { atCircle: (name) => `${name}: bij de graancirkel` },
  hint: {
    circle: "Kies wat er bij de graancirkel gebeurt: iedereen mag een meeple bij een eigen meeple van deze soort zetten, of iedereen moet er een terugnemen.",
    add: "Je mag een meeple bij een van je eigen meeples in een project van deze soort zetten, ook als het is afgebouwd.",
    remove: "Neem een van je meeples uit een project van deze soort terug. Je krijgt er geen punten voor.",
  },
  primary: { return: festival.primary.return },
  skip: { atCircle: "Geen meeple bijzetten" },
  why: {
    circle: "Kies eerst wat er bij de graancirkel gebeurt.",
    circleAdd: "Bij de graancirkel komt een meeple bij een van je eigen meeples in een project van die soort.",
    circleRemove: "Bij de graancirkel moet je een van je meeples uit een project van die soort terugnemen.",
    noCircle: "Er valt nu niets over een graancirkel te beslissen.",
    noReturn: "Alleen bij een graancirkel kun je een meeple zonder punten terugnemen.",
  },
  advice: { circle: "Kies dit bij de graancirkel.", return: festival.advice.return },
  steps: {
    circle: "Een graancirkel: jij zegt of er meeples bijkomen of worden teruggenomen.",
    atCircle: "Om de beurt zet iedereen er een meeple bij of neemt er een terug.",
  },
  articles: {
    corn: {
      title: "De Graancirkels",
      text: [
        "Een graancirkel toont een stad, een weg of een weide. Aan het einde van de beurt waarin hij wordt gelegd, kiest wie hem legde een van twee dingen voor iedereen die in zo’n project een meeple heeft, als er tenminste een meeple op het bord staat.",
        "Of iedereen mag een meeple uit de eigen voorraad zetten waar al een van de eigen meeples staat: een gewone of grote meeple of een fantoom, een wagen op wegen en in steden, een burgemeester in steden. Of iedereen moet een van die meeples terugnemen, zonder punten. Een bouwmeester of varken dat alleen achterblijft, komt ook terug. De linkerbuur beslist als eerste, wie de tegel legde als laatste.",
        "Burchtheren en meeples op torens of in Carcassonne doen niet mee.",
      ],
      see: "De cirkel van Blauw toont een weg: Rood zet een tweede struikrover bij de eerste.",
    },
  },
};
