// @ts-check
/** Who guides through the lesson: sits where computer players do, and stands on the board as a card with a ring. */
import { el, fill } from "../lib/dom.js";
import { before, fitting, stepOf } from "./lesson-steps.js";
import { preferences } from "../ui/preferences.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").ActionView} ActionView */

/** How long Blue waits before a decision, in milliseconds. */
const PAUSES = { slow: 1600, normal: 900, fast: 60 };

export class Coach {
  /** The step that is told. */
  #at = -1;
  /** How many decisions have been seen. */
  #seen = -1;
  /** What was decided in place of what the step asks for. @type {"tile" | "figure" | "skip" | null} */
  #astray = null;
  /** Whether a step that is read before Blue plays has been. */
  #isRead = false;
  /** The decision for which Blue waits. */
  #moment = -1;
  #frame = 0;
  /** Around what and where the ring stands, and how large a space is there. */
  #stands = "";
  /** What is on show, so that nothing is read out twice. */
  #shown = "";
  /** After how many decisions it was shown what to do. */
  #helped = -1;

  /**
   * @param {Game} game
   * @param {import("./lesson-steps.js").Step[]} steps
   * @param {import("./lesson.js").Words} words
   * @param {import("../game/computers.js").GuideActions} screen
   */
  constructor(game, steps, words, screen) {
    this.game = game;
    this.steps = steps;
    this.words = words;
    this.screen = screen;
    this.part = el("p", { class: "coach-part" });
    this.told = el("p", { class: "coach-told", role: "status" });
    this.next = el("button", { class: "primary", type: "button", "data-action": "next", onclick: () => this.#goOn() }, words.next);
    this.back = el("button", { class: "primary", type: "button", "data-action": "take-back", onclick: () => this.#takeBack() }, words.back);
    this.show = el("button", { class: "secondary", type: "button", "data-action": "show", onclick: () => this.#show() }, words.show);
    this.ring = el("div", { class: "coach-ring", "aria-hidden": "true", hidden: true });
    this.card = el(
      "section",
      { class: "coach", "aria-label": words.title },
      this.part,
      this.told,
      el("div", { class: "coach-buttons" }, this.next, this.back, this.show),
    );
    this.element = el("div", { class: "coach-layer" }, this.ring, this.card);
  }

  /** Whether the lesson cannot go on from what was decided last. */
  get isAstray() {
    return this.#astray !== null;
  }

  /**
   * Whether nobody else may decide now: Blue plays, or something is to be read first.
   *
   * @param {GameView} view
   */
  isAsked(view) {
    return !view.over && (this.isAstray || this.steps[this.#at]?.watch === true);
  }

  /**
   * What to say in place of what a person might do.
   *
   * @param {GameView} view
   * @returns {string | undefined}
   */
  state(view) {
    if (!this.isAsked(view)) return undefined;
    if (this.isAstray) return this.words.wrongHint;
    return this.#waitsForReader(view) ? this.words.reading : this.words.watching;
  }

  /** After anything that may have changed what is asked. */
  look() {
    const view = this.game.view();
    if (view.decisions !== this.#moment) this.#moment = -1; // what Blue was about to do is no longer asked
    this.#follow(view);
    this.#render(view);
    const step = this.steps[this.#at];
    if (step?.watch && !this.isAstray && !view.over && !this.#waitsForReader(view)) void this.#decide(step, view.decisions);
  }

  /** Calls off what Blue is about to do. */
  stop() {
    this.#moment = -1;
    cancelAnimationFrame(this.#frame);
  }

  /** @param {GameView} view */
  #waitsForReader({ decisions }) {
    const step = this.steps[this.#at];
    return step?.watch === true && (step.readFirst ? !this.#isRead : stepOf(this.steps, decisions) > this.#at);
  }

  /**
   * Which step it is, by the decisions that were made.
   *
   * @param {GameView} view
   */
  #follow({ decisions }) {
    const good = fitting(this.steps, this.game);
    this.#astray = good < decisions ? this.#kindOf(good) : null;
    if (!this.isAstray) {
      const now = stepOf(this.steps, decisions);
      const stays = now > this.#at && this.steps[this.#at]?.watch; // until it was read
      if (this.#at !== now && !stays) {
        this.#at = now;
        this.#isRead = false;
      }
    }
    this.#seen = decisions;
  }

  /** What a decision was, of those that the coach has words for. @param {number} decision its number */
  #kindOf(decision) {
    const type = this.game.log()[this.game.eventsBefore()[decision]]?.type;
    return type === "tilePlaced" ? "tile" : type === "figurePlaced" ? "figure" : "skip";
  }

  /** Whether a statement can be played now. @param {string} statement */
  #isLegal(statement) {
    return this.game.legal().some((action) => action.statement === statement);
  }

  /**
   * Plays Blue's next decision.
   *
   * @param {import("./lesson-steps.js").Step} step
   * @param {number} decision its number
   */
  async #decide(step, decision) {
    if (this.#moment === decision) return;
    this.#moment = decision;
    await Promise.all([new Promise((done) => setTimeout(done, PAUSES[preferences().pace])), this.screen.rested()]);
    if (this.#moment !== decision || !this.screen.board()) return;
    this.#moment = -1;
    const statement = step.plays[decision - before(this.steps, this.#at)];
    if (this.#isLegal(statement)) this.screen.onDecide(statement);
  }

  /** A step was read: Blue plays, or the next step is told. */
  #goOn() {
    this.#isRead = true;
    if (!this.steps[this.#at]?.readFirst) this.#at += 1;
    this.screen.onChange();
    this.#focusBoard();
  }

  #takeBack() {
    this.screen.onUndo();
    this.#focusBoard();
  }

  /** Chooses what is asked for, so that it only needs to be confirmed. */
  #show() {
    const [statement] = this.steps[this.#at]?.plays ?? [];
    if (statement === "skip") return this.screen.hand.skip.focus();
    if (statement && this.#isLegal(statement)) this.screen.onShow(statement);
    this.screen.hand.primary.focus();
    this.#helped = this.#seen;
    this.#render(this.game.view());
  }

  /** Whether it was shown what to do, and that is still chosen. */
  #isHelped() {
    return this.#helped === this.#seen && this.screen.board()?.selection().statement === this.steps[this.#at]?.plays[0];
  }

  #focusBoard() {
    /** @type {HTMLElement | null} */ (this.element.parentElement?.querySelector("canvas"))?.focus({ preventScroll: true });
  }

  /** @param {GameView} view */
  #render(view) {
    const step = this.steps[this.#at];
    this.element.hidden = view.over || !step;
    cancelAnimationFrame(this.#frame);
    this.screen.hand.skip.classList.toggle("coach-wanted", !this.element.hidden && step.plays[0] === "skip" && !this.isAstray);
    if (this.element.hidden) return;
    const helped = this.#isHelped() ? this.words.shown(this.screen.hand.primary.textContent ?? "") : undefined;
    const told = this.#astray ? this.words.wrong[this.#astray] : (helped ?? /** @type {Record<string, string>} */ (this.words.steps)[step.name]);
    const reads = !this.isAstray && this.#waitsForReader(view);
    fill(this.part, this.words.part(this.#at + 1, this.steps.length));
    if (this.#shown !== told) fill(this.told, told);
    this.#shown = told;
    this.card.dataset.step = step.name;
    const held = this.card.contains(document.activeElement);
    this.next.hidden = !reads;
    this.back.hidden = !this.isAstray;
    this.show.hidden = this.isAstray || step.watch === true;
    const main = reads ? this.next : this.isAstray ? this.back : null;
    if (main && (held || document.activeElement === document.body || this.element.closest("main")?.contains(document.activeElement)))
      main.focus({ preventScroll: true });
    const legal = this.game.legal();
    const asked = this.isAstray || step.watch ? undefined : legal.find(({ statement }) => statement === step.plays[0]);
    this.#follows(
      asked,
      legal.find((action) => apart(asked, action) > 0),
    );
  }

  /**
   * Lets the ring stand around a place, however the board is moved.
   *
   * @param {ActionView | undefined} action
   * @param {ActionView} [other] the tile in another space
   */
  #follows(action, other) {
    const place = action && action.type !== "skip" ? this.screen.board()?.point(action.statement) : undefined;
    this.ring.hidden = !place;
    if (this.#helped === this.#seen && !this.#isHelped()) {
      this.#helped = -1;
      return this.#render(this.game.view());
    }
    if (action) this.#frame = requestAnimationFrame(() => this.screen.board() && this.#follows(action, other));
    if (!action || !place) return;
    const away = other ? this.screen.board()?.point(other.statement) : undefined;
    const space = away ? Math.round(Math.hypot(away.x - place.x, away.y - place.y) / apart(action, other)) : 0;
    const kind = action.type === "tile" ? "tile" : "figure";
    const stands = `${kind} ${Math.round(place.x)} ${Math.round(place.y)} ${space}`;
    if (this.#stands === stands) return;
    this.#stands = stands;
    this.ring.dataset.kind = kind;
    this.ring.style.setProperty("--space", `${space}px`);
    this.ring.style.translate = `calc(${Math.round(place.x)}px - 50%) calc(${Math.round(place.y)}px - 50%)`;
  }
}

/** How many spaces two places for a tile are apart; 0 for anything else. @param {ActionView | undefined} one @param {ActionView | undefined} other */
function apart(one, other) {
  return one?.type === "tile" && other?.type === "tile" ? Math.hypot(other.x - one.x, other.y - one.y) : 0;
}
