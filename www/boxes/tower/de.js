// @ts-check
/** The Tower, in German. */
import { FIGURES, cell, place, points } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("de");

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    atop: (name, figure) => `${name} setzt ${FIGURES[figure].anA} auf einen Turm.`,
    floor: (name, floors) => `${name} baut ein Stockwerk auf einen Turm: Er hat jetzt ${plural(floors, { one: "# Stockwerk", other: "# Stockwerke" })}.`,
    captured: (captor, name, figure) => `${captor} nimmt eine Figur von ${name} gefangen: ${FIGURES[figure].name}.`,
    freed: (name, figure, captor) => `Eine Figur von ${name} kommt von ${captor} zurück: ${FIGURES[figure].name}.`,
    pays: (name, count) => `${name} zahlt ${points(count)} Lösegeld.`,
  },
  scores: {
    ransom: " Lösegeld",
  },
  actions: {
    floor: (x, y, floors) => `Stockwerk ${floors} des Turms (${cell(x, y)})`,
    capture: (name, figure, x, y, where) => `Gefangen nehmen: ${FIGURES[figure].name} von ${name} (${cell(x, y)}: ${place(where)})`,
    exchange: (name, figure) => `Zurücktauschen: ${FIGURES[figure].name} von ${name}`,
    ransom: (name, figure) => `${name} 3 Punkte zahlen: ${FIGURES[figure].name} kommt frei`,
  },
  then: {
    floor: "Dann ein Stockwerk auf einen Turm.",
  },
  holdings: {
    kinds: { floors: "Stockwerke", prisoners: "Gefangene" },
    prisoner: (count, figure, owner) => `gefangen: ${count > 1 ? `${count} × ` : ""}${FIGURES[figure].name} (${owner})`,
    floors: (count) => `Stockwerke übrig: ${count}`,
  },
  feature: {
    tower: (count) => plural(count, { zero: "Turmfundament", one: "Turm mit # Stockwerk", other: "Turm mit # Stockwerken" }),
    reach: (count) =>
      plural(count, {
        zero: "Hier darf jeder das erste Stockwerk bauen.",
        other: "Wer ein Stockwerk aufsetzt, darf eine Figur auf diesem Plättchen oder bis zu {next} Plättchen weit in gerader Linie gefangen nehmen.",
      }).replace("{next}", String(count + 1)),
    open: "Oben steht niemand.",
    onTop: (name) => `Oben steht eine Figur von ${name}: Es kann kein Stockwerk dazukommen.`,
  },
  pieces: {
    piece: "Stockwerk",
  },
  atop: "Auf dem Turm",
  primary: {
    floor: "Stockwerk bauen",
    capture: "Figur gefangen nehmen",
    exchange: "Diese Figur zurücknehmen",
    ransom: "Lösegeld zahlen",
  },
  skip: {
    capture: "Niemanden gefangen nehmen",
  },
  hint: {
    piece: "Wähle den Turm für dein Stockwerk.",
    capture: "Dein Turm erreicht diese Figuren: Wähle eine, die du gefangen nimmst, oder keine.",
    exchange: "Ihr habt gegenseitig Figuren gefangen. Wähle, welche deiner Figuren zurückkommt.",
    chosen: {
      floor: "Ein Stockwerk mehr: Danach darfst du eine Figur in Reichweite gefangen nehmen.",
      atop: "Deine Figur verschließt den Turm: Kein Stockwerk kommt dazu, bis sie ihn verlässt.",
      capture: "Du nimmst diese Figur gefangen.",
      exchange: "Diese Figur kommt zu dir zurück.",
      ransom: "Du zahlst 3 Punkte, und die Figur kommt sofort zurück.",
    },
  },
  why: {
    noFloorThere: "Auf einen Turm kann eine Figur erst, wenn er ein Stockwerk hat.",
    noFloor: "Du hast kein Stockwerk mehr.",
    noFoundation: "Hier ist kein Turm, auf dem du ein Stockwerk bauen könntest.",
    capture: "Entscheide erst, ob und wen du gefangen nimmst.",
    outOfReach: "Diese Figur ist außer Reichweite des Turms.",
    noCapture: "Gefangene nimmst du nur, nachdem du ein Stockwerk auf einen Turm gesetzt hast.",
    exchange: "Wähle erst, welche deiner Figuren zurückkommt.",
    noPrisoner: "Dieser Spieler hat keine solche Figur von dir.",
    noExchange: "Es sind keine Gefangenen auszutauschen.",
    noRansom: "Lösegeld darfst du einmal in deinem eigenen Zug zahlen, wenn du mindestens 3 Punkte hast, und nur für eine deiner gefangenen Figuren.",
  },
  advice: {
    floor: "Baue das Stockwerk wie auf dem Brett gezeigt.",
    capture: "Nimm die gezeigte Figur gefangen.",
    exchange: "Nimm eine Figur zurück.",
    ransom: "Zahle das Lösegeld.",
  },
  steps: {
    capture: "Wer gerade ein Stockwerk gebaut hat, darf eine Figur in Reichweite des Turms gefangen nehmen.",
    exchange: "Wer gegenseitig Figuren gefangen hält, tauscht sie aus.",
  },
  articles: {
    floors: {
      title: "Türme",
      text: [
        "Statt eine Figur zu setzen, darfst du eines deiner Stockwerke auf ein Fundament oder auf einen Turm ohne Figur setzen. Zu zweit hat jeder 10 Stockwerke, zu dritt 9, dann 7, 6 und 5.",
        "Oder du setzt einen Meeple, einen großen Meeple oder ein Phantom auf einen Turm mit Stockwerk. Das verschließt den Turm, bis die Figur ihn verlässt. Punkte bringt sie dort nicht.",
      ],
      points: [["Stockwerke zu zweit, dritt, viert, fünft und sechst", "10, 9, 7, 6, 5"]],
      see: "Der Meeple von Blau steht auf dem Turm, den Rot begonnen hat: Kein Stockwerk kommt dazu.",
    },
    capture: {
      title: "Figuren gefangen nehmen",
      text: [
        "Nach einem Stockwerk darfst du eine Figur gefangen nehmen: auf dem Plättchen des Turms oder so viele Plättchen weit, wie der Turm nun Stockwerke hat, in den vier geraden Richtungen, auch über Lücken und andere Türme.",
        "Baumeister, Schweine und Gutshöfe sind sicher, aber ein Baumeister oder Schwein, das allein bleibt, geht nach Hause. Figuren auf Türmen können gefangen genommen werden. Eigene kommen zu dir zurück.",
      ],
      see: "Blau hat ein Stockwerk gebaut und den Meeple von Rot auf dem nächsten Plättchen gefangen genommen.",
    },
    ransom: {
      title: "Austausch und Lösegeld",
      text: [
        "Sobald zwei Spieler gegenseitig Figuren gefangen halten, tauschen sie eine gegen eine. Gibt es eine Wahl, entscheidet, wer eben eine Figur gefangen genommen hat, welche eigene zurückkommt.",
        "Einmal in deinem Zug darfst du, wenn du mindestens 3 Punkte hast, einem Spieler 3 Punkte für eine deiner Figuren zahlen und sie sofort wieder einsetzen: Tippe auf die gefangene Figur neben seinem Namen. Am Ende bringen Gefangene nichts.",
      ],
      points: [["Lösegeld, für den Spieler, der die Figur hat", "3"]],
      see: "Rot hat Blau 3 Punkte für den gefangenen Meeple gezahlt.",
    },
  },
};
