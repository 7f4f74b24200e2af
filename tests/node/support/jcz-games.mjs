/** Saved games of JCloisterZone from descriptions in short, as tests/data/jcz-games.txt explains them. */
import { COMMIT, PASS, UNDO, lay, put, saved } from "./jcz.mjs";

/** @typedef {import("./jcz.mjs").Message} Message */
/** @typedef {{ name: string, file: string, options: string[], lines: string[], points: number[] }} Described */

/** The tiles of the City of Carcassonne lie in rows of four around the seventh. @param {number} x @param {number} y */
const city = (x, y) =>
  Array.from({ length: 12 }, (_, index) => ({ tile: `CO/${index + 1}`, x: x + (index % 4) - 2, y: y + Math.floor(index / 4) - 1, rotation: 0 }));

/** What a line of a description may begin with. */
const KEYS = ["sets", "elements", "rules", "players", "start", "last", "turn", "again", "options", "line", "points"];

/** With what a game begins. @type {Record<string, (x?: string, y?: string) => object[]>} */
const STARTS = {
  count: (x = "0", y = "0") => city(Number(x), Number(y)),
  "count-river": () => [...city(0, 0), { tile: "RI/s", x: 2, y: -1, rotation: 0 }],
  river: () => [{ tile: "RI/s", x: 0, y: 0, rotation: 0 }],
  "gq11-river": () => [{ tile: "GQ/RFI", x: 0, y: 0, rotation: 0 }],
  windroses: () => [{ tile: "WR/CFR", x: 0, y: 0, rotation: 0 }],
};

/** @param {string} cell @returns {[x: number, y: number]} */
const at = (cell) => /** @type {[number, number]} */ (cell.split(",").map(Number));

/** @type {(type: string, payload?: object) => Message} */
const message = (type, payload = {}) => ({ type, payload });

/** @type {(cell: string, feature?: string, location?: string) => object} */
const place = (cell, feature, location) => ({ position: at(cell), feature, location });

/** A figure on the board. @type {(meepleId: string, cell: string, feature: string, location: string) => object} */
const standing = (meepleId, cell, feature, location) => ({ featurePointer: place(cell, feature, location), meepleId });

/** The messages by their words here. @type {Record<string, (...words: string[]) => Message>} */
const MESSAGES = {
  lay: (tile, cell, turns) => lay(tile, ...at(cell), Number(turns)),
  put: (meepleId, cell, feature, location) => put(meepleId, ...at(cell), feature, location),
  pass: () => PASS,
  commit: () => COMMIT,
  undo: () => UNDO,
  bridge: (cell, location) => message("PLACE_TOKEN", { token: "BRIDGE", pointer: place(cell, "Road", location) }),
  castle: (cell, location) => message("PLACE_TOKEN", { token: "CASTLE", pointer: place(cell, "City", location) }),
  piece: (cell) => message("PLACE_TOKEN", { token: "TOWER_PIECE", pointer: place(cell, "Tower", "I") }),
  capture: (...figure) => message("CAPTURE_FOLLOWER", { pointer: standing(.../** @type {Parameters<typeof standing>} */ (figure)) }),
  ransom: (meepleId) => message("PAY_RANSOM", { meepleId }),
  exchange: (meepleId) => message("EXCHANGE_FOLLOWER", { meepleId }),
  princess: (...figure) => message("RETURN_MEEPLE", { source: "PRINCESS", pointer: standing(.../** @type {Parameters<typeof standing>} */ (figure)) }),
  return: (...figure) => message("RETURN_MEEPLE", { source: "FESTIVAL", pointer: standing(.../** @type {Parameters<typeof standing>} */ (figure)) }),
  recall: (meepleId, ...where) => message("RETURN_MEEPLE", { source: "ABBOT_RETURN", pointer: { ...place(where[0], where[1], where[2]), meepleId } }),
  gold: (cell) => message("PLACE_TOKEN", { token: "GOLD", pointer: at(cell) }),
  magic: (who, cell, feature, location) => message("MOVE_NEUTRAL_FIGURE", { figureId: `${who}.1`, to: cell ? place(cell, feature, location) : null }),
  circle: (value) => message("CIRCLE_REMOVE_OR_DEPLOY", { value }),
  away: (...figure) => message("RETURN_MEEPLE", { source: "CORN_CIRCLE", pointer: standing(.../** @type {Parameters<typeof standing>} */ (figure)) }),
  dragon: (cell) => message("MOVE_NEUTRAL_FIGURE", { figureId: "dragon.1", to: at(cell) }),
  fairy: (cell, feature, location, meepleId) =>
    message("MOVE_NEUTRAL_FIGURE", { figureId: "fairy.1", to: meepleId ? standing(meepleId, cell, feature, location) : at(cell) }),
  count: (location) => message("MOVE_NEUTRAL_FIGURE", { figureId: "count.1", to: place("0,0", "Quarter", location) }),
};

/** After which nothing is declined with a message. */
const DECIDING = /^(put|pass|piece|fairy|princess|recall|return)\b/;

/**
 * The messages of a turn. A player who does nothing but lay a tile passes, and commits to every turn.
 *
 * @param {string} text
 * @param {number} player
 * @returns {Message[]}
 */
function turn(text, player) {
  const parts = text.split(/;\s*/);
  if (!parts.some((part) => DECIDING.test(part))) parts.push("pass");
  if (!parts.includes("commit")) parts.push("commit");
  return parts.map((part) => {
    const [, does, by] = /^(.*?)(?: @(\d))?$/.exec(part) ?? [];
    const [verb, ...words] = does.split(" ");
    return { ...MESSAGES[verb](...words), player: Number(by ?? player) };
  });
}

/**
 * Pairs of a name and a value: numbers and switches as such.
 *
 * @param {string} text
 */
const table = (text) =>
  Object.fromEntries(
    text.split(" ").map((pair) => {
      const [name, value] = pair.split("=");
      return [name, value === "true" || value === "false" ? value === "true" : /^\d+$/.test(value) ? Number(value) : value];
    }),
  );

/**
 * @param {string} text
 * @returns {Described[]}
 */
export function described(text) {
  return text
    .replace(/^#.*\n/gm, "")
    .split(/^game /m)
    .slice(1)
    .map((game) => {
      const [name, ...lines] = game.trim().split("\n");
      const rows = lines.filter(Boolean).map((line) => /** @type {[string, string]} */ (/^(\S+) (.*)$/.exec(line)?.slice(1)));
      for (const [key] of rows) if (!KEYS.includes(key)) throw new Error(`${name}: ${key}`);
      const all = (/** @type {string} */ key) => rows.filter(([found]) => found === key).map(([, value]) => value);
      const [sets, elements, rules] = ["sets", "elements", "rules"].map((key) => (all(key)[0] ? table(all(key)[0]) : undefined));
      const players = (all("players")[0] ?? "Ann Bob").split(" ").map((name, slot) => ({ name, slot }));
      const [kind, ...where] = (all("start")[0] ?? "").split(" ");
      let player = -1;
      const replay = rows.flatMap(([key, value]) => {
        if (key === "turn") player = (player + 1) % players.length;
        return key === "turn" || key === "again" ? turn(value, player) : [];
      });
      const file = JSON.parse(saved(replay, { sets, elements, rules, players, ...(kind && { start: STARTS[kind](...where) }) }));
      if (all("last")[0]) file.gameAnnotations = { endTurn: Number(all("last")[0]) };
      return { name, file: JSON.stringify(file), options: all("options"), lines: all("line"), points: all("points")[0].split(" ").map(Number) };
    });
}
