// @ts-check
/** The screen of a running game: the board, and around it everything that is text or a button. */
import { Aids } from "./aids.js";
import { Board } from "./bastide.js";
import { Choices } from "./choices.js";
import { Computers } from "./computers.js";
import { openDialog, showDiscard, showHelp, showMenu } from "./dialogs.js";
import { el, painted } from "./dom.js";
import { Hand } from "./hand.js";
import { LightCard } from "./light.js";
import { ScoreLog } from "./log.js";
import { showPanic } from "./panic.js";
import { Players } from "./players.js";
import { onPreferences, preferences } from "./preferences.js";
import { tilesOf } from "./record.js";
import { placeOf } from "./table.js";
import { tellCell, tellEvent, tellFeature, tellSelection } from "./tell.js";
import { TEXT } from "./text.js";
import { onTheme, style, theme } from "./theme.js";
import { Toasts } from "./toasts.js";
import { Turn } from "./turn.js";
import { viewTools, watchInsets } from "./tools.js";
import { announce, enable, iconButton } from "./widgets.js";

/** @typedef {import("./bastide.js").Game} Game */
/** @typedef {import("../src/web/types.d.ts").EventView} EventView */
/** @typedef {import("../src/web/types.d.ts").BastideError} BastideError */
/** @typedef {{ onNewGame: () => void, onRematch: () => void, onSameTiles: () => void, onBranch: (game: Game) => void, id: string, keep: (game: Game) => Promise<void>, lesson?: Lesson }} GameActions `id` tells it from other games; `keep` is done when it is saved */
/** @typedef {Pick<Computers, "element" | "isAsked" | "state" | "look" | "stop">} Guide who decides in place of the person */

