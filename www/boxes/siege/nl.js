// @ts-check
/** The Besiegers and The Cathars, in Dutch. */
import { FIGURES, cell, place } from "../../i18n/language/nl/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  extras: ", belegerd",
  cities: "; belegerde steden tellen dubbel",
  actions: {
    escape: (figure, x, y, where) => `Laten ontsnappen: ${FIGURES[figure]} (${cell(x, y)}: ${place(where)})`,
  },
  parts: { besieged: "belegeraars" },
  facts: {
    besieged:
      "Er staan belegeraars voor deze stad: afgebouwd levert ze 1 punt minder op voor elke tegel en elk wapenschild, niet afgebouwd niets. Voor weiden telt ze dubbel zodra ze is afgebouwd.",
  },
  labels: { escape: "Ontsnappen" },
  hint: {
    escape: "Een van je meeples mag uit een belegerde stad ontsnappen: tik hem aan, of laat ze allemaal blijven.",
    chosen: "Hij keert zonder punten terug in je voorraad.",
  },
  primary: { escape: "Laten ontsnappen" },
  skip: { escape: "Iedereen blijft" },
  why: {
    noWayOut: "Nu kunnen alleen je eigen meeples in een belegerde stad naast een klooster ontsnappen.",
    noEscape: "Uit een belegerde stad ontsnap je aan het einde van de beurt.",
  },
  advice: { escape: "Laat de meeple ontsnappen die op het bord wordt getoond." },
  steps: {
    escape: "Een van je meeples mag ontsnappen uit een belegerde stad bij een klooster.",
  },
  articles: {
    siege: {
      title: "De Belegeraars, de Katharen",
      text: [
        "Voor sommige steden staan belegeraars. Een stad is belegerd zodra ze op een van haar tegels te zien zijn. Als ze wordt afgebouwd, levert ze voor elke tegel en elk wapenschild 1 punt minder op: meestal 1 in plaats van 2, met een kathedraal 2 in plaats van 3. Blijft ze onaf, dan levert ze aan het einde van het spel niets op.",
        "De boeren ernaast varen er wel bij: voor elke weide telt een afgebouwde belegerde stad dubbel, dus meestal 6 punten in plaats van 3, en voor een herenboerderij 8 in plaats van 4. Een varken of een varkenskudde telt maar één keer.",
        "Helemaal aan het einde van je beurt mag je een van je meeples zonder punten terugnemen uit een belegerde stad, afgebouwd of niet. Daarvoor moet er een klooster staan op een tegel van de stad of op een van de acht eromheen; bij ‘Regelopties’ kun je eisen dat het naast de belegeraars staat. Een stad die een burcht is geworden, is niet meer belegerd.",
      ],
      see: "De stad van Rood is afgebouwd en belegerd: 2 punten voor twee tegels in plaats van 4.",
    },
  },
};
