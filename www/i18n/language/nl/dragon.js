// @ts-check
/** Dragon, fairy, towers and prisoners: what happens, what can be done and what is seen, in Dutch. */
import { words } from "../words.js";
import { FIGURES, cell, place, points } from "./game.js";

const { plural, capital } = words("nl");

/** @type {typeof import("../en/dragon.js").dragon} */
export const dragon = {
  events: {
    atop: (name, figure) => `${name} heeft een ${FIGURES[figure]} boven op een toren gezet.`,
    eaten: (name, figure) => `De draak heeft een pion van ${name} opgegeten: ${FIGURES[figure]}.`,
    sentAway: (name, figure) => `Een jonkvrouw stuurt een pion van ${name} naar huis: ${FIGURES[figure]}.`,
    leftAlone: (name, figure) => `Een pion van ${name} is alleen en gaat naar huis: ${FIGURES[figure]}.`,
    comes: "De draak komt naar de vulkaan: daar mag geen pion geplaatst worden.",
    walks: (name, x, y) => `${name} verplaatst de draak (${cell(x, y)}).`,
    fairy: (name, x, y) => `${name} stuurt de fee naar een pion (${cell(x, y)}).`,
    floor: (name, floors) => `${name} bouwt een verdieping op een toren: die is nu ${floors} hoog.`,
    captured: (captor, name, figure) => `${captor} neemt een pion van ${name} gevangen: ${FIGURES[figure]}.`,
    freed: (name, figure, captor) => `Een pion van ${name} komt terug van ${captor}: ${FIGURES[figure]}.`,
    pays: (name, count) => `${name} betaalt ${points(count)} losgeld.`,
  },
  scores: { fairy: " voor de fee", ransom: " losgeld" },
  actions: {
    elsewhere: (figure, x, y, where) => `${capital(FIGURES[figure])} naar ${cell(x, y)}: ${place(where)}`,
    fairy: (x, y, where) => `Fee naar ${cell(x, y)}${where ? `: ${place(where)}` : ""}`,
    princess: (name, figure, x, y, where) => `Naar huis sturen: ${FIGURES[figure]} van ${name} (${cell(x, y)}: ${place(where)})`,
    dragon: (x, y) => `Draak naar ${cell(x, y)}`,
    floor: (x, y, floors) => `Verdieping ${floors} van de toren (${cell(x, y)})`,
    capture: (name, figure, x, y, where) => `Gevangennemen: ${FIGURES[figure]} van ${name} (${cell(x, y)}: ${place(where)})`,
    exchange: (name, figure) => `Terugruilen van ${name}: ${FIGURES[figure]}`,
    ransom: (name, figure) => `${name} 3 punten betalen voor je ${FIGURES[figure]}`,
  },
  then: {
    elsewhere: "Daarna een pion op een andere tegel.",
    fairy: "Daarna de fee.",
    princess: "Daarna stuurt een jonkvrouw een ridder naar huis.",
    floor: "Daarna een verdieping op een toren.",
  },
  holdings: {
    prisoner: (count, figure, owner) => `gevangen: ${count > 1 ? `${count} × ` : ""}${FIGURES[figure]} (${owner})`,
    floors: (count) => `verdiepingen over: ${count}`,
  },
  offers: "Keuzes naast het bord",
  feature: {
    tower: (count) => plural(count, { zero: "Torenfundament", one: "Toren met # verdieping", other: "Toren met # verdiepingen" }),
    reach: (count) =>
      plural(count, {
        zero: "Iedereen mag hier de eerste verdieping bouwen.",
        other: "Wie een verdieping toevoegt, mag een pion gevangennemen op deze tegel of tot {next} tegels verder in een rechte lijn.",
      }).replace("{next}", String(count + 1)),
    open: "Er staat niemand bovenop.",
    onTop: (name) => `Bovenop staat een pion van ${name}: er kan geen verdieping bij.`,
    dragonHere: "De draak is op deze tegel: hier mag geen pion worden gezet.",
    fairyHere: (name) =>
      name ? `De fee is op deze tegel bij een pion van ${name}, en de draak mag er niet komen.` : "De fee is op deze tegel, waar de draak niet mag komen.",
    princess: "met een jonkvrouw",
  },
  why: {
    complete: "Dat gebied is voltooid: een magische poort leidt alleen naar onvoltooide gebieden.",
    noPortal: "Een pion gaat alleen naar een andere tegel door een magische poort op de zojuist gelegde tegel, en maar één keer.",
    dragonThere: "Waar de draak is, mag geen pion worden gezet.",
    dragon: "Eerst moet de draak een stap doen.",
    dragonStep: "Daar kan de draak niet heen: hij gaat naar een aangrenzende tegel waar hij op deze tocht nog niet was en waar de fee niet is.",
    dragonRests: "De draak loopt nu niet.",
    noFairy: "De fee gaat alleen naar een van je eigen pionnen, en niet waar ze al is.",
    noKnight: "Dat is geen ridder in de stad van de jonkvrouw die je net hebt gelegd.",
    knight: "Je moet een ridder uit de stad van de jonkvrouw naar huis sturen.",
    noFloorThere: "Een pion kan pas boven op een toren als die een verdieping heeft.",
    noFloor: "Je hebt geen verdieping meer.",
    noFoundation: "Hier is geen toren waar je een verdieping op kunt bouwen.",
    capture: "Beslis eerst of je iemand gevangenneemt, en wie.",
    outOfReach: "Die pion is buiten het bereik van de toren.",
    noCapture: "Je neemt pas een pion gevangen nadat je een verdieping op een toren hebt gebouwd.",
    exchange: "Kies eerst welke van je pionnen terugkomt.",
    noPrisoner: "Die speler heeft zo’n pion van jou niet.",
    noExchange: "Er zijn geen gevangenen om te ruilen.",
    noRansom: "Losgeld mag je één keer in je eigen beurt betalen, als je minstens 3 punten hebt, en alleen voor een van je gevangen pionnen.",
  },
};
