// @ts-check
/** The board of a saved game of JCloisterZone: its tiles, cells and places by their names here. */
import { plain } from "./jcz-sets.js";
import { JczError, word } from "./jcz-terms.js";
import { BOXES, TILES } from "./jcz-tiles.js";
import { TEXT } from "../i18n/text.js";
import { said } from "../lib/invisible-characters.js";

const words = await TEXT.load.jcz();

/** The tile that a player lays into a gap. */
export const ABBEY = "AM/A";

/** Halves of edges, clockwise from the north-west corner there, and clockwise from north here. */
const HALVES = plain({ NR: "NNE", EL: "ENE", ER: "ESE", SL: "SSE", SR: "SSW", WL: "WSW", WR: "WNW", NL: "NNW" });

/** Fields that reach no edge. */
const INNER = plain({ I: "C", INNER_FARM: "C", INNER_FIELD: "C", II: "C2", INNER_FARM_B: "C2", INNER_FIELD_B: "C2" });

/** Places that reach no edge, by their features. */
const SPOTS = plain({
  Monastery: "monastery",
  Cloister: "monastery",
  Garden: "garden",
  YagaHut: "hut",
  SoloveiRazboynik: "oak",
  Vodyanoy: "pond",
  FlyingMachine: "machine",
  Acrobats: "acrobats",
});

/** The same for files that name no feature, by tiles. */
const SPOTS_OF_TILES = plain({ "RU/L": "hut", "RU/SR": "oak", "RU/V": "pond" });

/** A figure that lies in a German monastery, as one version after the other wrote it. */
const LYING = /^(?:MONASTERY|MONASTERY_AS_ABBOT|AS_ABBOT)$/;

/** The tile with an edge that both its cities reach, which is its north: each city is told by an edge of its own. */
const SHARED = "HS/CC!.v";

/** A tile with a hill, under which another one goes. */
const HILL = /^HS\/.*\.h/;

/** The columns of the City of Carcassonne; its tiles lie in rows. */
const COLUMNS = 4;

/** Where a bridge leads. @typedef {"NS" | "EW"} Axis */

export class Landscape {
  /** Tiles by cell, with their edges as they lie, and the one that two cities share. @type {Map<string, { id: string, edges: string, shared: string }>} */
  #tiles = new Map();
  /** The tile laid last. */
  laid = { x: 0, y: 0 };
  /** The source beside the City of Carcassonne: it lies there from the start, and is laid in a turn here. @type {string | undefined} */
  source;

  /**
   * @param {string[]} boxes
   * @param {unknown} start what the file says of the tiles with which the game begins
   */
  constructor(boxes, start) {
    this.boxes = boxes;
    const tiles = Array.isArray(start) ? start : [];
    this.start = boxes.includes("count") ? startOfCity(tiles, boxes) : startOf(tiles, boxes);
    for (const { tile, x, y } of tiles) {
      const at = this.cell([Number(x) || 0, Number(y) || 0]);
      const { name } = this.put(tile, 0, at);
      if (tiles.length > 1 && isSource(tile)) this.source = `tile ${name} ${at.x},${at.y} 0`;
    }
  }

  /**
   * @param {unknown} tileId
   * @param {number} turns
   * @param {{ x: number, y: number }} at
   * @returns {{ name: string, bridge?: string }} `bridge`: the one that it needs to fit there, which the file does not tell
   */
  put(tileId, turns, at) {
    const id = word(tileId);
    const known = tileOf(id);
    if (!known) throw new JczError(words.tile(said(id)));
    // The source has a name in either river.
    const [names, edges] = known;
    const name = names.split("/")[this.boxes.includes("river") ? 0 : names.split("/").length - 1];
    const turned = [0, 1, 2, 3].map((side) => edges[(side - turns + 4) % 4]).join("");
    this.#tiles.set(`${at.x},${at.y}`, { id, edges: turned, shared: id === SHARED ? "NESW"[turns] : "" });
    const needed = this.boxes.includes("bridges") ? this.#needed(turned, at) : undefined;
    return { name, ...(needed && { bridge: this.build(needed.at, needed.axis) }) };
  }

