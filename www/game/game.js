// @ts-check
/** The screen of a running game: the board, and around it everything that is text or a button. */
import { Aids } from "./aids.js";
import { BoardQueries } from "./board-queries.js";
import { Board } from "../bastide.js";
import { GameMenu } from "./game-menu.js";
import { Choices } from "../board/choices.js";
import { Computers } from "./computers.js";
import { openDialog } from "../ui/dialogs.js";
import { el, painted } from "../lib/dom.js";
import { Ending } from "./ending.js";
import { Hand } from "../board/hand.js";
import { ScoreLog } from "../board/log.js";
import { Announcer } from "./announcer.js";
import { showPanic } from "../ui/panic.js";
import { Players } from "../board/players.js";
import { onPreferences, preferences } from "../ui/preferences.js";
import { tilesOf } from "../engine/record.js";
import { onScreen } from "../lib/screen.js";
import { OffScreenMarkers } from "../board/off-screen-markers.js";
import { placeOf } from "../ui/seating.js";
import { describeSelection } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { onTheme, style, theme } from "../ui/theme.js";
import { Toasts } from "../ui/toasts.js";
import { HotSeat } from "./hot-seat.js";
import { viewTools, watchInsets } from "../board/tools.js";
import { announce, enable, iconButton } from "../ui/widgets.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").BastideError} BastideError */
/** @typedef {{ onNewGame: () => void, onRematch: () => void, onSameTiles: () => void, onBranch: (game: Game) => void, id: string, keep: (game: Game) => Promise<void>, lesson?: Lesson }} GameActions `id` tells it from other games; `keep` is done when it is saved */
/** @typedef {Pick<Computers, "element" | "isAsked" | "state" | "look" | "stop">} Guide who decides in place of the person */

/**
 * A game that teaches.
 *
 * @typedef {object} Lesson
 * @property {(screen: GuideActions) => Guide} guide takes the place of the computer players
 * @property {import("../ui/dialogs.js").Action[]} menu
 * @property {() => void} onOver shows what comes after it
 */

