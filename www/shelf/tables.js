// @ts-check
/** The same tiles at several tables: who did best with what their seat was dealt. */
import { Game, readRecords } from "../bastide.js";
import { recordsOf } from "../games/all-records.js";
import { compared, exchanged, inAll, nameless, tilesOf } from "../games/duplicate.js";
import { list } from "../games/games.js";
import { read } from "../games/rows.js";
import { unhaunted } from "../games/ghosts.js";
import { haunted } from "../games/haunted.js";
import { colourNames } from "../i18n/languages.js";
import { describeLead } from "../i18n/describe-lead.js";
import { TEXT, calledBy } from "../i18n/text.js";
import { bdi, el, fillWith } from "../lib/dom.js";
import { openDialog } from "../ui/dialogs.js";
import { computerMark } from "../ui/levels.js";
import { fromStorage, onDemand } from "../ui/on-demand.js";

/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {import("../games/duplicate.js").Compared} Compared */

const words = await TEXT.load.tables();

/**
 * Compares a finished game with all finished games here that have its tiles.
 *
 * @param {Row} row
 * @param {(game: Game) => Promise<void>} onDeal begins a game with them
 */
export async function showTables(row, onDeal) {
  const { record, problem, others } = await fromStorage(() => tablesOf(row));
  if (problem) return openDialog(words.title, [el("p", {}, problem)], []);
  const tables = [row, ...others];
  const again = { label: words.exchange, run: () => onDeal(Game.fromRecord(withGhosts(record, exchanged), 0, colourNames(TEXT))) };
  const share = { label: words.share, run: () => send(unhaunted(record)) };
  const challenge = { label: words.challenge, run: () => send(withGhosts(record)) };
  const content = others.length > 0 ? told(tables) : [el("p", {}, words.alone)];
  return openDialog(words.title, [...content, el("p", { class: "small" }, words.help)], [again, share, challenge], { name: "tables-dialog" });
}

/**
 * @param {Row} row
 * @returns {Promise<{ record: string, problem?: string, others: Row[] }>} its record, and the other tables, the oldest first; or why it has none
 */
async function tablesOf(row) {
  const alike = (await list()).filter(({ over, players, id }) => over && (id === row.id || players.length === row.players.length));
  /** @type {Map<string, string>} */
  const records = new Map();
  for await (const batch of recordsOf(alike)) for (const [{ id }, text] of batch) records.set(id, text);
  const record = records.get(row.id) ?? "";
  const [tiles, deck, played] = [tilesIn(record), deckOf(record), new Set([movesIn(record)])];
  if (!tiles || !deck) return { record, problem: tiles ? words.unknown : TEXT.keep.unreadable, others: [] };
  const others = alike.filter(({ id }) => {
    const text = records.get(id) ?? "";
    const moves = movesIn(text);
    if (played.has(moves) || deckOf(text) !== deck || tilesIn(text) !== tiles) return false;
    played.add(moves); // a copy is no other table
    return true;
  });
  return { record, others: others.sort((a, b) => a.made - b.made) };
}

/** The tiles of a record by their names, which is quick to compare. @param {string} record */
const deckOf = (record) => readRecords(record)[0]?.tags.Deck;

/** @param {string} record */
const movesIn = (record) => record.replace(/^\[.*\n?/gm, "");

/** @param {string} record */
function tilesIn(record) {
  const game = read(record, 0);
  const tiles = game && tilesOf(game);
  game?.free();
  return tiles;
}

/** @param {Row[]} tables */
function told(tables) {
  const results = compared(tables.map(({ players }) => players));
  const head = [words.player, words.seat, words.points, words.lead];
  const best = inAll(results);
  return [
    el("p", {}, words.found(tables.length)),
    el(
      "table",
      { class: "tables" },
      el("thead", {}, el("tr", {}, ...head.map((label) => el("th", { scope: "col" }, label)))),
      fillWith(
        el("tbody"),
        results.map((result) => line(result, tables)),
      ),
    ),
    ...(best.length > 0
      ? [
          el("h3", {}, words.inAll),
          fillWith(
            el("ol", { class: "tables-best" }),
            best.map(({ name, tables, lead }) => el("li", {}, bdi(name), `: ${words.each(describeLead(TEXT, lead), tables)}`)),
          ),
        ]
      : []),
  ];
}

/** @param {Compared} result @param {Row[]} tables */
function line({ level, table, seat, score, lead }, tables) {
  return el(
    "tr",
    {},
    el(
      "th",
      { scope: "row" },
      bdi(calledBy(tables[table].players[seat])),
      " ",
      computerMark(TEXT, /** @type {import("../bastide.js").Level | undefined} */ (level)),
      " ",
      el("span", { class: "small" }, TEXT.date(tables[table].made)),
    ),
    el("td", {}, String(seat + 1)),
    el("td", {}, String(score)),
    el("td", {}, el("strong", {}, describeLead(TEXT, lead))),
  );
}

/** A finished game with its people as ghosts. @param {string} record @param {(record: string) => string} [change] of the players */
function withGhosts(record, change) {
  const game = Game.fromRecord(record, undefined, colourNames(TEXT));
  try {
    return haunted(game, change);
  } finally {
    game.free();
  }
}

/** The tiles as a link, without what was played and by whom; the ghosts in a record go with it. @param {string} record */
async function send(record) {
  const { showTilesLink } = await onDemand(() => import("./link.js"));
  const game = Game.fromRecord(nameless(record), 0, colourNames(TEXT));
  try {
    await showTilesLink(game);
  } finally {
    game.free();
  }
}
