// @ts-check
/**
 * The decks that one person plays alone for points: a few fixed ones in `solo.txt`, and one for each day. How good a result is follows
 * from what the levels `planner` and `master` score on the same tiles: measured by `bastide solo` for the fixed decks, and in the
 * background on this device for that of the day.
 */
import { Game, readRecords } from "../bastide.js";
import { Thinker } from "../engine/thinker.js";
import { isDay } from "../lib/days.js";
import { keep, kept } from "../storage/store.js";

/**
 * @typedef {object} Deck
 * @property {string} name of a fixed deck, or the day as in `2026-11-23`
 * @property {string} record the game before the first decision
 * @property {string[]} boxes beside the base game
 * @property {string[]} tiles the one that lies there at the beginning included
 * @property {number[]} [par] what `planner` and `master` score, where that was measured beforehand
 */

/** @typedef {"bronze" | "silver" | "gold"} Medal */

/** The tries that `master` has for each decision, as the command in `solo.txt` says. */
const TRIES = 200;
/** The expansions of each day of the week, from Sunday on. */
const WEEK = ["dragon", "", "river", "inns", "abbot", "traders", "abbey"];
const PAR = "solo-par";
/** No day before this one had a deck. */
const FIRST_DAY = "2026-01-01";

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
 * The deck of a day: the same for everybody.
 *
 * @param {string} day such as `2026-11-23`
 * @returns {Deck}
 */
export function deckOfDay(day) {
  const [box, seed] = [WEEK[new Date(`${day}T00:00Z`).getUTCDay()], Number(day.replaceAll("-", ""))];
  const game = new Game({ players: [{ colour: "red" }], boxes: ["base", ...(box ? [box] : [])], pile: "half", seed });
  const record = game.record().replace("\n", `\n[Solo "${day}"]\n`);
  game.free();
  const [{ text, tags }] = readRecords(record);
  return deckIn(day, text, tags);
}

/**
 * Which decks there are to have a result with: the fixed ones, and those of the days up to today.
 *
 * @param {string} today
 * @returns {Promise<(name: string) => boolean>}
 */
export async function knownDecks(today) {
  const fixed = new Set((await fixedDecks()).map(({ name }) => name));
  return (name) => fixed.has(name) || (isDay(name) && FIRST_DAY <= name && name <= today);
}

/**
 * @param {string} name
 * @param {string} record
 * @param {Record<string, string>} tags
 * @returns {Deck}
 */
function deckIn(name, record, tags) {
  const boxes = (tags.Boxes ?? "base").split("+").filter((box) => box !== "base");
  return { name, record, boxes, tiles: tags.Deck.split(" ") };
}

/**
 * The deck that a game is played with.
 *
 * @param {Game} game
 * @returns {Promise<Deck | undefined>} nothing if it is none of those that are listed
 */
export async function deckOf(game) {
  const name = readRecords(game.record())[0]?.tags.Solo ?? "";
  const deck = isDay(name) && FIRST_DAY <= name ? deckOfDay(name) : (await fixedDecks()).find((deck) => deck.name === name);
  if (!deck) return undefined;
  const begun = Game.fromRecord(deck.record);
  const isSame = begun.deal() === game.deal();
  begun.free();
  return isSame ? deck : undefined;
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
