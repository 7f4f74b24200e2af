// @ts-check
/** Computer players of a board: they think in a worker, or, where a page refuses one, for a moment at a time on the page itself. */
import { isOpen } from "../board/hints.js";
import { Deciding, pause } from "../engine/deciding.js";
import { Thinker } from "../engine/thinker.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").Level} Level */

/** How long a computer player waits before it plays, and how long it may think, in a worker and on the page, in milliseconds. */
const PAUSE = 600;
const TIME = 1500;
const SLICE = 60;

export class Opponents {
  #thinker = new Thinker();
  /** Whether the page lets nothing think beside it. */
  #alone = false;
  /** @type {(() => void)[]} */
  #rested = [];
  /** @type {Deciding} */
  #deciding;

  /**
   * @param {Game} game
   * @param {{ isTelling: () => boolean, onDecide: (statement: string) => void, onFail: (error: any) => void }} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.#deciding = new Deciding(game, {
      think: (moment, level) => this.#think(moment, level),
      ready: () => Promise.all([pause(PAUSE), this.#still()]),
      onDecide: actions.onDecide,
      onStop: () => this.#thinker.cancel(),
      onFail: actions.onFail,
    });
  }

  isAsked() {
    const view = this.game.view();
    return !view.over && !isOpen(view) && view.players[view.player].level !== undefined;
  }

  /** After anything that may have changed who is asked. */
  look() {
    this.#deciding.look(this.isAsked());
  }

  /** What was decided has been shown. */
  rest() {
    for (const done of this.#rested.splice(0)) done();
  }

  /** @returns {Promise<void>} */
  #still() {
    if (!this.actions.isTelling()) return Promise.resolve();
    return new Promise((done) => this.#rested.push(done));
  }

  /**
   * @param {string} moment
   * @param {Level} level
   */
  async #think(moment, level) {
    if (!this.#alone) {
      try {
        return await this.#thinker.think(this.game, level, TIME);
      } catch {
        this.#alone = true;
      }
    }
    if (!this.#deciding.isAt(moment)) return undefined;
    const { default: init, suggest } = await import("../search.js");
    await init();
    await pause(0);
    return this.#deciding.isAt(moment) ? suggest(moment, level, SLICE) : undefined;
  }

  destroy() {
    this.#deciding.stop();
    this.#thinker.end();
    this.rest();
  }
}
