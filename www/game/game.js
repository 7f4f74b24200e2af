// @ts-check
/** The screen of a running game: the board, and around it everything that is text or a button. */
import { Aids } from "./aids.js";
import { BoardQueries } from "./board-queries.js";
import { Choices } from "../board/choices.js";
import { Computers } from "./computers.js";
import { Course } from "./course.js";
import { el, painted } from "../lib/dom.js";
import { watchFocus } from "../lib/focus.js";
import { EndOfGame } from "./end-of-game.js";
import { fieldsLegend } from "./fields-legend.js";
import { layOut } from "./game-layout.js";
import { Hand } from "../board/hand.js";
import { declining } from "../board/hints.js";
import { ghostsIn, pointsBefore } from "../games/ghosts.js";
import { halfFor } from "../board/insets.js";
import { ScoreLog } from "../board/log.js";
import { watchHandRoom, watchLogRoom } from "./panel-room.js";
import { giverOfTile } from "../engine/moments.js";
import { MountedBoard } from "../board/mounted-board.js";
import { PAGE_LOOK } from "../ui/page-look.js";
import { place as notices } from "../ui/notice.js";
import { asked, isShown } from "./flow.js";
import { keepMove, takeMove } from "./unfinished-move.js";
import { showPanic } from "../ui/panic.js";
import { Players } from "../board/players.js";
import { preferences } from "../ui/preferences.js";
import { onDemand } from "../ui/on-demand.js";
import { OffScreenMarkers } from "../board/off-screen-markers.js";
import { describeError, describeSelection } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { Toasts } from "../ui/toasts.js";
import { HotSeat } from "./hot-seat.js";
import { showsInstructions } from "../ui/first-games.js";
import { announce, enable, iconButton } from "../ui/widgets.js";
import { openPossessions } from "../ui/open-possessions.js";
import { keepBeside } from "../storage/beside.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").BastideError} BastideError */
/** @typedef {{ onNewGame: () => void, onRematch: () => void, onSameTiles?: () => void, onSolo?: () => void, onBranch: (game: Game) => void, onAnalyse?: () => void, id: string, keep: (game: Game) => Promise<void>, agreed?: import("../storage/store.js").Agreed, changed?: () => number, withNotes?: (record: string) => Promise<string>, visited?: boolean, received?: boolean, hinted?: () => boolean, lesson?: import("./computers.js").Lesson, sealed?: Sealed }} GameActions `id` tells it from other games; `keep` is done when it is saved; `withNotes` adds what was written about it */

