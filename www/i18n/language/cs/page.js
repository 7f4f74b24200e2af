// @ts-check
/** What the page says around a game, in Czech: the words of every screen, joined with those of its parts (page/). Names stand in the nominative: they cannot be declined. */
import { start } from "./page/start.js";
import { table } from "./page/table.js";
import { games } from "./page/games.js";
import { app } from "./page/app.js";
import { words } from "../words.js";

const { listed, decimal, date, capital } = words("cs");

/** @type {typeof import("../en/page.js").page} */
export const page = {
  tag: "cs",
  title: "Bastide",
  language: "Jazyk",
  tagline: "Pokládej kartičky, buduj krajinu měst, cest a luk a zaber ji dřív než sousedé.",
  legal: "Pravidla hry Carcassonne. Bez vazby na vydavatele.",
  undo: "Zpět",
  close: "Zavřít",
  number: decimal,
  listed,
  date,
  capital,
  ...start,
  ...table,
  ...games,
  ...app,
};
