// @ts-check
/** Many games in a worker with an engine of its own, so that nothing on the page waits while they are searched. */
import { startWorker } from "./code-addresses.js";

/** @typedef {import("../thinker-worker.js").ArchiveTask} ArchiveTask */
/** @typedef {import("../thinker-worker.js").Answer} Answer */

/** The engine for the worker, whose own address need not tell where that is. */
const ENGINE = new URL("../search_bg.wasm", import.meta.url).href;

export class ArchiveWorker {
  /** @type {Worker | null} */
  #worker = null;
  #asked = 0;
  /** Who waits for an answer. @type {Map<number, { done: (answer: Answer) => void, failed: (reason: Error) => void }>} */
  #waiting = new Map();

  /**
   * Sends games, or asks about those that were sent. Tasks are done in the order in which they are sent.
   *
   * @param {ArchiveTask} archive
   * @returns {Promise<Answer>} fails if the worker does; all games have to be sent again then
   */
  ask(archive) {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#start().postMessage({ id, record: "", ms: 0, archive, engine: ENGINE });
    });
  }

  #start() {
    if (this.#worker) return this.#worker;
    const worker = startWorker();
    worker.addEventListener("message", ({ data }) => worker === this.#worker && this.#answered(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.end(event.message || "it could not be started");
    });
    this.#worker = worker;
    return worker;
  }

  /** @param {Answer} answer */
  #answered(answer) {
    if (answer.failed !== undefined) return this.end(answer.failed);
    this.#waiting.get(answer.id)?.done(answer);
    this.#waiting.delete(answer.id);
  }

  /** Ends the worker, which forgets all games. @param {string} [why] what those who wait are told */
  end(why = "it was ended") {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of waiting) failed(new Error(why));
  }
}
