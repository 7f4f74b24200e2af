// @ts-check
/** Games with the same tiles at several tables, in Spanish. */
import { words } from "../words.js";

const { plural } = words("es");

/** @type {typeof import("../en/tables.js").tables} */
export const tables = {
  title: "Las mismas losetas en varias mesas",
  player: "Jugador",
  seat: "Puesto",
  points: "Puntos",
  lead: "Diferencia",
  inAll: "En todas las mesas",
  alone:
    "Aún no hay aquí otra partida terminada con estas losetas. Compártelas, o juega con ellas otra vez cambiando los puestos. También se comparan las partidas terminadas que se abren aquí desde un archivo o por su enlace.",
  help: "Cada uno se compara con la media de quienes tenían el mismo puesto, así que no importa qué losetas le tocaron a cada puesto.",
  exchange: "Jugar cambiando los puestos",
  share: "Compartir estas losetas",
  challenge: "Compartir con nuestros puntos",
  unknown: "Esta partida se jugó sin pila, así que ninguna otra mesa puede tener sus losetas.",
  found: (count) => `${plural(count, { other: "# mesas han jugado estas losetas." })}`,
  each: (lead, tables) => `${lead} por mesa, en ${plural(tables, { other: "# mesas" })}`,
};
