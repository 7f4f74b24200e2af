// @ts-check
/**
 * Saved games of JCloisterZone as open records.
 *
 * Such a file is JSON: `setup` says which tiles, pieces and rules are in play, `players` who sits where, and `replay` lists what was
 * done, one message after the other. Places are directions on the board, as here.
 */
import { BOXES, TILES } from "./jcz-tiles.js";
import { plain, playedBy } from "./jcz-setup.js";
import { TEXT } from "../i18n/text.js";
import { said, seen, showsAnything } from "../lib/invisible-characters.js";

/** @typedef {{ type?: unknown, payload?: Record<string, any>, player?: unknown }} Message */

/** Why a file cannot be shown, in one sentence. */
export class JczError extends Error {}

/** Kinds of figures by their names in `meepleId`. */
const FIGURES = plain({
  small: "meeple",
  big: "large",
  abbot: "abbot",
  mayor: "mayor",
  wagon: "wagon",
  barn: "barn",
  builder: "builder",
  pig: "pig",
  phantom: "phantom",
});

/** Halves of edges, clockwise from the north-west corner there, and clockwise from north here. */
const HALVES = plain({ NR: "NNE", EL: "ENE", ER: "ESE", SL: "SSE", SR: "SSW", WL: "WSW", WR: "WNW", NL: "NNW" });

/** Fields that reach no edge. */
const INNER = plain({ I: "C", INNER_FARM: "C", II: "C2", INNER_FARM_B: "C2" });

const BUILDINGS = plain({ Monastery: "monastery", Cloister: "monastery", Garden: "garden" });

const ABBEY = "AM/A";

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
    throw error instanceof JczError ? error : new JczError(TEXT.jcz.broken);
  }
}

/** @param {ReturnType<typeof read>} saved */
function recordOf({ setup, players, replay }) {
  const { boxes, tiled, options, missing } = playedBy(setup);
  if (missing.length > 0) throw new JczError(TEXT.jcz.missing(missing.length > MOST_MISSING ? [...missing.slice(0, MOST_MISSING), "…"] : missing));
  const seats = seated(players);
  const isAlone = players.length === 1;
  // Who lays a tile matters for goods, cards, the fairy and prisoners, and a second player lays every second one.
  if (isAlone && ["traders", "king", "dragon", "tower"].some((box) => boxes.includes(box))) throw new JczError(TEXT.jcz.alone);
  const game = new Transcript({ boxes, tiled, seats, isAlone }, startOf(setup.start));
  const messages = withoutUndone(replay);
  for (const [index, message] of messages.entries()) game.add(message, index + 1, message?.type === "PLACE_TILE" ? turnOf(messages, index) : undefined);
  const tags = [
    `[Bastide "1"]`,
    `[Boxes "${boxes.join("+")}"]`,
    options.length > 0 && `[Options "${options.join(" ")}"]`,
    `[Players "${seats.map(({ colour, name }) => (name ? `${colour} ${name}` : colour)).join(", ")}"]`,
  ];
  return [...tags.filter(Boolean), ...game.lines, ...(game.isOver() ? ["end"] : []), ""].join("\n");
}

/** The statements of a game, gathered message by message. */
class Transcript {
  /** @type {string[]} */
  lines = [];
  /** Whose turn it is, as a seat. */
  #seat = -1;
  /** Whether a builder gave the turn a second tile, which was laid. */
  #isSecond = false;
  /** How many tiles had been laid when a player last placed the builder, by seat. @type {Map<number, number>} */
  #builders = new Map();
  #tiles = 0;
  /** Whether the player whose turn it is has decided about a figure, and ended that. */
  #figure = false;
  #ended = false;
  /** The tile laid last. */
  #laid = { x: 0, y: 0 };
  /** Tiles by cell, with their edges as they lie. @type {Map<string, { id: string, edges: string }>} */
  #board = new Map();
  /** How many steps the dragon has made in this part of a turn. */
  #steps = 0;
  /** Who captured a figure last, as a seat. @type {Map<string, number>} */
  #captors = new Map();
  /** Wagons that were not moved in this turn: said only if another one was after that. @type {string[]} */
  #stayed = [];

  /**
   * @param {{ boxes: string[], tiled: string[], seats: { colour: string }[], isAlone: boolean }} played `tiled`: the boxes whose
   *   tiles are in play; `isAlone`: one player took every turn, and the second seat is nobody's
   * @param {{ tile: string, x: number, y: number }} start
   */
  constructor({ boxes, tiled, seats, isAlone }, start) {
    this.boxes = boxes;
    this.tiled = tiled;
    this.seats = seats;
    this.isAlone = isAlone;
    this.start = start;
    this.#put(start.tile, 0, { x: 0, y: 0 });
  }

