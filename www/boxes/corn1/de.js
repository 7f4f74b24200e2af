// @ts-check
/** Corn Circles, in German. */
import { words as festival } from "../festival/de.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    add: (name) => `${name} lässt alle beim Kornkreis eine Figur dazustellen.`,
    remove: (name) => `${name} lässt alle beim Kornkreis eine Figur zurücknehmen.`,
  },
  actions: { add: "Alle dürfen eine Figur dazustellen", remove: "Alle nehmen eine Figur zurück", figure: festival.actions.figure },
  /** On a tile, in words. */
  parts: { city: "Kornkreis für Ritter", road: "Kornkreis für Wegelagerer", field: "Kornkreis für Bauern" },
  mover: { atCircle: (name) => `${name}: beim Kornkreis` },
  hint: {
    circle: "Wähle, was beim Kornkreis geschieht: Alle dürfen eine Figur zu einer eigenen dieser Art stellen, oder alle müssen eine zurücknehmen.",
    add: "Du darfst eine Figur zu einer eigenen in einem Gebiet dieser Art stellen, auch in einem fertigen.",
    remove: "Nimm eine deiner Figuren aus einem Gebiet dieser Art zurück. Punkte gibt es dafür nicht.",
  },
  primary: { return: festival.primary.return },
  skip: { atCircle: "Keine Figur dazustellen" },
  why: {
    circle: "Wähle zuerst, was beim Kornkreis geschieht.",
    circleAdd: "Beim Kornkreis kommt eine Figur zu einer eigenen in einem Gebiet seiner Art.",
    circleRemove: "Beim Kornkreis musst du eine deiner Figuren aus einem Gebiet seiner Art zurücknehmen.",
    noCircle: "Gerade gibt es bei keinem Kornkreis etwas zu entscheiden.",
    noReturn: "Nur bei einem Kornkreis lässt sich eine Figur ohne Punkte zurücknehmen.",
  },
  advice: { circle: "Wähle dies beim Kornkreis.", return: festival.advice.return },
  steps: {
    circle: "Ein Kornkreis: Du sagst, ob Figuren dazukommen oder zurückgenommen werden.",
    atCircle: "Reihum stellen alle eine Figur dazu oder nehmen eine zurück.",
  },
  articles: {
    corn: {
      title: "Die Kornkreise",
      text: [
        "Ein Kornkreis zeigt eine Stadt, eine Straße oder eine Wiese. Wer ihn gelegt hat, wählt am Ende dieses Zuges zwischen zwei Möglichkeiten für alle, die in einem solchen Gebiet eine Figur haben; Baumeister und Schweine zählen dabei nicht. Ist keine Figur auf dem Brett, geschieht nichts.",
        "Entweder dürfen alle eine Figur aus ihrem Vorrat dorthin setzen, wo schon eine eigene steht: einen Meeple, einen großen Meeple oder ein Phantom, einen Wagen auf Straßen und in Städte, einen Bürgermeister in Städte. Oder alle müssen eine dieser Figuren ohne Punkte zurücknehmen. Ein Baumeister oder Schwein, das allein bleibt, kommt mit zurück. Zuerst entscheidet, wer links sitzt, und zuletzt, wer das Plättchen gelegt hat.",
        "Burgherren und Figuren auf Türmen oder in Carcassonne nehmen nicht teil.",
      ],
      see: "Der Kornkreis von Blau zeigt eine Straße: Rot stellt einen zweiten Wegelagerer zum ersten.",
    },
  },
};
