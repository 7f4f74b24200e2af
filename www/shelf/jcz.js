// @ts-check
/**
 * Saved games of JCloisterZone as open records.
 *
 * Such a file is JSON: `setup` says which tiles, pieces and rules are in play, `players` who sits where, and `replay` lists what was
 * done, one message after the other. Places are directions on the board, as here.
 */
import { ABBEY, Landscape, turnsOf } from "./jcz-board.js";
import { Pieces } from "./jcz-pieces.js";
import { Seats } from "./jcz-seats.js";
import { playedBy } from "./jcz-setup.js";
import { JczError, owned, word } from "./jcz-terms.js";
import { Tokens, hasPairs } from "./jcz-tokens.js";
import { TEXT } from "../i18n/text.js";
import { said } from "../lib/invisible-characters.js";

export { JczError };

const words = await TEXT.load.jcz();

/** @typedef {{ type?: unknown, payload?: Record<string, any>, player?: unknown }} Message */

/** How much of what is missing is said. */
const MOST_MISSING = 8;

/**
 * @param {string} text of a file
 * @returns {string} the record
 * @throws {JczError} if it is damaged, or was played with what is not here
 */
export function fromJcz(text) {
  const saved = read(text);
  try {
    return recordOf(saved);
  } catch (error) {
    // A value of a kind that no such file has there: JSON can hold anything, also an object that is no text and no number.
    throw error instanceof JczError ? error : new JczError(words.broken);
  }
}

/** @param {ReturnType<typeof read>} saved */
function recordOf({ setup, players, replay, gameAnnotations }) {
  const messages = withoutUndone(replay);
  const { boxes, pile, options, missing } = playedBy(setup, secondsOf(messages));
  if (missing.length > 0) throw new JczError(words.missing(missing.length > MOST_MISSING ? [...missing.slice(0, MOST_MISSING), "…"] : missing));
  const seats = new Seats(players);
  const board = new Landscape(boxes, setup.start);
  const game = new Transcript(boxes, board, seats, { pile, most: gameAnnotations?.endTurn, hasPairs: hasPairs(options, seats.all.length) });
  for (const [index, message] of messages.entries()) game.add(message, index + 1, message?.type === "PLACE_TILE" ? turnOf(messages, index) : undefined);
  const tags = [
    `[Bastide "1"]`,
    `[Boxes "${boxes.join("+")}"]`,
    options.length > 0 && `[Options "${options.join(" ")}"]`,
    `[Players "${seats
      .from(board.source ? -1 : 0)
      .map(({ colour, name }) => (name ? `${colour} ${name}` : colour))
      .join(", ")}"]`,
  ];
  game.end();
  return [...tags, board.source, ...game.lines, ""].filter((line) => line !== undefined && line !== false).join("\n");
}

/** The statements of a game, gathered message by message. */
class Transcript {
  /** @type {string[]} */
  lines = [];
  /** Whether a builder gave the turn a second tile, which was laid. */
  #isSecond = false;
  /** How many tiles had been laid when a player last placed the builder, by seat. @type {Map<number, number>} */
  #builders = new Map();
  #tiles = 0;
  #abbeys = 0;
  #isEnded = false;
  /** Whether the player whose turn it is has decided about a figure, and ended that. */
  #figure = false;
  #ended = false;
  /** Wagons that were not moved in this turn: said only if another one was after that. @type {string[]} */
  #stayed = [];

