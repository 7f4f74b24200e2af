// @ts-check
/** One puzzle on a board: the turn is played by the usual means, and judged once it is over. */
import { Game } from "../bastide.js";
import { Choices } from "../board/choices.js";
import { el, fill, placeOf } from "../lib/dom.js";
import { Hand } from "../board/hand.js";
import { declining } from "../board/hints.js";
import { answerOthers, best, isOver, playTurn, tileLaid, worth } from "../engine/evaluate.js";
import { InspectCard } from "../board/inspect-card.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { onDemand } from "../ui/on-demand.js";
import { MountedBoard } from "../board/mounted-board.js";
import { PAGE_LOOK } from "../ui/page-look.js";
import { PICTURES } from "../ui/pictures.js";
import { Players } from "../board/players.js";
import { OffScreenMarkers } from "../board/off-screen-markers.js";
import { keepSolved } from "../games/solved-puzzles.js";
import { keepTried } from "./progress.js";
import { describeError, describeEvent, describeInspected, describeSelection } from "../i18n/describe.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";
import { viewTools } from "../board/tools.js";
import { Solution } from "./solution.js";
import { Verdict } from "./verdict.js";
import { ScreenLeft, onScreen } from "../lib/screen.js";
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
  /** @type {State} */
  #state = "open";
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
    this.mounted = new MountedBoard(this.canvas, this.game, {
      look: PAGE_LOOK,
      parts: (actions) => ({
        card: new InspectCard(TEXT, PICTURES, actions),
        choices: new Choices(TEXT, { ...actions, onTyped: (text) => this.#typed(text) }),
        hand: new Hand(TEXT, { ...actions, onRedo: () => {}, onResults: () => {} }),
      }),
      onChange: ({ type }) => this.#changed(type),
      onChosen: () => this.#chosen(),
      onUndo: () => this.#undo(),
      onRedress: () => this.#render(),
      onError: (error) => this.#fail(error),
    });
    this.markers = new OffScreenMarkers(TEXT, this.canvas, () => this.#board);
    this.solution = new Solution(puzzle, this.best, this.begun.players[this.begun.player].colour, {
      board: () => this.#board,
      turns: () => this.#turns,
    });
    this.verdict = new Verdict(puzzle, this.best, this.begun.players, { ...actions, onAgain: () => this.#again() });
    this.hinted = el("p", { class: "puzzle-hinted" });
    this.root = this.#layout();
  }

  get #board() {
    return this.mounted.board;
  }

  #layout() {
    const { card, choices, hand } = this.mounted.parts;
    const view = viewTools(
      TEXT,
      () => this.#board,
      () => this.#board?.setRotation((this.#turns = (this.#turns + 1) % 4)),
    );
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
        el("div", { class: "table" }, this.canvas, this.markers.element, this.solution.element, choices.element, view, card.element),
        hand.element,
        this.verdict.element,
      ),
    );
  }

  /** Once the screen is in the page: the board measures its canvas. */
  ready() {
    this.mounted.mount();
    this.mounted.watchInsets(this.root.querySelectorAll(".tools"));
    this.markers.ready(this.root);
    for (const type of ["pointerup", "pointermove", "wheel", "keydown", "click"])
      this.root.addEventListener(type, () => this.#state === "shown" && this.solution.follow(), { passive: true });
    keepTried(this.puzzle.name);
    this.#board?.fit(); // a puzzle is seen as a whole
    this.#mark();
    this.#render();
    this.canvas.focus({ preventScroll: true });
    announce(`${this.said.title}. ${this.root.querySelector(".puzzle-task")?.textContent}`);
  }

  leave() {
    this.solution.leave();
    this.mounted.destroy();
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
    if (this.#state === "shown") this.#keepShown();
    else if (what === "play") this.#played();
    else if (what === "light") this.#lit();
    else if (what === "select") this.#render();
  }

  #lit() {
    this.#marked = false;
    const light = this.mounted.showLight();
    if (light?.held) announce(describeInspected(TEXT, light, this.game.view()));
  }

  #chosen() {
    this.#render();
    if (this.#board) announce(describeSelection(TEXT, this.#board, this.game.view().players));
  }

  /** @param {string} text */
  async #typed(text) {
    const moves = await onDemand(() => import("../board/typed-moves.js").then(({ typedMoves }) => typedMoves(TEXT)));
    const said = moves.obey(text, this.game, {
      asked: () => this.#state === "open",
      play: (statement) => void this.mounted.play(statement),
      undo: () => this.mounted.undo(),
    });
    return said || this.verdict.element.textContent || "";
  }

  /** After a decision: right where the tile alone is the answer, otherwise judged at the end of the turn. */
  #played() {
    if (!this.#board || this.#state !== "open" || this.game.at() === this.start) return;
    const answered = this.#letOthersAnswer();
    const statement = tileLaid(this.game, this.start);
    if (this.puzzle.answers.some((answer) => answer.length === 1 && answer[0] === statement)) {
      if (!isOver(this.game, this.begun.turn)) playTurn(this.game, [], this.puzzle.goal, this.begun);
      return this.#judge("right");
    }
    if (isOver(this.game, this.begun.turn)) return this.#judge(worth(this.puzzle.goal, this.begun, this.game) === this.best ? "right" : "wrong");
    this.#render();
    announce([...this.#sentences(), ...answered].join(" "));
  }

  /** Decides for the others, if they are asked. @returns {string[]} what came of it, in sentences */
  #letOthersAnswer() {
    const before = this.game.log().length;
    answerOthers(this.game, this.puzzle.goal, this.begun);
    const events = this.game.log().slice(before);
    if (events.length > 0) this.#board?.refresh();
    return events.filter(({ type }) => type !== "scored").map((event) => describeEvent(TEXT, event, this.begun.players));
  }

  /** The events since the puzzle began. */
  #events() {
    return this.game.log().slice(this.told);
  }

  /** The scores of the turn, in sentences. */
  #sentences() {
    const scored = this.#events().filter((event) => event.type === "scored" && !event.atEnd);
    return scored.map((event) => describeEvent(TEXT, event, this.begun.players));
  }

  /** @param {import("./verdict.js").Outcome} outcome */
  #judge(outcome) {
    this.#state = outcome;
    this.#board?.refresh();
    if (outcome === "right") keepSolved(this.puzzle.name);
    this.#render();
    this.verdict.tell(outcome, worth(this.puzzle.goal, this.begun, this.game), this.#sentences());
    requestAnimationFrame(() => this.#board?.fit()); // what was said takes room from the board
  }

  #hint() {
    if (this.#state !== "open") this.#again();
    fill(this.hinted, this.said.hint);
    announce(this.said.hint);
  }

  /** Shows the solution where the puzzle begins: as a ghost, with what the other spaces give away. */
  async #show() {
    this.#back();
    this.#state = "shown";
    this.#board?.refresh();
    this.#render();
    this.solution.show();
    const scored = this.solution.told.events.filter((event) => event.type === "scored" && !event.atEnd);
    const sentences = scored.map((event) => describeEvent(TEXT, event, this.begun.players));
    this.verdict.tell("shown", this.best, sentences, this.solution.told.steps);
    requestAnimationFrame(() => this.#board?.fit());
    let others;
    try {
      others = await onScreen(this.solution.compare());
    } catch (error) {
      if (error instanceof ScreenLeft) throw error;
      return; // the computer players did not arrive: the solution is shown without the others
    }
    if (this.#state === "shown") this.verdict.compare(others);
  }

  /** Whatever is tapped while the solution is shown, it stays. */
  #keepShown() {
    if (this.game.at() !== this.start) {
      this.game.goTo(this.start);
      this.#board?.refresh();
    }
    this.solution.pose();
    this.solution.follow();
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
    this.solution.hide();
    this.#board?.cancel();
    this.game.goTo(this.start);
    this.#state = "open";
  }

  /** Begins again; whether there was anything to take back. */
  #undo() {
    const moved = this.game.at() > this.start;
    this.#again();
    return moved;
  }

  #render() {
    if (!this.#board) return;
    const view = { ...this.game.view(), canUndo: this.game.at() > this.start, canRedo: false };
    const done = this.#state !== "open";
    const { card, choices, hand } = this.mounted.parts;
    this.root.dataset.state = this.#state;
    hand.element.hidden = done;
    this.verdict.element.hidden = !done;
    this.#board.setWaiting(done && this.#state !== "shown"); // the solution is a choice that stays
    const legal = done ? [] : this.game.legal();
    const selection = this.mounted.narrowed(legal) ?? this.#board.selection();
    this.players.render(done ? { ...view, over: false, player: this.begun.player } : view, done ? this.#events() : []);
    this.#board.setHomes(this.players.places(placeOf(this.canvas)));
    if (!done)
      hand.render(
        view,
        selection,
        legal,
        legal.find(({ statement }) => statement === selection.statement),
      );
    choices.render(legal, view.players, selection.statement, declining(TEXT, view, legal));
    this.markers.render(legal, selection.narrowed);
    card.render(this.#marked || done ? undefined : this.#board.lit(), view);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      event.preventDefault();
      this.mounted.undo();
    }
  }

  /** @param {import("../bastide.js").BastideError} error */
  #fail(error) {
    if (!error.code) throw error;
    fill(this.hinted, describeError(TEXT, error));
  }
}
