/** The worker in which saved games are searched: one that fails or gives no answer ends in time, and nobody is left waiting. */
import assert from "node:assert/strict";
import { test } from "node:test";

/** What the workers were asked, by worker. @type {any[][]} */
const asked = [];
/** @type {((type: string, event: any) => void)[]} */
const tell = [];

globalThis.Worker = /** @type {any} */ (
  class {
    constructor() {
      /** @type {Record<string, ((event: any) => void)[]>} */
      const hears = {};
      this.asked = asked[asked.push([]) - 1];
      this.hears = hears;
      tell.push((type, event) => hears[type]?.forEach((hear) => hear({ preventDefault() {}, ...event })));
    }
    /** @param {string} type @param {(event: any) => void} hear */
    addEventListener(type, hear) {
      (this.hears[type] ??= []).push(hear);
    }
    /** @param {any} question */
    postMessage(question) {
      this.asked.push(question);
    }
    terminate() {}
  }
);

const { ArchiveWorker } = await import("../../../www/engine/archive.js");

/** Rejections that nobody has taken; the page would show the card for failures of the program. @type {unknown[]} */
const untaken = [];
process.on("unhandledRejection", (reason) => untaken.push(reason));

test("a worker that gives no answer is ended in time, and the next question starts another one", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const worker = new ArchiveWorker();
  const [first, second] = [worker.ask({ forget: [] }), worker.ask({ find: "ann" })];
  mock.timers.tick(19_000);
  tell[0]("message", { data: { id: 1 } });
  await first;
  mock.timers.tick(19_000);
  worker.ask({ find: "bob" });
  mock.timers.tick(2000);
  await assert.rejects(second, /it did not answer in time/);
  const third = worker.ask({ find: "ann" });
  assert.equal(asked.length, 2);
  tell[1]("message", { data: { id: 4, found: [] } });
  assert.deepEqual((await third).found, []);
  mock.timers.tick(60_000);
  tell[1]("message", { data: { id: 9 } });
  assert.equal(asked.length, 2, "nothing is due any more");
});

test("questions that fail before anybody waits for them are no failure of the page", async () => {
  const worker = new ArchiveWorker();
  worker.ask({ forget: [] });
  const last = worker.ask({ find: "ann" });
  tell.at(-1)?.("error", { message: "" });
  await assert.rejects(last, /it could not be started/);
  await new Promise((done) => setTimeout(done, 20));
  assert.deepEqual(untaken, []);
});
