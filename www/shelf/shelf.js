// @ts-check
/** The shelf: every game of this browser, to go on with, look at, name, copy, save, share and delete. */
import { openDialog, saveText } from "../ui/dialogs.js";
import { bdi, el, fillWith } from "../lib/dom.js";
import { isKept, latest, list, remove, rename, restore } from "../games/games.js";
import { goesOn, isUnderSeal } from "../games/rows.js";
import { icon } from "../lib/icons.js";
import { computerMark } from "../ui/levels.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { drawThumbnail } from "../board/thumbnail.js";
import { dismiss, notify } from "../ui/notice.js";
import { exportOne, saveAll } from "./export.js";
import { annotated } from "./notes.js";
import { askForText, openFiles } from "./open-external.js";
import { alone, fromStorage, onDemand } from "../ui/on-demand.js";
import { figurePicture } from "../ui/pictures.js";
import { TEXT, calledBy, nameOf } from "../i18n/text.js";
import { copyOf } from "./load-errors.js";
import { SearchField } from "./search-field.js";
import { searchable } from "./shelf-search.js";
import { isolated, seen } from "../lib/invisible-characters.js";
import { iconButton } from "../ui/widgets.js";

/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {{ onBack: () => void, onPlay: (row: Row) => void, onBranch: (game: import("../bastide.js").Game, row: Row) => void, onCareer: () => void, onAnalyse: (row: Row) => void, table: import("../app/deep-links.js").Table }} ShelfActions */

const words = await TEXT.load.arrive();

/** How far a game is; of one by message also whose turn it is. @param {Row} row */
function stateOf(row) {
  const { players, turn, yours, waitsFor, changed } = row;
  if (players.length === 0) return TEXT.shelf.unreadable;
  if (!goesOn(row)) return TEXT.shelf.over;
  const asked = yours ? words.yourTurn : waitsFor && words.waitsFor(waitsFor, changed);
  return [TEXT.shelf.running(turn), asked].filter(Boolean).join(" · ");
}

/** What a name may not hold beside what nobody sees: records are written with it in double quotes. */
const FORBIDDEN = /["\\]/g;

/**
 * @param {ShelfActions} actions
 * @param {string} [query] with which the list opens
 * @returns {Promise<{ root: HTMLElement, ready: () => void, leave: () => void }>}
 */
export async function shelfScreen(actions, query) {
  await stylesOnDemand("./styles/shelf.css");
  const shelf = new Shelf(actions);
  await shelf.render();
  const ready = () => {
    shelf.title.focus();
    if (query) shelf.search.fill(query);
  };
  const leave = () => {
    dismiss("removed");
    shelf.search.end();
  };
  return { root: shelf.root, ready, leave };
}

class Shelf {
  /** @param {ShelfActions} actions */
  constructor(actions) {
    this.actions = actions;
    this.title = el("h1", { tabindex: -1 }, TEXT.shelf.title);
    this.games = el("ul", { class: "shelf-games" });
    this.search = new SearchField(words, (id, at) => replay(id, actions.onBranch, at));
    this.empty = el("p", { class: "shelf-empty" }, TEXT.shelf.empty);
    this.all = el("button", { class: "secondary", type: "button", "data-action": "save-all", onclick: alone(saveAll) }, TEXT.shelf.exportAll);
    this.root = el(
      "main",
      { class: "shelf" },
      el("header", {}, iconButton("back", TEXT.shelf.back, actions.onBack, "back"), this.title),
      el(
        "div",
        { class: "row" },
        chooser(actions.table),
        el("button", { class: "secondary", type: "button", "data-action": "statistics", onclick: actions.onCareer }, TEXT.setup.career),
        this.all,
      ),
      this.empty,
      this.search.element,
      this.search.found,
      this.games,
    );
  }

  async render() {
    const rows = await fromStorage(list);
    this.empty.hidden = rows.length > 0;
    this.all.hidden = rows.length === 0;
    const cards = rows.map((row) => this.#card(row));
    fillWith(this.games, cards);
    this.search.show(rows.map((row, index) => ({ id: row.id, card: cards[index], text: searchable(row, words) })));
    this.#draw(rows, cards);
  }

  /**
   * Puts a picture on each card that is in sight or near it, one after the other, so that nobody waits for them.
   *
   * @param {Row[]} rows
   * @param {HTMLElement[]} cards
   */
  #draw(rows, cards) {
    const ids = new Map(rows.map(({ id }, index) => [/** @type {Element} */ (cards[index]), id]));
    let last = Promise.resolve();
    const inSight = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          inSight.unobserve(target);
          last = last.then(() => drawGame(target, ids.get(target) ?? ""));
        }
      },
      { rootMargin: "50%" },
    );
    for (const card of cards) inSight.observe(card);
  }

  /** @param {Row} row */
  #card(row) {
    const name = nameOf(row);
    const scores = row.players.map(({ colour, name, score, level }) =>
      el(
        "span",
        { class: "shelf-score" },
        figurePicture("meeple", colour),
        el("span", {}, bdi(calledBy({ colour, name })), " ", computerMark(TEXT, level)),
        " ",
        el("span", { class: "shelf-points" }, String(score)),
      ),
    );
    const title = isolated(row.name) || TEXT.date(row.made); // the players are below
    const open = el(
      "button",
      { class: "shelf-open", type: "button", onclick: () => this.actions.onPlay(row) },
      el("canvas", { class: "shelf-picture", width: 184, height: 184, "aria-hidden": "true" }),
      el(
        "span",
        { class: "shelf-words" },
        el("strong", {}, title),
        el("span", { class: "shelf-scores" }, ...scores),
        el("span", { class: "badge" }, stateOf(row)),
      ),
    );
    return el(
      "li",
      { class: "shelf-game", "data-over": row.over },
      open,
      iconButton("menu", TEXT.shelf.actions(name), () => this.#menu(row)),
    );
  }

  /** @param {Row} row */
  #menu(row) {
    const name = nameOf(row);
    const isSealed = isUnderSeal(row);
    const change = (/** @type {() => Promise<unknown>} */ run) => async () => {
      await run();
      await this.render();
    };
    /** @type {(import("../ui/dialogs.js").Action | false | undefined)[]} */
    const actions = [
      { label: row.over ? TEXT.shelf.look : TEXT.shelf.play, kind: "primary", run: () => this.actions.onPlay(row) },
      { label: TEXT.replay.open, run: () => replay(row.id, this.actions.onBranch) },
      ...((row.over || row.study) && !isSealed ? [{ label: TEXT.replay.analyse, run: () => this.actions.onAnalyse(row) }] : []),
      ...(row.over && !isSealed && row.players.length > 1 ? [{ label: TEXT.shelf.tables, run: () => this.#tables(row) }] : []),
      { label: TEXT.shelf.rename, run: () => askName(row, change) },
      !isSealed && {
        label: TEXT.shelf.copy,
        run: change(() => fromStorage(() => copyOf(row)).then((copy) => void (isKept(copy) && notify("copied", TEXT.shelf.copied)))),
      },
      !isSealed && { label: TEXT.menu.share, run: () => share(row) },
      { label: TEXT.shelf.save, run: async () => saveText(await fromStorage(async () => exportOne(await latest(row))), name) },
      { label: TEXT.shelf.remove, run: () => this.#remove(row) },
    ];
    void openDialog(
      name,
      [],
      actions.filter((action) => typeof action === "object"),
      { name: "menu" },
    );
  }

  /** How others did with the same tiles. @param {Row} row */
  async #tables(row) {
    const { showTables } = await onDemand(() => import("./tables.js"));
    await showTables(row, this.actions.table.deal);
  }

  /** @param {Row} row */
  async #remove(row) {
    const undo = await fromStorage(() => remove(row));
    await this.render();
    if ((await fromStorage(list)).some(({ id }) => id === row.id)) return; // the browser refused it, which is told
    const back = async () => {
      await undo();
      await this.render();
    };
    notify("removed", TEXT.shelf.removed(nameOf(row)), [{ label: TEXT.shelf.undo, run: back }]);
  }
}

