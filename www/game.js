// @ts-check
/** The screen of a running game: the board, and around it everything that is text or a button. */
import { Board } from "./bastide.js";
import { Choices } from "./choices.js";
import { confirmGiveUp, openDialog, showDiscard, showHelp, showMenu, showRecord } from "./dialogs.js";
import { el } from "./dom.js";
import { showEnd } from "./end.js";
import { Hand } from "./hand.js";
import { ScoreLog } from "./log.js";
import { showPanic } from "./panic.js";
import { Players } from "./players.js";
import { keepGame } from "./store.js";
import { TEXT } from "./text.js";
import { onTheme, style, switchStyle, switchTheme, theme } from "./theme.js";
import { Toasts } from "./toasts.js";
import { announce, iconButton } from "./widgets.js";

/** @typedef {import("./bastide.js").Game} Game */
/** @typedef {import("../src/web/types.d.ts").EventView} EventView */
/** @typedef {import("../src/web/types.d.ts").BastideError} BastideError */
/** @typedef {{ onNewGame: () => void, onRematch: () => void }} GameActions */

/**
 * @param {Game} game
 * @param {GameActions} actions
 * @returns {{ root: HTMLElement, ready: () => void, leave: () => void }}
 */
export function openGame(game, actions) {
  const screen = new GameScreen(game, actions);
  return { root: screen.root, ready: () => screen.ready(), leave: () => screen.leave() };
}

class GameScreen {
  /** @type {Board | null} */
  #board = null;
  /** How many events of the log have been told. */
  #told = 0;
  /** What the last decision brought, for the score board. @type {EventView[]} */
  #news = [];
  #endTheme = () => {};

  /**
   * @param {Game} game
   * @param {GameActions} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.canvas = el("canvas", { class: "board", tabindex: 0, role: "application", "aria-label": TEXT.board.label });
    this.players = new Players();
    this.log = new ScoreLog();
    this.logHome = el("section", { class: "log", "aria-labelledby": "log-title" }, el("h2", { id: "log-title" }, TEXT.log.title), this.log.element);
    this.toasts = new Toasts();
    this.hand = new Hand({
      onConfirm: () => this.#confirm(),
      onSkip: () => this.#skip(),
      onTurn: () => this.#turn(),
      onPiece: (piece) => {
        this.#board?.setPiece(piece);
        this.#chosen();
      },
      onUndo: () => this.#undo(),
      onResults: () => this.#result(),
    });
    this.choices = new Choices({
      onSelect: (statement) => this.#select(statement),
      onConfirm: () => this.#confirm(),
      point: (statement) => this.#board?.point(statement),
    });
    this.root = this.#layout();
  }

  #layout() {
    const view = el(
      "div",
      { class: "tools view-tools", role: "group", "aria-label": TEXT.board.tools },
      iconButton("plus", TEXT.board.zoomIn, () => this.#board?.zoom(1.25)),
      iconButton("minus", TEXT.board.zoomOut, () => this.#board?.zoom(0.8)),
      iconButton("fit", TEXT.board.fit, () => this.#board?.fit()),
    );
    const log = iconButton("list", TEXT.log.open, () => this.#openLog());
    log.classList.add("log-button");
    const more = el("div", { class: "tools more-tools" }, iconButton("menu", TEXT.menu.open, () => this.#menu()), log);
    return el(
      "main",
      { class: "game", onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) },
      el("h1", { class: "wordmark" }, TEXT.title),
      this.players.element,
      el("div", { class: "table" }, this.canvas, this.choices.element, more, view, this.toasts.element),
      this.hand.element,
      this.logHome,
    );
  }

  /** Once the screen is in the page: the board measures its canvas. */
  ready() {
    this.#board = Board.mount(this.canvas, this.game, {
      theme: theme(),
      // After the board has finished its own work, so that it may be asked again.
      onchange: (change) => queueMicrotask(() => (change.type === "play" ? this.#played() : this.#render())),
      onerror: (error) => this.#failed(error),
    });
    this.#board.setStyle(style());
    this.#endTheme = onTheme(() => this.#redress());
    this.#told = this.game.log().length;
    keepGame(this.game.record());
    this.#render();
    this.canvas.focus({ preventScroll: true });
    const { tiles, over } = this.game.view();
    if (tiles.length === 1) this.#tell(this.game.events());
    else if (over) this.#result();
  }

