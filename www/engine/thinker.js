// @ts-check
/** Asks the engine in a worker what it would do: one question at a time, each with an end. */

import { ENGINE, PATIENCE, startWorker } from "./code-addresses.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").Suggestion} Suggestion */
/** @typedef {import("../bastide.js").Level} Level */
/** @typedef {import("../bastide.js").Review} Review */
/** @typedef {import("../thinker-worker.js").Question} Question */
/** @typedef {import("../thinker-worker.js").Answer} Answer */

export class Thinker {
  /** @type {Worker | null} */
  #worker = null;
  #asked = 0;
  /** The number of the question that the worker is working on, even if it was cancelled; 0 if none. */
  #thinks = 0;
  /** What it is asked then. @type {Question | undefined} */
  #next;
  /** The question that is not answered yet. @type {{ progress: (done: number) => void, answer: (found?: Answer) => void, fail: (reason: Error) => void } | null} */
  #open = null;

  /**
   * What a level would do now. Whatever was asked before is called off.
   *
   * @param {Game} game
   * @param {Level} level
   * @param {number} ms how long it may think
   * @returns {Promise<Suggestion | undefined>} nothing if it was called off; rejected if the worker fails, or says what cannot be
   *   played
   */
  async think(game, level, ms) {
    const legal = game.legal().map(({ statement }) => statement);
    const found = await this.#ask({ record: game.record(), level, ms });
    if (!found) return undefined;
    if (found.suggestion && legal.includes(found.suggestion.statement)) return found.suggestion;
    this.end();
    throw new Error(found.suggestion ? `it answered ${found.suggestion.statement}` : "it had no answer");
  }

  /**
   * How good a turn was. Whatever was asked before is called off.
   *
   * @param {string} record
   * @param {number} at how many decisions were made before that of the turn's tile
   * @param {number} ms how long it may be thought about
   * @returns {Promise<Review | null | undefined>} null where there was nothing to choose; nothing if it was called off; it fails if
   *   the worker does
   */
  async review(record, at, ms) {
    const found = await this.#ask({ record, at, ms });
    if (!found?.review) return found && null;
    if (Number.isFinite(found.review.cost)) return found.review;
    this.end();
    throw new Error("it had no answer");
  }

  /**
   * What the best turns that begin with each decision are worth, in points. Whatever was asked before is called off.
   *
   * @param {string} record
   * @param {boolean} ahead whether points ahead count, if the game ended then, and not those of the turn
   * @returns {Promise<[string, number][] | undefined>} nothing if it was called off; rejected if the worker fails
   */
  async turns(record, ahead) {
    return (await this.#ask({ record, ahead, ms: 30_000 }))?.turns;
  }

  /**
   * The best turns now, at most so many. Whatever was asked before is called off.
   *
   * @param {string} record
   * @param {number} count
   * @param {number} ms how long they may be thought about
   * @param {string} [drawn] the tile in hand of an open record
   * @param {string} [played] the statements of a turn that is told even if others are better
   * @returns {Promise<import("../bastide.js").Candidate[] | undefined>} nothing if it was called off; rejected if the worker fails
   */
  async candidates(record, count, ms, drawn, played) {
    return (await this.#ask({ record, count, ms, drawn, played }))?.candidates;
  }

  /**
   * What a game was decided by. Whatever was asked before is called off.
   *
   * @param {string} record
   * @param {(done: number) => void} onProgress hears how many moments were looked at
   * @returns {Promise<import("../bastide.js").Outlook | undefined>} nothing if it was called off; rejected if the worker fails
   */
  async assess(record, onProgress) {
    return (await this.#ask({ record, whole: true, ms: 120_000 }, onProgress))?.outlook;
  }

  /**
   * What `planner` and `master` score when they play a game of one player alone. Whatever was asked before is called off.
   *
   * @param {string} record
   * @param {number} tries for each decision
   * @returns {Promise<number[] | undefined>} nothing if it was called off; rejected if the worker fails
   */
  async par(record, tries) {
    return (await this.#ask({ record, tries, ms: 120_000 }))?.par;
  }

  /**
   * @param {Omit<Question, "id" | "engine">} question
   * @param {(done: number) => void} [progress]
   * @returns {Promise<Answer | undefined>} nothing if it was called off
   */
  #ask(question, progress = () => {}) {
    this.cancel();
    const id = (this.#asked += 1);
    return new Promise((done, failed) => {
      const late = setTimeout(() => this.#fail("it did not answer in time"), question.ms + PATIENCE);
      this.#open = {
        progress,
        answer: (found) => {
          clearTimeout(late);
          done(found);
        },
        fail: (reason) => {
          clearTimeout(late);
          failed(reason);
        },
      };
      this.#post({ ...question, id, engine: ENGINE });
    });
  }

  /** Asks the worker, once it has finished with what was called off. @param {Question} question */
  #post(question) {
    this.#next = this.#thinks ? question : undefined;
    if (this.#thinks) return;
    this.#thinks = question.id;
    this.#start().postMessage(question);
  }

  /** Starts the worker with its engine where there may be no network to load them from later. */
  prepare() {
    if (isKept()) return;
    this.#start().postMessage({ id: 0, record: "", ms: 0, engine: ENGINE });
  }

  /**
   * Calls off the question that is open. What thinks cannot be interrupted, only ended, and another worker begins at once with the
   * next question; but where the page is not kept for use without a network, another one might not come: there the old one
   * finishes, and nobody hears its answer.
   */
  cancel() {
    const open = this.#take();
    if (!open) return;
    this.#next = undefined;
    if (isKept()) this.end();
    open.answer();
  }

  /** Ends the worker; the next question starts another one. */
  end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#thinks = 0;
    this.#next = undefined;
    this.#take()?.answer();
  }

  #start() {
    this.#worker ??= startWorker({
      isAsked: (worker) => worker === this.#worker,
      onAnswer: (answer) => this.#answered(answer),
      onFail: (reason) => this.#fail(reason),
    });
    return this.#worker;
  }

  /** @param {Answer} answer */
  #answered(answer) {
    if (answer.done !== undefined) {
      if (answer.id === this.#asked) this.#open?.progress(answer.done);
      return;
    }
    if (answer.id === this.#thinks) this.#thinks = 0;
    if (this.#next && !this.#thinks) return this.#post(this.#next);
    if (answer.id !== this.#asked || !this.#open) return;
    if (answer.failed !== undefined) this.#fail(answer.failed);
    else this.#take()?.answer(answer);
  }

  /** @param {string} reason */
  #fail(reason) {
    const open = this.#take();
    this.end();
    open?.fail(new Error(reason));
  }

  #take() {
    const open = this.#open;
    this.#open = null;
    return open;
  }
}

/** Whether a service worker keeps the page, so that another worker can be started without a network. A page in a sandbox may not even ask. */
function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

/** The one of this page. */
export const thinker = new Thinker();
