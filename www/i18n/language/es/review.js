// @ts-check
/** Lo buenas que fueron las jugadas de una partida, en español. */
import { points } from "./game.js";

/** @type {typeof import("../en/review.js").review} */
export const review = {
  decided: {
    title: "Qué decidió la partida",
    largest: (name, count, what) => `Más puntos de una vez: ${name}, ${points(count)} (${what}).`,
    difference: (kind, scores) => `${kind}: ${scores}. Ahí estuvo la diferencia.`,
    led: (name, turn) => `${name} fue por delante desde el turno ${turn}.`,
    behind: (name, ahead, winner, behind) => `Antes de la puntuación final, ${name} iba por delante de ${winner} por ${ahead} a ${behind}.`,
  },
  title: "Qué tal fueron las jugadas",
  help: "Un maestro revisa cada jugada con lo que se sabía entonces. Puedes salir de esta página: la revisión seguirá donde estaba.",
  progress: (done, all) => `Turno ${done} de ${all}`,
  done: "La revisión ha terminado.",
  failed: "La revisión se ha detenido por un fallo. Puedes continuarla.",
  again: "Continuar la revisión",
  player: "Jugadas",
  best: "Mejores jugadas",
  of: (count, all) => `${count} de ${all}`,
  given: "Puntos perdidos por jugada",
  worst: "Las jugadas más costosas",
  nothing: "Ninguna jugada costó un punto entero.",
  unjudged: "No se ha podido valorar ninguna jugada.",
  turn: (turn, name, count) => `Turno ${turn}: ${name} perdió cerca de ${points(count)}`,
};
