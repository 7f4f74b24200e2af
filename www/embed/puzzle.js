// @ts-check
/** Find the turn: one that the author accepts, or the best by points. */
import { Game, readRecords } from "../bastide.js";
import { el, fill } from "../lib/dom.js";
import { answerOthers, isOver, playTurn, readPuzzle, tileLaid, worth } from "../engine/evaluate.js";
import { describeAction, describeEvent } from "../i18n/describe.js";
import { colourNames } from "../i18n/languages.js";
import { seen } from "../lib/invisible-characters.js";
import { bestTurn } from "./best.js";
import { Mode } from "./mode.js";
import { trouble } from "./trouble.js";

/** @typedef {import("./open-board.js").Task} Task */
/** @typedef {import("./mode.js").EventView} EventView */
/** @typedef {typeof import("../i18n/language/en/puzzles.js").puzzles} Said */
/** @typedef {"open" | "right" | "wrong" | "shown"} State */

const KINDS = ["now", "lead", "finish", "hold"];

export default class Puzzle extends Mode {
  /** @type {State} */
  #state = "open";
  #gone = false;
  /** The best turn, once it was looked for. @type {ReturnType<typeof bestTurn> | undefined} */
  #best;

  /** @param {Task} task */
  static async prepare(task) {
    task.puzzles = await task.locale.load.puzzles();
  }

  /** @param {Task} task */
  constructor(task) {
    const { record, at, locale, words } = task;
    const said = /** @type {Said} */ (task.puzzles);
    const game = Game.fromRecord(record, at, colourNames(locale));
    if (game.legal().every(({ type }) => type === "skip" || type === "end")) {
      game.free();
      throw trouble("puzzle", words.problems.puzzle);
    }
    super(task, game, {
      label: said.board,
      chooses: true,
      onPlayed: (events) => this.#played(events),
      onUndo: () => this.#again(),
      canUndo: () => this.#state === "open" && this.game.at() > this.start,
      waiting: () => (this.#state === "open" ? undefined : ""),
    });
    this.said = said;
    this.words = words.puzzle;
    this.start = game.at();
    this.begun = game.view();
    this.told = game.log().length;
    this.position = game.record();
    const [source] = readRecords(record);
    const { goal, answers } = readPuzzle(source);
    const { Hint = "", Why = "", Task } = source.tags;
    this.byPoints = KINDS.includes(goal.kind);
    this.goal = this.byPoints ? goal : { ...goal, kind: /** @type {const} */ ("now") };
    this.answers = answers.filter(([first]) => first);
    this.hint = seen(Hint);
    this.why = seen(Why);
    this.task$ = Task === undefined ? this.#task() : seen(Task);
    this.title = el("strong", { class: "step-count" });
    this.text = el("p", { class: "caption" });
    this.buttons = el("div", { class: "panel-buttons" });
    fill(this.table.panel, el("div", { class: "panel-text", tabindex: 0, role: "group", "aria-label": this.said.title }, this.title, this.text), this.buttons);
  }

  #task() {
    const { kind, place } = this.goal;
    const { name } = this.begun.players[this.begun.player];
    if (!this.byPoints && this.answers.length > 0) return this.words.task(name);
    if (kind === "now" || kind === "lead") return this.said.tasks[kind](name);
    return this.said.tasks[kind][/** @type {"city"} */ (place.split(".")[0])] ?? this.words.task(name);
  }

  /** @override */
  ready() {
    super.ready();
    this.#show(this.task$);
    this.#mark();
  }

