// @ts-check
/** Dragon, fairy, princesses, towers, prisoners, festivals, gold, mage, witch, circles, bridges, castles and the City of Carcassonne in a saved game of JCloisterZone. */
import { plain } from "./jcz-sets.js";
import { JczError, owned, word } from "./jcz-terms.js";
import { TEXT } from "../i18n/text.js";
import { said } from "../lib/invisible-characters.js";

const words = await TEXT.load.jcz();

/**
 * `statement`: left out if nothing is to be said; a flight has two, in two lines. `decides`: it is what the player does instead of placing a figure. `afterEnd`: it is done when no tile
 * is left.
 *
 * @typedef {{ statement?: string, decides?: boolean, afterEnd?: boolean }} Done
 */

/** Quarters of the City of Carcassonne by their names there. */
const QUARTERS = plain({ QUARTER_CASTLE: "castle", QUARTER_MARKET: "market", QUARTER_BLACKSMITH: "blacksmith", QUARTER_CATHEDRAL: "cathedral" });

/** Where a bridge leads, by its name there. */
const AXES = plain({ NS: /** @type {const} */ ("NS"), WE: /** @type {const} */ ("EW") });

export class Pieces {
  /** How many steps the dragon has made in this part of a turn. */
  #steps = 0;
  /** Who captured a figure last, as a seat. @type {Map<string, number>} */
  #captors = new Map();
  /** Figures in the City of Carcassonne, each with its quarter. @type {Map<string, string>} */
  #inCity = new Map();
  /** What a corn circle does about which players are asked in this part of a turn. @type {"add" | "remove" | undefined} */
  #circle;
  /** Whether a barn stands on the board, and whether one came in this part of a turn. */
  #barns = { any: false, now: false };

  /**
   * @param {string[]} boxes
   * @param {import("./jcz-board.js").Landscape} board
   * @param {import("./jcz-seats.js").Seats} seats
   * @param {() => boolean} isOver whether no tile is left
   */
  constructor(boxes, board, seats, isOver) {
    this.boxes = boxes;
    this.board = board;
    this.seats = seats;
    this.isOver = isOver;
  }

  tileLaid() {
    this.#steps = 0;
    this.#circle = undefined;
    this.#barns.now = false;
  }

  barnPlaced() {
    this.#barns = { any: true, now: true };
  }