/**
 * A game with people who are elsewhere.
 *
 * @typedef {object} Sealed
 * @property {(screen: import("./computers.js").GuideActions) => import("./computers.js").Guide} guide
 * @property {number} [seat] the seat of this device; nothing where somebody watches
 * @property {number} sent so many decisions others have been sent: they cannot be taken back
 * @property {boolean} [isRenewed] it has changed in another way than by decisions on this screen, and that is saved already
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

export class GameScreen {
  /** What ends with the screen. @type {(() => void)[]} */
  ends = [];
  /** @type {Course} */
  course;
  /** The choice that was said last. @type {string | undefined} */
  #said;

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
          onSkip: () => this.course.mayDecide && does.onSkip(),
          onPlay: (statement) => this.#pay(statement),
          onUndo: () => this.course.undo(),
          onRedo: () => this.course.redo(),
          onResults: async () => (await this.menu()).result(),
        }),
        choices: new Choices(TEXT, {
          ...does,
          onSelect: (statement) => this.#select(statement),
          onConfirm: () => this.course.mayDecide && does.onConfirm(),
          onPlay: (statement) => this.#pay(statement),
          onTyped: (text) => this.queries.typed(text),
        }),
      }),
      onChange: ({ type }) => this.#changed(type),
      onChosen: () => this.#chosen(),
      onRedress: () => this.render(),
      onError: (error) => this.#failed(error),
    });
    this.ghosts = ghostsIn(game.record());
    this.players = new Players(TEXT, openPossessions, (statement) => this.#pay(statement));
    this.log = new ScoreLog(TEXT);
    this.logHome = el("section", { class: "log", "aria-labelledby": "log-title" }, el("h2", { id: "log-title" }, TEXT.log.title), this.log.element);
    this.toasts = new Toasts();
    const { hand, choices } = this.mounted.parts;
    this.hand = hand;
    this.hand.draws = false;
    this.hand.isOpen = game.deckSize === 0;
    this.hand.yields = actions.lesson === undefined;
    this.choices = choices;
    this.aids = new Aids(() => this.#aidsChanged(), actions.agreed?.aids !== false);
    this.queries = new BoardQueries(game, {
      canvas: this.canvas,
      hints: !actions.lesson && !actions.sealed && this.aids.allowed,
      onHint: () => keepBeside(actions.id, "hinted", {}),
      aids: this.aids,
      board: () => this.board,
      uncover: (card, find) => this.mounted.uncover(card, find),
      resting: () => this.course.state.phase === "ending",
      deciding: () => this.course.mayDecide,
      play: (statement) => this.course.play(statement),
      select: (statement) => this.#select(statement),
      suggest: (statement, card) => this.#suggested(statement, card),
      undo: () => this.course.undo(),
    });
    this.queries.light.isBrief = actions.lesson !== undefined;
    this.hotSeat = new HotSeat(
      game,
      { key: actions.id, agreed: actions.agreed, sealed: actions.sealed },
      {
        board: () => this.board,
        render: () => this.render(),
        handedOver: () => this.course.happened({ type: "device taken" }),
        paused: (isPaused) => this.course.happened({ type: "clock", isPaused }),
        preferred: () => this.course.happened({ type: "preferred", handsOver: preferences().handOver }),
        played: () => this.course.played(),
        recalled: () => this.course.asked(),
        seated: () => this.course.happened({ type: "seated", position: this.course.position() }),
        tell: (sentence) => {
          this.toasts.show([sentence]);
          announce(sentence);
        },
      },
    );
    this.computers = this.#deciders();
    this.course = new Course(this);
    this.markers = new OffScreenMarkers(TEXT, this.canvas, () => this.board, showsInstructions);
    this.end = new EndOfGame(game, {
      board: () => this.board,
      hand,
      choices,
      markers: this.markers,
      players: this.players,
      log: this.log,
      light: this.queries.light,
      aids: this.aids,
      events: () => this.course.log,
      shown: () => this.course.shown(),
      canUndo: () => this.hotSeat.canUndo(game.view(), false),
      isLesson: actions.lesson !== undefined,
      openResult: async () => {
        this.toasts.clear(); // the result says more
        return (await this.menu()).result();
      },
      happened: (event) => this.course.happened(event),
    });
    this.hint = iconButton("bulb", TEXT.advice.open, () => this.queries.advise(), "advise");
    this.fields = iconButton("field", TEXT.aids.each.fields.title, () => this.aids.toggle("fields"), "fields");
    this.legend = fieldsLegend(game.view().options);
    this.#showFields();
    this.root = layOut(this, (event) => this.#key(event));
  }

  /** What is opened beside the game. It is loaded when it is first wanted. */
  async menu() {
    const { GameMenu } = await onDemand(() => import("./game-menu.js"));
    return new GameMenu(this.game, this.actions, {
      board: () => this.board,
      queries: this.queries,
      aids: this.aids,
      hotSeat: this.hotSeat,
      computers: this.computers,
      story: () => this.course.happened({ type: "retell" }),
      mounted: this.mounted,
      logHome: this.logHome,
      back: () => this.course.asked(),
    });
  }

  get board() {
    return this.mounted.board;
  }

  /** Who decides where no person does: computer players, or the guide of a lesson. @returns {import("./computers.js").Guide} */
  #deciders() {
    const screen = {
      board: () => this.board,
      hand: this.hand,
      onDecide: (/** @type {string} */ statement) => this.course.play(statement),
      onShow: (/** @type {string} */ statement) => {
        this.#suggested(statement);
        this.#chosen();
      },
      onUndo: () => this.course.undo(),
      onChange: () => this.course.asked(),
      shown: () => this.course.saved.then(painted),
      rested: () => this.course.saved.then(() => this.course.shown()),
    };
    return this.actions.lesson?.guide(screen) ?? this.actions.sealed?.guide(screen) ?? new Computers(this.game, screen);
  }

  /** Once the screen is in the page: the board measures its canvas. */
  ready() {
    this.mounted.mount();
    this.board?.setAids(this.aids.shown);
    this.hotSeat.ready();
    this.markers.ready(this.root);
    this.ends.push(() => this.markers.end());
    const keepMove = () => this.#keepMove();
    addEventListener("pagehide", keepMove);
    this.ends.push(watchLogRoom(this.root, this.logHome), watchHandRoom(this.root, this.hand.element), () => removeEventListener("pagehide", keepMove));
    this.course.happened({ type: "opened", isOpenRecord: this.game.deckSize === 0 }); // an open record, to which no tile is to come, is there to be looked at
    this.mounted.watchInsets([...this.root.querySelectorAll(".tools"), notices], () => this.markers.look()); // once all is there that has to be laid out
    this.canvas.focus({ preventScroll: true });
  }

  /** What is chosen is chosen again, and the board is looked at as before, after the page was loaded anew, as in another language. */
  #keepMove() {
    if (this.board) keepMove({ game: this.actions.id, decisions: this.game.view().decisions }, this.board);
  }

  takeMove() {
    const { statement, view } = takeMove({ game: this.actions.id, decisions: this.game.view().decisions });
    if (statement !== undefined && this.course.mayDecide) this.#select(statement);
    if (view) this.board?.setView(view.x, view.y, view.scale, view.scaled);
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
    if (what === "play") this.course.played();
    else if (what === "light") this.queries.lit();
    else if (what === "rest") {
      this.markers.look();
      this.course.rested();
    } else this.#chosen();
  }

  /** Plays what has no place on the board, such as a ransom. @param {string} statement */
  #pay(statement) {
    if (this.course.mayDecide && this.game.legal().some((action) => action.statement === statement)) this.course.play(statement);
  }

  /**
   * Chooses what is suggested, if it has a place on the board.
   *
   * @param {string} statement
   * @param {HTMLElement} [card] what tells about it
   */
  #suggested(statement, card) {
    const place = this.board?.point(statement);
    if (card) card.dataset.place = halfFor(place?.y ?? 0, this.canvas.clientHeight);
    if (!this.board || !place) return;
    this.board.select(statement);
    this.render();
    if (card) this.mounted.uncover(card, (board) => board.point(statement));
  }

  /** @param {string} statement of the list, which is still that of the moment before while a decision is saved */
  #select(statement) {
    if (!this.game.legal().some((action) => action.statement === statement)) return;
    this.board?.select(statement);
    this.#chosen();
  }

  /** Who played these tiles before in a seat, with the points of that time. @param {number} seat @param {import("../bastide.js").GameView} view */
  #ghost(seat, { over, turn }) {
    const ghost = this.ghosts.get(seat);
    return ghost && { name: ghost.name, points: over ? ghost.end : pointsBefore(ghost, turn) };
  }

  /** Shows what is chosen, and says it once: on the board by finger or key, or in the list. */
  #chosen() {
    this.render();
    const { statement } = this.board?.selection() ?? {};
    const isNew = statement !== this.#said;
    this.#said = statement;
    if (!this.board || !statement || !isNew) return;
    const byKeys = document.documentElement.dataset.keys !== undefined;
    announce([describeSelection(TEXT, this.board, this.game.view().players), byKeys && TEXT.game.chosen.enter].filter(Boolean).join(" "));
  }

  render() {
    const isLost = watchFocus(this.root);
    this.#show();
    if (isLost()) this.canvas.focus({ preventScroll: true });
  }

  #show() {
    if (!this.board || !isShown(this.course.state)) return;
    const { phase, taken, latest, isPainted } = this.course.state;
    this.root.dataset.told = String(taken);
    if (phase === "ending") return;
    const view = this.game.view();
    view.canUndo = this.hotSeat.canUndo(view);
    this.hotSeat.attend(view, this.hand, asked(this.course.state));
    this.hand.pause = this.computers.pause?.(view) ?? this.hand.pause;
    this.hand.teaches = this.actions.lesson !== undefined || showsInstructions();
    const waiting = this.computers.state(view);
    const legal = waiting === undefined && !this.hand.pause ? this.game.legal() : [];
    const selection = this.mounted.narrowed(legal) ?? this.board.selection();
    const chosen = legal.find((action) => action.statement === selection.statement);
    const projected = this.aids.shown.points && !view.over ? this.game.projected() : undefined;
    this.players.render(view, this.course.log.slice(latest.from, latest.to), {
      projected,
      ghost: (seat) => this.#ghost(seat, view),
      clock: (seat) => this.hotSeat.clock(seat),
      isAway: (seat) => this.hotSeat.isAbsent(seat),
      legal,
    });
    this.queries.light.render(this.board.lit(), view);
    this.hand.render(view, selection, legal, chosen, waiting, giverOfTile(view, this.course.log));
    enable(this.hint, waiting === undefined && !view.over);
    if (!isPainted) return;
    this.choices.render(legal, view.players, selection.statement, declining(TEXT, view, legal));
    this.markers.render(legal, selection.narrowed);
    this.log.render(view, this.course.log);
  }

  #aidsChanged() {
    this.board?.setAids(this.aids.shown);
    this.#showFields();
    this.render();
  }

  #showFields() {
    const { fields } = this.aids.shown;
    this.fields.setAttribute("aria-pressed", String(fields));
    this.legend.hidden = !fields;
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
      if (key === "y" || event.shiftKey) this.course.redo();
      else this.course.undo();
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
