// @ts-check
/** One puzzle on a board: the turn is judged once it is over. */
import { el, fill } from "../lib/dom.js";
import { best, isOver, playTurn, tileLaid, worth } from "../engine/evaluate.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { solve } from "../games/solved-puzzles.js";
import { keepTried } from "./progress.js";
import { boxesIn, loadBoxes } from "../i18n/boxes.js";
import { TEXT } from "../i18n/text.js";
import { onDemand } from "../ui/on-demand.js";
import { Solution } from "./solution.js";
import { TurnScreen } from "./turn-screen.js";
import { Verdict } from "./verdict.js";
import { ScreenLeft, onScreen } from "../lib/screen.js";
import { notify } from "../ui/notice.js";
import { announce, iconButton } from "../ui/widgets.js";

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */
/** @typedef {{ onList: () => void, onNext: (() => void) | undefined }} PuzzleActions `onNext` is missing after the last puzzle */

const words = await TEXT.load.puzzles();

/**
 * @param {Puzzle} puzzle
 * @param {PuzzleActions} actions
 * @returns {Promise<() => { root: HTMLElement, ready: () => void, leave: () => void }>}
 */
export async function puzzleScreen(puzzle, actions) {
  await Promise.all([stylesOnDemand("./styles/puzzles.css"), onDemand(() => loadBoxes(TEXT, boxesIn(puzzle.record)))]);
  return () => {
    const screen = new PuzzleScreen(puzzle, actions);
    return { root: screen.root, ready: () => screen.ready(), leave: () => screen.leave() };
  };
}

class PuzzleScreen extends TurnScreen {
  /**
   * @param {Puzzle} puzzle
   * @param {PuzzleActions} actions
   */
  constructor(puzzle, actions) {
    super(puzzle.record, puzzle.goal, words.board);
    this.puzzle = puzzle;
    this.actions = actions;
    this.said = words.each[puzzle.name];
    this.best = best(puzzle);
    this.shown = new Solution(puzzle, this.best, this.begun.players[this.begun.player].colour, this.view);
    this.outcome = new Verdict(this.verdict, puzzle, this.best, this.begun.players, { ...actions, onAgain: () => this.again() });
    this.root.dataset.puzzle = puzzle.name;
    this.layOut(this.#head(), this.shown);
  }

  #head() {
    const { name } = this.begun.players[this.begun.player];
    const { kind, place } = this.puzzle.goal;
    const feature = /** @type {"city"} */ (place.split(".")[0]);
    const task = kind === "now" || kind === "lead" ? words.tasks[kind](name) : words.tasks[kind][feature];
    return el(
      "header",
      { class: "puzzle-head" },
      iconButton("back", words.list, this.actions.onList, "list"),
      el("div", {}, el("h1", {}, this.said.title), el("p", { class: "puzzle-task" }, task), this.hinted),
      el(
        "div",
        { class: "puzzle-help" },
        el("button", { class: "secondary puzzle-hint", type: "button", "data-action": "hint", onclick: () => this.#hint() }, words.hint),
        el("button", { class: "secondary puzzle-show", type: "button", "data-action": "solution", onclick: () => this.#show() }, words.solution),
      ),
    );
  }

  /** @override */
  ready() {
    keepTried(this.puzzle.name);
    super.ready();
    announce(`${this.said.title}. ${this.root.querySelector(".puzzle-task")?.textContent}`);
  }

  /** @override */
  mark() {
    const { kind, x, y, place } = this.puzzle.goal;
    if (kind === "finish" || kind === "hold") this.board?.light({ x, y, place });
  }

  /** Right where the tile alone is the answer, otherwise judged at the end of the turn. @override @param {string[]} answered */
  played(answered) {
    const statement = tileLaid(this.game, this.start);
    if (this.puzzle.answers.some((answer) => answer.length === 1 && answer[0] === statement)) {
      if (!isOver(this.game, this.begun.turn)) playTurn(this.game, [], this.goal, this.begun);
      return this.#judge("right");
    }
    if (isOver(this.game, this.begun.turn)) return this.#judge(worth(this.goal, this.begun, this.game) === this.best ? "right" : "wrong");
    this.render();
    announce([...this.sentences(), ...answered].join(" "));
  }

  /** @param {import("./verdict.js").Outcome} outcome */
  #judge(outcome) {
    if (outcome === "right" && !solve(this.puzzle.name)) notify("puzzles", words.unkept);
    this.end(outcome);
    this.outcome.tell(outcome, worth(this.goal, this.begun, this.game), this.sentences());
  }

  #hint() {
    if (this.state !== "open") this.again();
    fill(this.hinted, this.said.hint);
    announce(this.said.hint);
  }

  /** Shows the solution, with what the other spaces give away. */
  async #show() {
    this.showSolution();
    const { events, steps } = this.shown.told;
    this.outcome.tell("shown", this.best, this.sentences(events), steps);
    let others;
    try {
      others = await onScreen(this.shown.compare());
    } catch (error) {
      if (error instanceof ScreenLeft) throw error;
      return; // the computer players did not arrive: the solution is shown without the others
    }
    if (this.state === "shown") this.outcome.compare(others);
  }
}
