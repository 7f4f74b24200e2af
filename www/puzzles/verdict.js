// @ts-check
/** How a puzzle went, in the place of the hand: what it was worth, why, and what can be done now. */
import { el, fill } from "../lib/dom.js";
import { describeAction } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { openDialog } from "../ui/dialogs.js";
import { announce } from "../ui/widgets.js";

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {"right" | "wrong" | "shown"} Outcome */
/** @typedef {{ onList: () => void, onNext: (() => void) | undefined, onAgain: () => void }} VerdictActions `onNext` is missing after the last puzzle */

const words = await TEXT.load.puzzles();
const { shown } = await TEXT.load.advice();

export class Verdict {
  /**
   * @param {HTMLElement} element where it is told
   * @param {Puzzle} puzzle
   * @param {number} best what its best turn is worth
   * @param {import("../bastide.js").GameView["players"]} players
   * @param {VerdictActions} actions
   */
  constructor(element, puzzle, best, players, actions) {
    this.players = players;
    /** Opens what other spaces give away. */
    this.others = el("button", { class: "quiet verdict-others", type: "button", "data-action": "others", hidden: true }, words.others);
    this.puzzle = puzzle;
    this.best = best;
    this.actions = actions;
    this.element = element;
  }

  /**
   * @param {Outcome} outcome
   * @param {number} worth what the turn was worth
   * @param {string[]} scores of the turn, in sentences
   * @param {ActionView[]} [steps] of the solution, where it is shown
   */
  tell(outcome, worth, scores, steps = []) {
    const sentences = outcome === "wrong" ? [words.results[this.puzzle.goal.kind](worth, this.best)] : this.#explained(outcome, scores);
    const seen = steps.map((step) => shown[step.type] ?? `${describeAction(TEXT, step, this.players)}.`);
    const heard = steps.map((step) => `${describeAction(TEXT, step, this.players)}.`);
    const buttons = this.#buttons(outcome);
    const said = el("div", { class: "verdict-said" }, ...[seen.join(" "), ...sentences].map((sentence) => sentence && el("p", {}, sentence)));
    this.others.hidden = true;
    const head = el("div", { class: "verdict-head" }, el("h2", { id: "verdict-title" }, words[outcome]), this.others);
    fill(this.element, head, said, el("div", { class: "row" }, ...buttons));
    buttons[0].focus({ preventScroll: true });
    announce([words[outcome], ...heard, ...sentences].join(" "));
  }

  /**
   * @param {Outcome} outcome
   * @param {string[]} scores
   */
  #explained(outcome, scores) {
    const { goal, name } = this.puzzle;
    const last = !this.actions.onNext && outcome === "right" ? [words.all] : [];
    return [words.reached[goal.kind](this.best), ...scores, words.each[name].why, ...last];
  }

  /**
   * Says what the best turns on other spaces give away, which the board shows as numbers.
   *
   * @param {import("./solution.js").Other[]} others
   */
  compare(others) {
    if (others.length === 0) return;
    const lines = others.map(({ action, fewer }) => el("li", {}, words.fewer(fewer, describeAction(TEXT, action, this.players))));
    this.others.onclick = () =>
      openDialog(
        words.others,
        [el("p", {}, words.othersHelp), el("ul", { class: "verdict-fewer" }, ...lines)],
        [{ label: TEXT.close, kind: "primary", action: "done" }],
      );
    this.others.hidden = false;
    this.element.querySelector(".verdict-said")?.append(el("p", { class: "small verdict-legend" }, words.othersHelp));
  }

  /** The way that is wanted most comes first. @param {Outcome} outcome */
  #buttons(outcome) {
    const { onList, onNext, onAgain } = this.actions;
    const [again, list] = [
      { label: words.again, action: "again", run: onAgain },
      { label: words.list, action: "list", run: onList },
    ];
    const onward = onNext ? [{ label: words.next, action: "next", run: onNext }, again, list] : [list, again];
    const ways = outcome === "wrong" ? [again, list] : onward;
    return ways.map(({ label, action, run }, index) =>
      el("button", { class: index === 0 ? "primary" : "secondary", type: "button", "data-action": action, onclick: run }, label),
    );
  }
}