  /** Lights the feature that the task is about. */
  #mark() {
    const { kind, x, y, place } = this.goal;
    if (kind === "finish" || kind === "hold") this.table.point({ x, y, place });
  }

  /** @param {EventView[]} events */
  #played(events) {
    answerOthers(this.game, this.goal, this.begun);
    this.moved(events);
    const laid = tileLaid(this.game, this.start);
    if (this.answers.some((answer) => answer.length === 1 && answer[0] === laid)) {
      this.#decline();
      return void this.#judge("right");
    }
    if (!isOver(this.game, this.begun.turn)) return this.table.render(events);
    void this.#weigh();
  }

  /** The turn is over: as an answer, or by points. */
  async #weigh() {
    const done = this.game.record();
    if (this.answers.some((answer) => this.#isPlayed(answer) || this.#after(answer) === done)) return this.#judge("right");
    if (this.answers.length > 0 && !this.byPoints) return this.#judge("wrong", this.words.other);
    const got = worth(this.goal, this.begun, this.game);
    const best = await this.#bestWorth();
    if (best === undefined || this.game.record() !== done) return;
    if (got >= best) return this.#judge("right");
    return this.#judge("wrong", this.said.results[this.goal.kind](got, best));
  }

  /** Whether the statements of an answer are those that were played, whatever came by chance. @param {string[]} answer */
  #isPlayed(answer) {
    const said = (/** @type {(string | undefined)[]} */ statements) => statements.filter((statement) => statement !== "skip").join("; ");
    const played = Array.from({ length: this.game.at() - this.start }, (_, decision) => this.game.chosen(this.start + decision));
    return said(played) === said(answer);
  }

  /** The record after an answer. @param {string[]} answer */
  #after(answer) {
    const copy = Game.fromRecord(this.position);
    try {
      playTurn(copy, answer, this.goal, this.begun);
      return copy.record();
    } catch {
      return ""; // the author's answer cannot be played
    } finally {
      copy.free();
    }
  }

  async #bestWorth() {
    if (this.answers.length > 0) {
      const copy = Game.fromRecord(this.position);
      playTurn(copy, this.answers[0], this.goal, this.begun);
      const found = worth(this.goal, this.begun, copy);
      copy.free();
      return found;
    }
    return (await this.#search())?.worth;
  }

  #search() {
    this.#best ??= bestTurn(this.position, this.goal, () => this.#gone);
    this.#show(this.words.searching);
    return this.#best;
  }

  /**
   * @param {State} state
   * @param {string} [text]
   */
  #judge(state, text = "") {
    this.#state = state;
    this.table.render();
    const { players } = this.begun;
    const scored = this.game
      .log()
      .slice(this.told)
      .filter((event) => event.type === "scored" && !event.atEnd)
      .map((event) => describeEvent(this.task.locale, event, players));
    const sentences = state === "wrong" ? [text, ...scored] : [text, ...scored, this.why];
    this.#show(sentences.filter(Boolean).join(" "));
    this.table.say(`${this.title.textContent} ${this.text.textContent}`);
    if (state === "right") this.task.place.emit("solve", { at: this.steps.at, record: this.game.record() });
  }

  /** @param {string} text */
  #show(text) {
    const open = this.#state === "open";
    const button = (/** @type {string} */ action, /** @type {string} */ label, /** @type {() => void} */ onclick, primary = false) =>
      el("button", { class: primary ? "primary" : "secondary", type: "button", "data-action": action, onclick }, label);
    fill(this.title, open ? "" : this.said[/** @type {"right" | "wrong" | "shown"} */ (this.#state)]);
    fill(this.text, text);
    const ways = open
      ? [this.hint && button("hint", this.said.hint, () => this.#hint()), button("solution", this.said.solution, () => this.#solve())]
      : [button("again", this.said.again, () => this.#again(), true), this.#state === "wrong" && button("solution", this.said.solution, () => this.#solve())];
    fill(this.buttons, ...ways);
  }

  #hint() {
    this.#show(this.hint);
    this.table.say(this.hint);
  }

  async #solve() {
    const answer = this.answers[0] ?? (await this.#search())?.statements;
    if (!answer || this.#gone) return;
    this.#back();
    const steps = [];
    for (const statement of answer) {
      const action = this.game.legal().find((one) => one.statement === statement);
      if (!action) continue; // nothing is asked that it could decline
      this.game.play(statement);
      answerOthers(this.game, this.goal, this.begun);
      if (action.type !== "skip") steps.push(describeAction(this.task.locale, action, this.game.view().players));
    }
    this.#decline();
    this.#judge("shown", `${steps.join(" – ")}.`);
  }

  /** What the turn leaves open is declined. */
  #decline() {
    if (!isOver(this.game, this.begun.turn)) playTurn(this.game, [], this.goal, this.begun);
    this.steps.add();
  }

  #again() {
    this.#back();
    this.moved([]);
    this.#show(this.task$);
    this.#mark();
    this.table.focus();
    this.table.say(this.task$);
  }

  /** To where the puzzle begins. */
  #back() {
    this.table.cancel();
    this.game.goTo(this.start);
    this.steps.look();
    this.#state = "open";
  }

  /** @override */
  undo() {
    this.#again();
  }

  /** @override @param {number} at from where the puzzle begins: what was tried is tried again from there */
  goTo(at) {
    const first = this.steps.after.indexOf(this.start);
    this.#again();
    if (at > first) super.goTo(at);
  }

  /** @override */
  destroy() {
    this.#gone = true;
    super.destroy();
  }
}
