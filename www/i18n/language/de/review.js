// @ts-check
/** Wie gut die Züge einer Partie waren, auf Deutsch. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  title: "Wie gut die Züge waren",
  help: "Ein Meister sieht sich jeden Zug noch einmal an, mit dem, was damals bekannt war. Wer inzwischen etwas anderes ansieht, verliert nichts: Danach geht es dort weiter.",
  progress: (done, all) => `Zug ${done} von ${all}`,
  done: "Die Züge sind beurteilt.",
  failed: "Die Züge konnten nicht bis zum Ende beurteilt werden: Was da denkt, ist ausgefallen.",
  again: "Weiter beurteilen",
  player: "Züge",
  best: "So gut wie der beste",
  of: (count, all) => `${count} von ${all}`,
  given: "Verschenkte Punkte je Zug",
  worst: "Was am meisten gekostet hat",
  nothing: "Kein Zug hat einen ganzen Punkt verschenkt.",
  turn: (turn, name, count) => `Zug ${turn}, ${name}: etwa ${points(count)}`,
};
