// @ts-check
/** What the page says around a game, in Dutch: the words of every screen, joined with those of its parts (page/). */
import { start } from "./page/start.js";
import { table } from "./page/table.js";
import { games } from "./page/games.js";
import { app } from "./page/app.js";
import { words } from "../words.js";

const { listed, decimal, date, capital } = words("nl");

/** @type {typeof import("../en/page.js").page} */
export const page = {
  tag: "nl",
  title: "Bastide",
  language: "Taal",
  tagline: "Leg tegels, bouw een land van steden, wegen en weiden, en maak het tot jouw land voordat je buren dat doen.",
  legal: "Regels van Carcassonne. Niet verbonden aan de uitgever.",
  undo: "Terugnemen",
  close: "Sluiten",
  number: decimal,
  listed,
  date,
  capital,
  ...start,
  ...table,
  ...games,
  ...app,
};
