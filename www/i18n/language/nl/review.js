// @ts-check
/** Hoe goed de beurten van een spel waren, in het Nederlands. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  decided: {
    title: "Wat de doorslag gaf",
    largest: (name, count, what) => `De meeste punten in één keer: ${name}, ${points(count)} (${what}).`,
    difference: (kind, scores) => `Het verschil zat hierin – ${kind}: ${scores}.`,
    led: (name, turn) => `Vanaf beurt ${turn} stond ${name} voor.`,
    behind: (name, ahead, winner, behind) => `Voor de eindtelling stond ${name} nog voor op ${winner}, ${ahead} tegen ${behind}.`,
  },
  title: "Hoe goed de beurten waren",
  help: "Een meester beoordeelt elke beurt met wat toen bekend was. Je kunt deze pagina intussen verlaten: de beoordeling gaat later verder waar die gebleven was.",
  progress: (done, all) => `Beurt ${done} van ${all}`,
  done: "De beoordeling is klaar.",
  failed: "De beoordeling is door een fout gestopt. Je kunt die voortzetten.",
  again: "Beoordeling voortzetten",
  player: "Beurten",
  best: "Beste beurten",
  of: (count, all) => `${count} van ${all}`,
  given: "Verloren punten per beurt",
  worst: "Duurste beurten",
  nothing: "Geen beurt kostte een heel punt.",
  unjudged: "Geen enkele beurt kon worden beoordeeld.",
  turn: (turn, name, count) => `Beurt ${turn}: ${name} verloor ongeveer ${points(count)}`,
};
