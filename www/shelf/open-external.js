// @ts-check
/** Opens games that come from outside, and says how they stand to those that are there. */
import { addAll, added, toldOf } from "./add-all.js";
import { isDiagram, needsOtherTiles, showDiagram, showUnplayed } from "./diagram.js";
import { openDialog } from "../ui/dialogs.js";
import { el } from "../lib/dom.js";
import { onAnyScreen } from "../lib/screen.js";
import { add } from "../games/games.js";
import { hold } from "../games/update.js";
import { read } from "../games/rows.js";
import { LONGEST } from "./file-size.js";
import { isStudy, kinshipOf, partsOf, takenApart, receive, receiveStudy, recordsOf, sealedRecord } from "./import.js";
import { LinkError, readLink } from "./link.js";
import { linksIn } from "./links-in.js";
import { dismiss, notify } from "../ui/notice.js";
import { onDemand } from "../ui/on-demand.js";
import { takeMistakes } from "../games/mistakes.js";
import { keepResults } from "../games/solo-results.js";
import { keepSolved } from "../games/solved-puzzles.js";
import { dayOf } from "../lib/days.js";
import { addKeys } from "../storage/device-keys.js";
import { isHinted } from "../storage/beside.js";
import { DeflateError } from "../lib/deflate.js";
import { textsOf } from "../lib/unpack.js";
import { TEXT } from "../i18n/text.js";
import { said } from "../lib/invisible-characters.js";

const words = await TEXT.load.arrive();

/** @typedef {import("../app/deep-links.js").Table} Table */
/** @typedef {import("./import.js").Received} Received */

/**
 * @param {string} hash of an address
 * @param {Table} table
 */
export async function openLink(hash, table) {
  try {
    const { record, at } = await readLink(hash);
    const { isRefused, saved } = await openRecord(record, table, { visited: true }, at);
    if (at !== undefined && !isRefused && !isDiagram(record)) await showMoment(record, at, table, saved);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    notify("arrive", error.message);
  }
}

/**
 * Opens what was pasted: a link, a record, a saved game of another program.
 *
 * @param {string} text
 * @param {Table} table
 */