  /**
   * The bridge that makes a tile fit: across the tile where it shows field beside a road, and across its neighbour where it shows a road
   * beside field.
   *
   * @param {string} edges of the tile
   * @param {{ x: number, y: number }} at
   * @returns {{ at: { x: number, y: number }, axis: Axis } | undefined}
   */
  #needed(edges, at) {
    for (const side of [0, 1, 2, 3]) {
      const beside = { x: at.x + [0, 1, 0, -1][side], y: at.y + [-1, 0, 1, 0][side] };
      const theirs = this.#tiles.get(`${beside.x},${beside.y}`)?.edges[(side + 2) % 4];
      const misfit = `${edges[side]}${theirs}`;
      if (misfit === "FR" || misfit === "RF") return { at: misfit === "FR" ? at : beside, axis: side % 2 === 0 ? "NS" : "EW" };
    }
    return undefined;
  }

  /**
   * Builds a bridge, which is a road from edge to edge.
   *
   * @param {{ x: number, y: number }} at
   * @param {Axis} axis
   * @returns {string} the bridge as a statement names it
   */
  build(at, axis) {
    const tile = this.#tiles.get(`${at.x},${at.y}`);
    if (!tile) throw new TypeError("no tile lies there");
    tile.edges = Array.from(tile.edges, (edge, side) => (side % 2 === (axis === "NS" ? 0 : 1) ? "R" : edge)).join("");
    return `bridge ${at.x},${at.y} ${axis}`;
  }

  /**
   * Whether every tile lies here, or under a hill; a tile that fitted nowhere is not told.
   *
   * @param {import("./jcz-setup.js").Pile} pile
   */
  isFull({ tiled, lacking, hides }) {
    const laid = [...this.#tiles.values()].filter(({ id }) => id !== ABBEY);
    const hidden = hides ? laid.filter(({ id }) => HILL.test(id)).length : 0;
    return laid.length + hidden >= tiled.reduce((sum, name) => sum + (BOXES[name] ?? 0), 0) - lacking - leftOut(this.boxes);
  }

  /**
   * @param {unknown} position
   * @returns {{ x: number, y: number }} as seen from the start tile
   */
  cell(position) {
    const [x, y] = /** @type {number[]} */ (position);
    if (!Number.isInteger(x) || !Number.isInteger(y)) throw new TypeError("no position");
    return { x: x - this.start.x, y: y - this.start.y };
  }

  /**
   * @param {{ x: number, y: number }} at
   * @param {{ location?: unknown, feature?: unknown }} pointer files of older versions name no feature
   */
  place(at, { location, feature }) {
    if (feature === "Tower") return "tower";
    if (LYING.test(String(location))) return "monastery.abbot";
    const parts = String(location).split(".");
    const half = Object.keys(HALVES).find((name) => parts.includes(name));
    if (half) return `field.${HALVES[half]}`;
    const tile = this.#tiles.get(`${at.x},${at.y}`);
    if (!tile) throw new TypeError("no tile lies there");
    const inner = parts.map((name) => INNER[name]).find(Boolean);
    if (inner && (feature === "Field" || feature === "Farm" || /^INNER|^II$/.test(parts[0]))) return `field.${inner}`;
    const edges = edgesOf(location);
    if (edges === "") return SPOTS[String(feature)] ?? SPOTS_OF_TILES[tile.id] ?? (/G$/.test(tile.id) ? "garden" : "monastery");
    const [edge] = edges.replace(tile.shared, "") || edges;
    const kind = feature === "City" || feature === "Castle" || (feature === undefined && tile.edges["NESW".indexOf(edge)] === "C") ? "city" : "road";
    return `${kind}.${edge}`;
  }

  /**
   * A barn is told by the tile that lies to the south-east of its corner.
   *
   * @param {{ x: number, y: number }} at
   */
  corner({ x, y }) {
    const corner = [
      ["NW", "NE"],
      ["SW", "SE"],
    ][y - this.laid.y]?.[x - this.laid.x];
    if (!corner) throw new TypeError("the barn is not at the tile just laid");
    return corner;
  }
}

/**
 * How many tiles are left out: one source and one lake go with several rivers, and the source and the river tile of `gq11` with none.
 *
 * @param {string[]} boxes
 */
function leftOut(boxes) {
  const rivers = boxes.filter(isRiver).length;
  const ownSource = boxes.includes("gq11") ? (rivers > 0 ? 1 : 2) : 0;
  return ownSource + 2 * Math.max(rivers - 1, 0);
}

/** @param {string} box */
function isRiver(box) {
  return box === "river" || box === "river2";
}

/**
 * The tile with which a game begins here, by its id there; `undefined` if it begins with several.
 *
 * @param {string[]} boxes
 */
function startTile(boxes) {
  const withRiver = boxes.some(isRiver);
  if (boxes.includes("windroses")) return withRiver ? undefined : "WR/CFR";
  return !withRiver ? "BA/RCr" : boxes.includes("gq11") ? "GQ/RFI" : "RI/s";
}

/**
 * Where the one tile lies with which the game begins.
 *
 * @param {any[]} start
 * @param {string[]} boxes
 */
function startOf([first, more], boxes) {
  if (more !== undefined || first?.tile !== startTile(boxes) || !/^R?0$/.test(first.rotation)) throw new JczError(words.start);
  return { x: Number(first.x) || 0, y: Number(first.y) || 0 };
}

/**
 * Where the tile with the quarters lies, if the City of Carcassonne lies around it as it does here, with nothing else but a source.
 *
 * @param {any[]} start
 * @param {string[]} boxes
 */
function startOfCity(start, boxes) {
  const middle = start.find((tile) => tile?.tile === "CO/7");
  const city = start.filter((tile) => !isSource(tile?.tile));
  const isThere = (/** @type {any} */ { tile, x, y }) => tile === `CO/${COLUMNS * (y - middle.y + 1) + x - middle.x + 3}`;
  const isPlain = !boxes.includes("windroses") && !(boxes.includes("gq11") && boxes.some(isRiver));
  const isWhole =
    isPlain && middle && start.length - city.length <= 1 && new Set(city.map((tile) => tile?.tile)).size === BOXES.count && city.length === BOXES.count;
  if (!isWhole || !city.every(isThere) || !start.every(({ rotation }) => /^R?0$/.test(rotation))) throw new JczError(words.start);
  return { x: Number(middle.x), y: Number(middle.y) };
}

/** @param {unknown} tile its id */
function isSource(tile) {
  return tile === "RI/s";
}

/**
 * @param {unknown} rotation "R90" or 90
 * @returns {number}
 */
export function turnsOf(rotation) {
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
  const planted = id.replace(/^(BT\/\w+)\./, "$1.g.");
  const found = [id, `${id}G`, planted, plain, `${plain}.1`, `${plain}.2`, `${plain}G`].find((name) => Object.hasOwn(TILES, name));
  return found === undefined ? undefined : TILES[found].split(" ");
}

/**
 * The edges of a place like "N", "WE" or "_S", all but the south, clockwise from north.
 *
 * @param {unknown} location
 * @returns {string}
 */
export function edgesOf(location) {
  const edges = String(location)
    .split(".")
    .filter((name) => /^_?[NESW]+$/.test(name))
    .map((name) => (name.startsWith("_") ? "NESW".replace(name[1], "") : name))
    .join("");
  return [..."NESW"].filter((edge) => edges.includes(edge)).join("");
}
