// @ts-check
/**
 * Costly turns that are kept as exercises. Each holds the game up to its moment, so that it outlives the game it comes from. In a file with all
 * games, an exercise is a record with tags of its own.
 */
import { Game } from "../bastide.js";
import { laysTile } from "../engine/judged-turn.js";
import { skipOf } from "../engine/skip.js";
import { checksum } from "../storage/database.js";
import { addExercises, changeExercise, removeExercise, storedExercises } from "../storage/exercises.js";
import { isDay } from "../lib/days.js";
import { kept as stored, writeSetting } from "../storage/store.js";
import { begun, tried } from "./intervals.js";
import { read } from "./rows.js";

export { eraseExercises as eraseMistakes } from "../storage/exercises.js";

/** @typedef {import("../bastide.js").Missed} Kind */
/** @typedef {import("../bastide.js").Reason} Reason */
/** @typedef {{ at: number, player: number, cost: number } & Pick<import("../engine/judged-turn.js").Reviewed, "best" | "missed" | "gains">} Costly a turn that was judged */

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
/** Points, turns and tries beyond this are no game's. */
const MOST = 9999;
/** When an exercise is asked whose day cannot be read: now. */
const LONG_AGO = "2000-01-01";

/** What was chosen on this page, which the browser may not have taken. @type {number | undefined} */
let chosen;

/** What a turn costs at least that is kept, in points. */
export function leastCost() {
  const found = chosen ?? stored(KEY);
  return typeof found === "number" && LEAST.includes(found) ? found : 3;
}

/** @param {number} points */
export function chooseLeastCost(points) {
  chosen = points;
  writeSetting(KEY, String(points));
}

/** All of them that are sound. @returns {Promise<Mistake[]>} fails with a `StoreError` where they cannot be read now */
export async function mistakes() {
  return (await storedExercises()).flatMap((found) => soundMistake(found) ?? []);
}

/**
 * An exercise from the database or from a file, whoever wrote it: numbers and days are such as a game has.
 *
 * @param {any} found
 * @returns {Mistake | undefined} nothing if it is none
 */
function soundMistake(found) {
  const isText = (/** @type {unknown} */ text) => typeof text === "string";
  const isTurn = (/** @type {unknown} */ list) => Array.isArray(list) && list.every(isText);
  const isNumber = (/** @type {unknown} */ value) => Number.isInteger(value) && Math.abs(Number(value)) <= MOST;
  const isGain = (/** @type {any} */ gain) => FEATURES.includes(gain?.feature) && [gain.player, gain.points, gain.scored].every(isNumber) && gain.player >= 0;
  const { id, record, name, kind, played, best, gains, turn, cost, due, streak, failed } = found ?? {};
  if (![id, record, name].every(isText) || !isTurn(played) || !isTurn(best) || best.length === 0 || !KINDS.includes(kind)) return undefined;
  return {
    ...{ id, record, name, kind, played, best },
    gains: Array.isArray(gains) ? gains.filter(isGain) : [],
    turn: isNumber(turn) ? turn : 1,
    cost: Number.isFinite(cost) ? Math.min(Math.max(cost, 0), MOST) : 0,
    due: isDay(due) ? due : LONG_AGO,
    streak: isNumber(streak) ? Math.max(streak, 0) : 0,
    ...(isDay(failed) && { failed }),
  };
}

/**
 * Whether an exercise can be played: the statements of both turns are legal one after the other.
 *
 * @param {Pick<Mistake, "record" | "played" | "best" | "gains">} mistake
 */
export function isPlayable({ record, played, best, gains }) {
  const game = read(record);
  if (!game) return false;
  try {
    const [start, { turn, player, players }] = [game.at(), game.view()];
    const canPlay = (/** @type {string[]} */ statements) => {
      game.goTo(start);
      return statements.every((statement, index) => {
        const now = game.view();
        const isAsked = now.turn === turn && now.player === player;
        const declined = statement === "skip"; // it may stand where nothing is asked
        const decision = declined ? skipOf(game) : statement;
        if (isAsked && decision !== undefined) game.play(decision);
        return declined ? index > 0 : isAsked;
      });
    };
    const isShown = game.legal().some(({ statement }) => statement === best[0]); // as a ghost on the board
    return isShown && canPlay(best) && canPlay(played) && gains.every((gain) => players[gain.player]);
  } catch {
    return false; // a statement is not legal
  } finally {
    game.free();
  }
}

