// @ts-check
/** Games with the same tiles at several tables, in English. */
import { words } from "../words.js";

const { plural } = words("en-GB");

export const tables = {
  title: "The same tiles at several tables",
  player: "Player",
  seat: "Seat",
  points: "Points",
  lead: "Against the field",
  inAll: "Over all tables",
  alone:
    "No other finished game here has these tiles yet. Share them, or play them once more with the seats exchanged. Finished games that are opened here, as a file or by their link, are compared, too.",
  help: "Everybody is compared with the average of those who had the same seat, so what a seat was dealt does not matter.",
  exchange: "Play with the seats exchanged",
  share: "Share these tiles",
  challenge: "Share with our points",
  unknown: "This game was played without a pile, so no other table can have its tiles.",
  found: (/** @type {number} */ count) => `${plural(count, { other: "# tables played these tiles." })}`,
  each: (/** @type {string} */ lead, /** @type {number} */ tables) => `${lead} a table, at ${plural(tables, { other: "# tables" })}`,
};
