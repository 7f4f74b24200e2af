// @ts-check
/** Who sits where in a saved game of JCloisterZone, and whose turn it is. */
import { JczError } from "./jcz-terms.js";
import { TEXT } from "../i18n/text.js";
import { seen, showsAnything } from "../lib/invisible-characters.js";

const words = await TEXT.load.jcz();

export class Seats {
  /** Whose turn it is; before the first tile nobody's. */
  current = -1;

  /** @param {unknown[]} players as the file lists them */
  constructor(players) {
    this.all = seated(players);
  }

  next() {
    this.current = (this.current + 1) % this.all.length;
  }

  /**
   * The players in turn order.
   *
   * @param {0 | -1} first who begins; -1 is the last of them
   */
  from(first) {
    return [...this.all.slice(first), ...this.all.slice(0, first)];
  }

  /**
   * The colour, which is said only of another player than the one whose turn it is.
   *
   * @param {number} seat
   */
  prefix(seat) {
    const colour = this.colour(seat);
    return seat === this.current ? "" : `${colour} `;
  }

  /** @param {number} seat */
  colour(seat) {
    const player = this.all[seat];
    if (!player) throw new TypeError("nobody sits there");
    return player.colour;
  }
}

/** Colours of the seats there, where there is the same or a like one here. */
const SEATS = /** @type {(string | undefined)[]} */ (["red", "blue", "yellow", "green", undefined, undefined, "pink", undefined, "black"]);

/**
 * @param {unknown[]} players
 * @returns {{ colour: string, name: string }[]}
 */
function seated(players) {
  if (players.length < 1 || players.length > 6) throw new JczError(words.players(players.length));
  const wanted = players.map((player) => {
    const { slot } = /** @type {any} */ (player ?? {});
    return Number.isInteger(slot) ? SEATS[slot] : undefined;
  });
  const free = ["red", "blue", "green", "yellow", "black", "pink"].filter((colour) => !wanted.includes(colour));
  return players.map((player, index) => {
    const first = wanted.indexOf(wanted[index]) === index;
    const colour = (first && wanted[index]) || /** @type {string} */ (free.shift());
    const { name: said } = /** @type {any} */ (player ?? {});
    const given = seen(typeof said === "string" || typeof said === "number" ? String(said) : "", " ")
      .replace(/[,()"\\\s]+/g, " ")
      .trim();
    const name = seen([...given].slice(0, 32).join("")).trim();
    return { colour, name: showsAnything(name) ? name : "" };
  });
}
