// @ts-check
/** Dragon, fairy, princesses, towers and prisoners in a saved game of JCloisterZone. */
import { JczError, owned, word } from "./jcz-terms.js";
import { TEXT } from "../i18n/text.js";
import { said } from "../lib/invisible-characters.js";

const words = await TEXT.load.jcz();

/** @typedef {{ statement: string, decides?: boolean }} Done `decides`: it is what the player does instead of placing a figure */

export class Pieces {
  /** How many steps the dragon has made in this part of a turn. */
  #steps = 0;
  /** Who captured a figure last, as a seat. @type {Map<string, number>} */
  #captors = new Map();

  /**
   * @param {string[]} boxes
   * @param {import("./jcz-board.js").Landscape} board
   * @param {import("./jcz-seats.js").Seats} seats
   */
  constructor(boxes, board, seats) {
    this.boxes = boxes;
    this.board = board;
    this.seats = seats;
  }

  tileLaid() {
    this.#steps = 0;
  }

  /**
   * What a message says of them, if anything.
   *
   * @param {unknown} type
   * @param {Record<string, any>} payload
   * @returns {Done | undefined}
   */
  read(type, payload) {
    if (this.boxes.includes("dragon")) {
      if (payload.source === "PRINCESS") return { statement: `princess ${this.#figureAt(payload.pointer)}`, decides: true };
      if (type === "MOVE_NEUTRAL_FIGURE") return this.#move(payload);
    }
    if (this.boxes.includes("tower")) {
      if (type === "PLACE_TOKEN") return this.#floor(payload);
      if (type === "CAPTURE_FOLLOWER") return this.#capture(payload.pointer);
      if (type === "PAY_RANSOM") return this.#free("ransom", payload.meepleId);
      if (type === "EXCHANGE_FOLLOWER") return this.#free("exchange", payload.meepleId);
    }
    return undefined;
  }

  /**
   * A figure on the board as a statement names it: its place, its colour and its kind.
   *
   * @param {Record<string, any>} pointer
   */
  #figureAt({ featurePointer, meepleId }) {
    const at = this.board.cell(featurePointer.position);
    const { seat, figure } = owned(meepleId);
    return `${at.x},${at.y} ${this.board.place(at, featurePointer)} ${this.seats.colour(seat)} ${figure}`;
  }

  /**
   * The dragon goes one step, by one player after the other, or the fairy goes somewhere.
   *
   * @param {Record<string, any>} payload
   * @returns {Done}
   */
  #move({ figureId, to }) {
    const isFairy = word(figureId).startsWith("fairy");
    const position = Array.isArray(to) ? to : (to.position ?? to.featurePointer.position);
    const at = this.board.cell(position);
    if (isFairy) {
      const beside = to.featurePointer ? ` ${this.board.place(at, to.featurePointer)} ${owned(to.meepleId).figure}` : "";
      return { statement: `fairy ${at.x},${at.y}${beside}`, decides: true };
    }
    const walker = (this.seats.current + this.#steps) % this.seats.all.length;
    this.#steps += 1;
    return { statement: `${this.seats.prefix(walker)}dragon ${at.x},${at.y}` };
  }

  /** @param {Record<string, any>} payload @returns {Done} */
  #floor({ token, pointer }) {
    if (!/TOWER_PIECE$/.test(word(token))) throw new JczError(words.action(said(token)));
    const at = this.board.cell(pointer.position);
    return { statement: `piece ${at.x},${at.y}`, decides: true };
  }

  /** @param {Record<string, any>} pointer @returns {Done} */
  #capture(pointer) {
    this.#captors.set(word(pointer.meepleId), this.seats.current);
    return { statement: `capture ${this.#figureAt(pointer)}`, decides: true };
  }

  /**
   * A prisoner comes back from whoever captured it.
   *
   * @param {"ransom" | "exchange"} how
   * @param {unknown} meepleId
   * @returns {Done}
   */
  #free(how, meepleId) {
    const captor = this.#captors.get(word(meepleId));
    if (captor === undefined) throw new TypeError("nobody holds it");
    return { statement: `${how} ${this.seats.colour(captor)} ${owned(meepleId).figure}` };
  }
}
