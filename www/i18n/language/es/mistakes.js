// @ts-check
/** Jugadas costosas guardadas como ejercicios, en español. */
import { words } from "../words.js";

const { plural } = words("es");

/** @param {number} count */
const points = (count) => plural(count, { one: "# punto", other: "# puntos" });

/** @type {typeof import("../en/mistakes.js").mistakes} */
export const mistakes = {
  title: "Tus errores",
  about:
    "Jugadas de tus propias partidas que te costaron puntos, para repetirlas: al día siguiente y después a intervalos cada vez mayores mientras las resuelvas.",
  none: "Todavía ninguno. Después de una partida puedes guardar aquí tus jugadas más costosas, desde la revisión o la gráfica del tablero de análisis.",
  due: (count) => plural(count, { zero: "Ahora no toca ningún ejercicio.", one: "Ahora toca # ejercicio.", other: "Ahora tocan # ejercicios." }),
  nextDue: (when) => `El próximo toca ${when}.`,
  inAll: (count) => `${count} en total`,
  when: (count) => plural(count, { zero: "ahora", one: "mañana", other: "dentro de # días" }),
  again: "hoy más tarde",
  begin: "Empezar",
  filter: "Qué errores se muestran",
  all: "Todos los tipos",
  ofKind: (name, count) => `${name} (${count})`,
  kinds: {
    points: "Puntos perdidos",
    field: "Campos",
    joining: "Unir zonas",
    blocking: "Los demás jugadores",
    figure: "Figuras en reserva",
    building: "Construir",
    foresight: "Mirar más allá",
  },
  why: {
    points: "Una jugada mejor puntúa más enseguida.",
    field: "Una jugada mejor saca más de un campo.",
    joining: "Una jugada mejor une zonas en las que hay figuras.",
    blocking: "Una jugada mejor deja menos a los demás jugadores.",
    figure: "Una jugada mejor guarda una figura para más tarde.",
    building: "Una jugada mejor construye en un lugar más prometedor.",
    foresight: "Una jugada mejor solo da fruto en los turnos siguientes.",
  },
  least: "Guardar las jugadas que costaron al menos",
  entry: (turn, name) => `Turno ${turn}, ${name}`,
  inRow: (count) => plural(count, { one: "Resuelto la última vez", other: "Resuelto # veces seguidas" }),
  task: (name) => `Juega ${name}: encuentra una jugada mejor que la de la partida.`,
  inHand: (what) => `Loseta en la mano: ${what}.`,
  show: "Ver una jugada mejor",
  remove: "No repetir",
  removed: "El ejercicio no volverá a salir.",
  restore: "Recuperarlo",
  checking: "Un maestro está revisando tu jugada…",
  unchecked: "No se ha podido valorar tu jugada. Inténtalo de nuevo.",
  solved: "Resuelto",
  good: "Un maestro no encuentra nada claramente mejor.",
  costs: (count) => `Todavía no: cuesta cerca de ${points(count)}`,
  inGame: (what, count) => `En la partida: ${what}. Eso costó cerca de ${points(count)}.`,
  shown: "Una jugada mejor",
  noFigure: "sin figura",
  better: (what) => `Mejor: ${what}.`,
  nextTime: (when) => `La próxima vez: ${when}.`,
  next: "Siguiente ejercicio",
  list: "Todos los ejercicios",
  keep: (name, count) =>
    plural(count, { one: `Guardar # jugada costosa de ${name} como ejercicio`, other: `Guardar # jugadas costosas de ${name} como ejercicios` }),
  kept: (count) =>
    plural(count, {
      zero: "Estos ejercicios ya están guardados.",
      one: "Se ha guardado # ejercicio. Toca mañana.",
      other: "Se han guardado # ejercicios. Tocan mañana.",
    }),
  taken: (count) =>
    plural(count, {
      zero: "Ya tienes los ejercicios de este archivo.",
      one: "Se ha importado # ejercicio del archivo.",
      other: "Se han importado # ejercicios del archivo.",
    }),
  unplayable: (count) => plural(count, { one: "# ejercicio del archivo no se puede jugar.", other: "# ejercicios del archivo no se pueden jugar." }),
  failed: "El navegador no ha guardado los ejercicios.",
  broken: "Este ejercicio no se puede jugar porque sus datos guardados están dañados. Puedes quitarlo.",
};