  /**
   * @param {string[]} boxes
   * @param {Landscape} board
   * @param {Seats} seats
   * @param {{ pile: import("./jcz-setup.js").Pile, most: unknown, hasPairs: boolean }} limits the tiles that are drawn, after how many of them a prepared
   *   game ends, and whether the players have several pairs of tunnel tokens
   */
  constructor(boxes, board, seats, limits) {
    this.boxes = boxes;
    this.board = board;
    this.seats = seats;
    this.limits = limits;
    this.pieces = new Pieces(boxes, board, seats, () => this.#isOver());
    this.tokens = new Tokens(boxes, board, limits.hasPairs);
  }

  /** Whether no tile is left. */
  #isOver() {
    const { pile, most } = this.limits;
    return this.board.isFull(pile) || (Number.isInteger(most) && Number(most) > 0 && this.#tiles - this.#abbeys >= Number(most));
  }

  /** Ends the game if no tile is left. */
  end() {
    if (this.#isOver()) this.#end();
  }

  #end() {
    if (!this.#isEnded) this.lines.push("end");
    this.#isEnded = true;
  }

  /**
   * @param {Message} message
   * @param {number} number
   * @param {number} [by] of a tile: who lays it, as far as the file tells
   */
  add(message, number, by) {
    const payload = message?.payload ?? {};
    try {
      this.#read(message, payload, by);
    } catch (error) {
      throw error instanceof JczError ? error : new JczError(words.step(number));
    }
  }

  /**
   * @param {Message} message
   * @param {Record<string, any>} payload
   * @param {number | undefined} by
   */
  #read({ type, player }, payload, by) {
    if (type === "PLACE_TILE") return this.#tile(payload, player, by);
    if (type === "RETURN_MEEPLE" && isAbbot(payload)) return this.#decided("recall");
    const done = this.tokens.read(type, payload) ?? this.pieces.read(type, payload, player);
    if (done) this.#done(done);
    else if (type === "DEPLOY_MEEPLE") this.#deploy(payload);
    else if (type === "PASS") this.#pass(player);
    else if (type === "COMMIT") this.#figure = this.#ended = true;
    else throw new JczError(words.action(said(word(type))));
  }

  /**
   * @param {Record<string, any>} payload
   * @param {unknown} player
   * @param {number | undefined} by
   */
  #tile({ tileId, rotation, position }, player, by) {
    const { seats, board } = this;
    this.#isSecond = by === seats.current && !this.#isSecond && (this.#builders.get(seats.current) ?? this.#tiles) < this.#tiles;
    if (!this.#isSecond) seats.next();
    this.#tiles += 1;
    this.#abbeys += tileId === ABBEY ? 1 : 0;
    this.#figure = this.#ended = false;
    this.#stayed = [];
    this.pieces.tileLaid();
    this.tokens.tileLaid(tileId);
    if (Number.isInteger(player) && player !== seats.current) throw new JczError(words.order);
    const turns = turnsOf(rotation);
    board.laid = board.cell(position);
    const { name, bridge } = board.put(tileId, turns, board.laid);
    const where = `${board.laid.x},${board.laid.y}`;
    this.lines.push(tileId === ABBEY ? `abbey ${where}` : [`tile ${name} ${where} ${turns}`, bridge ?? []].flat().join(" "));
  }

  /** @param {Record<string, any>} payload */
  #deploy({ pointer, meepleId }) {
    const { seat, figure } = owned(meepleId);
    const { seats, board } = this;
    const at = board.cell(pointer.position);
    const isOwn = seat === Math.max(0, seats.current);
    const isTop = pointer.feature === "Tower";
    if (figure === "barn") {
      this.pieces.barnPlaced();
      return this.#decided(`barn ${board.corner(at)}`);
    }
    const place = board.place(at, pointer);
    const isHere = at.x === board.laid.x && at.y === board.laid.y && !isTop;
    if (isOwn && isHere && (figure === "phantom" ? this.#mayPhantom() : !this.#figure)) {
      if (figure === "builder") this.#builders.set(seats.current, this.#tiles);
      return this.#decided(`${figure} ${place}`);
    }
    if (isOwn && !isHere && !this.#figure) return this.#decided(`${figure} ${at.x},${at.y} ${place}`); // through a portal, or onto a tower
    if (figure !== "wagon") throw new TypeError("a figure out of turn");
    this.#figure = true;
    for (const line of this.#stayed.splice(0)) this.lines.push(line);
    this.lines.push(`${seats.prefix(seat)}wagon ${at.x},${at.y} ${place}`);
  }

  /** Whether the phantom may come: after another figure, or instead of it. A player whose figure falls into an oak or a pond has confirmed that before. */
  #mayPhantom() {
    return !this.#ended || this.boxes.includes("russian");
  }

  /** @param {unknown} player */
  #pass(player) {
    // Wagons are asked after the end of a turn; ferries, tunnels, castles and the phantom were asked before it.
    if (this.#ended && Number.isInteger(player)) this.#stayed.push(`${this.seats.prefix(Number(player))}skip`);
    this.#figure = true;
  }

  /** @param {string} statement */
  #decided(statement) {
    this.#figure = true;
    this.lines.push(statement);
  }

  /** @param {import("./jcz-pieces.js").Done} done */
  #done({ statement, decides, afterEnd }) {
    if (afterEnd) this.#end();
    if (decides) this.#figure = true;
    if (statement !== undefined) this.lines.push(statement);
  }
}

/**
 * @param {string} text
 * @returns {{ setup: Record<string, any>, players: unknown[], replay: Message[], gameAnnotations?: Record<string, unknown> }}
 */
function read(text) {
  if (/^\s*</.test(text)) throw new JczError(words.old); // versions before 4 wrote XML
  let saved;
  try {
    saved = JSON.parse(text);
  } catch {
    throw new JczError(words.broken);
  }
  if (saved?.setup?.expansions) throw new JczError(words.old); // as version 4 names them
  if (!saved?.setup?.sets || typeof saved.setup.sets !== "object") throw new JczError(words.unknown);
  if (!Array.isArray(saved.players) || !Array.isArray(saved.replay)) throw new JczError(words.setupOnly);
  return saved;
}

/** The kinds of figures of which somebody placed a second one. @param {Message[]} messages */
function secondsOf(messages) {
  const kinds = messages.map((message) => (message?.type === "DEPLOY_MEEPLE" ? /^\d+\.(.+)\.(?!1$)\d+$/.exec(message.payload?.meepleId)?.[1] : undefined));
  return new Set(kinds.filter((kind) => kind !== undefined));
}

/**
 * The messages without those that were taken back.
 *
 * @param {Message[]} replay
 */
function withoutUndone(replay) {
  /** @type {Message[]} */
  const kept = [];
  for (const message of replay) {
    if (message?.type === "UNDO") kept.pop();
    else kept.push(message);
  }
  return kept;
}

/**
 * Who lays a tile: whoever the message names, or else whoever decides about a figure after it.
 *
 * @param {Message[]} messages
 * @param {number} index of the tile
 * @returns {number | undefined}
 */
function turnOf(messages, index) {
  for (let at = index; at < messages.length && (at === index || messages[at]?.type !== "PLACE_TILE"); at += 1) {
    const { type, payload, player } = messages[at] ?? {};
    if (Number.isInteger(player)) return Number(player);
    if (type === "DEPLOY_MEEPLE") return Number.parseInt(String(payload?.meepleId), 10);
    if (type === "COMMIT") return undefined;
  }
  return undefined;
}

/** @param {Record<string, any>} payload */
function isAbbot({ source, pointer }) {
  return source === "ABBOT_RETURN" || (source === undefined && /\.abbot\./.test(String(pointer?.meepleId)));
}
