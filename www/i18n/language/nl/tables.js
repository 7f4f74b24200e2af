// @ts-check
/** Games with the same tiles at several tables, in Dutch. */
import { words } from "../words.js";

const { plural } = words("nl");

/** @type {typeof import("../en/tables.js").tables} */
export const tables = {
  title: "Dezelfde tegels aan meerdere tafels",
  player: "Speler",
  seat: "Plaats",
  points: "Punten",
  lead: "Verschil",
  inAll: "Over alle tafels",
  alone:
    "Er is hier nog geen ander afgelopen spel met deze tegels. Deel ze, of speel ze nog eens met verwisselde plaatsen. Afgelopen spellen die hier uit een bestand of via hun link worden geopend, tellen ook mee.",
  help: "Iedereen wordt vergeleken met het gemiddelde van wie op dezelfde plaats zat; welke tegels een plaats kreeg, maakt dus niet uit.",
  exchange: "Spelen met verwisselde plaatsen",
  share: "Deze tegels delen",
  challenge: "Delen met onze punten",
  unknown: "Dit spel had geen stapel, dus kan geen andere tafel dezelfde tegels hebben.",
  found: (count) => `${plural(count, { other: "# tafels speelden deze tegels." })}`,
  each: (lead, tables) => `${lead} per tafel, aan ${plural(tables, { other: "# tafels" })}`,
};