/**
 * Whether a turn is the better one, as far as that is known: to what is known only of a ransom, any tile may follow.
 *
 * @param {Pick<Mistake, "best">} mistake
 * @param {(string | undefined)[]} statements of the turn
 */
export function isBest({ best }, statements) {
  return best.some(laysTile) && best.every((statement, index) => statement === statements[index]);
}

/**
 * The turns of a game that can be exercises: not one whose better turn lets the tile go, since nobody knows which comes then.
 *
 * @template {Costly} T
 * @param {string} record of the game
 * @param {T[]} turns
 * @returns {T[]}
 */
export function practicable(record, turns) {
  const game = read(record);
  const found = game ? turns.filter((turn) => isPlayable(factsOf(game, turn))) : [];
  game?.free();
  return found;
}

/**
 * Keeps turns of a game that can be exercises.
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
    return await addExercises(turns.map((turn) => ({ ...factsOf(game, turn), ...begun(today) })).filter(isPlayable));
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
  const [tile, figure] = [game.chosen(at) ?? "", game.chosen(at + 1)];
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
    best: [best.statement, ...(best.then === undefined ? [] : [best.then]), ...(best.rest ?? [])],
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

/** Puts one back that was removed. @param {Mistake} mistake */
export const restoreMistake = (mistake) => addExercises([mistake]);

/**
 * Keeps when an exercise comes again after a try, unless it was removed meanwhile.
 *
 * @param {Mistake} mistake
 * @param {number} cost what the try gave away, in points
 * @param {string} today
 * @returns {Promise<Mistake | undefined>} the exercise as it is stored now, with what other tabs have tried; `undefined` if it was removed
 */
export async function keepTry({ id }, cost, today) {
  /** @type {Mistake | undefined} */
  let kept;
  await changeExercise(id, (stored) => {
    const sound = soundMistake(stored);
    kept = sound && afterTry(sound, cost, today);
    return kept;
  });
  return kept;
}

/** An exercise after a try. @param {Mistake} mistake @param {number} cost @param {string} today @returns {Mistake} */
export function afterTry({ failed, ...mistake }, cost, today) {
  return { ...mistake, ...tried({ ...mistake, failed }, cost, today) };
}

/** Each as a record with its tags. @returns {Promise<string[]>} */
export async function writeMistakes() {
  return (await mistakes()).map(write);
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
 * @returns {Promise<{ taken: number, unplayable: number }>} how many
 */
export async function takeMistakes(sources) {
  const sound = sources.flatMap((source) => readMistake(source) ?? []);
  return { taken: await addExercises(sound), unplayable: sources.length - sound.length };
}

/** @param {import("../bastide.js").RecordSource} source @returns {Mistake | undefined} nothing if it is none that can be played */
export function readMistake({ text, tags }) {
  const [, kind, cost, due, streak, failed] = /^([a-z]+) (\d+(?:\.\d+)?) (\d{4}-\d\d-\d\d) (\d{1,4})(?: (\d{4}-\d\d-\d\d))?$/.exec(tags.Mistake) ?? [];
  const game = read(text.replace(/^\[Mistake\w* "[^"]*"\]\n/gm, ""));
  if (!game) return undefined;
  const { turn, player, players } = game.view();
  const record = game.record();
  const id = idOf(game, record);
  game.free();
  const parts = (/** @type {string} */ tag) => (tags[tag] ?? "").split("; ").filter(Boolean);
  const gains = parts("MistakeGains").map((part) => {
    const [seat, feature, points, scored] = part.split(" ");
    return { player: Number(seat), feature, points: Number(points), scored: Number(scored) };
  });
  const turns = { played: parts("MistakePlayed"), best: parts("MistakeBest") };
  const mistake = soundMistake({
    id,
    record,
    turn,
    name: players[player].name,
    cost: Number(cost),
    kind,
    ...turns,
    gains,
    due,
    streak: Number(streak),
    failed,
  });
  return mistake && isPlayable(mistake) ? mistake : undefined;
}