  /**
   * What a message says of them, if anything.
   *
   * @param {unknown} type
   * @param {Record<string, any>} payload
   * @param {unknown} player who does it, if the file tells
   * @returns {Done | undefined}
   */
  read(type, payload, player) {
    const small = this.#ofSmallBox(type, payload, player);
    if (small) return small;
    if (this.boxes.includes("bridges")) {
      if (/^BAZAAR_/.test(String(type))) throw new JczError(words.bazaar);
      if (type === "PLACE_TOKEN" && payload.token === "BRIDGE") return this.#bridge(payload.pointer);
      if (type === "PLACE_TOKEN" && payload.token === "CASTLE") return this.#castle(payload.pointer, player);
    }
    if (this.boxes.includes("count")) {
      if (type === "DEPLOY_MEEPLE") return this.#visit(payload);
      if (type === "MOVE_NEUTRAL_FIGURE" && word(payload.figureId).startsWith("count")) return { statement: `count quarter.${quarterOf(payload.to)}` };
    }
    if (payload.source === "FESTIVAL" || payload.source === "TRAP") return { statement: `return ${this.#own(payload.pointer)}`, decides: true };
    if (payload.source === "SIEGE_ESCAPE") return { statement: `escape ${this.#own(payload.pointer)}` };
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
   * Gold, the mage and the witch, and corn circles.
   *
   * @param {unknown} type
   * @param {Record<string, any>} payload
   * @param {unknown} player
   * @returns {Done | undefined}
   */
  #ofSmallBox(type, payload, player) {
    if (type === "PLACE_TOKEN" && payload.token === "GOLD") {
      const at = this.board.cell(payload.pointer.position ?? payload.pointer);
      return { statement: `gold ${at.x},${at.y}` };
    }
    const [who] = type === "MOVE_NEUTRAL_FIGURE" ? (/^(?:mage|witch)/.exec(word(payload.figureId)) ?? []) : [];
    if (who) return { statement: payload.to ? `${who} ${this.#placeOf(payload.to)}` : `remove ${who}` };
    if (type === "CIRCLE_REMOVE_OR_DEPLOY") {
      this.#circle = payload.value === "REMOVE" ? "remove" : "add";
      return { statement: `circle ${this.#circle}` };
    }
    if (this.#circle === undefined) return undefined;
    if (type === "PASS" && Number.isInteger(player)) return { statement: `${this.seats.prefix(Number(player))}skip` };
    if (type === "DEPLOY_MEEPLE") {
      const { seat, figure } = owned(payload.meepleId);
      return { statement: `${this.seats.prefix(seat)}${figure} ${this.#placeOf(payload.pointer)}` };
    }
    if (payload.source !== "CORN_CIRCLE") return undefined;
    const { featurePointer, meepleId } = payload.pointer;
    const { seat, figure } = owned(meepleId);
    return { statement: `${this.seats.prefix(seat)}return ${this.#placeOf(featurePointer)} ${figure}` };
  }

  /** A cell and a part of its tile. @param {Record<string, any>} pointer */
  #placeOf(pointer) {
    const at = this.board.cell(pointer.position);
    return `${at.x},${at.y} ${this.board.place(at, pointer)}`;
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
   * A piece that its own player takes back: its place and its kind. A barn is told by the tile that lies to the south-east of its corner.
   *
   * @param {Record<string, any>} pointer
   */
  #own({ featurePointer, meepleId }) {
    const at = this.board.cell(featurePointer.position);
    const { figure } = owned(meepleId);
    return `${at.x},${at.y} ${figure === "barn" ? "NW" : this.board.place(at, featurePointer)} ${figure}`;
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

  /** @param {Record<string, any>} pointer @returns {Done} */
  #bridge({ position, location }) {
    const axis = AXES[word(location)];
    if (!axis) throw new TypeError("no direction of a bridge");
    return { statement: this.board.build(this.board.cell(position), axis) };
  }

  /**
   * @param {Record<string, any>} pointer
   * @param {unknown} player
   * @returns {Done}
   */
  #castle(pointer, player) {
    const at = this.board.cell(pointer.position);
    const owner = Number.isInteger(player) ? this.seats.prefix(Number(player)) : "";
    return { statement: `${owner}castle ${at.x},${at.y} ${this.board.place(at, pointer)}` };
  }

  /**
   * A figure goes to the City of Carcassonne, or comes from there.
   *
   * @param {Record<string, any>} payload
   * @returns {Done | undefined}
   */
  #visit({ pointer, meepleId }) {
    const { seat, figure } = owned(meepleId);
    if (word(pointer.location) in QUARTERS) {
      const quarter = quarterOf(pointer);
      this.#inCity.set(meepleId, quarter);
      return { statement: `${this.seats.prefix(seat)}${figure} quarter.${quarter}` };
    }
    const quarter = this.#inCity.get(meepleId);
    if (!quarter) return undefined;
    this.#inCity.delete(meepleId);
    const at = this.board.cell(pointer.position);
    const statement = `${this.seats.colour(seat)} move quarter.${quarter} ${figure} ${at.x},${at.y} ${this.board.place(at, pointer)}`;
    return { statement, afterEnd: this.#isLastMove(quarter, at) };
  }

  /**
   * Whether a figure comes out before the final scoring. Before another scoring it goes to what the tile just laid completes, or from the
   * market to the field of a barn.
   *
   * @param {string} quarter
   * @param {{ x: number, y: number }} at
   */
  #isLastMove(quarter, at) {
    if (quarter === "market") return !this.#barns.now && (!this.#barns.any || this.isOver());
    const { laid } = this.board;
    return this.isOver() && (at.x !== laid.x || at.y !== laid.y);
  }
}

/** @param {Record<string, any>} pointer */
function quarterOf({ location }) {
  const quarter = QUARTERS[word(location)];
  if (!quarter) throw new TypeError("no quarter");
  return quarter;
}
