// @ts-check
/** What the page says around a game, in Spanish: the words of every screen, joined with those of its parts (page/). */
import { start } from "./page/start.js";
import { table } from "./page/table.js";
import { games } from "./page/games.js";
import { app } from "./page/app.js";
import { words } from "../words.js";

const { listed, decimal, date, capital } = words("es");

/** @type {typeof import("../en/page.js").page} */
export const page = {
  tag: "es",
  title: "Bastide",
  language: "Idioma",
  tagline: "Coloca losetas, construye una tierra de ciudades, caminos y campos, y hazla tuya antes que tus vecinos.",
  legal: "Reglas de Carcassonne. Sin relación con su editorial.",
  undo: "Deshacer",
  close: "Cerrar",
  number: decimal,
  listed,
  date,
  capital,
  ...start,
  ...table,
  ...games,
  ...app,
};
