// @ts-check
/** What the page says around a game, in German: the words of every screen, joined with those of its parts (page/). */
import { start } from "./page/start.js";
import { table } from "./page/table.js";
import { games } from "./page/games.js";
import { app } from "./page/app.js";
import { words } from "../words.js";

const { listed, decimal, date, capital } = words("de");

/** @type {typeof import("../en/page.js").page} */
export const page = {
  tag: "de",
  title: "Bastide",
  language: "Sprache",
  tagline: "Lege Plättchen, baue ein Land aus Städten, Straßen und Wiesen und nimm es in Besitz, bevor es deine Nachbarn tun.",
  legal: "Regeln von Carcassonne. Nicht mit dem Verlag verbunden.",
  undo: "Rückgängig",
  close: "Schließen",
  number: decimal,
  listed,
  date,
  capital,
  ...start,
  ...table,
  ...games,
  ...app,
};