  /** Shows everything in another theme or style. */
  #redress() {
    this.#board?.setTheme(theme());
    this.#board?.setStyle(style());
    this.#render();
  }

  leave() {
    this.#endTheme();
    this.#board?.destroy();
    this.#board = null;
    this.game.free();
  }

  #confirm() {
    if (!this.#board || this.#board.selection().type === "none") return;
    this.#board.confirm();
    this.#played();
  }

  #skip() {
    const skip = this.game.legal().find((action) => action.type === "skip");
    if (!skip) return;
    this.game.play(skip.statement);
    this.#board?.refresh();
    this.#played();
  }

  #turn() {
    this.#board?.rotate();
    this.#chosen();
  }

  /** @param {string} statement */
  #select(statement) {
    this.#board?.select(statement);
    this.#chosen();
  }

  #chosen() {
    this.#render();
    announce(this.#board?.selection().text ?? "");
  }

  /** Takes back the choice on the board, or else the last decision. */
  #undo() {
    if (!this.#board) return;
    if (this.#board.selection().type !== "none") this.#board.cancel();
    else if (this.game.view().canUndo) {
      this.game.undo();
      this.#board.refresh();
      this.#told = this.game.log().length;
      this.#news = [];
      keepGame(this.game.record());
      announce(TEXT.hand.undone);
    }
    this.#render();
  }

  /** After a decision, however it was made: saves it and tells what came of it. */
  #played() {
    if (!this.#board) return;
    const log = this.game.log();
    const news = log.slice(this.#told);
    if (news.length === 0) return;
    this.#told = log.length;
    this.#news = news;
    keepGame(this.game.record());
    this.#render();
    announce(news.map(({ text }) => text).join(" "));
    const shown = this.game.view().over ? [] : news.filter(({ type }) => type === "scored");
    this.toasts.show(shown.map(({ text }) => text));
    this.#tell(news);
  }

  /**
   * Shows what nobody may miss: each tile that fits nowhere, then the result.
   *
   * @param {EventView[]} news
   */
  async #tell(news) {
    const discards = news.filter((event) => event.type === "discarded");
    const { over } = this.game.view();
    for (const [index, event] of discards.entries()) {
      this.#render(event.tile);
      await showDiscard(event.tile, event.text, over && index === discards.length - 1);
      if (!this.#board) return;
    }
    if (discards.length > 0) this.#render();
    if (over) this.#result();
  }

  /** @param {string} [drawn] the tile to show in hand, if not the one asked for */
  #render(drawn) {
    if (!this.#board) return;
    const view = this.game.view();
    const selection = this.#board.selection();
    const legal = this.game.legal();
    const chosen = legal.find((action) => action.statement === selection.statement);
    this.players.render(view, this.#news);
    this.hand.render(drawn ? { ...view, drawn } : view, selection, legal, chosen);
    this.choices.render(legal, selection.statement);
    this.log.render(view, this.game.log());
  }

  /** On narrow screens the log has no place beside the board. */
  async #openLog() {
    await openDialog(TEXT.log.title, [this.log.element], [], { name: "drawer" });
    this.logHome.append(this.log.element);
  }

  #menu() {
    showMenu([
      { label: TEXT.menu.resume, kind: "primary" },
      { label: TEXT.menu.help, run: showHelp },
      { label: theme() === "dark" ? TEXT.menu.light : TEXT.menu.dark, run: switchTheme },
      { label: style() === "contrast" ? TEXT.menu.painted : TEXT.menu.contrast, run: switchStyle },
      { label: TEXT.menu.record, run: () => this.#record() },
      { label: TEXT.menu.rematch, run: () => this.#rematch() },
      { label: TEXT.menu.newGame, run: this.actions.onNewGame },
    ]);
  }

  #rematch() {
    const { over, turn } = this.game.view();
    if (over) this.actions.onRematch();
    else confirmGiveUp(turn, this.actions.onRematch);
  }

  /** @param {"show" | "copy"} [first] */
  #record(first) {
    showRecord(this.game.record(), this.game.view().over, first);
  }

  #result() {
    showEnd(this.game, {
      onLook: () => this.#board?.fit(),
      onRecord: () => this.#record("copy"),
      onNewGame: this.actions.onNewGame,
      onRematch: this.actions.onRematch,
    });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key.toLowerCase() !== "z" || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    this.#undo();
  }

  /** @param {BastideError} error */
  #failed(error) {
    if (error.code) this.toasts.show([error.message]);
    else showPanic(error);
  }
}
