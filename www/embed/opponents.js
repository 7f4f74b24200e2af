// @ts-check
/** Computer players of a board: they think in a worker, or, where a page refuses one, for a moment at a time on the page itself. */
import { Thinker } from "../thinker.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../../src/web/types.d.ts").Level} Level */

/** How long a computer player waits before it plays, and how long it may think, in a worker and on the page, in milliseconds. */
const PAUSE = 600;
const TIME = 1500;
const SLICE = 60;

export class Opponents {
  #thinker = new Thinker();
  /** Whether the page lets nothing think beside it. */
  #alone = false;
  /** The moment for which somebody thinks. @type {string | null} */
  #moment = null;
  /** @type {(() => void)[]} */
  #rested = [];

  /**
   * @param {Game} game
   * @param {{ isTelling: () => boolean, onDecide: (statement: string) => void, onFail: (error: any) => void }} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
  }

  isAsked() {
    const view = this.game.view();
    return !view.over && view.players[view.player].level !== undefined;
  }

  /** After anything that may have changed who is asked. */
  look() {
    const moment = this.isAsked() ? this.game.record() : null;
    if (moment === this.#moment) return;
    if (this.#moment !== null) this.#thinker.cancel();
    this.#moment = moment;
    if (moment !== null) this.#decide(moment).catch((error) => this.#moment === moment && this.actions.onFail(error));
  }

  /** What was decided has been shown. */
  rest() {
    for (const done of this.#rested.splice(0)) done();
  }

  /** @param {string} moment */
  async #decide(moment) {
    const view = this.game.view();
    const { level = "novice" } = view.players[view.player];
    const [decision] = await Promise.all([this.#think(moment, level), pause(PAUSE), this.#still()]);
    if (this.#moment !== moment || !decision) return;
    this.#moment = null;
    this.actions.onDecide(decision.statement);
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
    if (this.#moment !== moment) return undefined;
    const { default: init, suggest } = await import("../search.js");
    await init();
    await pause(0);
    return this.#moment === moment ? suggest(moment, level, SLICE) : undefined;
  }

  destroy() {
    this.#moment = null;
    this.#thinker.end();
    this.rest();
  }
}

/**
 * @param {number} ms
 * @returns {Promise<void>}
 */
function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}
