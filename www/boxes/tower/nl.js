// @ts-check
/** The Tower, in Dutch. */
import { FIGURES, cell, place, points } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("nl");

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    atop: (name, figure) => `${name} heeft een ${FIGURES[figure]} boven op een toren gezet.`,
    floor: (name, floors) => `${name} bouwt een verdieping op een toren: die is nu ${floors} hoog.`,
    captured: (captor, name, figure) => `${captor} neemt een meeple van ${name} gevangen: ${FIGURES[figure]}.`,
    freed: (name, figure, captor) => `Een meeple van ${name} komt terug van ${captor}: ${FIGURES[figure]}.`,
    pays: (name, count) => `${name} betaalt ${points(count)} losgeld.`,
  },
  scores: {
    ransom: " losgeld",
  },
  actions: {
    floor: (x, y, floors) => `Verdieping ${floors} van de toren (${cell(x, y)})`,
    capture: (name, figure, x, y, where) => `Gevangennemen: ${FIGURES[figure]} van ${name} (${cell(x, y)}: ${place(where)})`,
    exchange: (name, figure) => `Terugruilen van ${name}: ${FIGURES[figure]}`,
    ransom: (name, figure) => `${name} 3 punten betalen voor je ${FIGURES[figure]}`,
  },
  then: {
    floor: "Daarna een verdieping op een toren.",
  },
  holdings: {
    kinds: { floors: "Verdiepingen", prisoners: "Gevangenen" },
    prisoner: (count, figure, owner) => `gevangen: ${count > 1 ? `${count} × ` : ""}${FIGURES[figure]} (${owner})`,
    floors: (count) => `verdiepingen over: ${count}`,
  },
  feature: {
    tower: (count) => plural(count, { zero: "Torenfundament", one: "Toren met # verdieping", other: "Toren met # verdiepingen" }),
    reach: (count) =>
      plural(count, {
        zero: "Iedereen mag hier de eerste verdieping bouwen.",
        other: "Wie een verdieping toevoegt, mag een meeple gevangennemen op deze tegel of tot {next} tegels verder in een rechte lijn.",
      }).replace("{next}", String(count + 1)),
    open: "Er staat niemand bovenop.",
    onTop: (name) => `Bovenop staat een meeple van ${name}: er kan geen verdieping bij.`,
  },
  pieces: {
    piece: "Verdieping",
  },
  atop: "Bovenop",
  primary: {
    floor: "Verdieping bouwen",
    capture: "Meeple gevangennemen",
    exchange: "Deze meeple terugnemen",
    ransom: "Losgeld betalen",
  },
  skip: {
    capture: "Niemand gevangennemen",
  },
  hint: {
    piece: "Kies de toren voor je verdieping.",
    capture: "Je toren bereikt deze meeples: kies er een die je gevangenneemt, of geen.",
    exchange: "Jullie hebben elkaars meeples. Kies welke meeple van jou terugkomt.",
    chosen: {
      floor: "Een verdieping meer: daarna mag je een meeple binnen bereik gevangennemen.",
      atop: "Je meeple sluit de toren af: er komt geen verdieping bij tot hij weg is.",
      capture: "Je neemt deze meeple gevangen.",
      exchange: "Deze meeple komt bij je terug.",
      ransom: "Je betaalt 3 punten en deze meeple komt meteen terug.",
    },
  },
  why: {
    noFloorThere: "Een meeple kan pas boven op een toren als die een verdieping heeft.",
    noFloor: "Je hebt geen verdieping meer.",
    noFoundation: "Hier is geen toren waar je een verdieping op kunt bouwen.",
    capture: "Beslis eerst of je iemand gevangenneemt, en wie.",
    outOfReach: "Die meeple is buiten het bereik van de toren.",
    noCapture: "Je neemt pas een meeple gevangen nadat je een verdieping op een toren hebt gebouwd.",
    exchange: "Kies eerst welke van je meeples terugkomt.",
    noPrisoner: "Die speler heeft zo’n meeple van jou niet.",
    noExchange: "Er zijn geen gevangenen om te ruilen.",
    noRansom: "Losgeld mag je één keer in je eigen beurt betalen, als je minstens 3 punten hebt, en alleen voor een van je gevangen meeples.",
  },
  advice: {
    floor: "Bouw de verdieping zoals op het bord te zien is.",
    capture: "Neem de aangegeven meeple gevangen.",
    exchange: "Neem een meeple terug.",
    ransom: "Betaal het losgeld.",
  },
  steps: {
    capture: "Een toren die net is gegroeid, mag een meeple binnen bereik gevangennemen.",
    exchange: "Spelers die elkaars meeples gevangen houden, ruilen ze.",
  },
  articles: {
    floors: {
      title: "Torens",
      text: [
        "In plaats van een meeple te zetten mag je een van je verdiepingen op een fundament of op een toren zonder meeple bovenop zetten. Met twee spelers heeft ieder 10 verdiepingen, met drie 9, en dan 7, 6 en 5.",
        "Of je zet een meeple, grote meeple of fantoom boven op een toren met een verdieping. Dat sluit de toren af tot de meeple weg is. Hij scoort daar niets.",
      ],
      points: [["Verdiepingen met 2, 3, 4, 5 en 6 spelers", "10, 9, 7, 6, 5"]],
      see: "De meeple van Blauw staat boven op de toren die Rood begon: er kan geen verdieping bij.",
    },
    capture: {
      title: "Meeples gevangennemen",
      text: [
        "Na een verdieping mag je een meeple gevangennemen: op de tegel van de toren of zoveel tegels verder als de toren nu verdiepingen heeft, in de vier rechte richtingen, ook over gaten en andere torens heen.",
        "Bouwmeesters, varkens en herenboerderijen zijn veilig, maar blijft er een bouwmeester of varken alleen achter, dan gaat die naar huis. Meeples boven op torens kun je gevangennemen. Je eigen meeples komen bij je terug.",
      ],
      see: "Blauw bouwde een verdieping en nam de meeple van Rood op de tegel ernaast gevangen.",
    },
    ransom: {
      title: "Ruil en losgeld",
      text: [
        "Zodra twee spelers meeples van elkaar hebben, ruilen ze één tegen één. Valt er iets te kiezen, dan kiest wie net een meeple gevangennam welke eigen meeple terugkomt.",
        "Eén keer in je beurt mag je, als je minstens 3 punten hebt, een speler 3 punten betalen voor een van je meeples en hem meteen gebruiken: tik op de gevangene naast de naam van die speler. Aan het eind leveren gevangenen niets op.",
      ],
      points: [["Losgeld, voor wie de meeple heeft", "3"]],
      see: "Rood betaalde Blauw 3 punten voor de gevangen meeple.",
    },
  },
};
