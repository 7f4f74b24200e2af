// @ts-check
/**
 * Texts from outside, files and links: what kind they are, and how they join the games that are there.
 *
 * The games of one deal are the same game as far as their decisions agree, so that it can be sent back and forth.
 */
import { Game, readRecords } from "../bastide.js";
import { readAgreement } from "../storage/agreed.js";
import { checksum } from "../storage/database.js";
import { readKeys } from "../storage/device-keys.js";
import { addNotes } from "../games/game-session.js";
import { add, list, recordOf, restore } from "../games/games.js";
import { read } from "../games/rows.js";
import { ghostTags } from "../games/ghosts.js";
import { isSealed, isUndrawn } from "../games/seals.js";
import { fromStorage, onDemand } from "../ui/on-demand.js";
import { readBest } from "../games/solo-results.js";
import { readSolved } from "../games/solved-puzzles.js";
import { describeError } from "../i18n/describe.js";
import { loadBoxes } from "../i18n/boxes.js";
import { TEXT } from "../i18n/text.js";
import { isDay, momentIn } from "../lib/days.js";
import { seen } from "../lib/invisible-characters.js";
import { LONGEST } from "./file-size.js";
import { annotated, studies } from "./notes.js";

const words = await TEXT.load.arrive();

/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {import("../bastide.js").BastideError} BastideError */
/** @typedef {import("../bastide.js").RecordSource} RecordSource */

/**
 * How a record stands to the games that are there: "new"; or the "same" as one; or it goes on where that one ends ("further"); or
 * ends before it ("behind"); or they "parted" on the way. "damaged" is none that could be read to its end.
 *
 * @typedef {"new" | "same" | "further" | "behind" | "parted" | "damaged"} Kinship
 */

/**
 * @typedef {object} Received
 * @property {Kinship} kinship
 * @property {string} text the record as the engine writes it; if it is damaged its beginning, if that can be read
 * @property {Row} [row] the game that it is, or is akin to; none if it is damaged
 * @property {Partial<Row>} about the name, the date and what was agreed on, which came with it
 * @property {number} [common] if they parted: how many tiles both have laid before
 * @property {string} [reason] if it is damaged: that it is, and why
 */

const LONGEST_NAME = 80;

/**
 * The records of a text, the mistakes among them apart, with the names of puzzles and the results that stand before them, or why it has none. Whoever adds a kind of text tells it
 * here by its beginning.
 *
 * @param {string} text
 * @returns {Promise<{ records: string[], solved?: string[], best?: import("../games/solo-results.js").Result[], keys?: string[], mistakes?: RecordSource[] } | { refused: string }>}
 */
export async function recordsOf(text) {
  if (text.length > LONGEST) return { refused: words.tooLong };
  const [before, ...sources] = readRecords(`[Bastide "1"]\n${text}`); // the tags before the first record are in one of their own
  const all = [before, ...sources];
  const [solved, best, keys] = [readSolved(all), readBest(all), readKeys(all)];
  const mistakes = sources.filter(({ tags }) => tags.Mistake !== undefined);
  const records = sources.filter(({ tags }) => tags.Mistake === undefined).map(({ text }) => text);
  if (sources.length > 0 || solved || best || keys) return { records, solved, best, keys, ...(mistakes.length > 0 && { mistakes }) };
  return isJcz(text) ? recordOfJcz(text) : { refused: words.unknown };
}

