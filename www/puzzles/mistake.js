// @ts-check
/** A costly turn of a person's own game, to be played again: a master judges the try. */
import { el, fill } from "../lib/dom.js";
import { onScreen } from "../lib/screen.js";
import { isOver } from "../engine/evaluate.js";
import { costOfTry } from "../engine/judged-turn.js";
import { Thinker } from "../engine/thinker.js";
import { TOLERATED } from "../games/intervals.js";
import { dayOf } from "../lib/days.js";
import { isBest, isPlayable, keepTry } from "../games/mistakes.js";
import { describeAction } from "../i18n/describe.js";
import { describeLoss } from "../i18n/describe-reason.js";
import { describeTile } from "../i18n/describe-tile.js";
import { TEXT } from "../i18n/text.js";
import { notify } from "../ui/notice.js";
import { onDemand } from "../ui/on-demand.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { announce, iconButton } from "../ui/widgets.js";
import { boxesIn, loadBoxes } from "../i18n/boxes.js";
import { brokenScreen, nextDue, stopPractising } from "./broken-mistake.js";
import { whenOf } from "./mistakes.js";
import { Solution, solutionOf } from "./solution.js";
import { TurnScreen } from "./turn-screen.js";

/** @typedef {import("../games/mistakes.js").Mistake} Mistake */
/** @typedef {import("../games/mistakes.js").Kind} Kind */
/** @typedef {{ onList: () => void, onNext: (mistake: Mistake) => void }} MistakeActions */

const [words, { board, again }, advice, spoken] = await Promise.all([TEXT.load.mistakes(), TEXT.load.puzzles(), TEXT.load.advice(), TEXT.load.spoken()]);

/** How long a try is looked at, in milliseconds. */
const LOOKED = 800;
/** Others answer in a turn what leaves the player the least ahead. */
const GOAL = { kind: /** @type {const} */ ("lead"), x: 0, y: 0, place: "" };

/**
 * @param {Mistake} mistake
 * @param {MistakeActions} actions
 * @param {string} today
 * @param {Kind} [kind] of those that come next
 * @returns {Promise<() => { root: HTMLElement, ready: () => void, leave: () => void }>}
 */
export async function mistakeScreen(mistake, actions, today, kind) {
  await stylesOnDemand("./styles/puzzles.css");
  if (!isPlayable(mistake)) return () => brokenScreen(mistake, actions, today, kind);
  await onDemand(() => loadBoxes(TEXT, boxesIn(mistake.record)));
  return () => {
    const screen = new MistakeScreen(mistake, actions, today, kind);
    return { root: screen.root, ready: () => screen.ready(), leave: () => screen.leave() };
  };
}

class MistakeScreen extends TurnScreen {
  #thinker = new Thinker();
  /** Whether a try has changed when the exercise comes again: only the first one does. */
  #counted = false;
  /** Whether that try is stored. */
  #isKept = false;

