// @ts-check
/** Ferries, tunnels, little buildings, flying machines, acrobats and all that was left to chance in a saved game of JCloisterZone. */
import { edgesOf } from "./jcz-board.js";
import { plain } from "./jcz-sets.js";
import { JczError, owned, word } from "./jcz-terms.js";
import { TEXT } from "../i18n/text.js";

const words = await TEXT.load.jcz();

/** @typedef {import("./jcz-pieces.js").Done} Done */

/** Little buildings by their names there. */
const BUILDINGS = plain({ LB_SHED: "shed", LB_HOUSE: "house", LB_TOWER: "tower" });

/** A tile to which the big top comes. */
const CIRCUS = /^BT\/.*\.bt$/;

export class Tokens {
  /** The figure that has just set off from a flying machine. @type {unknown} */
  #flying;

  /**
   * @param {string[]} boxes
   * @param {import("./jcz-board.js").Landscape} board
   * @param {boolean} hasLetters whether the players have several pairs of tunnel tokens
   */
  constructor(boxes, board, hasLetters) {
    this.boxes = boxes;
    this.board = board;
    this.hasLetters = hasLetters;
  }

  /** @param {unknown} tileId */
  tileLaid(tileId) {
    this.#flying = undefined;
    if (CIRCUS.test(String(tileId))) throw new JczError(words.animal);
  }

  /**
   * A message about them as a statement.
   *
   * @param {unknown} type
   * @param {Record<string, any>} payload
   * @returns {Done | undefined}
   */
  read(type, payload) {
    const flying = this.#flying;
    this.#flying = undefined;
    if (type === "PLACE_TOKEN") return this.#placed(payload);
    if (type === "SCORE_ACROBATS" && this.boxes.includes("bigtop")) return { statement: `pyramid ${this.#cell(payload.pointer.position)}`, decides: true };
    if (type !== "DEPLOY_MEEPLE") return undefined;
    if (this.boxes.includes("hills") && /^\d+\.shepherd\./.test(word(payload.meepleId))) throw new JczError(words.tokens);
    return this.#flight(payload, flying);
  }

  /** @param {Record<string, any>} payload @returns {Done | undefined} */
  #placed({ token, pointer }) {
    if (token === "FERRY" && this.boxes.includes("ferries")) return this.#ferry(pointer);
    if (BUILDINGS[word(token)] && this.boxes.includes("little")) return { statement: `building ${BUILDINGS[token]}`, decides: true };
    const [, letter] = this.boxes.includes("tunnel") ? (/^TUNNEL_([ABC])$/.exec(token) ?? []) : [];
    return letter ? this.#tunnel(pointer, letter) : undefined;
  }

  /**
   * A ferry is placed on the lake just laid, or moved on another one.
   *
   * @param {Record<string, any>} pointer
   * @returns {Done}
   */
  #ferry({ position, location }) {
    const at = this.board.cell(position);
    const isNew = at.x === this.board.laid.x && at.y === this.board.laid.y;
    return { statement: `ferry ${isNew ? "" : `${at.x},${at.y} `}${edgesOf(location)}` };
  }

  /**
   * @param {Record<string, any>} pointer
   * @param {string} letter of the pair
   * @returns {Done}
   */
  #tunnel(pointer, letter) {
    const place = this.board.place(this.board.cell(pointer.position), pointer);
    return { statement: `tunnel ${this.#cell(pointer.position)} ${place}${this.hasLetters ? ` ${letter}` : ""}` };
  }

  /**
   * A figure sets off from a flying machine, or lands: only its landing tells the die. A flight that reaches nothing changes nothing, and is not said.
   *
   * @param {Record<string, any>} payload
   * @param {unknown} flying the figure that has just set off
   * @returns {Done | undefined}
   */
  #flight({ pointer, meepleId }, flying) {
    if (pointer.feature === "FlyingMachine" || pointer.location === "FLYING_MACHINE") {
      this.#flying = meepleId;
      return { decides: true };
    }
    if (flying !== meepleId) return undefined;
    const [at, { laid }] = [this.board.cell(pointer.position), this.board];
    const { figure } = owned(meepleId);
    const die = Math.max(Math.abs(at.x - laid.x), Math.abs(at.y - laid.y));
    return { statement: `${figure} machine ${die}\n${figure} ${at.x},${at.y} ${this.board.place(at, pointer)}`, decides: true };
  }

  /** @param {unknown} position */
  #cell(position) {
    const { x, y } = this.board.cell(position);
    return `${x},${y}`;
  }
}

/**
 * Whether every player begins with several pairs of tunnel tokens.
 *
 * @param {string[]} options
 * @param {number} players
 */
export function hasPairs(options, players) {
  const most = options.includes("tunnel-pairs=1/1") ? 0 : options.includes("tunnel-pairs=2/1") ? 2 : 3;
  return players <= most;
}