/** Puts the picture of a game on its card. @param {Element} card @param {string} id */
async function drawGame(card, id) {
  const canvas = card.querySelector("canvas");
  if (!canvas?.isConnected) return; // the screen was left, or the list was made anew
  const { game } = await restore(id).catch(() => ({ game: undefined })); // it has no picture then
  const view = game?.view();
  game?.free();
  if (view && canvas.isConnected) await drawThumbnail(canvas, view);
}

/**
 * @param {Row} row
 * @param {(run: () => Promise<unknown>) => () => Promise<void>} change
 */
function askName(row, change) {
  const field = el("input", {
    id: "game-name",
    type: "text",
    maxlength: 60,
    autofocus: true,
    autocomplete: "off",
    value: row.name,
    placeholder: nameOf({ ...row, name: "" }),
  });
  const save = change(() => rename(row, seen(field.value.replace(FORBIDDEN, "")).trim()));
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    field.closest("dialog")?.close();
    save();
  };
  const form = el(
    "form",
    { class: "name-form", onsubmit },
    el("label", { for: "game-name" }, TEXT.shelf.nameLabel),
    field,
    el("button", { class: "primary", type: "submit" }, TEXT.shelf.renamed),
  );
  void openDialog(TEXT.shelf.rename, [form], []);
}

/** @param {Row} row */
async function share(row) {
  const [{ game, text }, { study, over }] = await fromStorage(() => Promise.all([restore(row.id), latest(row)]));
  game?.free();
  if (!game && !study) return notify("share", TEXT.keep.unreadable);
  const texts = await annotated(text, study);
  const { showTextLink } = await onDemand(() => import("./link.js"));
  await showTextLink(texts[game ? 0 : texts.length - 1], over);
}

/**
 * @param {string} id of a game
 * @param {ShelfActions["onBranch"]} onBranch
 * @param {number} [at] the moment after so many decisions, if it is another than usual
 */
async function replay(id, onBranch, at) {
  const [{ game }, rows] = await fromStorage(() => Promise.all([restore(id), list()]));
  if (!game) return notify("share", TEXT.keep.unreadable);
  const record = game.record();
  game.free();
  const { openReplay } = await onDemand(() => import("../game/replay.js"));
  const row = rows.find((row) => row.id === id);
  await openReplay(record, { onBranch: row && ((branch) => onBranch(branch, row)), unsent: row?.yours }, at);
}

/**
 * A button that opens files of games.
 *
 * @param {import("../app/deep-links.js").Table} table
 */
function chooser(table) {
  const input = el("input", {
    type: "file",
    multiple: true,
    accept: ".bastide,.game,.jcz,.txt,.zip,text/plain",
    hidden: true,
    onchange: async () => {
      await openFiles([...(input.files ?? [])], table);
      input.value = "";
    },
  });
  const choose = el("button", { class: "secondary", type: "button", onclick: () => input.click() }, icon("file"), TEXT.shelf.import);
  const paste = el("button", { class: "secondary", type: "button", "data-action": "paste", onclick: () => askForText(table) }, icon("paste"), TEXT.shelf.paste);
  return el("span", { class: "row" }, input, choose, paste);
}
