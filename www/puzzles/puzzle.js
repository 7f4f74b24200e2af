// @ts-check
/** One puzzle on a board: the turn is played by the usual means, and judged once it is over. */
import { Board, Game } from "../bastide.js";
import { Choices } from "../board/choices.js";
import { el, fill } from "../lib/dom.js";
import { Hand } from "../board/hand.js";
import { best, isOver, playTurn, worth } from "../engine/evaluate.js";
import { InspectCard } from "../board/inspect-card.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { onDemand } from "../ui/on-demand.js";
import { PICTURES } from "../ui/pictures.js";
import { Players } from "../board/players.js";
import { onPreferences, preferences } from "../ui/preferences.js";
import { OffScreenMarkers } from "../board/off-screen-markers.js";
import { keepSolved } from "../games/solved-puzzles.js";
import { statementOf } from "../engine/record.js";
import { placeOf } from "../ui/seating.js";
import { describeEvent, describeInspected, describeSelection } from "../i18n/describe.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";
import { onTheme, style, theme } from "../ui/theme.js";
import { viewTools, watchInsets } from "../board/tools.js";
import { Verdict } from "./verdict.js";
import { announce, iconButton } from "../ui/widgets.js";

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */
/** @typedef {{ onList: () => void, onNext: (() => void) | undefined }} PuzzleActions `onNext` is missing after the last puzzle */
/** @typedef {"open" | import("./verdict.js").Outcome} State */

const words = await TEXT.load.puzzles();

/**
 * @param {Puzzle} puzzle
 * @param {PuzzleActions} actions
 * @returns {Promise<() => { root: HTMLElement, ready: () => void, leave: () => void }>}
 */
export async function puzzleScreen(puzzle, actions) {
  await stylesOnDemand("./styles/puzzles.css");
  return () => {
    const screen = new PuzzleScreen(puzzle, actions);
    return { root: screen.root, ready: () => screen.ready(), leave: () => screen.leave() };
  };
}

class PuzzleScreen {
  /** @type {Board | null} */
  #board = null;
  /** @type {State} */
  #state = "open";
  /** @type {(() => void)[]} */
  #ends = [];
  #turns = 0;
  /** Whether what is lit is still the mark of the task, about which nobody asked. */
  #marked = true;

