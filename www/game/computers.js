// @ts-check
/** The computer players of a game: the one whose turn it is thinks in a worker, and plays once the board lies still. */
import { isOpen } from "../board/hints.js";
import { Deciding, pause } from "../engine/deciding.js";
import { el, fill } from "../lib/dom.js";
import { preferences } from "../ui/preferences.js";
import { onScreen } from "../lib/screen.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").GameView} GameView */

/**
 * @typedef {object} ComputerActions
 * @property {(statement: string) => void} onDecide plays it
 * @property {() => void} onChange shows that the worker died or was replaced
 * @property {() => Promise<void>} shown resolves once the board shows the last decision, even if pieces are still moving
 * @property {() => Promise<void>} rested once everything that was decided has been shown
 */

/**
 * Who decides in place of a person. `pause`: why this device has nothing to decide, and the button that goes on.
 *
 * @typedef {Pick<Computers, "element" | "isAsked" | "state" | "look" | "stop"> & { pause?: (view: GameView) => import("./hot-seat.js").Pause | undefined, holdsResult?: () => Promise<boolean>, menu?: () => import("./game-menu.js").Entry[] }} Guide
 */

/**
 * A game that teaches.
 *
 * @typedef {object} Lesson
 * @property {(screen: GuideActions) => Guide} guide takes the place of the computer players
 * @property {import("./game-menu.js").Entry[][]} menu
 * @property {() => void} onOver shows what comes after it
 */

/**
 * What a guide may do on the screen.
 *
 * @typedef {object} GuideActions
 * @property {() => import("../bastide.js").Board | null} board
 * @property {import("../board/hand.js").Hand} hand
 * @property {(statement: string) => void} onDecide plays it
 * @property {(statement: string) => void} onShow chooses it on the board
 * @property {() => void} onUndo
 * @property {() => void} onChange shows everything anew
 * @property {() => Promise<void>} rested once everything that was decided has been shown
 */

/** How long a computer player waits before it plays, so that people can follow, in milliseconds. */
const PAUSES = { slow: 1600, normal: 600, fast: 60 };
/** How long it may think about a decision, in milliseconds. Only the highest level needs it. */
const TIME = 2000;

export class Computers {
  /** Whose turn people play by hand. @type {string | null} */
  #byHand = null;
  #failed = false;
  /** Who thinks for them, once they have been asked. @type {import("../engine/thinker.js").Thinker | null} */
  #thinker = null;
  /** @type {Deciding} */
  #deciding;

  /**
   * @param {Game} game
   * @param {ComputerActions} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.element = el("section", { class: "remark trouble-notice", role: "alert", hidden: true });
    this.#deciding = new Deciding(game, {
      think: (moment, level) => this.#think(moment, level),
      ready: () => Promise.all([pause(PAUSES[preferences().pace]), actions.rested()]).then(unopened),
      onDecide: actions.onDecide,
      onStop: (thinking) => this.#stopped(thinking),
      onFail: (error) => this.#trouble(this.game.view(), error),
    });
  }

  /**
   * Whether a computer player is asked. In an open record, in which nobody draws, none is asked: it could only end the game.
   *
   * @param {GameView} view
   */
  isAsked(view) {
    return !view.over && !isOpen(view) && view.players[view.player].level !== undefined && this.#byHand !== seat(view);
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
    this.#deciding.look(this.isAsked(this.game.view()));
  }

  /** Calls off whatever is being thought. */
  stop() {
    this.#deciding.stop();
  }

  /** @param {boolean} thinking */
  #stopped(thinking) {
    if (thinking) this.#thinker?.cancel();
    this.#failed = false;
    this.element.hidden = true;
  }

  /**
   * Once the page has drawn what was decided, so that the two do not take time from each other.
   *
   * @param {string} moment
   * @param {import("../engine/thinker.js").Level} level
   */
  async #think(moment, level) {
    await onScreen(this.actions.shown());
    this.#thinker ??= (await onScreen(import("../engine/thinker.js"))).thinker;
    return this.#deciding.isAt(moment) ? this.#thinker.think(this.game, level, TIME) : null;
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
    console.warn(error);
    fill(
      this.element,
      el("p", {}, TEXT.computers.trouble(name)),
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

/** Waits until no dialog covers the board. */
async function unopened() {
  for (;;) {
    const dialog = document.querySelector("dialog[open]");
    if (!dialog) return;
    await new Promise((done) => dialog.addEventListener("close", done, { once: true }));
  }
}
