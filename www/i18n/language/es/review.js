// @ts-check
/** Lo buenos que fueron los turnos de una partida, en español. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  title: "Qué tal fueron los turnos",
  help: "Un maestro revisa cada turno con lo que se sabía entonces. Puedes salir de esta página: la revisión seguirá donde estaba.",
  progress: (done, all) => `Turno ${done} de ${all}`,
  done: "La revisión ha terminado.",
  failed: "La revisión se ha detenido por un fallo. Puedes continuarla.",
  again: "Continuar la revisión",
  player: "Turnos",
  best: "Mejores turnos",
  of: (count, all) => `${count} de ${all}`,
  given: "Puntos perdidos por turno",
  worst: "Los turnos más costosos",
  nothing: "Ningún turno perdió un punto entero.",
  turn: (turn, name, count) => `Turno ${turn}, ${name}: unos ${points(count)}`,
};
