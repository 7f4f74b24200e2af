// @ts-check
/** Hoe goed de zetten van een spel waren, in het Nederlands. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  decided: {
    title: "Wat de doorslag gaf",
    largest: (name, count, what) => `De meeste punten in één keer: ${name}, ${points(count)} (${what}).`,
    difference: (kind, scores) => `Het grootste verschil – ${kind}: ${scores}.`,
    led: (name, turn) => `Vanaf beurt ${turn} stond ${name} voor.`,
    behind: (name, ahead, winner, behind) => `Vóór de eindtelling stond ${name} nog voor op ${winner}, ${ahead} tegen ${behind}.`,
  },
  title: "Hoe goed de zetten waren",
  help: "Een meester beoordeelt elke zet met wat toen bekend was. Je kunt deze pagina intussen verlaten: de beoordeling gaat later verder waar die gebleven was.",
  progress: (done, all) => `Beurt ${done} van ${all}`,
  done: "De beoordeling is klaar.",
  failed: "De beoordeling is door een fout gestopt. Je kunt die voortzetten.",
  again: "Beoordeling voortzetten",
  player: "Zetten",
  best: "Beste zetten",
  of: (count, all) => `${count} van ${all}`,
  given: "Weggegeven punten per zet",
  worst: "Duurste zetten",
  nothing: "Geen enkele zet gaf een heel punt weg.",
  unjudged: "Geen enkele zet kon worden beoordeeld.",
  turn: (turn, name, count) => `Beurt ${turn}: ${name} gaf ongeveer ${points(count)} weg`,
};
