// @ts-check
/** Turnos costosos guardados como ejercicios, en español. */
import { words } from "../words.js";

const { plural } = words("es");

/** @param {number} count */
const points = (count) => plural(count, { one: "# punto", other: "# puntos" });

/** @type {typeof import("../en/mistakes.js").mistakes} */
export const mistakes = {
  title: "Tus errores",
  about:
    "Turnos de tus propias partidas que te costaron puntos, para volver a jugarlos: al día siguiente y después a intervalos cada vez mayores mientras los resuelvas.",
  none: "Todavía ninguno. Después de una partida, el análisis de los turnos ofrece guardar aquí los más costosos, igual que la curva del tablero de análisis.",
  due: (count) => plural(count, { zero: "Ahora no toca nada.", one: "Ahora toca # ejercicio.", other: "Ahora tocan # ejercicios." }),
  nextDue: (when) => `El próximo toca ${when}.`,
  inAll: (count) => `${count} en total`,
  when: (count) => plural(count, { zero: "ahora", one: "mañana", other: "dentro de # días" }),
  again: "hoy más tarde",
  begin: "Empezar",
  filter: "Qué errores se muestran",
  all: "Todas las clases",
  ofKind: (name, count) => `${name} (${count})`,
  kinds: {
    points: "Puntos desperdiciados",
    field: "Campos",
    joining: "Unir zonas",
    blocking: "Los demás jugadores",
    figure: "Figuras en reserva",
    building: "Construir",
    foresight: "Mirar más allá",
  },
  why: {
    points: "El turno mejor puntúa más enseguida.",
    field: "El turno mejor saca más de un campo.",
    joining: "El turno mejor une zonas en las que hay figuras.",
    blocking: "El turno mejor deja menos a los demás jugadores.",
    figure: "El turno mejor guarda una figura para más tarde.",
    building: "El turno mejor construye en un lugar más prometedor.",
    foresight: "El turno mejor solo da fruto en los turnos siguientes.",
  },
  least: "Guardar los turnos que costaron al menos",
  entry: (turn, name) => `Turno ${turn}, ${name}`,
  inRow: (count) => plural(count, { one: "Resuelto # vez seguida", other: "Resuelto # veces seguidas" }),
  task: (name) => `Juega ${name}: encuentra un turno mejor que el de la partida.`,
  inHand: (what) => `Loseta en la mano: ${what}.`,
  show: "Turno mejor",
  remove: "No repetir",
  removed: "El ejercicio no volverá a salir.",
  restore: "Recuperarlo",
  checking: "Un maestro mira tu turno…",
  unchecked: "No se pudo juzgar tu turno. Inténtalo de nuevo.",
  solved: "Resuelto",
  good: "Un maestro no encuentra nada claramente mejor.",
  costs: (count) => `Todavía no: unos ${points(count)} perdidos`,
  inGame: (what, count) => `En la partida: ${what}. Eso perdía unos ${points(count)}.`,
  shown: "El turno mejor",
  better: (what) => `Mejor: ${what}.`,
  compared: "En comparación con el turno de la partida:",
  atOnce: (name, feature, count) => `${feature}: ${points(count)} más enseguida para ${name}`,
  nextTime: (when) => `La próxima vez: ${when}.`,
  next: "Siguiente ejercicio",
  list: "Todos los ejercicios",
  keep: (name, count) =>
    plural(count, { one: `Guardar # turno costoso de ${name} como ejercicio`, other: `Guardar # turnos costosos de ${name} como ejercicios` }),
  kept: (count) =>
    plural(count, {
      zero: "Estos ejercicios ya están guardados.",
      one: "Se guardó # ejercicio. Toca mañana.",
      other: "Se guardaron # ejercicios. Tocan mañana.",
    }),
  taken: (count) =>
    plural(count, {
      zero: "Ya tienes los ejercicios de este archivo.",
      one: "Se tomó # ejercicio del archivo.",
      other: "Se tomaron # ejercicios del archivo.",
    }),
  failed: "El navegador no guardó los ejercicios.",
};
