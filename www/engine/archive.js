// @ts-check
/** Many games in a worker with an engine of its own, so that nothing on the page waits while they are searched. */
import { ENGINE, PATIENCE, startWorker } from "./code-addresses.js";

/** @typedef {import("../thinker-worker.js").ArchiveTask} ArchiveTask */
/** @typedef {import("../thinker-worker.js").Answer} Answer */

export class ArchiveWorker {
  /** @type {Worker | null} */
  #worker = null;
  #asked = 0;
  /** Who waits for an answer. @type {Map<number, { done: (answer: Answer) => void, failed: (reason: Error) => void }>} */
  #waiting = new Map();
  /** Ends a worker that gives no answer. @type {ReturnType<typeof setTimeout> | undefined} */
  #late;

  /**
   * Sends games, or asks about those that were sent. Tasks are done in the order in which they are sent.
   *
   * @param {ArchiveTask} archive
   * @returns {Promise<Answer>} fails if the worker does, or gives no answer in time; all games have to be sent again then
   */
  ask(archive) {
    this.#asked += 1;
    const id = this.#asked;
    const answer = new Promise((done, failed) => {
      this.#start().postMessage({ id, record: "", ms: 0, archive, engine: ENGINE });
      this.#waiting.set(id, { done, failed });
      if (this.#waiting.size === 1) this.#wait();
    });
    answer.catch(() => {}); // several are asked before anybody waits for the first
    return answer;
  }

  /** Gives the worker its time for the next answer, if one is due. */
  #wait() {
    clearTimeout(this.#late);
    if (this.#waiting.size > 0) this.#late = setTimeout(() => this.end("it did not answer in time"), PATIENCE);
  }

  #start() {
    this.#worker ??= startWorker({
      isAsked: (worker) => worker === this.#worker,
      onAnswer: (answer) => this.#answered(answer),
      onFail: (reason) => this.end(reason),
    });
    return this.#worker;
  }

  /** @param {Answer} answer */
  #answered(answer) {
    if (answer.failed !== undefined) return this.end(answer.failed);
    this.#waiting.get(answer.id)?.done(answer);
    this.#waiting.delete(answer.id);
    this.#wait();
  }

  /** Ends the worker, which forgets all games. @param {string} [why] what those who wait are told */
  end(why = "it was ended") {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    clearTimeout(this.#late);
    for (const { failed } of waiting) failed(new Error(why));
  }
}