  /**
   * @param {Message} message
   * @param {number} number
   * @param {number} [by] of a tile: who lays it, as far as the file tells
   */
  add(message, number, by) {
    const payload = message?.payload ?? {};
    try {
      if (message.type === "PLACE_TILE") this.#tile(payload, message.player, by);
      else if (message.type === "DEPLOY_MEEPLE") this.#deploy(payload);
      else if (message.type === "RETURN_MEEPLE" && isAbbot(payload)) this.#recall();
      else if (this.boxes.includes("dragon") && payload.source === "PRINCESS") this.#decided(`princess ${this.#figureAt(payload.pointer)}`);
      else if (this.boxes.includes("dragon") && message.type === "MOVE_NEUTRAL_FIGURE") this.#moveNeutral(payload);
      else if (this.boxes.includes("tower") && message.type === "PLACE_TOKEN") this.#token(payload);
      else if (this.boxes.includes("tower") && message.type === "CAPTURE_FOLLOWER") this.#capture(payload.pointer);
      else if (this.boxes.includes("tower") && message.type === "PAY_RANSOM") this.#free("ransom", payload.meepleId);
      else if (this.boxes.includes("tower") && message.type === "EXCHANGE_FOLLOWER") this.#free("exchange", payload.meepleId);
      else if (message.type === "PASS") this.#pass(message.player);
      else if (message.type === "COMMIT") this.#figure = this.#ended = true;
      else throw new JczError(TEXT.jcz.action(said(word(message?.type))));
    } catch (error) {
      throw error instanceof JczError ? error : new JczError(TEXT.jcz.step(number));
    }
  }

  /** Whether every tile of the boxes lies on the board; a tile that fitted nowhere is not told. */
  isOver() {
    const laid = [...this.#board.values()].filter(({ id }) => id !== ABBEY).length;
    const both = this.boxes.includes("river") && this.boxes.includes("river2") ? 2 : 0; // a source and a lake are left out
    return laid >= this.tiled.reduce((sum, name) => sum + (BOXES[name] ?? 0), 0) - both;
  }

  /**
   * @param {Record<string, any>} payload
   * @param {unknown} player
   * @param {number | undefined} by
   */
  #tile({ tileId, rotation, position }, player, by) {
    this.#isSecond = by === this.#seat && !this.#isSecond && (this.#builders.get(this.#seat) ?? this.#tiles) < this.#tiles;
    if (!this.#isSecond) this.#seat = (this.#seat + 1) % this.seats.length;
    this.#tiles += 1;
    this.#figure = this.#ended = false;
    this.#stayed = [];
    this.#steps = 0;
    if (Number.isInteger(player) && player !== (this.isAlone ? 0 : this.#seat)) throw new JczError(TEXT.jcz.order);
    const turns = turnsOf(rotation);
    this.#laid = this.#cell(position);
    const { name } = this.#put(tileId, turns, this.#laid);
    const where = `${this.#laid.x},${this.#laid.y}`;
    this.lines.push(tileId === ABBEY ? `abbey ${where}` : `tile ${name} ${where} ${turns}`);
  }

  /** @param {Record<string, any>} payload */
  #deploy({ pointer, meepleId }) {
    const { seat, figure } = owned(meepleId);
    const at = this.#cell(pointer.position);
    const isOwn = seat === Math.max(0, this.#seat);
    const isMoved = figure === "wagon" && this.#figure;
    const isTop = pointer.feature === "Tower";
    if (this.isAlone && !isOwn && !isMoved) throw new JczError(TEXT.jcz.alone);
    if (figure === "barn") return this.#decided(`barn ${this.#corner(at)}`);
    const place = this.#place(at, pointer);
    const isHere = at.x === this.#laid.x && at.y === this.#laid.y && !isTop;
    // The phantom comes after another figure, or instead of it.
    if (isOwn && isHere && (figure === "phantom" ? !this.#ended : !this.#figure)) {
      if (figure === "builder") this.#builders.set(this.#seat, this.#tiles);
      return this.#decided(`${figure} ${place}`);
    }
    if (isOwn && !isHere && !this.#figure) return this.#decided(`${figure} ${at.x},${at.y} ${place}`); // through a portal, or onto a tower
    if (figure !== "wagon") throw new TypeError("a figure out of turn");
    this.#figure = true;
    this.lines.push(...this.#stayed.splice(0), `${this.#prefix(seat)}wagon ${at.x},${at.y} ${place}`);
  }

  #recall() {
    if (this.isAlone && this.#seat > 0) throw new JczError(TEXT.jcz.alone);
    this.#decided("recall");
  }

  /**
   * A figure on the board as a statement names it: its place, its colour and its kind.
   *
   * @param {Record<string, any>} pointer
   */
  #figureAt({ featurePointer, meepleId }) {
    const at = this.#cell(featurePointer.position);
    const { seat, figure } = owned(meepleId);
    return `${at.x},${at.y} ${this.#place(at, featurePointer)} ${this.#colour(seat)} ${figure}`;
  }

  /**
   * The dragon goes one step, by one player after the other, or the fairy goes somewhere.
   *
   * @param {Record<string, any>} payload
   */
  #moveNeutral({ figureId, to }) {
    const isFairy = word(figureId).startsWith("fairy");
    const position = Array.isArray(to) ? to : (to.position ?? to.featurePointer.position);
    const at = this.#cell(position);
    if (isFairy) {
      const beside = to.featurePointer ? ` ${this.#place(at, to.featurePointer)} ${owned(to.meepleId).figure}` : "";
      return this.#decided(`fairy ${at.x},${at.y}${beside}`);
    }
    const walker = (this.#seat + this.#steps) % this.seats.length;
    this.#steps += 1;
    this.lines.push(`${this.#prefix(walker)}dragon ${at.x},${at.y}`);
  }

  /** @param {Record<string, any>} payload */
  #token({ token, pointer }) {
    if (!/TOWER_PIECE$/.test(word(token))) throw new JczError(TEXT.jcz.action(said(token)));
    const at = this.#cell(pointer.position);
    this.#decided(`piece ${at.x},${at.y}`);
  }

  /** @param {Record<string, any>} pointer */
  #capture(pointer) {
    this.#captors.set(word(pointer.meepleId), this.#seat);
    this.#decided(`capture ${this.#figureAt(pointer)}`);
  }

  /**
   * A prisoner comes back from whoever captured it.
   *
   * @param {"ransom" | "exchange"} how
   * @param {unknown} meepleId
   */
  #free(how, meepleId) {
    const captor = this.#captors.get(word(meepleId));
    if (captor === undefined) throw new TypeError("nobody holds it");
    this.lines.push(`${how} ${this.#colour(captor)} ${owned(meepleId).figure}`);
  }

  /** @param {unknown} player */
  #pass(player) {
    const isPhantoms = this.boxes.includes("phantom") && !this.#ended;
    if (this.#figure && !isPhantoms && Number.isInteger(player)) this.#stayed.push(`${this.#prefix(Number(player))}skip`);
    this.#figure = true;
  }

  /** @param {string} statement */
  #decided(statement) {
    this.#figure = true;
    this.lines.push(statement);
  }

  /**
   * The colour, which is said only of another player than the one whose turn it is.
   *
   * @param {number} seat
   */
  #prefix(seat) {
    const colour = this.#colour(seat);
    return seat === this.#seat ? "" : `${colour} `;
  }

