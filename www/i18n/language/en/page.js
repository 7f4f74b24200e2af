// @ts-check
/** What the page says around a game, in English: the words of every screen, joined with those of its parts (page/). */
import { start } from "./page/start.js";
import { table } from "./page/table.js";
import { games } from "./page/games.js";
import { app } from "./page/app.js";
import { words } from "../words.js";

const { listed, decimal, date, capital } = words("en-GB");

export const page = {
  /** For the page's own mark. */
  tag: "en-GB",
  title: "Bastide",
  /** Beside the choice of it. */
  language: "Language",
  tagline: "Lay tiles, build a land of cities, roads and fields, and claim it before your neighbours do.",
  legal: "Played by the rules of Carcassonne. Not affiliated with its publisher.",
  undo: "Undo",
  close: "Close",
  number: decimal,
  listed,
  date,
  capital,
  ...start,
  ...table,
  ...games,
  ...app,
};