export async function openText(text, table) {
  if (/(#|%23)m(=|%3D)/i.test(text)) {
    const { openMessages } = await onDemand(() => import("../sealed/arrive.js"));
    return openMessages(text, table);
  }
  const isRecord = /^\s*\{|\[Bastide /.test(text);
  if (!isRecord && linksIn(text).length > 0) return openLink(text, table);
  await openFiles([new File([text], "")], table);
}

/**
 * A dialog with a field for a text to open. What is pasted there is opened at once.
 *
 * @param {Table} table
 */
export function askForText(table) {
  const field = el("textarea", { id: "pasted", rows: 8, spellcheck: "false", autocapitalize: "off", autofocus: true });
  const open = () => {
    const text = field.value;
    if (!text.trim()) return field.focus();
    field.closest("dialog")?.close();
    void openText(text, table);
  };
  field.addEventListener("input", (event) => /** @type {InputEvent} */ (event).inputType === "insertFromPaste" && open());
  const button = el("button", { class: "primary", type: "button", "data-action": "open-text", onclick: open }, words.openText);
  return openDialog(words.paste, [el("label", { for: "pasted" }, words.pasteHelp), field, el("div", { class: "row" }, button)], [], { name: "record" });
}

/**
 * Shows a game as it was after so many statements.
 *
 * @param {string} record
 * @param {number} at
 * @param {Table} table
 * @param {import("../storage/database.js").Row} [saved] the same game as it is on the shelf, where hints may have been used since
 */
async function showMoment(record, at, table, saved) {
  const [game, moment] = [read(record), read(record, at)];
  const decisions = moment?.at();
  game?.free();
  moment?.free();
  if (!game) return; // which was told already
  const { agreed, hinted = saved && isHinted(saved) } = takenApart(record)?.about ?? {};
  const { openReplay } = await onDemand(() => import("../game/replay.js"));
  openReplay(record, { onBranch: (branch) => table.deal(branch, agreed, hinted && { hinted }) }, decisions);
}

/**
 * @param {File[]} files
 * @param {Table} table
 */
export async function openFiles(files, table) {
  const release = hold(); // a new version would cut off what is read, of which nothing was told yet
  try {
    await openHeld(files, table);
  } finally {
    release();
  }
}

/** @param {File[]} files @param {Table} table */
async function openHeld(files, table) {
  const records = [];
  /** Names of puzzles that were solved. @type {string[] | undefined} */
  let solved;
  /** Results with solo decks. @type {import("../games/solo-results.js").Result[] | undefined} */
  let best;
  /** @type {import("../bastide.js").RecordSource[]} */
  const mistakes = [];
  /** Why files were refused. @type {string[]} */
  const refusals = [];
  for (const file of files) {
    for (const found of await onAnyScreen(() => foundIn(file))) {
      if ("records" in found && found.keys && !(await addKeys(found.keys)))
        refusals.push(words.keysUnkept); // the games that hang on them would open nowhere
      else if ("records" in found) {
        for (const record of found.records) records.push(record); // a file holds more of them than a call takes arguments
        if (found.solved) solved = [...(solved ?? []), ...found.solved];
        for (const mistake of found.mistakes ?? []) mistakes.push(mistake);
        if (found.best) best = [...(best ?? []), ...found.best];
      } else refusals.push(files.length > 1 ? `${said(file.name)}: ${found.refused}` : found.refused);
    }
  }
  const isAll = records.length + mistakes.length === 0 && !solved && !best;
  for (const key of ["arrive", "refused"]) dismiss(key); // of files before
  if (refusals.length > 0) notify(isAll ? "arrive" : "refused", toldOf(refusals)); // beside what is told of the others
  try {
    if (records.length === 1) await openRecord(records[0], table);
    else if (records.length > 1) await addAll(records, table);
  } finally {
    // These are taken in even if the screen of the games was left.
    const [names, results] = [solved, best];
    if (mistakes.length > 0) await onAnyScreen(() => addMistakes(mistakes));
    if (names) await onAnyScreen(() => addSolved(names));
    if (results) await onAnyScreen(() => addBest(results));
  }
}

/**
 * What there is in a file, or in those files of an archive that are of a kind that is opened here.
 *
 * @param {File} file
 */
async function foundIn(file) {
  const texts = file.size > LONGEST ? words.tooLong : await textsOf(file, LONGEST).catch(reasonOf);
  if (typeof texts === "string") return [{ refused: texts }];
  const found = [];
  for (const text of texts.flatMap(partsOf)) found.push(await recordsOf(text));
  const known = found.filter((one) => !("refused" in one) || one.refused !== words.unknown);
  return known.length > 0 ? known : [{ refused: words.unknown }];
}

/** Why no text came out of a file. @param {unknown} error */
function reasonOf(error) {
  return error instanceof DeflateError && error.kind === "tooLong" ? words.tooLong : words.unreadableFile;
}

/** Takes names of puzzles that there are. @param {string[]} names */
async function addSolved(names) {
  const { allPuzzles } = await onDemand(() => import("../puzzles/puzzles.js"));
  const known = new Set((await onDemand(allPuzzles)).map(({ name }) => name));
  notify(
    "solved",
    keptOf(names, (name) => known.has(name), keepSolved, words.solved),
  );
}

/** Takes results with decks that there are. @param {import("../games/solo-results.js").Result[]} results */
async function addBest(results) {
  const { knownDecks } = await onDemand(() => import("../games/solo.js"));
  const isDeck = await onDemand(() => knownDecks(dayOf()));
  notify(
    "solo-best",
    keptOf(results, ([name]) => isDeck(name), keepResults, words.better),
  );
}

/**
 * Keeps what is known here of what a file names.
 *
 * @template T
 * @param {T[]} all
 * @param {(one: T) => boolean} isKnown
 * @param {(known: T[]) => number | undefined} keep
 * @param {(count: number) => string} told
 * @returns {string} what came of it
 */
function keptOf(all, isKnown, keep, told) {
  const known = all.filter(isKnown);
  if (known.length === 0) return words.strangers;
  const count = keep(known);
  return count === undefined ? words.unkept : told(count);
}

/** @param {import("../bastide.js").RecordSource[]} sources */
async function addMistakes(sources) {
  const exercises = await onDemand(TEXT.load.mistakes);
  const told = (/** @type {Awaited<ReturnType<typeof takeMistakes>>} */ { taken, unplayable }) => [
    unplayable < sources.length && exercises.taken(taken),
    unplayable > 0 && exercises.unplayable(unplayable),
  ];
  const sentences = await takeMistakes(sources).then(told, () => [exercises.failed]);
  notify("mistakes", sentences.filter(Boolean).join(" "));
}

/**
 * @param {string} record
 * @param {Table} table
 * @param {Partial<import("../storage/database.js").Row>} [how] what the row of a new game says besides
 * @param {number} [at] the moment at which a record is shown that cannot be played
 * @returns {Promise<{ isRefused?: boolean, saved?: import("../storage/database.js").Row }>} whether it is the record of a sealed game that was refused,
 *   and the game on the shelf that it is or that it goes on from
 */
async function openRecord(record, table, how, at) {
  if (isDiagram(record)) {
    await showDiagram(record);
    return {};
  }
  const sealed = await sealedRecord(record);
  if (sealed !== undefined) {
    const { openSealedRecord } = await onDemand(() => import("../sealed/arrive.js"));
    return { isRefused: !(await openSealedRecord(sealed, table)) };
  }
  if (isStudy(record)) {
    await openStudy(record, table, how);
    return {};
  }
  const received = await receive(record, how);
  const { kinship, row } = received;
  if (kinship === "damaged" && needsOtherTiles(record)) await showUnplayed(record, at);
  else if (kinship === "damaged" || !row) tellDamaged(received, table);
  else if (kinship === "parted") await askParted(received, table);
  else if (kinship !== "new") await table.play(row, { arrived: (mine) => arrived(received, mine, table) });
  else {
    await table.play(row);
    notify("arrive", added(words.opened));
  }
  return { saved: kinship === "parted" ? undefined : row };
}

/**
 * @param {Received} received a game that is akin to a saved one
 * @param {import("../bastide.js").Game} mine the saved one as it is now
 * @param {Table} table
 * @returns {ReturnType<import("../app/deep-links.js").Arrived>}
 */
export function arrived(received, mine, table) {
  const theirs = read(received.text);
  const { kinship, common } = (theirs && kinshipOf(mine, theirs)) ?? { kinship: "parted", common: 0 };
  if (kinship === "further") return { game: theirs, parted: false, tell: () => notify("arrive", words.further) };
  theirs?.free();
  if (kinship === "parted") return { parted: true, tell: () => void askParted({ ...received, common }, table) };
  if (kinship === "same") return { parted: false, tell: () => notify("arrive", words.same) };
  return { parted: false, tell: () => notify("arrive", words.behind, [{ label: words.openBehind, run: () => playNew(received, table) }]) };
}

/**
 * A game with what was written about it: kept, and opened for analysis.
 *
 * @param {string} record
 * @param {Table} table
 * @param {Partial<import("../storage/database.js").Row>} [how]
 */
async function openStudy(record, table, how) {
  const received = await receiveStudy(record, how);
  if ("reason" in received) return needsOtherTiles(record) ? showUnplayed(record) : notify("arrive", received.reason);
  await table.analyse(received.row);
  notify("arrive", added(words.opened));
}

/**
 * @param {Received} received
 * @param {Table} table
 */
async function playNew({ text, about }, table) {
  await table.play(await add(text, about));
}

/**
 * @param {Received} received
 * @param {Table} table
 */
function askParted(received, table) {
  const { row, common = 0 } = received;
  const actions = [
    { label: words.openParted, kind: /** @type {const} */ ("primary"), run: () => playNew(received, table) },
    { label: words.keepMine, run: () => row && table.play(row) },
  ];
  return openDialog(words.partedTitle, [el("p", {}, words.parted(common))], actions, { name: "parted" });
}

/**
 * @param {Received} received
 * @param {Table} table
 */
function tellDamaged(received, table) {
  const { text, reason = "" } = received;
  if (!text) return notify("arrive", reason);
  notify("arrive", `${reason} ${words.readable}`, [{ label: words.openBeginning, run: () => playNew(received, table) }]);
}
