// @ts-check
/** Jak dobré byly tahy hry, česky. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  title: "Jak dobré byly tahy",
  help: "Mistr si každý tah prohlédne znovu s tím, co bylo tehdy známo. Dívat se mezitím jinam nevadí: potom se pokračuje odtud.",
  progress: (done, all) => `Tah ${done} z ${all}`,
  done: "Tahy jsou posouzeny.",
  failed: "Tahy nebylo možné posoudit do konce: to, co přemýšlí, selhalo.",
  again: "Posuzovat dál",
  player: "Tahy",
  best: "Stejně dobré jako nejlepší",
  of: (count, all) => `${count} z ${all}`,
  given: "Ztracené body na tah",
  worst: "Co stálo nejvíc",
  nothing: "Žádný tah neztratil celý bod.",
  turn: (turn, name, count) => `Tah ${turn}, ${name}: asi ${points(count)}`,
};
