// @ts-check
/** How a puzzle went, in the place of the hand: what it was worth, why, and what can be done now. */
import { Game } from "../bastide.js";
import { el, fill } from "../lib/dom.js";
import { describeAction } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { announce } from "../ui/widgets.js";

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */
/** @typedef {"right" | "wrong" | "shown"} Outcome */
/** @typedef {{ onList: () => void, onNext: (() => void) | undefined, onAgain: () => void }} VerdictActions `onNext` is missing after the last puzzle */

const words = await TEXT.load.puzzles();

export class Verdict {
  /**
   * @param {Puzzle} puzzle
   * @param {number} best what its best turn is worth
   * @param {VerdictActions} actions
   */
  constructor(puzzle, best, actions) {
    this.puzzle = puzzle;
    this.best = best;
    this.actions = actions;
    this.element = el("section", { class: "verdict", "aria-labelledby": "verdict-title", hidden: true });
  }

  /**
   * @param {Outcome} outcome
   * @param {number} worth what the turn was worth
   * @param {string[]} scores of the turn, in sentences
   */
  tell(outcome, worth, scores) {
    const sentences = outcome === "wrong" ? [words.results[this.puzzle.goal.kind](worth, this.best)] : this.#explained(outcome, scores);
    const buttons = this.#buttons(outcome);
    const said = el("div", { class: "verdict-said" }, ...sentences.map((sentence) => el("p", {}, sentence)));
    fill(this.element, el("h2", { id: "verdict-title" }, words[outcome]), said, el("div", { class: "row" }, ...buttons));
    buttons[0].focus({ preventScroll: true });
    announce([words[outcome], ...sentences].join(" "));
  }

  /**
   * @param {Outcome} outcome
   * @param {string[]} scores
   */
  #explained(outcome, scores) {
    const { goal, name } = this.puzzle;
    const solution = outcome === "shown" ? [tellSolution(this.puzzle)] : [];
    const last = !this.actions.onNext && outcome === "right" ? [words.all] : [];
    return [...solution, words.reached[goal.kind](this.best), ...scores, words.each[name].why, ...last];
  }

  /** The way that is wanted most comes first. @param {Outcome} outcome */
  #buttons(outcome) {
    const { onList, onNext, onAgain } = this.actions;
    const [again, list] = [
      { label: words.again, run: onAgain },
      { label: words.list, run: onList },
    ];
    const onward = onNext ? [{ label: words.next, run: onNext }, again, list] : [list, again];
    const ways = outcome === "wrong" ? [again, list] : onward;
    return ways.map(({ label, run }, index) => el("button", { class: index === 0 ? "primary" : "secondary", type: "button", onclick: run }, label));
  }
}

/**
 * The first answer in words.
 *
 * @param {Puzzle} puzzle
 * @returns {string}
 */
function tellSolution({ record, answers }) {
  const game = Game.fromRecord(record);
  const steps = answers[0].flatMap((statement) => {
    const action = game.legal().find((one) => one.statement === statement);
    if (!action) return []; // nothing is asked that it could decline
    game.play(statement);
    return action.type === "skip" ? [] : [describeAction(TEXT, action, game.view().players)];
  });
  game.free();
  return `${steps.join(" – ")}.`;
}
