// @ts-check
/** Learning from a game: its costliest turns are played again, and a master says what each try gives away, or shows the better turn beside the one of the game. */
import { costOfTry } from "../engine/judged-turn.js";
import { Thinker } from "../engine/thinker.js";
import { el, fill } from "../lib/dom.js";
import { costOf } from "./costs.js";
import { worstOf } from "./lead-curve.js";

/** @typedef {import("./move-tree.js").Words} Words */
/** @typedef {import("./lead-curve.js").Judged} Judged */
/** @typedef {import("../bastide.js").GameView} GameView */

/** How long a try is looked at, in milliseconds. */
const LOOKED = 1000;
/** A try that gives away less is as good as the best, in points. */
const GOOD = 1;

export class Practice {
  #thinker = new Thinker();
  /** The turns to practise, the costliest first. @type {Judged[]} */
  #turns = [];
  /** The one that is practised. @type {Judged | undefined} */
  #now;
  #isSolved = false;

  /**
   * @param {Words} words
   * @param {object} actions
   * @param {(turn: Judged) => void} actions.onGo goes to the moment before a turn
   * @param {(turn: Judged) => Node[] | undefined} actions.onShow shows the turn and the better one there, and tells them; nothing if no better one is known
   * @param {(turn: Judged) => boolean} actions.isReached whether the line on the board is that of the game up to a turn
   * @param {() => void} actions.onDrop takes what was tried out of the record
   * @param {() => void} actions.onKeep leaves what was tried in the record
   * @param {(points: number) => string} actions.number
   * @param {(sentence: string) => void} actions.say
   */
  constructor(words, actions) {
    this.words = words;
    this.actions = actions;
    this.told = el("p", { class: "practice-told", role: "status" });
    const button = (/** @type {string} */ label, /** @type {() => void} */ act) => el("button", { class: "secondary", type: "button", onclick: act }, label);
    this.show = button(words.showBetter, () => this.#show());
    this.again = button(words.tryAgain, () => this.#now && this.#begin(this.#now));
    this.next = button(words.next, () => this.#begin(this.#following()));
    this.end = button(words.endPractice, () => this.stop());
    this.element = el(
      "section",
      { class: "practice", "aria-label": words.practice, hidden: true },
      this.told,
      el("div", { class: "practice-buttons" }, this.show, this.again, this.next, this.end),
    );
  }

  /** Begins with one of the turns of a game. @param {Judged} turn @param {Judged[]} turns */
  start(turn, turns) {
    this.#turns = worstOf(turns);
    this.#begin(turn);
  }

  /** Whether a turn is being practised, and none has been found that is as good. */
  isOn() {
    return this.#now !== undefined && !this.#isSolved;
  }

  stop() {
    this.#thinker.cancel();
    if (this.isOn()) this.actions.onDrop();
    this.#now = undefined;
    this.element.hidden = true;
  }

  #following() {
    const index = this.#now ? this.#turns.indexOf(this.#now) : -1;
    return this.#turns[(index + 1) % this.#turns.length];
  }

  /** @param {Judged} turn */
  #begin(turn) {
    this.#thinker.cancel();
    this.actions.onDrop();
    this.#now = turn;
    this.#isSolved = false;
    this.element.hidden = false;
    this.next.hidden = this.#turns.length < 2;
    [this.show.hidden, this.again.hidden] = [false, true];
    this.actions.onGo(turn);
    this.#tell(this.words.task(turn.turn, this.actions.number(costOf(turn))));
  }

  #show() {
    const turn = this.#now;
    if (!turn) return;
    this.#thinker.cancel();
    if (this.isOn()) this.actions.onDrop();
    this.#isSolved = true;
    [this.show.hidden, this.again.hidden] = [true, false];
    this.#tell(...(this.actions.onShow(turn) ?? [this.words.noBetter]));
  }

  /**
   * Something was decided on the board. Once the turn is over, a master looks at it.
   *
   * @param {string} record up to now
   * @param {GameView} view
   */
  async played(record, view) {
    const turn = this.#now;
    if (!turn || !this.isOn()) return;
    if (!this.actions.isReached(turn)) return this.#begin(turn); // something else was tried
    if (view.turn === turn.turn && view.player === turn.player && !view.over) return;
    this.#tell(this.words.checking);
    const cost = await costOfTry(this.#thinker, record, turn.at, LOOKED).catch(() => undefined);
    if (this.#now !== turn || cost === undefined) return;
    if (cost === null) {
      this.actions.onDrop();
      this.actions.onGo(turn);
      return this.#tell(this.words.unchecked);
    }
    if (cost < GOOD) {
      this.#isSolved = true;
      this.actions.onKeep();
      return this.#tell(this.words.good);
    }
    this.actions.onDrop();
    this.actions.onGo(turn);
    this.#tell(this.words.notYet(this.actions.number(cost), this.actions.number(costOf(turn))));
  }

  /** @param {(Node | string)[]} told */
  #tell(...told) {
    fill(this.told, ...told); // a status, which is read aloud as it is
    const [sentence] = told;
    if (typeof sentence === "string") this.actions.say(sentence);
  }

  /** Ends the worker. */
  destroy() {
    this.stop();
    this.#thinker.end();
  }
}
