// @ts-check
/** Hoe goed de beurten van een spel waren, in het Nederlands. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  title: "Hoe goed de beurten waren",
  help: "Een meester bekijkt elke beurt nog eens, met wat toen bekend was. Intussen iets anders bekijken kan geen kwaad: daarna gaat het daar verder.",
  progress: (done, all) => `Beurt ${done} van ${all}`,
  done: "De beurten zijn beoordeeld.",
  failed: "De beurten konden niet tot het einde worden beoordeeld: wat denkt, is uitgevallen.",
  again: "Verder beoordelen",
  player: "Beurten",
  best: "Zo goed als de beste",
  of: (count, all) => `${count} van ${all}`,
  given: "Weggegeven punten per beurt",
  worst: "Wat het meest kostte",
  nothing: "Geen beurt gaf een heel punt weg.",
  turn: (turn, name, count) => `Beurt ${turn}, ${name}: ongeveer ${points(count)}`,
};