  /**
   * @param {Puzzle} puzzle
   * @param {PuzzleActions} actions
   */
  constructor(puzzle, actions) {
    this.puzzle = puzzle;
    this.actions = actions;
    this.said = words.each[puzzle.name];
    this.game = Game.fromRecord(puzzle.record, undefined, colourNames(TEXT));
    this.start = this.game.at();
    this.begun = this.game.view();
    this.told = this.game.log().length;
    this.best = best(puzzle);
    this.canvas = el("canvas", { class: "board", tabindex: 0, role: "application", "aria-label": words.board });
    this.players = new Players(TEXT);
    this.hand = new Hand(TEXT, {
      onConfirm: () => this.#confirm(),
      onSkip: () => this.#play("skip"),
      onTurn: () => this.#change(() => this.#board?.rotate()),
      onPiece: (piece) => this.#change(() => this.#board?.setPiece(piece)),
      onUndo: () => this.#undo(),
      onRedo: () => {},
      onResults: () => {},
    });
    this.light = new InspectCard(TEXT, PICTURES, { onClose: () => this.#putOut() });
    this.choices = new Choices(TEXT, {
      onSelect: (statement) => this.#change(() => this.#board?.select(statement)),
      onConfirm: () => this.#confirm(),
      onTyped: (text) => this.#typed(text),
      point: (statement) => this.#board?.point(statement),
    });
    this.sight = new OffScreenMarkers(TEXT, this.canvas, () => this.#board);
    this.hand.pieces.element.after(this.sight.legend);
    this.verdict = new Verdict(puzzle, this.best, { ...actions, onAgain: () => this.#again() });
    this.hinted = el("p", { class: "puzzle-hinted" });
    this.root = this.#layout();
  }

  #layout() {
    const view = viewTools(TEXT, () => this.#board, () => this.#board?.setRotation((this.#turns = (this.#turns + 1) % 4)));
    const { name } = this.begun.players[this.begun.player];
    const { kind, place } = this.puzzle.goal;
    const feature = /** @type {"city"} */ (place.split(".")[0]);
    const task = kind === "now" || kind === "lead" ? words.tasks[kind](name) : words.tasks[kind][feature];
    return el(
      "main",
      { class: "puzzle", "data-puzzle": this.puzzle.name, onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) },
      el(
        "header",
        { class: "puzzle-head" },
        iconButton("back", words.list, this.actions.onList),
        el("div", {}, el("h1", {}, this.said.title), el("p", { class: "puzzle-task" }, task), this.hinted),
        el(
          "div",
          { class: "puzzle-help" },
          el("button", { class: "secondary puzzle-hint", type: "button", onclick: () => this.#hint() }, words.hint),
          el("button", { class: "secondary puzzle-show", type: "button", onclick: () => this.#show() }, words.solution),
        ),
      ),
      el(
        "div",
        { class: "game" },
        this.players.element,
        el("div", { class: "table" }, this.canvas, this.sight.element, this.choices.element, view, this.light.element),
        this.hand.element,
        this.verdict.element,
      ),
    );
  }

  /** Once the screen is in the page: the board measures its canvas. */
  ready() {
    const board = Board.mount(this.canvas, this.game, {
      theme: theme(),
      onchange: ({ type }) => queueMicrotask(() => this.#changed(type)),
      onerror: (error) => this.#fail(error),
    });
    this.#board = board;
    board.setStyle(style());
    board.setMotion(preferences().motion);
    this.#ends.push(
      onTheme(() => {
        board.setTheme(theme());
        board.setStyle(style());
        this.#render();
      }),
      onPreferences(({ motion }) => board.setMotion(motion)),
      watchInsets(this.canvas, [...this.root.querySelectorAll(".tools")], (...insets) => board.setInsets(...insets)),
      () => board.destroy(),
    );
    this.sight.ready(this.root);
    board.fit(); // a puzzle is seen as a whole
    this.#mark();
    this.#render();
    this.canvas.focus({ preventScroll: true });
    announce(`${this.said.title}. ${this.root.querySelector(".puzzle-task")?.textContent}`);
  }

  leave() {
    for (const end of this.#ends) end();
    this.#board = null;
    this.game.free();
  }

  /** Lights the feature that the task is about. */
  #mark() {
    const { kind, x, y, place } = this.puzzle.goal;
    if (kind === "finish" || kind === "hold") this.#board?.light({ x, y, place });
    this.#marked = true;
  }

  /** @param {string} what */
  #changed(what) {
    if (!this.#board) return;
    if (what === "play") this.#played();
    else if (what === "light") this.#lit();
    else if (what === "select") this.#render();
  }

  #lit() {
    this.#marked = false;
    const light = this.#board?.lit();
    const view = this.game.view();
    this.light.render(light, view);
    if (light?.held) announce(describeInspected(TEXT, light, view.players));
  }

  #putOut() {
    this.#board?.light();
    this.#lit();
    this.canvas.focus({ preventScroll: true });
  }

  /** @param {() => void} choose */
  #change(choose) {
    choose();
    this.#render();
    if (this.#board) announce(describeSelection(TEXT, this.#board, this.game.view().players));
  }

  #confirm() {
    if (!this.#board || this.#board.selection().type === "none") return;
    this.#board.confirm(); // the board tells what it brought about, as after a tap
  }

  /** @param {string} statement */
  #play(statement) {
    if (this.#state !== "open") return;
    this.game.play(statement);
    this.#board?.refresh();
    this.#played();
  }

  /** @param {string} text */
  async #typed(text) {
    const moves = await onDemand(() => import("../board/typed-moves.js").then(({ typedMoves }) => typedMoves(TEXT)));
    const said = moves.obey(text, this.game, { asked: () => this.#state === "open", play: (statement) => this.#play(statement), undo: () => this.#undo() });
    return said || this.verdict.element.textContent || "";
  }

  /** After a decision: right where the tile alone is the answer, otherwise judged at the end of the turn. */
  #played() {
    if (!this.#board || this.#state !== "open" || this.game.at() === this.start) return;
    const statement = statementOf(this.#news().find(({ type }) => type === "tilePlaced"));
    if (this.puzzle.answers.some((answer) => answer.length === 1 && answer[0] === statement)) {
      if (!isOver(this.game, this.begun.turn)) playTurn(this.game, []);
      return this.#judge("right");
    }
    if (isOver(this.game, this.begun.turn)) return this.#judge(worth(this.puzzle.goal, this.begun, this.game) === this.best ? "right" : "wrong");
    this.#render();
    announce(this.#events().join(" "));
  }

  /** What happened since the puzzle began. */
  #news() {
    return this.game.log().slice(this.told);
  }

  /** The scores of the turn, in sentences. */
  #events() {
    const scored = this.#news().filter((event) => event.type === "scored" && !event.atEnd);
    return scored.map((event) => describeEvent(TEXT, event, this.begun.players));
  }

  /** @param {import("./verdict.js").Outcome} outcome */
  #judge(outcome) {
    this.#state = outcome;
    this.#board?.refresh();
    if (outcome === "right") keepSolved(this.puzzle.name);
    this.#render();
    this.verdict.tell(outcome, worth(this.puzzle.goal, this.begun, this.game), this.#events());
    requestAnimationFrame(() => this.#board?.fit()); // what was said takes room from the board
  }

  #hint() {
    if (this.#state !== "open") this.#again();
    fill(this.hinted, this.said.hint);
    announce(this.said.hint);
  }

  #show() {
    this.#back();
    playTurn(this.game, this.puzzle.answers[0]);
    this.#judge("shown");
  }

  #again() {
    this.#back();
    this.#board?.refresh();
    this.#mark();
    this.#render();
    this.canvas.focus({ preventScroll: true });
  }

  /** To where the puzzle begins. */
  #back() {
    this.#board?.cancel();
    this.game.goTo(this.start);
    this.#state = "open";
  }

  /** Takes back the choice on the board, or else begins again; whether there was anything to take back. */
  #undo() {
    if (!this.#board) return false;
    const moved = this.game.at() > this.start;
    if (this.#board.selection().type === "none") {
      this.#again();
      return moved;
    }
    this.#board.cancel();
    this.#render();
    return true;
  }

  #render() {
    if (!this.#board) return;
    const view = { ...this.game.view(), canUndo: this.game.at() > this.start, canRedo: false };
    const done = this.#state !== "open";
    this.root.dataset.state = this.#state;
    this.hand.element.hidden = done;
    this.verdict.element.hidden = !done;
    this.#board.setWaiting(done);
    const legal = done ? [] : this.game.legal();
    const selection = this.#board.selection();
    this.players.render(done ? { ...view, over: false, player: this.begun.player } : view, done ? this.#news() : []);
    this.#board.setHomes(this.players.places(placeOf(this.canvas)));
    if (!done) this.hand.render(view, selection, legal, legal.find(({ statement }) => statement === selection.statement));
    this.choices.render(legal, selection.statement);
    this.sight.render(legal);
    this.light.render(this.#marked || done ? undefined : this.#board.lit(), view);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      event.preventDefault();
      this.#undo();
    }
  }

  /** @param {import("../bastide.js").BastideError} error */
  #fail(error) {
    if (!error.code) throw error;
    fill(this.hinted, error.message);
  }
}
