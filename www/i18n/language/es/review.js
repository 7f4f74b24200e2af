// @ts-check
/** Lo buenos que fueron los turnos de una partida, en español. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  title: "Qué tal fueron los turnos",
  help: "Un maestro mira otra vez cada turno, con lo que se sabía entonces. Mirar otra cosa mientras tanto no estorba: después sigue donde estaba.",
  progress: (done, all) => `Turno ${done} de ${all}`,
  done: "Los turnos están juzgados.",
  failed: "No se pudieron juzgar todos los turnos: ha fallado lo que piensa.",
  again: "Seguir juzgando",
  player: "Turnos",
  best: "Tan buenos como el mejor",
  of: (count, all) => `${count} de ${all}`,
  given: "Puntos perdidos por turno",
  worst: "Lo que más costó",
  nothing: "Ningún turno perdió un punto entero.",
  turn: (turn, name, count) => `Turno ${turn}, ${name}: unos ${points(count)}`,
};