/** A text in parts that are of one kind each: a saved game of JCloisterZone may stand before records and the tags before them. @param {string} text */
export function partsOf(text) {
  const at = text.search(/^[ \t]*\[[A-Z]\w* "/m);
  return at > 0 && isJcz(text.slice(0, at)) ? [text.slice(0, at), text.slice(at)] : [text];
}

/** Whether a text is a saved game of JCloisterZone. @param {string} text */
function isJcz(text) {
  return (/^\s*\{/.test(text) && /"(replay|setup)"/.test(text)) || /^\s*(<\?xml[^>]*>\s*)?<game\s/.test(text);
}

/** @param {string} text */
async function recordOfJcz(text) {
  const { JczError, fromJcz } = await onDemand(() => import("./jcz.js"));
  try {
    return { records: [fromJcz(text)] };
  } catch (error) {
    if (!(error instanceof JczError)) throw error;
    return { refused: error.message };
  }
}

/**
 * Puts a record beside the others if it is a new game or differs from the one it comes from; nothing that is there is changed.
 *
 * @param {string} record
 * @param {Partial<Row>} [how] what its row says besides if it is new
 * @returns {Promise<Received>}
 */
export async function receive(record, how = {}) {
  let game;
  try {
    game = Game.fromRecord(record);
  } catch (thrown) {
    const beginning = Game.beginning(record);
    const reason = await reasonOf(thrown, record);
    const received = beginning ? { about: takeAbout(beginning), text: beginning.record() } : { about: {}, text: "" };
    beginning?.free();
    return { kinship: "damaged", reason, ...received };
  }
  const about = takeAbout(game);
  const text = game.record();
  const akin = await closest(game).finally(() => game.free());
  return { about, text, ...(akin ?? { kinship: "new", row: await add(text, { ...about, ...how }) }) };
}

/** Why a record cannot be read. @param {unknown} error of the engine @param {string} record */
async function reasonOf(error, record) {
  await onDemand(() => loadBoxes(TEXT)); // a statement of any expansion may be refused
  return describeError(TEXT, /** @type {BastideError} */ (error), record);
}

/**
 * A record as the engine writes it, and what came with it apart from it.
 *
 * @param {string} record
 * @returns {Pick<Received, "text" | "about"> | undefined} nothing where it cannot be read to its end
 */
export function takenApart(record) {
  const game = read(record);
  if (!game) return undefined;
  const about = takeAbout(game);
  const text = game.record();
  game.free();
  return { text, about };
}

/** Whether a record holds what was written about a game. @param {string} record */
export const isStudy = (record) => readRecords(record)[0]?.tags.Bastide === "2";

/**
 * The record of a sealed game as the engine writes it, however it came: with other spaces, or with notes. A finished game with notes is none.
 *
 * @param {string} record
 * @returns {Promise<string | undefined>} nothing for any other record
 */
export async function sealedRecord(record) {
  if (!isSealed(record)) return undefined;
  const hasNotes = isStudy(record);
  const main = hasNotes ? await mainLineOf(record) : record;
  const game = main === undefined ? undefined : read(main);
  if (!game) return hasNotes ? undefined : record; // why it cannot be read is told where it is opened
  const isOver = game.view().over;
  const written = game.record();
  game.free();
  return hasNotes && isOver ? undefined : written;
}

/** The game itself in a record with notes. @param {string} record @returns {Promise<string | undefined>} nothing where it cannot be read */
async function mainLineOf(record) {
  const { Study } = await studies();
  try {
    const study = Study.fromRecord(record);
    const main = study.mainLine();
    study.free();
    return main;
  } catch {
    return undefined; // the same error is told when the record is opened
  }
}

/**
 * Puts a game with what was written about it beside the others. If the game is there already and nothing was written about it here, both become
 * one.
 *
 * @param {string} record
 * @param {Partial<Row>} [how] what its row says besides if it is new
 * @returns {Promise<{ row: Row, known?: true } | { reason: string }>} the game, and whether it was there as it is; or why the record cannot be read
 */
export async function receiveStudy(record, how = {}) {
  const { Study } = await studies();
  let study;
  try {
    study = Study.fromRecord(record);
  } catch (error) {
    return { reason: await reasonOf(error, record) };
  }
  const about = { ...takeAbout(study), ...how };
  const [text, main] = [study.record(), study.mainLine()];
  study.free();
  try {
    Game.fromRecord(main).free();
  } catch (error) {
    return { reason: await reasonOf(error, main) }; // tiles of one's own, and sets that only boards draw, cannot be played
  }
  const there = await noted(main, text);
  if (there) return { row: there, known: true };
  const { row, kinship } = await receive(main, { ...about, study: text });
  if (row && kinship === "new") return { row };
  const joined = row && kinship === "same" ? await fromStorage(() => addNotes(row, text)) : undefined;
  return { row: joined ?? (await add(main, { ...about, study: text })) };
}

/**
 * The saved game whose file has this text, notes included: a game that was played on is written with its notes joined to it.
 *
 * @param {string} main
 * @param {string} text
 * @returns {Promise<Row | undefined>}
 */
async function noted(main, text) {
  const game = Game.fromRecord(main);
  const deal = checksum(game.deal());
  game.free();
  for (const row of await fromStorage(list)) {
    if (row.study === text) return row;
    if (row.study === undefined || row.deal !== deal) continue;
    const written = await annotated(await fromStorage(() => recordOf(row.id)), row.study);
    if (written.length === 1 && written[0] === text) return row;
  }
  return undefined;
}

/**
 * The saved game that agrees most with another one. One that is sealed goes on by what is sealed alone, and no game by a record whose next tile nobody knows.
 *
 * @param {Game} game
 * @returns {Promise<Pick<Received, "kinship" | "common" | "row"> | undefined>}
 */
async function closest(game) {
  const deal = checksum(game.deal());
  const order = /** @type {Kinship[]} */ (["same", "further", "behind", "parted"]);
  const found = [];
  const isOne = isSealed(game.record());
  const ghosts = game.at() === 0 ? ghostTags(game.record()) : ""; // tiles that come with other points are a game of their own
  for (const row of (await fromStorage(list)).filter((row) => row.deal === deal && (row.sealed === true) === isOne)) {
    const { game: mine } = await fromStorage(() => restore(row.id));
    const isOther = !mine || isUndrawn(mine) !== isUndrawn(game) || (ghosts !== "" && ghostTags(mine.record()) !== ghosts);
    const kinship = isOther ? undefined : kinshipOf(mine, game);
    if (kinship) found.push({ ...kinship, row });
    mine?.free();
  }
  return found.sort((one, other) => order.indexOf(one.kinship) - order.indexOf(other.kinship))[0];
}

/**
 * How the second of two games stands to the first.
 *
 * @param {Game} mine
 * @param {Game} theirs
 * @returns {{ kinship: Kinship, common: number } | undefined} with the number of tiles that players laid in both; nothing if their deals differ
 */
export function kinshipOf(mine, theirs) {
  const [decisions, common] = mine.common(theirs);
  if (decisions === undefined) return undefined;
  const [isWhole, isAll] = [decisions === mine.at(), decisions === theirs.at()];
  if (isWhole) return { kinship: isAll ? "same" : "further", common };
  return { kinship: isAll ? "behind" : "parted", common };
}

/** How many dated games have been read. A file begins with the game that was played last, so each gets a millisecond less than the one before it. */
let ordered = 0;

/**
 * The row of a record that comes from outside: name, date, whether hints were used and what was agreed on are taken out of it, as `exportText` writes
 * them.
 *
 * @param {{ takeTag(name: string): string | undefined }} game
 * @returns {Partial<Row>}
 */
function takeAbout(game) {
  const [name = "", day = "", agreement = "", hinted = ""] = ["Name", "Date", "Agreed", "Hinted"].map((tag) => game.takeTag(tag));
  const agreed = readAgreement(agreement);
  const date = isDay(day) ? Math.min(momentIn(day), Date.now()) - ordered++ : undefined;
  return {
    received: true,
    ...(name && { name: [...seen(name)].slice(0, LONGEST_NAME).join("") }),
    ...(date !== undefined && { changed: date, made: date }),
    ...(hinted === "yes" && { hinted: true }),
    ...(agreed && { agreed }),
  };
}
