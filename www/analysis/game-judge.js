// @ts-check
/** Looks at a whole game in workers: first what it was decided by at first sight, then every turn as a master sees it. */
import { reviewed } from "../engine/judged-turn.js";
import { Thinker } from "../engine/thinker.js";
import { nWorkers } from "./assistant.js";

/** @typedef {import("../bastide.js").Outlook} Outlook */
/** @typedef {import("./lead-curve.js").Judged} Judged */

/** How long a master looks at each turn, in milliseconds. */
const LOOKED = 400;

export class GameJudge {
  #thinkers = Array.from({ length: nWorkers() }, () => new Thinker());
  /** So many of them work. */
  #most = nWorkers();
  #begun = 0;
  #isAtWork = false;

  /**
   * @param {object} actions
   * @param {(done: number) => void} actions.onProgress how many moments were looked at
   * @param {(outlook: Outlook) => Judged[]} actions.onOutlook gives the turns that are to be judged
   * @param {(turns: Judged[]) => void} actions.onJudged one more of them was judged
   * @param {() => void} actions.onFail
   */
  constructor(actions) {
    this.actions = actions;
  }

  /** @param {string} record of a game; what was begun before is called off */
  async judge(record) {
    this.stop();
    this.#isAtWork = true;
    const begun = this.#begun;
    const isLate = () => begun !== this.#begun;
    try {
      const outlook = await this.#thinkers[0].assess(record, (done) => isLate() || this.actions.onProgress(done));
      if (!outlook || isLate()) return;
      const turns = this.actions.onOutlook(outlook);
      await Promise.all(this.#thinkers.map((_, index) => this.#judgeTurns(index, record, turns, isLate)));
    } catch {
      if (!isLate()) this.actions.onFail();
    } finally {
      if (!isLate()) this.#isAtWork = false;
    }
  }

  /** Leaves a worker's share of the device to somebody else, or takes it again for the next game. @param {boolean} on */
  share(on) {
    this.#most = on ? Math.max(1, nWorkers() - 1) : nWorkers();
  }

  /** Whether workers of this judge are busy. */
  isAtWork() {
    return this.#isAtWork;
  }

  /**
   * Has a master review one turn after another, the costliest at first sight first. Ends when no turn is left or this worker has to stop.
   *
   * @param {number} index of the worker
   * @param {string} record
   * @param {Judged[]} turns
   * @param {() => boolean} isLate
   */
  async #judgeTurns(index, record, turns, isLate) {
    while (index < this.#most) {
      const [next] = turns.filter(({ cost }) => cost === undefined).sort((one, other) => other.given - one.given);
      if (!next) return;
      next.cost = next.given; // nobody else takes it
      const review = await reviewed(this.#thinkers[index], record, next.at, LOOKED);
      if (review === undefined || isLate()) return;
      Object.assign(next, { best: review?.best, missed: review?.missed, gains: review?.gains, cost: review?.cost ?? 0 });
      next.judged = true;
      this.actions.onJudged(turns);
    }
  }

  stop() {
    this.#begun += 1;
    this.#isAtWork = false;
    for (const thinker of this.#thinkers) thinker.cancel();
  }

  /** Ends the workers. */
  end() {
    this.stop();
    for (const thinker of this.#thinkers) thinker.end();
  }
}
