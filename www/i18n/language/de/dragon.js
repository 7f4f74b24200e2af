// @ts-check
/** Dragon, fairy, towers and prisoners: what happens, what can be done and what is seen, in German. */
import { words } from "../words.js";
import { FIGURES, cell, place, points } from "./game.js";

const { plural, capital } = words("de");

/** @type {typeof import("../en/dragon.js").dragon} */
export const dragon = {
  events: {
    atop: (name, figure) => `${name} setzt ${FIGURES[figure].anA} auf einen Turm.`,
    eaten: (name, figure) => `Der Drache hat eine Figur von ${name} gefressen: ${FIGURES[figure].name}.`,
    sentAway: (name, figure) => `Ein Burgfräulein schickt eine Figur von ${name} nach Hause: ${FIGURES[figure].name}.`,
    leftAlone: (name, figure) => `Eine Figur von ${name} ist allein und geht nach Hause: ${FIGURES[figure].name}.`,
    comes: "Der Drache kommt zum Vulkan: Dort darf keine Figur gesetzt werden.",
    walks: (name, x, y) => `${name} zieht den Drachen (${cell(x, y)}).`,
    fairy: (name, x, y) => `${name} schickt die Fee zu einer Figur (${cell(x, y)}).`,
    floor: (name, floors) => `${name} setzt ein Stockwerk auf einen Turm: Er ist jetzt ${floors} hoch.`,
    captured: (captor, name, figure) => `${captor} nimmt eine Figur von ${name} gefangen: ${FIGURES[figure].name}.`,
    freed: (name, figure, captor) => `Eine Figur von ${name} kommt von ${captor} zurück: ${FIGURES[figure].name}.`,
    pays: (name, count) => `${name} zahlt ${points(count)} Lösegeld.`,
  },
  scores: { fairy: " für die Fee", ransom: " Lösegeld" },
  actions: {
    elsewhere: (figure, x, y, where) => `${capital(FIGURES[figure].name)} nach ${cell(x, y)}: ${place(where)}`,
    fairy: (x, y, where) => `Fee nach ${cell(x, y)}${where ? `: ${place(where)}` : ""}`,
    princess: (name, figure, x, y, where) => `Nach Hause schicken: ${FIGURES[figure].name} von ${name} (${cell(x, y)}: ${place(where)})`,
    dragon: (x, y) => `Drache nach ${cell(x, y)}`,
    floor: (x, y, floors) => `Stockwerk ${floors} des Turms (${cell(x, y)})`,
    capture: (name, figure, x, y, where) => `Gefangen nehmen: ${FIGURES[figure].name} von ${name} (${cell(x, y)}: ${place(where)})`,
    exchange: (name, figure) => `Zurücktauschen: ${FIGURES[figure].name} von ${name}`,
    ransom: (name, figure) => `${name} 3 Punkte zahlen: ${FIGURES[figure].name} kommt frei`,
  },
  then: {
    elsewhere: "Dann eine Figur auf einem anderen Plättchen.",
    fairy: "Dann die Fee.",
    princess: "Dann schickt ein Burgfräulein einen Ritter nach Hause.",
    floor: "Dann ein Stockwerk auf einen Turm.",
  },
  holdings: {
    prisoner: (count, figure, owner) => `gefangen: ${count > 1 ? `${count} × ` : ""}${FIGURES[figure].name} (${owner})`,
    floors: (count) => `Stockwerke übrig: ${count}`,
  },
  offers: "Möglichkeiten neben dem Brett",
  feature: {
    tower: (count) => plural(count, { zero: "Turmfundament", one: "Turm mit # Stockwerk", other: "Turm mit # Stockwerken" }),
    reach: (count) =>
      plural(count, {
        zero: "Hier darf jeder das erste Stockwerk bauen.",
        other: "Wer ein Stockwerk aufsetzt, darf eine Figur auf diesem Plättchen oder bis zu {next} Plättchen weit in gerader Linie gefangen nehmen.",
      }).replace("{next}", String(count + 1)),
    open: "Oben steht niemand.",
    onTop: (name) => `Oben steht eine Figur von ${name}: Es kann kein Stockwerk dazukommen.`,
    dragonHere: "Der Drache ist auf diesem Plättchen: Hier darf keine Figur gesetzt werden.",
    fairyHere: (name) =>
      name
        ? `Die Fee ist auf diesem Plättchen bei einer Figur von ${name}, und der Drache darf es nicht betreten.`
        : "Die Fee ist auf diesem Plättchen, das der Drache nicht betreten darf.",
    princess: "mit Burgfräulein",
  },
  why: {
    complete: "Das Gebiet ist fertig: Ein Portal führt nur in unfertige Gebiete.",
    noPortal: "Auf ein anderes Plättchen kommt eine Figur nur durch ein Portal auf dem eben gelegten Plättchen, und nur eine.",
    dragonThere: "Wo der Drache ist, darf keine Figur gesetzt werden.",
    dragon: "Erst muss der Drache einen Schritt machen.",
    dragonStep: "Dorthin kann der Drache nicht: Er geht auf ein benachbartes Plättchen, auf dem er in diesem Zug noch nicht war und auf dem die Fee nicht ist.",
    dragonRests: "Der Drache läuft gerade nicht.",
    noFairy: "Die Fee kommt nur zu einer deiner Figuren, und nicht dorthin, wo sie schon ist.",
    noKnight: "Das ist kein Ritter in der Stadt des Burgfräuleins, das du eben gelegt hast.",
    knight: "Du musst einen Ritter aus der Stadt des Burgfräuleins nach Hause schicken.",
    noFloorThere: "Auf einen Turm kann eine Figur erst, wenn er ein Stockwerk hat.",
    noFloor: "Du hast kein Stockwerk mehr.",
    noFoundation: "Hier ist kein Turm, auf den du ein Stockwerk setzen könntest.",
    capture: "Entscheide erst, ob und wen du gefangen nimmst.",
    outOfReach: "Diese Figur ist außer Reichweite des Turms.",
    noCapture: "Gefangene nimmst du nur, nachdem du ein Stockwerk auf einen Turm gesetzt hast.",
    exchange: "Wähle erst, welche deiner Figuren zurückkommt.",
    noPrisoner: "Dieser Spieler hat keine solche Figur von dir.",
    noExchange: "Es gibt keine Gefangenen auszutauschen.",
    noRansom: "Lösegeld darfst du einmal in deinem eigenen Zug zahlen, wenn du mindestens 3 Punkte hast, und nur für eine deiner gefangenen Figuren.",
  },
};
