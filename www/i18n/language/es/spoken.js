// @ts-check
/** Jugar solo con palabras: respuestas a una tecla, jugadas escritas y el tablero como tabla; en español. */
import { words } from "../words.js";
import { FEATURES, SIDES } from "./game.js";

const { listed, plural, capital } = words("es-ES");

/** @param {number} x @param {number} y */
const where = (x, y) =>
  [x && `${Math.abs(x)} ${x > 0 ? "al este" : "al oeste"}`, y && `${Math.abs(y)} ${y > 0 ? "al sur" : "al norte"}`].filter(Boolean).join(", ") ||
  "primera loseta";

/** @type {typeof import("../en/spoken.js").spoken} */
export const spoken = {
  where,
  part: (feature, sides, coats, inn, cathedral) =>
    [
      FEATURES[feature],
      listed(sides.map((side) => SIDES[side])),
      coats > 0 && plural(coats, { one: "con un escudo", other: "con # escudos" }),
      inn && "con una posada",
      cathedral && "con una catedral",
    ]
      .filter(Boolean)
      .join(" "),
  meadow: "solo campo",
  hand: (tile, parts) => `En la mano: loseta ${tile}, ${parts.join("; ")}.`,
  noTile: "No tienes ninguna loseta en la mano.",
  scores: (scores) => `Puntos: ${scores.join(", ")}.`,
  score: (name, points, figures) => `${name} ${points}, ${plural(figures, { zero: "sin figuras", one: "con # figura", other: "con # figuras" })} en reserva`,
  nothingYet: "Todavía no se ha jugado nada.",
  noFigures: "No tienes ninguna figura en el tablero.",
  figure: (figure, x, y, feature) => `${figure}, ${where(x, y)}: ${feature}.`,
  turn: (who, turn, left) => `Turno ${turn}, ${who}. ${plural(left, { zero: "No queda ninguna loseta", one: "Queda # loseta", other: "Quedan # losetas" })}.`,
  typed: {
    label: "Escribe una jugada o una pregunta",
    help: "Escribe el número de una opción, un lugar como 1,-2 0 (este, sur, cuartos de vuelta) o road.S, «pasar» o «deshacer». Preguntas: «lista», s para los puntos, d para la loseta en la mano, l para la última jugada, m para mis figuras, o para saber de quién es el turno.",
    commands: { list: ["lista", "list"], skip: ["pasar", "no", "skip"], undo: ["deshacer", "undo"], help: ["ayuda", "help", "?"] },
    choices: (choices) => `Puedes: ${choices.map((choice, index) => `${index + 1}: ${choice}`).join(". ")}.`,
    orSkip: "O escribe «pasar».",
    nothing: "Ahora no hay nada que decidir.",
    noChoice: (count) => `Las opciones van de 1 a ${count}.`,
    turns: (turns) => `La loseta encaja ahí de varias formas: añade el número de cuartos de vuelta, ${turns.join(" o ")}.`,
    unknown: (text) => `No se ha entendido «${text}». Escribe «ayuda» para oír qué puedes escribir.`,
    notNow: "No es tu turno.",
    nothingBack: "No hay nada que deshacer.",
  },
  grid: {
    open: "Tablero como texto",
    help: "Las flechas van de casilla en casilla, Intro elige una casilla para la loseta en la mano.",
    walk: "Las flechas van de casilla en casilla.",
    label: "Tablero",
    tile: (x, y, features) => `${capital(where(x, y))}: ${features}`,
    empty: (x, y, fits) => `${capital(where(x, y))}: vacía. ${fits}`,
    legal: "La loseta de la mano encaja.",
    far: (x, y) => `${capital(where(x, y))}: vacía, sin losetas al lado.`,
  },
};
