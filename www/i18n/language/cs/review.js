// @ts-check
/** Jak dobré byly tahy hry, česky. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  decided: {
    title: "Co rozhodlo",
    largest: (name, count, what) => `Nejvíc bodů najednou: ${name}, ${points(count)} (${what}).`,
    difference: (kind, scores) => `Největší rozdíl – ${kind}: ${scores}.`,
    led: (name, turn) => `Od tahu ${turn} vede ${name}.`,
    behind: (name, ahead, winner, behind) => `Před závěrečným hodnocením ještě vede ${name}: ${ahead}, ${winner} ${behind}.`,
  },
  title: "Jak dobré byly tahy",
  help: "Mistr posoudí každý tah podle toho, co bylo tehdy známo. Tuto stránku můžeš mezitím opustit: posuzování bude pokračovat tam, kde skončilo.",
  progress: (done, all) => `Tah ${done} z ${all}`,
  done: "Posuzování je hotové.",
  failed: "Posuzování se zastavilo kvůli chybě. Můžeš v něm pokračovat.",
  again: "Pokračovat v posuzování",
  player: "Tahy",
  best: "Nejlepší tahy",
  of: (count, all) => `${count} z ${all}`,
  given: "Ztracené body na tah",
  worst: "Nejhorší tahy",
  nothing: "Žádným tahem se neztratil celý bod.",
  unjudged: "Žádný tah se nepodařilo posoudit.",
  turn: (turn, name, count) => `Tah ${turn}, ${name}: stálo to asi ${points(count)}`,
};
