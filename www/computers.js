// @ts-check
/** The computer players of a game: whoever of them is asked thinks in a worker, and plays once the board lies still. */
import { el, fill } from "./dom.js";
import { preferences } from "./preferences.js";
import { TEXT } from "./text.js";

/** @typedef {import("./bastide.js").Game} Game */
/** @typedef {import("../src/web/types.d.ts").GameView} GameView */

/**
 * @typedef {object} ComputerActions
 * @property {(statement: string) => void} onDecide plays it
 * @property {() => void} onChange after somebody died or was replaced: shows it
 * @property {() => Promise<void>} rested once everything that was decided has been shown
 */

/** How long a computer player waits before it plays, so that people can follow, in milliseconds. */
const PAUSES = { slow: 1600, normal: 600, fast: 60 };
/** How long it may think about a decision, in milliseconds. Only the highest level needs it. */
const TIME = 2000;

export class Computers {
  /** The moment for which somebody thinks. @type {string | null} */
  #moment = null;
  /** What was meant to follow the last decision. @type {string | undefined} */
  #meant;
  /** Whose turn people play by hand. @type {string | null} */
  #byHand = null;
  #failed = false;
  /** Who thinks for them, once they have been asked. @type {import("./thinker.js").Thinker | null} */
  #thinker = null;

  /**
   * @param {Game} game
   * @param {ComputerActions} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.element = el("section", { class: "remark trouble-notice", role: "alert", hidden: true });
  }

  /**
   * Whether a computer player is asked.
   *
   * @param {GameView} view
   */
  isAsked(view) {
    return !view.over && view.players[view.player].level !== undefined && this.#byHand !== seat(view);
  }

  /**
   * What to say in place of what a person might do.
   *
   * @param {GameView} view
   * @returns {string | undefined}
   */
  state(view) {
    if (!this.isAsked(view)) return undefined;
    const { name } = view.players[view.player];
    return this.#failed ? TEXT.computers.failed(name) : TEXT.computers.thinking(name);
  }

  /** After anything that may have changed who is asked: begins to think, or stops. */
  look() {
    const view = this.game.view();
    const moment = this.isAsked(view) ? this.game.record() : null;
    if (moment === this.#moment) return;
    this.stop();
    this.#moment = moment;
    if (moment !== null) this.#decide(moment, view);
  }

  /** Calls off whatever is being thought. */
  stop() {
    if (this.#moment !== null) this.#thinker?.cancel();
    this.#moment = null;
    this.#failed = false;
    this.element.hidden = true;
  }

  /**
   * @param {string} moment
   * @param {GameView} view
   */
  async #decide(moment, view) {
    const { level = "novice" } = view.players[view.player];
    const meant = this.game.legal().find(({ statement }) => statement === this.#meant)?.statement;
    this.#meant = undefined;
    const thought = meant ? { statement: meant, then: undefined } : this.#think(moment, level);
    try {
      const [decision] = await Promise.all([thought, pause(), this.actions.rested()]);
      await unopened();
      if (this.#moment !== moment || !decision) return;
      this.#moment = null;
      this.#meant = decision.then;
      this.actions.onDecide(decision.statement);
    } catch (error) {
      if (this.#moment === moment) this.#trouble(view, error);
    }
  }

  /**
   * @param {string} moment
   * @param {import("./thinker.js").Level} level
   */
  async #think(moment, level) {
    this.#thinker ??= (await import("./thinker.js")).thinker;
    return this.#moment === moment ? this.#thinker.think(this.game, level, TIME) : null;
  }

  /**
   * The worker died: people say how it goes on.
   *
   * @param {GameView} view
   * @param {unknown} error
   */
  #trouble(view, error) {
    const { name } = view.players[view.player];
    const again = () => {
      this.stop();
      this.look();
      this.actions.onChange();
    };
    const byHand = () => {
      this.#byHand = seat(view);
      this.look();
      this.actions.onChange();
    };
    this.#failed = true;
    fill(
      this.element,
      el("p", {}, TEXT.computers.trouble(name)),
      el("p", { class: "small" }, error instanceof Error ? error.message : String(error)),
      el(
        "div",
        { class: "row" },
        el("button", { class: "primary", type: "button", onclick: again }, TEXT.computers.again),
        el("button", { class: "secondary", type: "button", onclick: byHand }, TEXT.computers.byHand(name)),
      ),
    );
    this.element.hidden = false;
    this.actions.onChange();
  }
}

/** @param {GameView} view */
function seat({ turn, player }) {
  return `${turn} ${player}`;
}

/** @returns {Promise<void>} */
function pause() {
  return new Promise((done) => setTimeout(done, PAUSES[preferences().pace]));
}

/** Waits until no dialog covers the board. */
async function unopened() {
  for (;;) {
    const dialog = document.querySelector("dialog[open]");
    if (!dialog) return;
    await new Promise((done) => dialog.addEventListener("close", done, { once: true }));
  }
}