/**
 * What a guide may do on the screen.
 *
 * @typedef {object} GuideActions
 * @property {() => Board | null} board
 * @property {Hand} hand
 * @property {(statement: string) => void} onDecide plays it
 * @property {(statement: string) => void} onShow chooses it on the board
 * @property {() => void} onUndo
 * @property {() => void} onChange shows everything anew
 * @property {() => Promise<void>} rested once everything that was decided has been shown
 */

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
  /** Who waits for the board to have shown everything. @type {(() => void)[]} */
  #waiting = [];
  /** Whether what was opened has been painted; what is in hand and the lists come after that. */
  #opened = false;
  /** How many decisions are not saved yet; until then they are not shown as done. */
  #keeping = 0;
  /** The save of the last decision. */
  #kept = Promise.resolve();
  #endTheme = () => {};
  #endInsets = () => {};
  #endPreferences = () => {};

  /**
   * @param {Game} game
   * @param {GameActions} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.canvas = el("canvas", { class: "board", tabindex: 0, role: "application", "aria-label": TEXT.board.label });
    this.players = new Players(TEXT);
    this.log = new ScoreLog(TEXT);
    this.logHome = el("section", { class: "log", "aria-labelledby": "log-title" }, el("h2", { id: "log-title" }, TEXT.log.title), this.log.element);
    this.toasts = new Toasts();
    this.hand = new Hand(TEXT, {
      onConfirm: () => this.#confirm(),
      onSkip: () => this.#skip(),
      onTurn: () => this.#turn(),
      onPiece: (piece) => {
        this.#board?.setPiece(piece);
        this.#chosen();
      },
      onUndo: () => this.#undo(),
      onRedo: () => this.#redo(),
      onResults: () => this.beside.result(),
    });
    this.hand.draws = false;
    this.news = new Announcer(game, this.toasts, () => this.#render());
    this.aids = new Aids(() => this.#aidsChanged());
    this.asking = new BoardQueries(game, {
      canvas: this.canvas,
      hints: !actions.lesson,
      aids: this.aids,
      board: () => this.#board,
      resting: () => this.ending.runs,
      deciding: () => this.#deciding(),
      play: (statement) => this.#play(statement),
      select: (statement) => this.#select(statement),
      suggest: (statement) => this.#suggested(statement),
      undo: () => this.#undo(),
    });
    const { hand, players, log, aids } = this;
    this.ending = new Ending(game, { board: () => this.#board, hand, players, log, light: this.asking.light, aids });
    this.choices = new Choices(TEXT, {
      onSelect: (statement) => this.#select(statement),
      onConfirm: () => this.#confirm(),
      onTyped: (text) => this.asking.typed(text),
      point: (statement) => this.#board?.point(statement),
    });
    this.turn = new HotSeat(game, actions.id, {
      board: () => this.#board,
      render: () => this.#render(),
      played: () => this.#played(),
      seated: async () => {
        this.#kept = this.#keep();
        this.#seat();
        await onScreen(this.#kept);
        this.#render();
      },
      tell: (sentence) => {
        this.toasts.show([sentence]);
        announce(sentence);
      },
    });
    this.computers = this.#deciders();
    this.beside = new GameMenu(game, actions, {
      board: () => this.#board,
      asking: this.asking,
      aids: this.aids,
      turn: this.turn,
      computers: this.computers,
      story: async () => this.#tellFinal(await this.ending.story()),
      back: () => this.#asked(),
    });
    this.sight = new OffScreenMarkers(TEXT, this.canvas, () => this.#board);
    this.hand.pieces.element.after(this.sight.legend);
    this.hint = iconButton("bulb", TEXT.advice.open, () => this.asking.advise());
    this.root = this.#layout();
  }

  /** Who decides where no person does: computer players, or the guide of a lesson. @returns {Guide} */
  #deciders() {
    const deciding = {
      onDecide: (/** @type {string} */ statement) => this.#play(statement),
      onChange: () => this.#asked(),
      shown: () => this.#kept.then(painted),
      rested: () => this.#kept.then(() => this.#shown()),
    };
    if (!this.actions.lesson) return new Computers(this.game, deciding);
    return this.actions.lesson.guide({
      ...deciding,
      board: () => this.#board,
      hand: this.hand,
      onShow: (statement) => {
        this.#suggested(statement);
        this.#chosen();
      },
      onUndo: () => this.#undo(),
    });
  }

  #layout() {
    const teaches = this.actions.lesson !== undefined;
    const view = viewTools(TEXT, () => this.#board, teaches ? undefined : () => this.turn.turnBoard());
    const more = el("div", { class: "tools more-tools" }, iconButton("menu", TEXT.menu.open, () => this.beside.menu()));
    if (!teaches) more.append(...this.#moreTools());
    return el(
      "main",
      { class: "game", onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) },
      el("h1", { class: "wordmark" }, TEXT.title),
      this.players.element,
      el("div", { class: "table" }, this.canvas, this.sight.element, this.choices.element, more, view, this.asking.light.element, this.toasts.element, this.computers.element),
      this.hand.element,
      this.logHome,
    );
  }

  /** What is not needed while the game is taught. */
  #moreTools() {
    const log = iconButton("list", TEXT.log.open, () => this.#openLog());
    log.classList.add("log-button");
    const aids = iconButton("eye", TEXT.aids.open, () => this.asking.showAids());
    return this.game.view().players.some(({ level }) => !level) ? [aids, log, this.hint] : [aids, log];
  }

  /** Once the screen is in the page: the board measures its canvas. */
  ready() {
    this.#board = Board.mount(this.canvas, this.game, {
      theme: theme(),
      // After the board has finished its own work, so that it may be asked again.
      onchange: (change) => queueMicrotask(() => this.#changed(change.type)),
      onerror: (error) => this.#failed(error),
    });
    this.#board.setAids(this.aids.shown);
    this.#board.setStyle(style());
    this.#endTheme = onTheme(() => this.#redress());
    this.#board.setMotion(preferences().motion);
    this.#endPreferences = onPreferences(({ motion }) => this.#board?.setMotion(motion));
    this.news.forget();
    this.#keepOpened();
    this.#asked();
    this.turn.ready();
    this.#endInsets = watchInsets(this.canvas, [...this.root.querySelectorAll(".tools")], (...insets) => this.#board?.setInsets(...insets));
    this.sight.ready(this.root);
    this.canvas.focus({ preventScroll: true });
    this.#begin();
  }

  /** What the set-up brought about, and the result of a game that is over. */
  async #begin() {
    const { tiles, over } = this.game.view();
    if (tiles.length === 1) await this.news.read(this.game.events());
    if (over) this.beside.result();
    else if (tilesOf(this.game.record()) === undefined) this.beside.replay(); // an open record: no tile is to come, so it is there to be looked at
  }

  /** Shows everything in another theme or style. */
  #redress() {
    this.#board?.setTheme(theme());
    this.#board?.setStyle(style());
    this.#render();
  }

  leave() {
    this.#endTheme();
    this.#endInsets();
    this.#endPreferences();
    this.turn.leave();
    this.computers.stop();
    this.asking.clear();
    this.ending.leave();
    this.#board?.destroy();
    this.#board = null;
    this.game.free();
  }

  /** @param {"select" | "light" | "play" | "rest" | "legend"} what */
  #changed(what) {
    if (what === "play") this.#played();
    else if (what === "light") this.asking.lit();
    else if (what === "rest") for (const go of this.#waiting.splice(0)) go();
    else this.#render();
  }

  /** Once the board has shown what the last decision brought about. */
  async #shown() {
    if (this.#board?.isTelling()) await new Promise((done) => this.#waiting.push(() => done(undefined)));
  }

  #confirm() {
    if (!this.#board || this.#board.selection().type === "none") return;
    this.#board.confirm(); // the board tells what it brought about, as after a tap
  }

  /** Whether a person may decide now. */
  #deciding() {
    const view = this.game.view();
    return !this.ending.runs && !this.computers.isAsked(view) && this.turn.hold(view, false) === undefined;
  }

  #skip() {
    const skip = this.game.legal().find((action) => action.type === "skip");
    if (skip && !this.computers.isAsked(this.game.view())) this.#play(skip.statement);
  }

  /** @param {string} statement */
  #play(statement) {
    this.game.play(statement);
    this.#board?.refresh();
    this.#played();
  }

  /** After somebody else may be asked: computer players begin to think, and people cannot choose for them. */
  #seat() {
    this.asking.clear();
    this.computers.look();
    const view = this.game.view();
    this.turn.hold(view, this.computers.isAsked(view));
  }

  #asked() {
    this.#seat();
    this.#render();
  }

  /**
   * @param {string} statement
   * @returns {number | undefined} how far down on the board it is shown, if it has a place there
   */
  #suggested(statement) {
    const place = this.#board?.point(statement);
    if (!this.#board || !place) return undefined;
    this.#board.select(statement);
    this.#render();
    return place.y;
  }

  #turn() {
    this.#board?.rotate();
    this.#chosen();
  }

  /** @param {string} statement of the list, which is still that of the moment before while a decision is saved */
  #select(statement) {
    if (!this.game.legal().some((action) => action.statement === statement)) return;
    this.#board?.select(statement);
    this.#chosen();
  }

  #chosen() {
    this.#render();
    if (this.#board) announce(describeSelection(TEXT, this.#board, this.game.view().players));
  }

  /** Takes back the choice on the board, or else the last decision; whether there was one. */
  #undo() {
    if (!this.#board) return false;
    if (this.ending.runs) this.ending.takeBack();
    else if (this.#board.selection().type !== "none") {
      this.#board.cancel();
      this.#render();
    } else if (this.turn.canUndo(this.game.view())) this.#takeBack();
    else return false;
    return true;
  }

  #takeBack() {
    this.turn.undo();
    this.#board?.refresh();
    this.news.forget();
    this.actions.keep(this.game);
    announce(TEXT.hand.undone);
    this.#asked();
  }

  #redo() {
    if (!this.game.view().canRedo) return;
    this.turn.redo();
    this.#board?.refresh();
    this.#played();
    announce(TEXT.hand.redone);
  }

  /** Saves what was opened once it is on show: a new game has nothing to lose yet, and one that goes on is saved. */
  async #keepOpened() {
    this.root.toggleAttribute("data-saving", true);
    await onScreen(painted());
    const kept = this.actions.keep(this.game);
    await onScreen(painted());
    this.#opened = this.hand.draws = true;
    this.#render();
    await onScreen(kept);
    this.root.toggleAttribute("data-saving", this.#keeping > 0);
    this.asking.loadReasons();
  }

  /** Saves the game. What was decided is shown as done once that has happened. */
  async #keep() {
    this.#keeping += 1;
    this.root.toggleAttribute("data-saving", true);
    await this.actions.keep(this.game);
    this.#keeping -= 1;
    this.root.toggleAttribute("data-saving", this.#keeping > 0);
  }

  /** After a decision, however it was made: saves it and tells what came of it. */
  async #played() {
    if (!this.#board) return;
    this.turn.decline();
    const from = this.news.taken;
    const events = this.news.take();
    if (events.length === 0) return;
    const { taken } = this.news;
    this.#kept = this.#keep();
    this.#seat();
    const last = this.game.view().over ? this.ending.begin(from) : undefined;
    await onScreen(this.#kept);
    if (this.news.taken < taken) return this.#render(); // taken back while it was saved
    if (last) return this.#finish(last);
    this.#render();
    this.#board?.refresh();
    this.#tell(events);
  }

  /** @param {EventView[]} last what the last decision brought about itself */
  async #finish(last) {
    this.choices.render([], undefined);
    this.sight.render([]);
    const story = await this.#orOver(this.ending.story());
    story.render(last);
    await this.#tell(last);
    await onScreen(this.#shown());
    await this.#tellFinal(story, this.turn.canUndo(this.game.view(), false));
  }

  /**
   * Waits for something that tells the end. Where it does not arrive and the person gives it up, the game shows that it is over.
   *
   * @template T
   * @param {Promise<T>} telling
   */
  async #orOver(telling) {
    try {
      return await telling;
    } catch (error) {
      this.ending.runs = false;
      this.#render();
      throw error;
    }
  }

  /**
   * @param {import("./final-scoring.js").FinalStory} story
   * @param {boolean} [undoes] whether the last decision can still be taken back
   */
  async #tellFinal(story, undoes = false) {
    if (!(await this.#orOver(onScreen(this.ending.tell(story, undoes, Boolean(this.actions.lesson)))))) return this.#takeBack();
    this.news.latest = [];
    this.#render();
    await this.beside.result();
    import("../ui/offline.js").then(({ gameFinished }) => gameFinished(), () => {}); // without it nothing is asked
  }

  /** @param {EventView[]} events */
  #tell(events) {
    this.#board?.setHomes(this.players.places(placeOf(this.canvas)));
    this.news.proclaim(events);
    return this.news.read(events);
  }


  #render() {
    if (!this.#board || this.#keeping > 0) return;
    this.root.dataset.told = String(this.news.taken);
    if (this.ending.runs) return;
    const view = this.game.view();
    view.canUndo = this.turn.canUndo(view);
    this.turn.attend(view, this.hand, this.computers.isAsked(view));
    const selection = this.#board.selection();
    const waiting = this.computers.state(view);
    const legal = waiting === undefined && !this.hand.pause ? this.game.legal() : [];
    const chosen = legal.find((action) => action.statement === selection.statement);
    this.players.render(view, this.news.latest, this.aids.shown.points && !view.over ? this.game.projected() : undefined, (seat) => this.turn.clock(seat));
    this.asking.light.render(this.#board.lit(), view);
    this.hand.render(this.news.stuck ? { ...view, drawn: this.news.stuck } : view, selection, legal, chosen, waiting);
    enable(this.hint, waiting === undefined && !view.over);
    if (!this.#opened) return;
    this.choices.render(legal, selection.statement);
    this.sight.render(legal);
    this.log.render(view, this.game.log());
  }

  /** On narrow screens the log has no place beside the board. */
  async #openLog() {
    await openDialog(TEXT.log.title, [this.log.element], [], { name: "drawer" });
    this.logHome.append(this.log.element);
  }

  #aidsChanged() {
    this.#board?.setAids(this.aids.shown);
    this.#render();
  }

  /**
   * Keys of single letters count only while the board has the focus.
   *
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) this.#redo();
      else this.#undo();
    } else if (event.target === this.canvas && !event.altKey) {
      if (key === "/") {
        event.preventDefault();
        this.choices.typed.focus();
      } else this.asking.key(key);
    }
  }

  /** @param {BastideError} error */
  #failed(error) {
    if (error.code) this.toasts.show([TEXT.board.failed(error.message)]);
    else showPanic(error);
  }
}
