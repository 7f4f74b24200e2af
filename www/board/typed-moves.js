// @ts-check
/** Playing by words: questions with one key, and moves that are typed. */
import { tileParts } from "../bastide.js";
import { skipOf } from "../engine/skip.js";
import { describeAction, describeEvent, describeFeature, describeWhy } from "../i18n/describe.js";
import { TEXT, load } from "../i18n/text.js";
import { said } from "../lib/invisible-characters.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").ActionView} ActionView */

/**
 * @typedef {object} SpokenActions
 * @property {() => boolean} asked whether a person may decide now
 * @property {(statement: string) => void} play
 * @property {() => boolean} undo whether anything could be taken back
 */

let words = await load.spoken();
/** What each letter asks. @type {Record<string, (game: Game) => string>} */
const QUESTIONS = { s: scores, d: hand, l: last, m: figures, o: turn };

/** Takes up the words of the language that is spoken now. */
export async function listenAnew() {
  words = await load.spoken();
}

/**
 * The answer to a question of one letter.
 *
 * @param {string} letter
 * @param {Game} game
 * @returns {string | undefined} nothing: it asks nothing
 */
export function answer(letter, game) {
  return QUESTIONS[letter.toLowerCase()]?.(game);
}

/**
 * Does what was typed, or answers it.
 *
 * @param {string} text
 * @param {Game} game
 * @param {SpokenActions} actions
 * @returns {string} what to say; nothing where what was played is told anyway
 */
export function obey(text, game, { asked, play, undo }) {
  const typed = text.trim();
  const { commands, ...say } = words.typed;
  const is = (/** @type {keyof typeof commands} */ name) => commands[name].includes(typed.toLowerCase());
  const found = answer(typed, game);
  if (found) return found;
  if (is("help")) return say.help;
  if (is("list")) return choices(game);
  if (game.view().over) return say.nothing;
  if (!asked()) return say.notNow;
  if (is("undo")) return undo() ? "" : say.nothingBack;
  const wanted = is("skip") ? (skipOf(game) ?? "skip") : statementOf(typed, game);
  if (typeof wanted === "object") return wanted.problem;
  try {
    const why = game.why(wanted);
    if (why) return describeWhy(why);
  } catch {
    return say.unknown(said(typed));
  }
  play(wanted);
  return "";
}

/** The actions of the list, which leaves declining out. @param {Game} game */
function listed(game) {
  return game.legal().filter(({ type }) => type !== "skip" && type !== "end");
}

/** @param {Game} game */
function choices(game) {
  const [legal, shown] = [game.legal(), listed(game)];
  if (legal.length === 0) return words.typed.nothing;
  return [shown.length > 0 && words.typed.choices(shown.map(describeAction)), legal.some(({ type }) => type === "skip") && words.typed.orSkip].filter(Boolean).join(" ");
}

/**
 * The statement that is meant by a number of the list, a place of the drawn tile, or a part; else the text as it is.
 *
 * @param {string} typed
 * @param {Game} game
 * @returns {string | { problem: string }}
 */
function statementOf(typed, game) {
  const shown = listed(game);
  if (/^\d+$/.test(typed)) return shown[Number(typed) - 1]?.statement ?? { problem: words.typed.noChoice(shown.length) };
  const { asks, drawn } = game.view();
  const cell = /^(-?\d+)\s*[,; ]\s*(-?\d+)(?:\s+([0-3]))?$/.exec(typed);
  if (cell && asks === "abbey") return `abbey ${cell[1]},${cell[2]}`;
  if (cell && drawn) {
    const [, x, y, turns] = cell;
    const there = shown.flatMap((action) => (action.type === "tile" && action.x === Number(x) && action.y === Number(y) ? [String(action.turns)] : []));
    if (turns === undefined && there.length > 1) return { problem: words.typed.turns(there) };
    return `tile ${drawn} ${x},${y} ${turns ?? there[0] ?? 0}`;
  }
  return asks === "figure" && /^(road|city|field)\.\w+$|^(monastery|garden)$/.test(typed) ? `meeple ${typed}` : typed;
}

/** @param {Game} game */
function scores(game) {
  const supply = (/** @type {{ figure: string, count: number }[]} */ figures) => figures.reduce((sum, { figure, count }) => (figure === "abbey" || figure === "barn" ? sum : sum + count), 0);
  return words.scores(game.view().players.map(({ name, score, supply: figures }) => words.score(name, score, supply(figures))));
}

/** @param {Game} game */
function hand(game) {
  const { drawn } = game.view();
  return drawn ? words.hand(drawn, tellTile(drawn, 0)) : words.noTile;
}

/**
 * What is printed on a tile.
 *
 * @param {string} tile
 * @param {number} turns
 */
function tellTile(tile, turns) {
  const parts = tileParts(tile, turns).map(({ feature, sides, coats, inn = false, cathedral = false }) => words.part(feature, [...sides], coats, inn, cathedral));
  return parts.length > 0 ? parts : [words.meadow];
}

/** @param {Game} game */
function last(game) {
  const { players } = game.view();
  const events = game.log();
  const from = events.findLastIndex(({ type }) => type === "tilePlaced");
  const told = events.slice(Math.max(from, 0)).filter(({ type }) => type !== "turn" && type !== "drawn");
  return from < 0 ? words.nothingYet : told.map((event) => describeEvent(event, players)).join(" ");
}

/** @param {Game} game */
function figures(game) {
  const view = game.view();
  const own = view.figures.filter(({ player }) => player === view.player);
  const told = own.map(({ figure, x, y, place }) => words.figure(TEXT.pieces.names[figure], x, y, describeFeature(game.feature(x, y, place), view.players).title));
  return told.join(" ") || words.noFigures;
}

/** @param {Game} game */
function turn(game) {
  const view = game.view();
  const { name } = view.players[view.player];
  return view.over ? TEXT.hint.over : words.turn(view.asks === "wagon" ? TEXT.hand.wagonOf(name) : TEXT.hand.turnOf(name), view.turn, view.remaining);
}