  /** @param {number} seat */
  #colour(seat) {
    const player = this.seats[seat];
    if (!player) throw new TypeError("nobody sits there");
    return player.colour;
  }

  /**
   * @param {unknown} tileId
   * @param {number} turns
   * @param {{ x: number, y: number }} at
   * @returns {{ name: string }}
   */
  #put(tileId, turns, at) {
    const id = word(tileId);
    const known = tileOf(id);
    if (!known) throw new JczError(TEXT.jcz.tile(said(id)));
    // The source has a name in either river.
    const [names, edges] = known;
    const name = names.split("/")[this.boxes.includes("river") ? 0 : names.split("/").length - 1];
    const turned = [0, 1, 2, 3].map((side) => edges[(side - turns + 4) % 4]).join("");
    this.#board.set(`${at.x},${at.y}`, { id, edges: turned });
    return { name };
  }

  /**
   * @param {unknown} position
   * @returns {{ x: number, y: number }} as seen from the start tile
   */
  #cell(position) {
    const [x, y] = /** @type {number[]} */ (position);
    if (!Number.isInteger(x) || !Number.isInteger(y)) throw new TypeError("no position");
    return { x: x - this.start.x, y: y - this.start.y };
  }

  /**
   * @param {{ x: number, y: number }} at
   * @param {{ location?: unknown, feature?: unknown }} pointer files of older versions name no feature
   */
  #place(at, { location, feature }) {
    if (feature === "Tower") return "tower";
    const parts = String(location).split(".");
    const half = Object.keys(HALVES).find((name) => parts.includes(name));
    if (half) return `field.${HALVES[half]}`;
    const tile = this.#board.get(`${at.x},${at.y}`);
    if (!tile) throw new TypeError("no tile lies there");
    const inner = parts.map((name) => INNER[name]).find(Boolean);
    if (inner && (feature === "Field" || feature === "Farm" || /^INNER|^II$/.test(parts[0]))) return `field.${inner}`;
    const side = sideOf(parts);
    if (side === undefined) return BUILDINGS[String(feature)] ?? (/G$/.test(tile.id) ? "garden" : "monastery");
    const kind = feature === "City" || (feature === undefined && tile.edges[side] === "C") ? "city" : "road";
    return `${kind}.${"NESW"[side]}`;
  }

  /**
   * A barn is told by the tile that lies to the south-east of its corner.
   *
   * @param {{ x: number, y: number }} at
   */
  #corner({ x, y }) {
    const corner = [
      ["NW", "NE"],
      ["SW", "SE"],
    ][y - this.#laid.y]?.[x - this.#laid.x];
    if (!corner) throw new TypeError("the barn is not at the tile just laid");
    return corner;
  }
}

