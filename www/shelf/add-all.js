// @ts-check
/** Opens many games at once: a file of all that were saved on another device, or several files. It continues when another screen is opened. */
import { needsOtherTiles } from "./diagram.js";
import { isStudy, receive, receiveStudy, sealedRecord, takenApart } from "./import.js";
import { TEXT } from "../i18n/text.js";
import { add, onlyInMemory } from "../games/games.js";
import { painted } from "../lib/dom.js";
import { ScreenLeft, onAnyScreen, thisScreen } from "../lib/screen.js";
import { notify } from "../ui/notice.js";
import { onDemand } from "../ui/on-demand.js";

const words = await TEXT.load.arrive();

/** After so long it is told, and told again, how many games have been taken in, in milliseconds. */
const PROGRESS = 1000;

/** Why a file was refused is told of so many. */
const MOST_REFUSED = 3;

/** @typedef {import("../app/deep-links.js").Table} Table */
/** @typedef {import("./import.js").Received} Received */
/** @typedef {NonNullable<ReturnType<typeof takenApart>>} Apart */
/** @typedef {{ added: number, known: number, failed: number, left: number }} Counts `left`: those that were not reached, because the person gave up */

/**
 * Puts many records on the shelf at once. Where one goes on with a game that is there, or parts from it, both are kept; a sealed game goes on with the
 * saved one, since one seat must not make two turns. The list is shown at the end, unless something else was opened meanwhile or it cannot be read.
 *
 * @param {string[]} records
 * @param {Table} table
 */
export async function addAll(records, table) {
  const counts = { added: 0, known: 0, failed: 0, left: 0 };
  let screen = thisScreen();
  const [sealed, others] = await onAnyScreen(() => sorted(records));
  if (sealed.length > 0 && !document.querySelector("main.shelf")) {
    await onAnyScreen(() => table.showGames()); // one of them may be on the table
    screen = thisScreen();
  }
  const more = await onAnyScreen(() => addSealed(sealed, counts));
  let told = performance.now();
  for (const [index, record] of others.entries()) {
    if (performance.now() - told > PROGRESS) {
      told = performance.now();
      notify("arrive", words.taking(sealed.length + index, records.length));
      await painted(); // records that are refused one after the other leave the page no time for that
    }
    try {
      for (const as of await onAnyScreen(() => addOne(record))) counts[as] += 1;
    } catch (error) {
      if (!(error instanceof ScreenLeft)) throw error;
      counts.left = others.length - index;
      break;
    }
  }
  try {
    if (!screen.aborted && counts.left === 0) await table.showGames();
  } finally {
    const sentence = [words.several(counts.added, counts.known, counts.failed), words.unopened(counts.left), ...more].filter(Boolean).join(" ");
    notify("arrive", counts.added > 0 || more.length > 0 ? added(sentence) : sentence);
  }
}

/**
 * The sealed games among records, and the others.
 *
 * @param {string[]} records
 * @returns {Promise<[Apart[], string[]]>}
 */
async function sorted(records) {
  const sealed = [];
  const others = [];
  for (const record of records) {
    const text = await sealedRecord(record);
    const apart = text === undefined ? undefined : takenApart(text);
    if (apart) sealed.push(apart);
    else others.push(record);
  }
  return [sealed, others];
}

/**
 * Adds a game that is not sealed, or its beginning if no more of it can be read.
 *
 * @param {string} record
 * @returns {Promise<("added" | "known" | "failed")[]>} how the record is counted; a damaged one whose beginning is kept counts as both
 */
async function addOne(record) {
  if (isStudy(record)) {
    const received = await receiveStudy(record);
    return ["reason" in received ? "failed" : received.known ? "known" : "added"];
  }
  const { about, ...received } = await receive(record);
  if (received.kinship !== "damaged") return [await beside(received, about)];
  if (received.text === "" || needsOtherTiles(record)) return ["failed"]; // nothing of it can be played here
  return ["failed", await beside(await receive(received.text, about), about)]; // its beginning is a game
}

/**
 * Keeps a game that was received beside the one that it is akin to.
 *
 * @param {Pick<Received, "kinship" | "text">} received
 * @param {Received["about"]} about
 */
async function beside({ kinship, text }, about) {
  if (kinship === "same" || kinship === "behind") return "known";
  if (kinship !== "new") await add(text, about);
  return "added";
}

/**
 * Adds sealed games to those that are there, and to their counts.
 *
 * @param {Apart[]} sealed
 * @param {Counts} counts
 * @returns {Promise<string[]>} what else is to be said of them
 */
async function addSealed(sealed, counts) {
  if (sealed.length === 0) return [];
  const { takeInSealed } = await onDemand(() => import("../sealed/take-in.js"));
  const { added, known, further, refusals } = await takeInSealed(sealed);
  counts.added += added;
  counts.known += known;
  return [...(further > 0 ? [words.further] : []), ...(refusals.length > 0 ? [toldOf(refusals)] : [])];
}

/** Why files were refused: of many the first ones, and how many more. @param {string[]} refusals */
export function toldOf(refusals) {
  const more = refusals.length - MOST_REFUSED;
  return [...refusals.slice(0, MOST_REFUSED), ...(more > 0 ? [words.moreRefused(more)] : [])].join(" ");
}

/** What is said of games that were added: also that they are only in memory, if they are. @param {string} sentence */
export function added(sentence) {
  return onlyInMemory().length > 0 ? `${sentence} ${words.notYet}` : sentence;
}
