// @ts-check
/** The screen of a running game: the board, and around it everything that is text or a button. */
import { Aids } from "./aids.js";
import { BoardQueries } from "./board-queries.js";
import { Choices } from "../board/choices.js";
import { Computers } from "./computers.js";
import { openDialog } from "../ui/dialogs.js";
import { el, painted, placeOf } from "../lib/dom.js";
import { EndOfGame, endOf } from "./end-of-game.js";
import { Hand } from "../board/hand.js";
import { declining } from "../board/hints.js";
import { ScoreLog } from "../board/log.js";
import { watchLogRoom } from "./log-room.js";
import { isSecondTile } from "../engine/moments.js";
import { MountedBoard } from "../board/mounted-board.js";
import { PAGE_LOOK } from "../ui/page-look.js";
import { place as notices } from "../ui/notice.js";
import { proclaim } from "./announcer.js";
import { asked, isSaving, isShared, isShown, mayDecide, opening, step } from "./flow.js";
import { keepMove, takeMove } from "./unfinished-move.js";
import { showPanic } from "../ui/panic.js";
import { Players } from "../board/players.js";
import { preferences } from "../ui/preferences.js";
import { onScreen } from "../lib/screen.js";
import { onDemand } from "../ui/on-demand.js";
import { OffScreenMarkers } from "../board/off-screen-markers.js";
import { describeError, describeSelection } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { Toasts } from "../ui/toasts.js";
import { HotSeat } from "./hot-seat.js";
import { showsInstructions } from "../ui/first-games.js";
import { viewTools } from "../board/tools.js";
import { announce, enable, iconButton } from "../ui/widgets.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").BastideError} BastideError */
/** @typedef {{ onNewGame: () => void, onRematch: () => void, onSameTiles: () => void, onSolo?: () => void, onBranch: (game: Game) => void, id: string, keep: (game: Game) => Promise<void>, agreed?: import("../storage/store.js").Agreed, changed?: () => number, visited?: boolean, lesson?: import("./computers.js").Lesson }} GameActions `id` tells it from other games; `keep` is done when it is saved */

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
  /** Who waits for the board to have shown everything. @type {(() => void)[]} */
  #waiting = [];
  /** The save of the last decision, done when the flow knows of it. */
  #saved = Promise.resolve();
  /** What ends with the screen. @type {(() => void)[]} */
  ends = [];
  /** @type {import("./flow.js").State} */
  #flow;
  /** The events of the game so far, read once for each decision. @type {EventView[]} */
  #log = [];

  /**
   * @param {Game} game
   * @param {GameActions} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.canvas = el("canvas", { class: "board", tabindex: 0, role: "application", "aria-label": TEXT.board.label });
    this.mounted = new MountedBoard(this.canvas, game, {
      look: PAGE_LOOK,
      parts: (does) => ({
        hand: new Hand(TEXT, {
          ...does,
          onSkip: () => mayDecide(this.#flow) && does.onSkip(),
          onPlay: (statement) => this.#pay(statement),
          onUndo: () => this.#undo(),
          onRedo: () => this.#redo(),
          onResults: async () => (await this.#menu()).result(),
        }),
        choices: new Choices(TEXT, { ...does, onSelect: (statement) => this.#select(statement), onTyped: (text) => this.queries.typed(text) }),
      }),
      onChange: ({ type }) => this.#changed(type),
      onChosen: () => this.#chosen(),
      onRedress: () => this.#render(),
      onError: (error) => this.#failed(error),
    });
    this.players = new Players(TEXT, (statement) => this.#pay(statement));
    this.log = new ScoreLog(TEXT);
    this.logHome = el("section", { class: "log", "aria-labelledby": "log-title" }, el("h2", { id: "log-title" }, TEXT.log.title), this.log.element);
    this.toasts = new Toasts();
    const { hand, choices } = this.mounted.parts;
    this.hand = hand;
    this.hand.draws = false;
    this.hand.yields = actions.lesson === undefined;
    this.choices = choices;
    this.aids = new Aids(() => this.#aidsChanged(), actions.agreed?.aids !== false);
    this.queries = new BoardQueries(game, {
      canvas: this.canvas,
      hints: !actions.lesson && this.aids.allowed,
      aids: this.aids,
      board: () => this.#board,
      resting: () => this.#flow.phase === "ending",
      deciding: () => mayDecide(this.#flow),
      play: (statement) => this.#play(statement),
      select: (statement) => this.#select(statement),
      suggest: (statement) => this.#suggested(statement),
      undo: () => this.#undo(),
    });
    this.hotSeat = new HotSeat(
      game,
      { key: actions.id, agreed: actions.agreed },
      {
        board: () => this.#board,
        render: () => this.#render(),
        handedOver: () => this.#happened({ type: "device taken" }),
        paused: (isPaused) => this.#happened({ type: "clock", isPaused }),
        preferred: () => this.#happened({ type: "preferred", handsOver: preferences().handOver }),
        played: () => this.#played(),
        seated: () => this.#happened({ type: "seated", position: this.#position() }),
        tell: (sentence) => {
          this.toasts.show([sentence]);
          announce(sentence);
        },
      },
    );
    this.computers = this.#deciders();
    this.#log = game.log();
    this.#flow = opening(this.#position(), preferences().handOver);
    this.markers = new OffScreenMarkers(TEXT, this.canvas, () => this.#board);
    this.end = new EndOfGame(game, {
      board: () => this.#board,
      hand,
      choices,
      markers: this.markers,
      players: this.players,
      log: this.log,
      light: this.queries.light,
      aids: this.aids,
      events: () => this.#log,
      shown: () => this.#shown(),
      canUndo: () => this.hotSeat.canUndo(game.view(), false),
      isLesson: actions.lesson !== undefined,
      openResult: async () => (await this.#menu()).result(),
      happened: (event) => this.#happened(event),
    });
    this.hint = iconButton("bulb", TEXT.advice.open, () => this.queries.advise());
    this.fields = iconButton("field", TEXT.aids.each.fields.title, () => this.aids.toggle("fields"));
    this.fields.setAttribute("aria-pressed", String(this.aids.shown.fields));
    this.root = this.#layout();
  }

  /** What is opened beside the game. It is loaded when it is first wanted. */
  async #menu() {
    const { GameMenu } = await onDemand(() => import("./game-menu.js"));
    return new GameMenu(this.game, this.actions, {
      board: () => this.#board,
      queries: this.queries,
      aids: this.aids,
      hotSeat: this.hotSeat,
      computers: this.computers,
      story: () => this.#happened({ type: "retell" }),
      besideResult: (/** @type {Promise<void>} */ closed) => this.#besideResult(closed),
      back: () => this.#asked(),
    });
  }

  get #board() {
    return this.mounted.board;
  }

  /** Who decides where no person does: computer players, or the guide of a lesson. @returns {import("./computers.js").Guide} */
  #deciders() {
    const screen = {
      board: () => this.#board,
      hand: this.hand,
      onDecide: (/** @type {string} */ statement) => this.#play(statement),
      onShow: (/** @type {string} */ statement) => {
        this.#suggested(statement);
        this.#chosen();
      },
      onUndo: () => this.#undo(),
      onChange: () => this.#asked(),
      shown: () => this.#saved.then(painted),
      rested: () => this.#saved.then(() => this.#shown()),
    };
    return this.actions.lesson?.guide(screen) ?? new Computers(this.game, screen);
  }

  #layout() {
    const teaches = this.actions.lesson !== undefined;
    const view = viewTools(TEXT, () => this.#board, teaches ? undefined : () => this.hotSeat.turnBoard());
    const more = el(
      "div",
      { class: "tools more-tools" },
      iconButton("menu", TEXT.menu.open, async () => (await this.#menu()).menu()),
    );
    if (!teaches) more.append(...this.#moreTools());
    return el(
      "main",
      { class: "game", onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) },
      el("h1", { class: "wordmark" }, TEXT.title),
      this.players.element,
      el(
        "div",
        { class: "table" },
        this.canvas,
        this.markers.element,
        this.choices.element,
        more,
        view,
        this.queries.light.element,
        this.toasts.element,
        this.computers.element,
      ),
      this.hand.element,
      this.logHome,
    );
  }

  /** What is not needed while the game is taught. */
  #moreTools() {
    const log = iconButton("list", TEXT.log.open, () => this.#openLog());
    log.classList.add("log-button");
    const aids = iconButton("eye", TEXT.aids.open, () => this.queries.showAids());
    const { over, players } = this.game.view();
    const [fields, hint] = this.aids.allowed ? [this.fields, players.some(({ level }) => !level) && this.hint] : [];
    return [aids, fields, log, over ? iconButton("play", TEXT.replay.open, async () => (await this.#menu()).replay()) : hint].filter((button) => !!button);
  }

  /** Once the screen is in the page: the board measures its canvas. */
  ready() {
    this.mounted.mount();
    this.#board?.setAids(this.aids.shown);
    this.hotSeat.ready();
    this.mounted.watchInsets([...this.root.querySelectorAll(".tools"), notices]);
    this.markers.ready(this.root);
    const keepMove = () => this.#keepMove();
    addEventListener("pagehide", keepMove);
    this.ends.push(watchLogRoom(this.root, this.logHome), () => removeEventListener("pagehide", keepMove));
    this.canvas.focus({ preventScroll: true });
    this.#happened({ type: "opened", isOpenRecord: this.game.deckSize === 0 }); // an open record, to which no tile is to come, is there to be looked at
  }

  /** What is chosen is chosen again, and the board is looked at as before, after the page was loaded anew, as in another language. */
  #keepMove() {
    if (this.#board) keepMove({ game: this.actions.id, decisions: this.game.view().decisions }, this.#board);
  }

  #takeMove() {
    const { statement, view } = takeMove({ game: this.actions.id, decisions: this.game.view().decisions });
    if (statement !== undefined && mayDecide(this.#flow)) this.#select(statement);
    if (view) this.#board?.setView(view.x, view.y, view.scale, view.scaled);
  }

  leave() {
    for (const end of this.ends) end();
    this.hotSeat.leave();
    this.computers.stop();
    this.queries.clear();
    this.end.leave();
    this.mounted.destroy();
    this.game.free();
  }

  /** @param {"select" | "light" | "play" | "rest" | "legend"} what */
  #changed(what) {
    if (what === "play") this.#played();
    else if (what === "light") this.queries.lit();
    else if (what === "rest") for (const go of this.#waiting.splice(0)) go();
    else this.#render();
  }

  /** Once the board has shown what the last decision brought about. */
  async #shown() {
    if (this.#board?.isTelling()) await new Promise((done) => this.#waiting.push(() => done(undefined)));
  }

  /** @param {string} statement */
  #play(statement) {
    this.game.play(statement);
    this.#board?.refresh();
    this.#played();
  }

  /** Plays what has no place on the board, such as a ransom. @param {string} statement */
  #pay(statement) {
    if (mayDecide(this.#flow) && this.game.legal().some((action) => action.statement === statement)) this.#play(statement);
  }

  /** After something that may have changed who is asked. */
  #asked() {
    this.#seat();
    this.#render();
  }

  /** Computer players begin to think, or stop. */
  #seat() {
    this.queries.clear();
    this.computers.look();
    this.#happened({ type: "asked", position: this.#position() });
  }

  /** What the flow of the game has to know about the moment. @returns {import("./flow.js").Position} */
  #position() {
    const view = this.game.view();
    const { player, over, decisions, asks } = view;
    return {
      player,
      over,
      isShared: isShared(asks),
      computer: this.computers.isAsked(view),
      absent: this.hotSeat.isAbsent(player),
      decisions,
      log: this.#log.length,
    };
  }

  /** Goes on in the flow of the game. @param {import("./flow.js").Event} event */
  #happened(event) {
    if (!this.#board) return;
    const { state, effects } = step(this.#flow, event);
    this.#flow = state;
    this.root.toggleAttribute("data-saving", isSaving(state));
    for (const effect of effects) this.#carryOut(effect);
  }

  /** @param {import("./flow.js").Effect} effect @returns {unknown} */
  #carryOut(effect) {
    switch (effect.do) {
      case "render":
        return this.#render();
      case "refresh":
        return this.#board?.refresh();
      case "hold":
        return this.hotSeat.hold(asked(this.#flow));
      case "seat":
        return this.#seat();
      case "open":
        return this.#open();
      case "save":
        return (this.#saved = this.#save(effect.id));
      case "keep":
        return this.actions.keep(this.game);
      case "tell":
        return this.#tell(this.#log.slice(effect.from, effect.to));
      case "announce":
        return announce(TEXT.hand[effect.what]);
      case "show result":
        // Whoever follows a link looks at the landscape first.
        return effect.isNew || !this.actions.visited ? this.end.showResult(effect.isNew) : this.#board?.fit();
      case "show replay":
        return this.#menu().then((menu) => menu.replay());
      case "take back":
        return this.#takeBack();
      default:
        return this.end.tell(effect);
    }
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
    if (this.#flow.phase === "ending") this.end.takeBack();
    else if (this.#board.selection().type !== "none") {
      this.#board.cancel();
      this.#render();
    } else if (this.hotSeat.canUndo(this.game.view())) this.#takeBack();
    else return false;
    return true;
  }

  #takeBack() {
    this.toasts.clear();
    this.hotSeat.undo();
    this.#board?.refresh();
    this.#log = this.game.log();
    this.#happened({ type: "taken back", position: this.#position() });
  }

  #redo() {
    if (!this.game.view().canRedo) return;
    this.hotSeat.redo();
    this.#board?.refresh();
    this.#played();
    announce(TEXT.hand.redone);
  }

  /** Saves what was opened once it is on show: a new game has nothing to lose yet, and one that goes on is saved. */
  async #open() {
    await onScreen(painted());
    const kept = this.actions.keep(this.game);
    await onScreen(painted());
    this.hand.draws = true;
    this.#happened({ type: "painted" });
    const view = this.game.view();
    if (view.decisions === 0) proclaim(this.#log.filter(isUnplayable), view, this.toasts); // the first that were drawn
    await onScreen(kept);
    this.#happened({ type: "kept" });
    this.#takeMove();
    this.queries.loadReasons();
  }

  /** @param {number} id of the decision */
  async #save(id) {
    await onScreen(this.actions.keep(this.game));
    this.#happened({ type: "saved", id });
  }

  /** After a decision, however it was made. */
  #played() {
    if (!this.#board) return;
    this.hotSeat.decline();
    this.#log = this.game.log();
    const position = this.#position();
    const end = position.over ? endOf(this.#log) : undefined;
    this.#happened({ type: "decided", position, end });
  }

  /** @param {EventView[]} events */
  #tell(events) {
    this.#board?.setHomes(this.players.places(placeOf(this.canvas)));
    proclaim(events, this.game.view(), this.toasts);
  }

  #render() {
    const focused = document.activeElement;
    this.#show();
    // A button that is gone would leave the keys nowhere.
    const isLost = focused instanceof HTMLElement && this.root.contains(focused) && focused.closest("[hidden]");
    if (isLost) this.canvas.focus({ preventScroll: true });
  }

  #show() {
    if (!this.#board || !isShown(this.#flow)) return;
    const { phase, taken, latest, isPainted } = this.#flow;
    this.root.dataset.told = String(taken);
    if (phase === "ending") return;
    const view = this.game.view();
    view.canUndo = this.hotSeat.canUndo(view);
    this.hotSeat.attend(view, this.hand, asked(this.#flow));
    this.hand.teaches = this.actions.lesson !== undefined || showsInstructions();
    const waiting = this.computers.state(view);
    const legal = waiting === undefined && !this.hand.pause ? this.game.legal() : [];
    const selection = this.mounted.narrowed(legal) ?? this.#board.selection();
    const chosen = legal.find((action) => action.statement === selection.statement);
    const projected = this.aids.shown.points && !view.over ? this.game.projected() : undefined;
    this.players.render(view, this.#log.slice(latest.from, latest.to), { projected, clock: (seat) => this.hotSeat.clock(seat), legal });
    this.queries.light.render(this.#board.lit(), view);
    this.hand.render(view, selection, legal, chosen, waiting, isSecondTile(view, this.#log));
    enable(this.hint, waiting === undefined && !view.over);
    if (!isPainted) return;
    this.choices.render(legal, view.players, selection.statement, declining(TEXT, view, legal));
    this.markers.render(legal, selection.narrowed);
    this.log.render(view, this.#log);
  }

  /**
   * The landscape is seen whole where the result leaves room for it.
   *
   * @param {Promise<void>} closed
   */
  async #besideResult(closed) {
    await onScreen(painted());
    const dialog = document.querySelector("dialog.end");
    const end = dialog && this.mounted.watchInsets([dialog]);
    this.#board?.fit();
    await onScreen(closed);
    await onScreen(painted()); // the edge that it covered is free again
    end?.();
  }

  /** On narrow screens the log has no place beside the board. */
  async #openLog() {
    await openDialog(TEXT.log.title, [this.log.element], [], { name: "drawer" });
    this.logHome.append(this.log.element);
  }

  #aidsChanged() {
    this.#board?.setAids(this.aids.shown);
    this.fields.setAttribute("aria-pressed", String(this.aids.shown.fields));
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
      } else this.queries.key(key);
    }
  }

  /** @param {BastideError} error */
  #failed(error) {
    if (error.code) this.toasts.show([describeError(TEXT, error)]);
    else showPanic(error);
  }
}

/** Whether a tile was drawn that fits nowhere. @param {EventView} event */
const isUnplayable = (event) => event.type === "discarded";