/**
 * @param {string} text
 * @returns {{ setup: Record<string, any>, players: unknown[], replay: Message[] }}
 */
function read(text) {
  let saved;
  try {
    saved = JSON.parse(text);
  } catch {
    throw new JczError(TEXT.jcz.broken);
  }
  if (!saved?.setup?.sets || typeof saved.setup.sets !== "object") throw new JczError(TEXT.jcz.unknown);
  if (!Array.isArray(saved.players) || !Array.isArray(saved.replay)) throw new JczError(TEXT.jcz.setupOnly);
  return saved;
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

/** Colours of the seats there, where there is the same or a like one here. */
const SEATS = /** @type {(string | undefined)[]} */ (["red", "blue", "yellow", "green", undefined, undefined, "pink", undefined, "black"]);

/**
 * @param {unknown[]} players
 * @returns {{ colour: string, name: string }[]}
 */
function seated(players) {
  if (players.length < 1 || players.length > 6) throw new JczError(TEXT.jcz.players(players.length));
  const all = players.length === 1 ? [...players, { name: TEXT.jcz.nobody }] : players;
  const wanted = all.map((player) => {
    const { slot } = /** @type {any} */ (player ?? {});
    return Number.isInteger(slot) ? SEATS[slot] : undefined;
  });
  const free = ["red", "blue", "green", "yellow", "black", "pink"].filter((colour) => !wanted.includes(colour));
  return all.map((player, index) => {
    const first = wanted.indexOf(wanted[index]) === index;
    const colour = (first && wanted[index]) || /** @type {string} */ (free.shift());
    const given = seen(String(/** @type {any} */ (player)?.name ?? ""), " ")
      .replace(/[,()"\\\s]+/g, " ")
      .trim();
    const name = seen([...given].slice(0, 32).join("")).trim();
    return { colour, name: showsAnything(name) ? name : "" };
  });
}

/**
 * The one tile with which the game begins.
 *
 * @param {unknown} start
 */
function startOf(start) {
  const [first, more] = Array.isArray(start) ? start : [];
  if (more !== undefined || !/^(BA\/RCr|RI\/s)$/.test(first?.tile) || !/^R?0$/.test(first.rotation)) throw new JczError(TEXT.jcz.start);
  return { tile: String(first.tile), x: Number(first.x) || 0, y: Number(first.y) || 0 };
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function word(value) {
  if (typeof value !== "string" || value === "") throw new TypeError("no word");
  return value;
}

/**
 * @param {unknown} rotation "R90" or 90
 * @returns {number}
 */
function turnsOf(rotation) {
  const found = /^R?(0|90|180|270)$/.exec(String(rotation));
  if (!found) throw new TypeError("no rotation");
  return Number(found[1]) / 90;
}

/**
 * The tile with this id, or the one that differs only by a garden, which early editions do not print, or by the edition's number.
 *
 * @param {string} id
 */
function tileOf(id) {
  const plain = id.replace(/\.\d$/, "");
  const found = [id, `${id}G`, plain, `${plain}.1`, `${plain}.2`, `${plain}G`].find((name) => Object.hasOwn(TILES, name));
  return found === undefined ? undefined : TILES[found].split(" ");
}

/**
 * The first edge, clockwise from north, of a place like "N", "WE" or "_S": all but the south.
 *
 * @param {string[]} parts
 * @returns {number | undefined}
 */
function sideOf(parts) {
  const edges = parts
    .filter((name) => /^_?[NESW]+$/.test(name))
    .map((name) => (name.startsWith("_") ? "NESW".replace(name[1], "") : name))
    .join("");
  const side = [..."NESW"].findIndex((edge) => edges.includes(edge));
  return side < 0 ? undefined : side;
}

/**
 * Whose figure it is, as a seat, and its kind.
 *
 * @param {unknown} meepleId
 */
function owned(meepleId) {
  const [seat, kind] = word(meepleId).split(".");
  const figure = FIGURES[kind];
  if (!figure) throw new JczError(TEXT.jcz.figure(word(kind && said(kind))));
  return { seat: Number(seat), figure };
}

/** @param {Record<string, any>} payload */
function isAbbot({ source, pointer }) {
  return source === "ABBOT_RETURN" || /\.abbot\./.test(String(pointer?.meepleId));
}
