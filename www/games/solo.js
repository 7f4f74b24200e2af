// @ts-check
/**
 * The decks that one person plays alone for points: a few fixed ones in `solo.txt`, and one for each day. How good a result is follows
 * from what the levels `planner` and `master` score on the same tiles: measured by `bastide solo` for the fixed decks, and in the
 * background on this device for that of the day.
 */
import { Game, readRecords } from "../bastide.js";
import { Thinker } from "../engine/thinker.js";
import { checksum } from "../storage/database.js";
import { keep, kept } from "../storage/store.js";
import { list, recordOf } from "./games.js";
import { goesOn, read } from "./rows.js";
import { deckIn, deckOfDay, duelOfDay } from "../engine/day-decks.js";
import { dayIn, duelNamed, hasDecks, isDuel } from "../engine/deck-names.js";

/** @typedef {import("../engine/day-decks.js").Deck} Deck */
/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {"bronze" | "silver" | "gold"} Medal */

/** The tries that `master` has for each decision, as the command in `solo.txt` says. */
const TRIES = 200;
const PAR = "solo-par";

/**
 * The decks that stay the same, in the order in which they are shown.
 *
 * @returns {Promise<Deck[]>}
 */
export async function fixedDecks() {
  const found = await fetch("./solo.txt");
  if (!found.ok) throw new Error(`${found.status} for the solo decks`);
  return readRecords(await found.text()).map(({ text, tags }) => ({
    ...deckIn(tags.Solo, text, tags),
    par: [Number(tags.Planner), Number(tags.Master)],
  }));
}

/**
 * Which decks there are to have a result with: the fixed ones, and those of the days up to today.
 *
 * @param {string} today
 * @returns {Promise<(name: string) => boolean>}
 */
export async function knownDecks(today) {
  const fixed = new Set((await fixedDecks()).map(({ name }) => name));
  return (name) => fixed.has(name) || (hasDecks(dayIn(name)) && dayIn(name) <= today);
}

/**
 * The deck that a game is played with.
 *
 * @param {Game} game
 * @returns {Promise<Deck | undefined>} nothing if it is none of those that are listed
 */
export async function deckOf(game) {
  const { Solo = "", Duel } = readRecords(game.record())[0]?.tags ?? {};
  const deck = await deckNamed(Duel === undefined ? Solo : duelNamed(Duel));
  if (!deck) return undefined;
  const begun = Game.fromRecord(deck.record);
  const isSame = begun.deal() === game.deal() && String(levelsIn(begun)) === String(levelsIn(game));
  begun.free();
  return isSame ? deck : undefined;
}

/** The games that were begun here and are not over, the one that was played last first. @returns {Promise<Row[]>} */
export async function unfinished() {
  return (await list()).filter((row) => goesOn(row) && !row.visited);
}

/**
 * The first of some games that is played with a deck.
 *
 * @param {Deck} deck
 * @param {Row[]} rows
 * @returns {Promise<Row | undefined>}
 */
export async function begunWith(deck, rows) {
  const fresh = Game.fromRecord(deck.record);
  const deal = checksum(fresh.deal());
  fresh.free();
  for (const row of rows.filter((row) => row.deal === deal)) {
    const game = read(await recordOf(row.id));
    const found = game && (await deckOf(game));
    game?.free();
    if (found?.name === deck.name) return row;
  }
  return undefined;
}

/** Who decides in each seat: a duel with somebody else is another one. @param {Game} game */
const levelsIn = (game) => game.view().players.map(({ level }) => level ?? "");

/** @param {string} name @returns {Promise<Deck | undefined>} */
async function deckNamed(name) {
  const day = dayIn(name);
  if (hasDecks(day)) return isDuel(name) ? duelOfDay(day) : deckOfDay(day);
  return (await fixedDecks()).find((deck) => deck.name === name);
}

/**
 * What `planner` and `master` score with a deck; what was not measured is computed in the background, and kept for the day.
 *
 * @param {Deck} deck
 * @returns {Promise<number[]>}
 */
export async function parOf({ name, record, par }) {
  if (par) return par;
  const found = /** @type {{ name?: unknown, par?: unknown } | null} */ (kept(PAR));
  if (found?.name === name && Array.isArray(found.par) && found.par.length === 2 && found.par.every(Number.isFinite)) return found.par;
  const thinker = new Thinker();
  try {
    const computed = (await thinker.par(record, TRIES)) ?? [];
    keep(PAR, { name, par: computed });
    return computed;
  } finally {
    thinker.end();
  }
}

/**
 * From how many points on there is which medal: silver for what the lower of the two levels scores, gold for what the higher does,
 * bronze for three quarters of silver.
 *
 * @param {number[]} par
 * @returns {Record<Medal, number>}
 */
export function medalsFor(par) {
  const silver = Math.min(...par);
  return { gold: Math.max(...par, silver + 1), silver, bronze: Math.ceil((silver * 3) / 4) };
}

/**
 * The medal for so many points.
 *
 * @param {number} points
 * @param {Record<Medal, number>} medals
 * @returns {Medal | undefined}
 */
export function medalOf(points, medals) {
  return /** @type {const} */ (["gold", "silver", "bronze"]).find((medal) => points >= medals[medal]);
}