  /**
   * @param {Mistake} mistake
   * @param {MistakeActions} actions
   * @param {string} today
   * @param {Kind} [kind]
   */
  constructor(mistake, actions, today, kind) {
    super(mistake.record, GOAL, board);
    this.mistake = mistake;
    this.actions = actions;
    this.today = today;
    this.kind = kind;
    const { id: name, record, best, played } = mistake;
    const solution = { name, record, goal: GOAL, answers: [best], difficulty: 1, boxes: this.begun.boxes };
    /** The turn in the game. */
    this.before = solutionOf({ ...solution, answers: [played] }).steps;
    this.player = this.begun.players[this.begun.player];
    this.shown = new Solution(solution, 0, this.player.colour, this.view);
    this.root.dataset.mistake = mistake.id;
    this.layOut(this.#head(), this.shown);
  }

  #head() {
    const { turn } = this.mistake;
    return el(
      "header",
      { class: "puzzle-head" },
      iconButton("back", words.list, this.actions.onList, "list"),
      el(
        "div",
        {},
        el("h1", {}, words.entry(turn, this.player.name)),
        el("p", { class: "puzzle-task" }, words.task(this.player.name), " ", this.#inHand()),
        this.hinted,
      ),
      el(
        "div",
        { class: "puzzle-help" },
        el("button", { class: "secondary puzzle-show", type: "button", "data-action": "solution", onclick: () => this.#giveUp() }, words.show),
        el("button", { class: "secondary mistake-remove", type: "button", "data-action": "remove", onclick: () => this.#remove() }, words.remove),
      ),
    );
  }

  /** The tile in hand, in words: its picture is beside the board. */
  #inHand() {
    const { drawn, boxes } = this.begun;
    return drawn ? el("span", { class: "mistake-tile" }, words.inHand(describeTile(TEXT, spoken, drawn, 0, boxes).join("; "))) : "";
  }

  /** @override */
  ready() {
    super.ready();
    announce(this.root.querySelector(".puzzle-task")?.textContent ?? "");
  }

  /** @override */
  leave() {
    this.#thinker.end();
    super.leave();
  }

  /** @override @param {string[]} answered */
  played(answered) {
    if (isOver(this.game, this.begun.turn)) return void this.#judge();
    this.render();
    announce([...this.sentences(), ...answered].join(" "));
  }

  /** The best turn is known; any other is looked at by a master. */
  async #judge() {
    const told = this.sentences();
    const statements = Array.from({ length: this.game.at() - this.start }, (_, index) => this.game.chosen(this.start + index));
    if (isBest(this.mistake, statements)) return this.#tell(0, told);
    this.end("checking");
    fill(this.verdict, el("h2", { id: "verdict-title" }, words.checking));
    announce(words.checking);
    const cost = await onScreen(costOfTry(this.#thinker, this.game.record(), this.start, LOOKED).catch(() => null));
    if (this.state !== "checking") return;
    if (typeof cost === "number") return this.#tell(cost, told);
    this.again();
    fill(this.hinted, words.unchecked);
    announce(words.unchecked);
  }

  #giveUp() {
    if (this.state !== "open") return;
    return this.#tell(Infinity, []);
  }

  /**
   * Says what a try came to, keeps when it comes again, and shows the better turn unless it was found.
   *
   * @param {number} cost infinite: it was given up
   * @param {string[]} scores of the turn, in sentences
   */
  async #tell(cost, scores) {
    const solved = cost <= TOLERATED;
    if (solved) this.end("right");
    else this.showSolution();
    const isKept = await onScreen(this.#keep(cost));
    const next = await onScreen(nextDue(this.mistake, this.today, this.kind));
    const title = solved ? words.solved : Number.isFinite(cost) ? words.costs(Math.round(cost)) : words.shown;
    const sentences = solved ? [...scores, words.good] : [words.better(this.#told(this.shown.told.steps))];
    const { kind: missed, gains, cost: lost } = this.mistake;
    const { player, players } = this.begun;
    const why = describeLoss({ advice, why: words.why }, { player, missed, gains }, lost, players);
    const buttons = this.#buttons(next);
    fill(
      this.verdict,
      el("h2", { id: "verdict-title" }, title),
      el(
        "div",
        { class: "verdict-said" },
        ...[...sentences, words.inGame(this.#told(this.before), Math.round(lost)), ...why].map((sentence) => el("p", {}, sentence)),
        isKept && el("p", { class: "mistake-next" }, words.nextTime(whenOf(this.mistake, this.today))),
      ),
      el("div", { class: "row" }, ...buttons),
    );
    buttons[0].focus({ preventScroll: true });
    announce([title, ...[...this.verdict.querySelectorAll("p, li")].map(({ textContent }) => textContent)].join(" "));
  }

  /** A turn, in words. @param {import("../bastide.js").ActionView[]} steps */
  #told(steps) {
    const told = steps.map((step) => describeAction(TEXT, step, this.begun.players));
    return [...told, ...(steps.at(-1)?.type === "tile" ? [words.noFigure] : [])].join(" \u2013 ");
  }

  /** Keeps the first try that the browser takes. @param {number} cost @returns {Promise<boolean>} whether it is known when the exercise comes again */
  async #keep(cost) {
    if (this.#counted) return this.#isKept;
    this.#counted = true;
    this.today = dayOf(); // a day may have begun since the exercise was opened
    try {
      const kept = await keepTry(this.mistake, cost, this.today);
      this.mistake = kept ?? this.mistake;
      this.#isKept = kept !== undefined; // it may have been removed in another tab
    } catch {
      this.#counted = false;
      notify("mistakes", words.failed);
    }
    return this.#isKept;
  }

  /** @param {Mistake} [next] */
  #buttons(next) {
    const { onList, onNext } = this.actions;
    const ways = [
      ...(next ? [{ label: words.next, action: "next", run: () => onNext(next) }] : []),
      { label: words.list, action: "list", run: onList },
      { label: again, action: "again", run: () => this.again() },
    ];
    const buttons = ways.map(({ label, action, run }, index) =>
      el("button", { class: index === 0 ? "primary" : "secondary", type: "button", "data-action": action, onclick: run }, label),
    );
    return [
      ...buttons,
      el("button", { class: "secondary mistake-remove", type: "button", "data-action": "remove", onclick: () => this.#remove() }, words.remove),
    ];
  }

  #remove() {
    return stopPractising(this.mistake, this.actions.onList);
  }
}
