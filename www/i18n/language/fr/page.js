// @ts-check
/** What the page says around a game, in French: the words of every screen, joined with those of its parts (page/). */
import { start } from "./page/start.js";
import { table } from "./page/table.js";
import { games } from "./page/games.js";
import { app } from "./page/app.js";
import { words } from "../words.js";

const { listed, decimal, date, capital } = words("fr");

/** @type {typeof import("../en/page.js").page} */
export const page = {
  tag: "fr",
  title: "Bastide",
  language: "Langue",
  tagline: "Posez des tuiles, bâtissez un pays de villes, de routes et de prés, et prenez-le avant vos voisins.",
  legal: "Règles de Carcassonne. Sans lien avec son éditeur.",
  undo: "Annuler",
  close: "Fermer",
  number: decimal,
  listed,
  date,
  capital,
  ...start,
  ...table,
  ...games,
  ...app,
};
