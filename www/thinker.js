// @ts-check
/** Asks the engine in a worker what it would do: one question at a time, each with an end. */

import { startWorker } from "./trusted.js";

/** @typedef {import("./bastide.js").Game} Game */
/** @typedef {import("../src/web/types.d.ts").Suggestion} Suggestion */
/** @typedef {import("../src/web/types.d.ts").Level} Level */
/** @typedef {import("./thinker-worker.js").Answer} Answer */

/** How long beyond its time a worker is waited for, in milliseconds: it may have to load the engine first. */
const PATIENCE = 20_000;

export class Thinker {
  /** @type {Worker | null} */
  #worker = null;
  #asked = 0;
  /** The question that is not answered yet. @type {{ legal: string[], answer: (suggestion?: Suggestion) => void, fail: (reason: Error) => void } | null} */
  #open = null;

  /**
   * What a level would do now. Whatever was asked before is called off.
   *
   * @param {Game} game
   * @param {Level} level
   * @param {number} ms how long it may think
   * @returns {Promise<Suggestion | undefined>} nothing if it was called off; it fails if the worker does, or says what cannot be
   *   played
   */
  think(game, level, ms) {
    this.cancel();
    const record = game.record();
    const id = (this.#asked += 1);
    return new Promise((done, failed) => {
      const late = setTimeout(() => this.#fail("it did not answer in time"), ms + PATIENCE);
      this.#open = {
        legal: game.legal().map(({ statement }) => statement),
        answer: (suggestion) => {
          clearTimeout(late);
          done(suggestion);
        },
        fail: (reason) => {
          clearTimeout(late);
          failed(reason);
        },
      };
      this.#start().postMessage({ id, record, level, ms });
    });
  }

  /** Calls off the question that is open; what thinks cannot be interrupted, only ended. */
  cancel() {
    const open = this.#take();
    if (!open) return;
    this.end();
    open.answer();
  }

  /** Ends the worker; the next question starts another one. */
  end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#take()?.answer();
  }

  #start() {
    if (this.#worker) return this.#worker;
    const worker = startWorker();
    worker.addEventListener("message", ({ data }) => worker === this.#worker && this.#answered(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail(event.message || "it could not be started");
    });
    this.#worker = worker;
    return worker;
  }

  /** @param {Answer} answer */
  #answered({ id, suggestion, failed }) {
    if (id !== this.#asked || !this.#open) return;
    if (!suggestion) return this.#fail(failed ?? "it had no answer");
    if (!this.#open.legal.includes(suggestion.statement)) return this.#fail(`it answered ${suggestion.statement}`);
    this.#take()?.answer(suggestion);
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

/** The one of this page. */
export const thinker = new Thinker();
