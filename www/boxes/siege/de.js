// @ts-check
/** The Besiegers and The Cathars, in German. */
import { FIGURES, cell, place } from "../../i18n/language/de/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  extras: ", belagert",
  cities: "; belagerte Städte zählen doppelt",
  actions: {
    escape: (figure, x, y, where) => `Fliehen lassen: ${FIGURES[figure].name} (${cell(x, y)}: ${place(where)})`,
  },
  parts: { besieged: "Belagerer" },
  facts: {
    besieged:
      "Vor dieser Stadt stehen Belagerer: Fertig bringt sie 1 Punkt weniger für jedes Plättchen und jedes Wappen, unfertig nichts. Für Wiesen zählt sie doppelt, sobald sie fertig ist.",
  },
  labels: { escape: "Fliehen" },
  hint: {
    escape: "Eine deiner Figuren darf aus einer belagerten Stadt fliehen: Tippe sie an, oder lass alle stehen.",
    chosen: "Sie kommt ohne Punkte in deinen Vorrat zurück.",
  },
  primary: { escape: "Fliehen lassen" },
  skip: { escape: "Alle bleiben" },
  why: {
    noWayOut: "Jetzt können nur eigene Figuren aus einer belagerten Stadt neben einem Kloster fliehen.",
    noEscape: "Aus einer belagerten Stadt flieht man am Ende des Zuges.",
  },
  advice: { escape: "Lass die Figur fliehen, die auf dem Brett gezeigt wird." },
  steps: {
    escape: "Eine deiner Figuren darf aus einer belagerten Stadt bei einem Kloster fliehen.",
  },
  articles: {
    siege: {
      title: "Die Belagerer, die Katharer",
      text: [
        "Vor manchen Städten stehen Belagerer. Eine Stadt ist belagert, sobald sie auf einem ihrer Plättchen zu sehen sind. Wird sie fertig, bringt sie für jedes Plättchen und jedes Wappen 1 Punkt weniger: meist 1 statt 2, mit einer Kathedrale 2 statt 3. Bleibt sie unfertig, bringt sie am Ende des Spiels nichts.",
        "Den Bauern nebenan geht es gut: Für jede Wiese zählt eine fertige belagerte Stadt doppelt; sie bringt Bauern also meist 6 statt 3 Punkte und einem Gutshof 8 statt 4. Ein Schwein und eine Schweineherde zählen einfach.",
        "Ganz am Ende deines Zuges darfst du eine deiner Figuren ohne Punkte aus einer belagerten Stadt zurücknehmen, ob die Stadt fertig ist oder nicht. Dafür muss auf einem Plättchen der Stadt oder auf einem der acht ringsum ein Kloster stehen; unter „Regeloptionen“ lässt sich einstellen, dass es neben den Belagerern stehen muss. Eine Stadt, die zur Burg geworden ist, ist nicht mehr belagert.",
      ],
      see: "Die Stadt von Rot ist fertig und belagert: 2 Punkte für zwei Plättchen statt 4.",
    },
  },
};
