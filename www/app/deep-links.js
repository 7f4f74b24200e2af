// @ts-check
/** What comes by the page's address: the lesson, a rule, a game; and games from outside: a link, what is dropped on the page or pasted, a file opened with the app. */
import { isTyping } from "../lib/typing.js";
import { onDemand } from "../ui/on-demand.js";
import { TEXT } from "../i18n/text.js";

/**
 * How a game that came from outside stands to the saved one, judged once that is taken up: another tab may have played on before it let go of it.
 *
 * @callback Arrived
 * @param {import("../bastide.js").Game} mine the saved game
 * @returns {{ game?: import("../bastide.js").Game, parted: boolean, tell: () => void }} `game` goes on with the saved one; `parted`: neither goes on with
 *   the other, and nothing is opened; `tell` says so once it is so
 */

/**
 * @typedef {object} Table where they are played
 * @property {(row: import("../storage/database.js").Row, ways?: { arrived?: Arrived, how?: "take" }) => Promise<void>} play
 * @property {() => Promise<void>} showGames
 * @property {(game: import("../bastide.js").Game, agreed?: import("../storage/store.js").Agreed, about?: Partial<import("../storage/database.js").Row> | false) => Promise<void>} deal what was agreed on, and what else is known of it
 * @property {(name?: string) => Promise<void>} learn opens the lesson, or the guided game of an expansion
 * @property {(row?: import("../storage/database.js").Row) => Promise<void>} analyse opens a game for analysis, or a new one
 */

/** @param {Table} table */
export function watchDeepLinks(table) {
  addEventListener("hashchange", () => openAddress(table));
  addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    document.body.dataset.drop = TEXT.shelf.drop; // the style sheet shows it over the page
  });
  addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && delete document.body.dataset.drop);
  addEventListener("drop", (event) => {
    delete document.body.dataset.drop;
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void take(files, table);
  });
  addEventListener("paste", (event) => {
    const [files, text] = [[...(event.clipboardData?.files ?? [])], event.clipboardData?.getData("text/plain") ?? ""];
    if (isTyping(event) || (files.length === 0 && !text.trim())) return;
    event.preventDefault();
    void (files.length > 0 ? take(files, table) : takeText(text, table));
  });
  const queue = /** @type {{ launchQueue?: { setConsumer: (consumer: (launch: { files?: FileSystemFileHandle[] }) => void) => void } }} */ (
    /** @type {unknown} */ (window)
  ).launchQueue;
  queue?.setConsumer(async ({ files = [] }) => {
    if (files.length > 0) void take(await Promise.all(files.map((handle) => handle.getFile())), table);
  });
}

/**
 * @param {File[]} files
 * @param {Table} table
 */
async function take(files, table) {
  const { openFiles } = await onDemand(() => import("../shelf/open-external.js"));
  await openFiles(files, table);
}

/**
 * @param {string} text that was pasted
 * @param {Table} table
 */
async function takeText(text, table) {
  const { openText } = await onDemand(() => import("../shelf/open-external.js"));
  await openText(text, table);
}

/**
 * Opens what the page's address names: `#learn` with or without an expansion, `#rules` or one article of them, a game. The address is
 * short again then, so that a reload goes on with the game, and the same link works twice.
 *
 * @param {Table} table
 */
export async function openAddress(table) {
  const { pathname, search } = location;
  const hash = location.hash.replace(/^#([rdsm])%3D/i, "#$1="); // as some messengers write it
  if (!/^#([rdsm]=|learn(\/[a-z]+)?$|analysis$|rules(\/|$))/.test(hash)) return;
  history.replaceState(null, "", pathname + search);
  if (hash.startsWith("#learn")) return table.learn(hash.slice("#learn/".length)); // where nothing of that name is taught, it is the game itself
  if (hash === "#analysis") return table.analyse();
  if (hash.startsWith("#rules")) {
    const { showRules } = await onDemand(() => import("../learn/reference.js"), hash);
    return showRules(hash.slice("#rules/".length));
  }
  if (hash.startsWith("#m=")) {
    const { openMessages } = await onDemand(() => import("../sealed/arrive.js"), hash);
    return openMessages(hash, table);
  }
  const { openLink } = await onDemand(() => import("../shelf/open-external.js"), hash);
  await openLink(hash, table);
}
