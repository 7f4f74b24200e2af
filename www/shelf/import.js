// @ts-check
/**
 * Texts from outside, files and links: what kind they are, and how they join the games that are there.
 *
 * The games of one deal are the same game as far as their decisions agree, so that it can be sent back and forth.
 */
import { Game } from "../bastide.js";
import { checksum } from "../storage/database.js";
import { add, dealOf, list, read, readBeginning, recordOf } from "../games/games.js";
import { onDemand } from "../ui/on-demand.js";
import { readSolved } from "../games/solved-puzzles.js";
import { describeError } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { seen } from "../lib/invisible-characters.js";

/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {import("../bastide.js").BastideError} BastideError */

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
 * @property {Partial<Row>} about the name and the date that came with it
 * @property {number} [common] if they parted: how many tiles both have laid before
 * @property {string} [reason] if it is damaged: that it is, and why
 */

/** Nobody writes a longer one by playing. */
export const LONGEST = 4_000_000;

/**
 * What a text is. Whoever adds a kind tells it here by its beginning, and reads it in `recordsOf`.
 *
 * @param {string} text
 * @returns {"records" | "jcz" | "unknown"} "jcz": a saved game of JCloisterZone
 */
export function kindOf(text) {
  if (/^[ \t]*\[Bastide\s/m.test(text) || readSolved(text)) return "records";
  return /^\s*\{/.test(text) && /"(replay|setup)"/.test(text) ? "jcz" : "unknown";
}

/**
 * The records of a text with the names of puzzles that stand before them, or why it has none.
 *
 * @param {string} text
 * @returns {Promise<{ records: string[], solved?: string[] } | { refused: string }>}
 */
export async function recordsOf(text) {
  if (text.length > LONGEST) return { refused: TEXT.arrive.tooLong };
  const kind = kindOf(text);
  if (kind === "records") return { records: text.split(/^(?=[ \t]*\[Bastide\s)/m).filter((part) => /^[ \t]*\[Bastide\s/.test(part)), solved: readSolved(text) };
  return kind === "jcz" ? recordOfJcz(text) : { refused: TEXT.arrive.unknown };
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
 * @returns {Promise<Received>}
 */
export async function receive(record) {
  const { text, about } = withoutNames(record);
  let game;
  try {
    game = Game.fromRecord(text);
  } catch (thrown) {
    const error = /** @type {BastideError} */ (thrown);
    const beginning = readBeginning(text, error);
    const received = { text: beginning?.record() ?? "", reason: describeError(TEXT, error, text) };
    beginning?.free();
    return { kinship: "damaged", about, ...received };
  }
  const canonical = game.record();
  game.free();
  const akin = await closest(canonical);
  return { about, text: canonical, ...(akin ?? { kinship: "new", row: await add(canonical, about) }) };
}

/**
 * The game that agrees most with a record.
 *
 * @param {string} canonical
 * @returns {Promise<Pick<Received, "kinship" | "common" | "row"> | undefined>}
 */
async function closest(canonical) {
  const deal = checksum(dealOf(canonical));
  const order = /** @type {Kinship[]} */ (["same", "further", "behind", "parted"]);
  const found = [];
  for (const row of (await list()).filter((row) => row.deal === deal)) {
    const text = await recordOf(row.id);
    if (dealOf(text) === dealOf(canonical)) found.push({ kinship: kinship(text, canonical), common: common(text, canonical), row });
  }
  return found.sort((one, other) => order.indexOf(one.kinship) - order.indexOf(other.kinship))[0];
}

/**
 * How the second of two canonical records of one deal stands to the first.
 *
 * @param {string} mine
 * @param {string} theirs
 * @returns {Kinship}
 */
export function kinship(mine, theirs) {
  if (statements(mine).join() === statements(theirs).join()) return "same";
  if (goesOn(mine, theirs)) return "further";
  return goesOn(theirs, mine) ? "behind" : "parted";
}

/**
 * Whether a record is the beginning of another one. What was declined at its end may go without saying in the longer one, so that
 * only the engine can tell: what is left of the longer record must be playable behind the shorter one and make the same game.
 *
 * @param {string} beginning
 * @param {string} whole
 */
function goesOn(beginning, whole) {
  const [first, all] = [statements(beginning), statements(whole)];
  let said = first.length;
  while (said > 0 && /\bskip$/.test(first[said - 1]) && first[said - 1] !== all[said - 1]) said -= 1;
  if (first.slice(0, said).some((statement, index) => statement !== all[index])) return false;
  const tags = dealOf(beginning);
  const game = read([`[Bastide "1"]`, tags, ...first, ...all.slice(said)].join("\n"));
  const same = game && statements(game.record()).join() === all.join();
  game?.free();
  return Boolean(same);
}

/**
 * How many tiles were laid before two records part.
 *
 * @param {string} mine
 * @param {string} theirs
 */
function common(mine, theirs) {
  const [first, second] = [statements(mine), statements(theirs)];
  const parting = first.findIndex((statement, index) => statement !== second[index]);
  return first.slice(0, parting < 0 ? undefined : parting).filter((statement) => /^(tile|abbey) /.test(statement)).length;
}

/** @param {string} record */
function statements(record) {
  return record.split("\n").filter((line) => line !== "" && !line.startsWith("["));
}

/**
 * Name and date as `exportOne` writes them: here they are the row's, not the record's.
 *
 * @param {string} record
 * @returns {{ text: string, about: Partial<Row> }}
 */
function withoutNames(record) {
  const name = /^\[Name "([^"\n]{1,80})"\]/m.exec(record)?.[1];
  const date = Date.parse(/^\[Date "(\d{4}-\d\d-\d\d)"\]/m.exec(record)?.[1] ?? "");
  const about = { ...(name ? { name: seen(name) } : {}), ...(Number.isNaN(date) ? {} : { changed: date, made: date }) };
  return { text: record.replace(/^\[(Name|Date) "[^"\n]*"\][ \t]*\r?\n/gm, ""), about };
}
