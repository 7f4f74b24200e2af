// @ts-check
/** Games with the same tiles at several tables, in English. */
import { words } from "../words.js";

const { plural } = words("en-GB");

export const tables = {
  title: "The same tiles at several tables",
  player: "Player",
  seat: "Seat",
  points: "Points",
  lead: "Against the average",
  inAll: "Over all tables",
  alone:
    "No other finished game here has these tiles yet. Share them, or play them once more with the seats swapped. Finished games that you open here from a file or a link are compared too.",
  help: "Everybody is compared with the average of those who had the same seat, so it does not matter which tiles a seat was dealt.",
  exchange: "Play with the seats swapped",
  share: "Share these tiles",
  challenge: "Share with our points",
  unknown: "This game was played without a pile, so no other table can have its tiles.",
  found: (/** @type {number} */ count) => `${plural(count, { other: "# tables played these tiles." })}`,
  each: (/** @type {string} */ lead, /** @type {number} */ tables) => `${lead} a table, at ${plural(tables, { one: "# table", other: "# tables" })}`,
};
