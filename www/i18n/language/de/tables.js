// @ts-check
/** Games with the same tiles at several tables, in German. */
import { words } from "../words.js";

const { plural } = words("de");

/** @type {typeof import("../en/tables.js").tables} */
export const tables = {
  title: "Dieselben Plättchen an mehreren Tischen",
  player: "Spieler",
  seat: "Platz",
  points: "Punkte",
  lead: "Vergleich",
  inAll: "Über alle Tische",
  alone:
    "Hier gibt es noch kein anderes beendetes Spiel mit diesen Plättchen. Teile sie, oder spiele sie noch einmal mit getauschten Plätzen. Verglichen werden auch beendete Spiele, die hier als Datei oder über ihren Link geöffnet werden.",
  help: "Alle werden mit dem Durchschnitt derer verglichen, die denselben Platz hatten; was ein Platz gezogen hat, spielt also keine Rolle.",
  exchange: "Mit getauschten Plätzen spielen",
  share: "Diese Plättchen teilen",
  challenge: "Mit unseren Punkten teilen",
  unknown: "Dieses Spiel hatte keinen Stapel, deshalb kann kein anderer Tisch seine Plättchen haben.",
  found: (count) => `${plural(count, { other: "Diese Plättchen wurden an # Tischen gespielt." })}`,
  each: (lead, tables) => `${lead} je Tisch, an ${plural(tables, { other: "# Tischen" })}`,
};
