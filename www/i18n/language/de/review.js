// @ts-check
/** Wie gut die Züge einer Partie waren, auf Deutsch. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  decided: {
    title: "Was den Ausschlag gab",
    largest: (name, count, what) => `Die meisten Punkte auf einmal: ${name}, ${points(count)} (${what}).`,
    difference: (kind, scores) => `Der größte Unterschied – ${kind}: ${scores}.`,
    led: (name, turn) => `Ab Zug ${turn} lag ${name} vorn.`,
    behind: (name, ahead, winner, behind) => `Vor der Schlusswertung lag ${name} noch vor ${winner}, ${ahead} zu ${behind}.`,
  },
  title: "Wie gut die Züge waren",
  help: "Ein Meister prüft jeden Zug mit dem Wissen von damals. Du kannst diese Seite inzwischen verlassen: Die Analyse geht später dort weiter, wo sie war.",
  progress: (done, all) => `Zug ${done} von ${all}`,
  done: "Die Analyse ist fertig.",
  failed: "Die Analyse wurde wegen eines Fehlers angehalten. Du kannst sie fortsetzen.",
  again: "Analyse fortsetzen",
  player: "Züge",
  best: "Beste Züge",
  of: (count, all) => `${count} von ${all}`,
  given: "Verschenkte Punkte je Zug",
  worst: "Die teuersten Züge",
  nothing: "Kein Zug hat einen ganzen Punkt verschenkt.",
  unjudged: "Kein Zug konnte beurteilt werden.",
  turn: (turn, name, count) => `Zug ${turn}: ${name} verschenkte etwa ${points(count)}`,
};