/**
 * A game that teaches.
 *
 * @typedef {object} Lesson
 * @property {(screen: GuideActions) => Guide} guide takes the place of the computer players
 * @property {import("./dialogs.js").Action[]} menu
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
  /** How many events of the log have been told. */
  #told = 0;
  /** What the last decision brought, for the score board. @type {EventView[]} */
  #news = [];
  /** Who waits for the board to have shown everything. @type {(() => void)[]} */
  #waiting = [];
  /** @type {import("./advice.js").Advice | null} */
  #advice = null;
  /** How many decisions are not saved yet; until then they are not shown as done. */
  #keeping = 0;
  /** Whether the last decision and the final scoring are being told. */
  #finishing = false;
  /** The final scoring while it is told. @type {import("./final.js").FinalStory | null} */
  #story = null;
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
      onRedo: () => this.#redo(),
      onResults: () => this.#result(),
    });
    this.aids = new Aids(() => this.#aidsChanged());
    this.light = new LightCard({
      onClose: () => {
        this.#board?.light();
        this.#lit();
        this.canvas.focus({ preventScroll: true });
      },
      onTiles: () => this.#tilesLeft(),
    });
    this.choices = new Choices({
      onSelect: (statement) => this.#select(statement),
      onConfirm: () => this.#confirm(),
      onTyped: (text) => this.#typed(text),
      point: (statement) => this.#board?.point(statement),
    });
    this.turn = new Turn(game, actions.id, {
      board: () => this.#board,
      render: () => this.#render(),
      played: () => this.#played(),
      seated: () => {
        this.#keep();
        this.#asked();
      },
      tell: (sentence) => {
        this.toasts.show([sentence]);
        announce(sentence);
      },
    });
    this.computers = this.#deciders();
    this.hint = iconButton("bulb", TEXT.advice.open, () => this.#advise());
    this.root = this.#layout();
  }

  /** Who decides where no person does: computer players, or the guide of a lesson. @returns {Guide} */
  #deciders() {
    const deciding = {
      onDecide: (/** @type {string} */ statement) => this.#play(statement),
      onChange: () => this.#asked(),
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
    const log = iconButton("list", TEXT.log.open, () => this.#openLog());
    log.classList.add("log-button");
    const view = viewTools(() => this.#board, () => this.turn.turnBoard());
    const aids = iconButton("eye", TEXT.aids.open, () => this.#showAids());
    const more = el("div", { class: "tools more-tools" }, iconButton("menu", TEXT.menu.open, () => this.#menu()), aids, log);
    if (!this.actions.lesson && this.game.view().players.some(({ level }) => !level)) more.append(this.hint);
    return el(
      "main",
      { class: "game", onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) },
      el("h1", { class: "wordmark" }, TEXT.title),
      this.players.element,
      el("div", { class: "table" }, this.canvas, this.choices.element, more, view, this.light.element, this.toasts.element, this.computers.element),
      this.hand.element,
      this.logHome,
    );
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
    this.#endInsets = watchInsets(this.canvas, [...this.root.querySelectorAll(".tools")], (...insets) => this.#board?.setInsets(...insets));
    this.#told = this.game.log().length;
    this.#keepOpened();
    this.#asked();
    this.turn.ready();
    this.canvas.focus({ preventScroll: true });
    this.#begin();
  }

  /** What the set-up brought about, and the result of a game that is over. */
  async #begin() {
    const { tiles, over } = this.game.view();
    if (tiles.length === 1) await this.#tell(this.game.events());
    if (over && this.#board) this.#result();
    else if (tilesOf(this.game.record()) === undefined) this.#replay(); // an open record: no tile is to come, so it is there to be looked at
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
    this.#advice?.clear();
    this.#story?.leave();
    this.#board?.destroy();
    this.#board = null;
    this.game.free();
  }

  /** @param {"select" | "light" | "play" | "rest"} what */
  #changed(what) {
    if (what === "play") this.#played();
    else if (what === "light") this.#lit();
    else if (what === "rest") for (const go of this.#waiting.splice(0)) go();
    else this.#render();
  }

  /** Once the board has shown what the last decision brought about. */
  async #shown() {
    if (this.#board?.isTelling()) await new Promise((done) => this.#waiting.push(() => done(undefined)));
  }

  #confirm() {
    if (!this.#board || this.#board.selection().type === "none") return;
    this.#board.confirm();
    this.#played();
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
    this.#advice?.clear();
    this.computers.look();
    const view = this.game.view();
    this.turn.hold(view, this.computers.isAsked(view));
  }

  #asked() {
    this.#seat();
    this.#render();
  }

  /** What a master would do, for people. */
  async #advise() {
    const view = this.game.view();
    if (view.over || this.actions.lesson || this.computers.isAsked(view)) return;
    const { Advice } = await import("./advice.js");
    if (!this.#board) return;
    this.#advice ??= new Advice(this.game, { onShow: (statement) => this.#suggested(statement) });
    this.canvas.after(this.#advice.element);
    this.#advice.ask();
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

  /** @param {string} statement */
  #select(statement) {
    this.#board?.select(statement);
    this.#chosen();
  }

  #chosen() {
    this.#render();
    if (this.#board) announce(tellSelection(this.#board.selection(), this.game.view().players));
  }

  /** Takes back the choice on the board, or else the last decision. */
  #undo() {
    if (!this.#board || this.#finishing) return;
    if (this.#board.selection().type !== "none") {
      this.#board.cancel();
      this.#render();
    } else if (this.turn.canUndo(this.game.view())) {
      this.turn.undo();
      this.#board.refresh();
      this.#told = this.game.log().length;
      this.#news = [];
      this.actions.keep(this.game);
      announce(TEXT.hand.undone);
      this.#asked();
    }
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
    await painted();
    if (!this.#board) return;
    await this.actions.keep(this.game);
    this.root.toggleAttribute("data-saving", this.#keeping > 0);
    this.#loadReasons();
  }

  /** Why what is tapped cannot be chosen, for the card; the first board does not wait for it. */
  async #loadReasons() {
    const { whyNot } = await import("./why-not.js");
    this.light.whyNot = (light) => (this.computers.isAsked(this.game.view()) ? undefined : whyNot(this.game, light));
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
    const log = this.game.log();
    const [from, news] = [this.#told, log.slice(this.#told)];
    if (news.length === 0) return;
    this.#told = log.length;
    this.#news = news;
    this.#seat();
    const last = this.game.view().over ? this.#last(from) : undefined;
    await (this.#kept = this.#keep());
    if (!this.#board) return;
    if (this.game.log().length < log.length) return this.#render(); // taken back while it was saved
    if (last) return this.#finish(last);
    this.#render();
    this.#board.refresh();
    this.#board.setHomes(this.players.places(placeOf(this.canvas)));
    this.#proclaim(news);
    this.#tell(news);
  }

  /**
   * What happened is heard, spoken and, where the log is not on show, written.
   *
   * @param {EventView[]} news
   */
  #proclaim(news) {
    if (preferences().sound) import("./sound.js").then(({ playEvents }) => playEvents(news), () => {}); // a page that is left, or no network: silence does no harm
    const { players } = this.game.view();
    announce(news.map((event) => tellEvent(event, players)).join(" "));
    this.toasts.show(news.filter(({ type }) => type === "scored").map((event) => tellEvent(event, players)));
  }

  /**
   * Shows what nobody may miss: each tile that fits nowhere.
   *
   * @param {EventView[]} news
   */
  async #tell(news) {
    const discards = news.filter((event) => event.type === "discarded");
    const { over, players } = this.game.view();
    for (const [index, event] of discards.entries()) {
      this.#render(event.tile);
      await showDiscard(event.tile, tellEvent(event, players), over && index === discards.length - 1);
      if (!this.#board) return;
    }
    if (discards.length > 0) this.#render();
  }

  /**
   * The last decision is shown without what followed from it: the final scoring is told step by step.
   *
   * @param {number} from where in the log it begins
   * @returns {EventView[]} what it brought about itself
   */
  #last(from) {
    const log = this.game.log();
    const end = log.findIndex((event) => event.type === "over" || (event.type === "scored" && event.atEnd));
    this.#finishing = true;
    this.hand.rest();
    this.#board?.retell(from, end);
    return log.slice(from, end);
  }

  /** @param {EventView[]} news what the last decision brought about */
  async #finish(news) {
    this.#news = news;
    const story = await this.#finalStory();
    story.render(news);
    this.#board?.setHomes(this.players.places(placeOf(this.canvas)));
    this.#proclaim(news);
    await this.#tell(news);
    await this.#shown();
    await this.#tellFinal(story);
  }

  async #finalStory() {
    const { FinalStory } = await import("./final.js");
    const { hand, players, log, light, aids } = this;
    return new FinalStory(this.game, { board: () => this.#board, hand, players, log, light, aids });
  }

  /** @param {import("./final.js").FinalStory} story */
  async #tellFinal(story) {
    this.#finishing = true;
    this.#story = story;
    await story.tell();
    this.#story = null;
    this.#finishing = false;
    this.#news = [];
    this.#render();
    await this.#result();
    import("./offline.js").then(({ gameFinished }) => gameFinished(), () => {}); // without it nothing is asked
  }

  /** @param {string} [drawn] the tile to show in hand, if not the one asked for */
  #render(drawn) {
    if (!this.#board || this.#keeping > 0) return;
    this.root.dataset.told = String(this.#told);
    if (this.#finishing) return;
    const view = this.game.view();
    view.canUndo = this.turn.canUndo(view);
    this.turn.attend(view, this.hand, this.computers.isAsked(view));
    const selection = this.#board.selection();
    const waiting = this.computers.state(view);
    const legal = waiting === undefined && !this.hand.pause ? this.game.legal() : [];
    const chosen = legal.find((action) => action.statement === selection.statement);
    this.players.render(view, this.#news, this.aids.shown.points && !view.over ? this.game.projected() : undefined, (seat) => this.turn.clock(seat));
    this.light.render(this.#board.lit(), view);
    this.hand.render(drawn ? { ...view, drawn } : view, selection, legal, chosen, waiting);
    this.choices.render(legal, selection.statement);
    enable(this.hint, waiting === undefined && !view.over);
    this.log.render(view, this.game.log());
  }

  /** On narrow screens the log has no place beside the board. */
  async #openLog() {
    await openDialog(TEXT.log.title, [this.log.element], [], { name: "drawer" });
    this.logHome.append(this.log.element);
  }

  #menu() {
    if (this.actions.lesson) return showMenu(this.actions.lesson.menu);
    showMenu([
      { label: TEXT.menu.resume, kind: "primary" },
      { label: TEXT.menu.help, run: showHelp },
      { label: TEXT.aids.open, run: () => this.#showAids() },
      ...(this.game.remaining() ? [{ label: TEXT.left.open, run: () => this.#tilesLeft() }] : []),
      ...this.turn.menu(),
      { label: TEXT.settings.title, run: () => this.#settings() },
      { label: TEXT.replay.open, run: () => this.#replay() },
      { label: TEXT.menu.grid, run: () => this.#grid() },
      { label: TEXT.menu.record, run: () => this.#record() },
      { label: TEXT.menu.share, run: async () => (await import("./link.js")).showLink(this.game) },
      { label: TEXT.menu.rematch, run: this.actions.onRematch },
      { label: TEXT.menu.sameTiles, run: this.actions.onSameTiles },
      { label: TEXT.menu.newGame, run: this.actions.onNewGame },
    ]);
  }

  async #settings() {
    const { showSettings } = await import("./settings.js");
    showSettings({ game: this.actions.id, players: this.game.view().players, aids: this.aids, tilesHidden: this.game.remaining() === undefined });
  }

  /** @param {"show" | "copy"} [first] */
  async #record(first) {
    const { showRecord } = await import("./record-dialog.js");
    showRecord(this.game.record(), this.game.view().over, first);
  }

  async #result() {
    if (this.actions.lesson) return this.actions.lesson.onOver();
    const { showEnd } = await import("./end.js");
    if (!this.#board) return;
    showEnd(this.game, {
      onLook: () => this.#board?.fit(),
      onStory: async () => this.#tellFinal(await this.#finalStory()),
      onReplay: () => this.#replay(),
      onRecord: () => this.#record("copy"),
      onNewGame: this.actions.onNewGame,
      onRematch: this.actions.onRematch,
    });
  }

  /** The game from its beginning; computer players and the clock wait for it. */
  async #replay() {
    const { openReplay } = await import("./replay.js");
    this.computers.stop();
    await this.turn.cover(openReplay(this.game.record(), { onBranch: this.actions.onBranch }));
    if (this.#board) this.#asked();
  }

  /** What the player points at was lit, or went out. */
  #lit() {
    const light = this.#board?.lit();
    if (!this.#board || this.#finishing) return;
    const view = this.game.view();
    this.light.render(light, view);
    if (!light?.held) return;
    const { text } = light.type === "cell" ? tellCell(light) : tellFeature(light, view.players);
    announce([this.light.why(light)?.text, text].filter(Boolean).join(" "));
  }

  #aidsChanged() {
    this.#board?.setAids(this.aids.shown);
    this.#render();
  }

  async #showAids() {
    (await import("./aid-panel.js")).openAids(this.aids, this.game.remaining() === undefined);
  }

  /** The tiles that are left, and which of them fit the space that is lit. */
  async #tilesLeft() {
    const light = this.#board?.lit();
    const kinds = light?.type === "cell" ? this.game.remaining(light.x, light.y) : this.game.remaining();
    if (kinds) (await import("./left.js")).showTilesLeft(kinds, light?.type === "cell");
    else announce(TEXT.aids.hidden);
  }

  /**
   * Keys of single letters count only while the board has the focus.
   *
   * @param {KeyboardEvent} event
   */
  #boardKey(event) {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    if (target !== this.canvas || ctrlKey || altKey || metaKey) return;
    if (key === "a" || key === "A") this.#showAids();
    else if (key === "t" || key === "T") this.#tilesLeft();
    else if (key === "f" || key === "F") this.aids.toggle("fields");
    else if (key === "p" || key === "P") this.aids.toggle("points");
    else if (key === "w" || key === "W") this.#advise();
    else if (key === "h" || key === "H") this.aids.toggle("all");
    else if (key === "g" || key === "G") this.#grid();
    else if (/^[sdlmo]$/i.test(key)) import("./spoken.js").then(({ answer }) => this.#board && announce(answer(key, this.game) ?? ""));
    else if (key === "/") {
      event.preventDefault();
      this.choices.typed.focus();
    }
  }

  /** The board as a table to be read out. */
  async #grid() {
    const { showGrid } = await import("./grid.js");
    if (this.#board) await showGrid(this.game, (statement) => this.#select(statement));
  }

  /**
   * Does what was typed, or answers it.
   *
   * @param {string} text
   * @returns {Promise<string>} what was done or answered
   */
  async #typed(text) {
    const { obey } = await import("./spoken.js");
    if (!this.#board) return "";
    const told = this.game.log().length;
    const asked = () => {
      const view = this.game.view();
      return !this.computers.isAsked(view) && this.turn.hold(view, false) === undefined && !this.#finishing;
    };
    const said = obey(text, this.game, { asked, play: (statement) => this.#play(statement), undo: () => this.#undo() });
    const { players } = this.game.view();
    if (said) announce(said);
    return said || this.game.log().slice(told).map((event) => tellEvent(event, players)).join(" ") || TEXT.hand.undone;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    this.#boardKey(event);
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) this.#redo();
    else this.#undo();
  }

  /** @param {BastideError} error */
  #failed(error) {
    if (error.code) this.toasts.show([TEXT.board.failed(error.message)]);
    else showPanic(error);
  }
}
