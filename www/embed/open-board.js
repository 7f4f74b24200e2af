// @ts-check
/** A board on another page, once it is wanted: the engine, the words and the record are fetched, then its mode takes over. */
import { boxesIn, loadBoxes } from "../i18n/boxes.js";
import { loadSetsOf } from "../engine/sets.js";
import { start } from "../engine/start.js";
import { describeError } from "../i18n/describe.js";
import { fetchInTime } from "../lib/download.js";
import { said } from "../lib/invisible-characters.js";
import { wordsFor } from "./language.js";
import { mainLineOf } from "./script.js";
import { trouble } from "./trouble.js";

/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("../bastide.js").EventView} EventView */

/**
 * @typedef {object} Place where a board comes, and what is said about it
 * @property {HTMLElement} element
 * @property {HTMLElement} home in the element's shadow
 * @property {Record<"record" | "src" | "at" | "mode" | "lang" | "theme" | "players" | "boxes" | "rules" | "options" | "label" | "coordinates" | "margin", string>} settings
 * @property {() => boolean} isLate whether the board is not wanted any more
 * @property {(type: "ready" | "move" | "over" | "solve" | "change" | "judge", detail: unknown) => void} emit
 * @property {() => void} again opens the board anew
 * @property {(error: any) => void} onFail something failed later: the board is given up
 */

/**
 * @typedef {object} Kept what a reader has done on a board that is opened anew
 * @property {number} at the moment that was shown
 * @property {string} [record] what has become of the record
 * @property {number[]} [path] where in an annotated record
 * @property {import("../analysis/judged-game.js").Judgement} [judgement]
 */

/**
 * @typedef {object} Opened a board that is there
 * @property {() => void} ready once it is seen
 * @property {() => void} focus
 * @property {(name: string, value: string | null) => boolean} change takes a setting over; false: the board must be opened anew
 * @property {() => Kept} keep what the reader has done, for another board of the same record
 * @property {(kept: Kept) => void} resume goes on where that left off
 * @property {() => void} destroy
 * @property {() => { mode: string, at: number, record: string, view: GameView }} getState
 * @property {() => ActionView[]} legal
 * @property {(statement: string) => EventView[]} play
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(at: number) => void} goTo
 * @property {() => string} toText
 * @property {(options?: { style?: string, theme?: string, width?: number, margin?: number, coordinates?: boolean }) => string} toSvg
 */

/** @typedef {import("./language.js").Words} Words */

/**
 * @typedef {object} Task what a mode is given
 * @property {Place} place
 * @property {import("../i18n/languages.js").Locale} locale
 * @property {Words} words what boards say that the game itself does not
 * @property {import("./puzzle.js").Said} [puzzles] what is said about puzzles, where there is one
 * @property {import("./analysis.js").Said} [analysis] what is said beside an analysis board
 * @property {string} record
 * @property {number | undefined} at the moment after so many statements
 */

const LONGEST = 65_536;

/** Each mode is a class in a file of its own, made of a task. */
const MODES = {
  still: () => import("./still.js"),
  view: () => import("./view.js"),
  example: () => import("./example.js"),
  puzzle: () => import("./puzzle.js"),
  play: () => import("./play.js"),
  daily: () => import("./daily.js"),
  duel: () => import("./daily.js"),
  replay: () => import("./replay.js"),
  analysis: () => import("./analysis.js"),
};

/**
 * @param {Place} place
 * @returns {Promise<Opened | undefined>} nothing if it is not wanted any more; what it throws has a `sentence` for the reader where
 *   the engine's `message` is for developers
 */
export async function open(place) {
  const { settings, isLate } = place;
  const wording = wordsFor(settings.lang);
  const engine = start().catch(async (cause) => {
    throw Object.assign(cause, { again: (await wording).words.tryAgain });
  });
  const [{ locale, words }] = await Promise.all([wording, engine]);
  const mode = /** @type {keyof typeof MODES} */ (settings.mode || "view");
  if (!Object.hasOwn(MODES, mode)) throw trouble("mode", words.problems.mode(said(settings.mode)));
  const [{ default: Mode }, given] = await Promise.all([MODES[mode](), settings.record || (settings.src ? fetched(settings.src, words) : "")]);
  if (isLate()) return undefined;
  const { begun = () => "" } = /** @type {{ begun?: (mode: string) => string, new (task: Task): Opened }} */ (Mode);
  const record = given.trim() ? given : begun(mode);
  await loadBoxes(locale, [...settings.boxes.split("+"), ...boxesIn(record)]);
  if (isLate()) return undefined;
  await loadSetsOf(record, settings.boxes).catch((cause) => {
    throw Object.assign(trouble("network", words.problems.tiles), { cause, again: words.tryAgain });
  });
  if (isLate()) return undefined;
  if (!record.trim() && mode !== "play") throw trouble("empty", words.problems.empty);
  const at = /^\d{1,5}$/.test(settings.at) ? Number(settings.at) : undefined;
  const worded = (/** @type {any} */ error, text = "") => Object.assign(error, { sentence: describeError(locale, error, text) });
  /** @type {Task} */
  const task = { place: { ...place, onFail: (error) => place.onFail(worded(error)) }, locale, words, record, at };
  try {
    if (mode !== "analysis") task.record = mainLineOf(record);
    await /** @type {{ prepare?: (task: Task) => Promise<void> }} */ (Mode).prepare?.(task);
    return isLate() ? undefined : new Mode(task);
  } catch (error) {
    await loadBoxes(locale).catch(() => {}); // a statement of any box may be refused; without its words less is said
    throw worded(error, record);
  }
}

/**
 * @param {string} address
 * @param {Words} words
 */
async function fetched(address, words) {
  const { network, size } = words.problems;
  const failed = (/** @type {unknown} */ cause) => {
    throw Object.assign(trouble("network", network), { cause, again: words.tryAgain });
  };
  const found = await fetchInTime(new URL(address, document.baseURI), { credentials: "omit" }).catch(failed);
  const reader = /** @type {ReadableStream<Uint8Array>} */ (found.body).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read().catch(failed);
    text += decoder.decode(value, { stream: !done });
    if (text.length > LONGEST) {
      await reader.cancel();
      throw trouble("size", size);
    }
    if (done) return text;
  }
}
