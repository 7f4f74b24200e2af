// @ts-check
/**
 * Costly turns that are kept as exercises. Each holds the game up to its moment, so that it outlives the game it comes from. In a file with all
 * games, an exercise is a record with tags of its own.
 */
import { Game } from "../bastide.js";
import { checksum } from "../storage/database.js";
import { addExercises, removeExercise, storedExercises } from "../storage/exercises.js";
import { kept as stored, keep } from "../storage/store.js";
import { begun } from "./intervals.js";
import { read } from "./games.js";

export { eraseExercises as eraseMistakes, storeExercise as storeMistake } from "../storage/exercises.js";

/** @typedef {import("../bastide.js").Missed} Kind */
/** @typedef {import("../bastide.js").Reason} Reason */
/** @typedef {{ at: number, player: number, cost: number } & Pick<import("../bastide.js").Review, "best" | "missed" | "gains">} Costly a turn that was judged */

/**
 * @typedef {object} Facts
 * @property {string} id the same for the same moment
 * @property {string} record up to the moment
 * @property {number} turn
 * @property {string} name of who played it
 * @property {number} cost in points
 * @property {Kind} kind what it missed
 * @property {string[]} played its statements
 * @property {string[]} best the statements of the best turn
 * @property {Pick<Reason, "player" | "feature" | "points" | "scored">[]} gains by how much that one is ahead
 */
/** @typedef {Facts & import("./intervals.js").Schedule} Mistake */

/** @type {readonly Kind[]} */
export const KINDS = ["points", "field", "joining", "blocking", "figure", "building", "foresight"];
const FEATURES = ["road", "city", "monastery", "field", "garden"];
/** What can be chosen as the least cost of a turn that is kept, in points. */
export const LEAST = [2, 3, 5, 8];
const KEY = "mistakes";

/** What a turn costs at least that is kept, in points. */
export function leastCost() {
  const found = stored(KEY);
  return typeof found === "number" && LEAST.includes(found) ? found : 3;
}

/** @param {number} points */
export const chooseLeastCost = (points) => keep(KEY, points);

/** All of them that can be read. @returns {Promise<Mistake[]>} */
export async function mistakes() {
  return (await storedExercises()).filter(isMistake);
}

/** @param {any} found @returns {found is Mistake} */
function isMistake(found) {
  const texts = [found?.id, found?.record, found?.name, found?.due];
  const lists = [found?.best, found?.played, found?.gains];
  return texts.every((text) => typeof text === "string") && lists.every(Array.isArray) && found.best.length > 0 && KINDS.includes(found.kind);
}

/**
 * Keeps turns of a game.
 *
 * @param {string} record of the game
 * @param {Costly[]} turns
 * @param {string} today
 * @returns {Promise<number>} how many were not kept before
 */
export async function keepMistakes(record, turns, today) {
  const game = read(record);
  if (!game) return 0;
  try {
    return await addExercises(turns.flatMap((turn) => ({ ...factsOf(game, turn), ...begun(today) })));
  } finally {
    game.free();
  }
}

/**
 * @param {Game} game
 * @param {Costly} turn
 * @returns {Facts}
 */
function factsOf(game, { at, cost, best, missed = "foresight", gains = [] }) {
  game.goTo(game.length);
  const [tile, figure] = [game.statement(at) ?? "", game.statement(at + 1)];
  game.goTo(at + 1);
  const asksFigure = game.view().asks === "figure";
  game.goTo(at);
  const { turn, player, players } = game.view();
  const text = game.record();
  return {
    id: idOf(game, text),
    record: text,
    turn,
    name: players[player].name,
    cost: Math.round(cost * 10) / 10,
    kind: missed,
    played: [tile, ...(asksFigure && figure ? [figure] : [])],
    best: [best.statement, ...(best.then === undefined ? [] : [best.then])],
    gains: gains.map(({ player, feature, points, scored }) => ({ player, feature, points, scored })),
  };
}

/** The same for the same moment of a deal, whatever else a record says. @param {Game} game @param {string} text its record */
function idOf(game, text) {
  const decisions = text.split("\n").filter((line) => /^[a-z]/.test(line));
  return [game.deal(), decisions.join("\n")].map((part) => checksum(part).toString(36)).join("-");
}

/** @param {Mistake} mistake */
export const removeMistake = ({ id }) => removeExercise(id);

/** Each as a record with its tags; nothing where there are none, or the browser gives none. @returns {Promise<string[]>} */
export async function writeMistakes() {
  return (await mistakes().catch(() => [])).map(write);
}

/** @param {Mistake} mistake @returns {string} */
export function write({ record, cost, kind, played, best, gains, due, streak, failed }) {
  const tags = {
    Mistake: [kind, cost, due, streak, ...(failed ? [failed] : [])].join(" "),
    MistakePlayed: played.join("; "),
    MistakeBest: best.join("; "),
    MistakeGains: gains.map((gain) => [gain.player, gain.feature, gain.points, gain.scored].join(" ")).join("; "),
  };
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`);
  return record.replace(/^\s*\[Bastide "\d+"\]\s*\n/, (first) => first + lines.join(""));
}

/**
 * Stores those of a file that are not here yet.
 *
 * @param {import("../bastide.js").RecordSource[]} sources with their tags
 * @returns {Promise<number>} how many
 */
export const takeMistakes = (sources) => addExercises(sources.flatMap((source) => readMistake(source) ?? []));

/** @param {import("../bastide.js").RecordSource} source @returns {Mistake | undefined} nothing if it is none that can be played */
export function readMistake({ text, tags }) {
  const [, kind, cost, due, streak, failed] = /^([a-z]+) ([\d.]+) (\d{4}-\d\d-\d\d) (\d{1,4})(?: (\d{4}-\d\d-\d\d))?$/.exec(tags.Mistake) ?? [];
  const game = read(text.replace(/^\[Mistake\w* "[^"]*"\]\n/gm, ""));
  if (!game) return undefined;
  const parts = (/** @type {string} */ tag) => (tags[tag] ?? "").split("; ").filter(Boolean);
  const { turn, player, players } = game.view();
  const best = parts("MistakeBest");
  const isSound = KINDS.includes(/** @type {Kind} */ (kind)) && game.legal().some(({ statement }) => statement === best[0]);
  const record = game.record();
  const id = idOf(game, record);
  game.free();
  if (!isSound) return undefined;
  const gains = parts("MistakeGains").flatMap((part) => {
    const [seat, feature, points, scored] = part.split(" ");
    const numbers = [seat, points, scored].map(Number);
    return players[numbers[0]] && FEATURES.includes(feature) && numbers.every(Number.isInteger)
      ? [{ player: numbers[0], feature: /** @type {Reason["feature"]} */ (feature), points: numbers[1], scored: numbers[2] }]
      : [];
  });
  const about = { id, record, turn, name: players[player].name, cost: Number(cost), kind: /** @type {Kind} */ (kind) };
  return { ...about, played: parts("MistakePlayed"), best, gains, due, streak: Number(streak), ...(failed && { failed }) };
}
