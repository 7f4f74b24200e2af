// @ts-check
/**
 * The decisions of computer players, in the game and on other pages' boards. A decision is computed for one moment of a game and
 * played only if the game is still at that moment.
 */

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").Level} Level */

/**
 * @typedef {object} DecidingActions
 * @property {(moment: string, level: Level) => Promise<{ statement: string, then?: string } | null | undefined>} think nothing if it was called off
 * @property {() => Promise<unknown>} ready once it may be played: everybody could follow what came before
 * @property {(statement: string) => void} onDecide plays it
 * @property {(thinking: boolean) => void} onStop whether something was being thought
 * @property {(error: unknown) => void} onFail nobody can think
 */

export class Deciding {
  /** The moment for which somebody thinks. @type {string | null} */
  #moment = null;
  /** What was meant to follow the last decision. @type {string | undefined} */
  #meant;

  /**
   * @param {Game} game
   * @param {DecidingActions} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
  }

  /** After anything that may have changed who is asked: begins to think, or stops. @param {boolean} asked whether a computer player is */
  look(asked) {
    const moment = asked ? this.game.record() : null;
    if (moment === this.#moment) return;
    this.stop();
    this.#moment = moment;
    if (moment !== null) this.#decide(moment).catch((error) => this.isAt(moment) && this.actions.onFail(error));
  }

  /** Calls off whatever is being thought. */
  stop() {
    const thinking = this.#moment !== null;
    this.#moment = null;
    this.actions.onStop(thinking);
  }

  /** Whether it is still this moment that is thought about. @param {string} moment */
  isAt(moment) {
    return this.#moment === moment;
  }

  /** @param {string} moment */
  async #decide(moment) {
    const { players, player } = this.game.view();
    const meant = this.game.legal().find(({ statement }) => statement === this.#meant)?.statement;
    this.#meant = undefined;
    const thought = meant ? { statement: meant, then: undefined } : this.actions.think(moment, players[player].level ?? "novice");
    const [decision] = await Promise.all([thought, this.actions.ready()]);
    if (!this.isAt(moment) || !decision) return;
    this.#moment = null;
    this.#meant = decision.then;
    this.actions.onDecide(decision.statement);
  }
}

/**
 * @param {number} ms
 * @returns {Promise<void>}
 */
export function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}
