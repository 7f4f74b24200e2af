/** What waits on behalf of a screen goes on only while that screen is there, whatever became of the work. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ScreenLeft, changeScreen, onScreen, reloadScreen, thisScreen } from "../../../www/lib/screen.js";

/** Work that ends when it is told to. @template T @returns {{ work: Promise<T>, done: (value: T) => void, failed: (cause: unknown) => void }} */
function work() {
  /** @type {any} */
  const ends = {};
  const work = new Promise((done, failed) => Object.assign(ends, { done, failed }));
  return { work, ...ends };
}

test("work that is done while its screen is there has its result, and a failure is that of the work", async () => {
  changeScreen();
  assert.equal(await onScreen("at once"), "at once");
  assert.equal(await onScreen(Promise.resolve("later")), "later");
  await assert.rejects(onScreen(Promise.reject(new Error("it did not arrive"))), { message: "it did not arrive" });
});

test("work that ends after its screen was left is not heard of, whether it was done or failed", async () => {
  for (const end of /** @type {const} */ (["done", "failed"])) {
    const late = work();
    const heard = onScreen(late.work);
    changeScreen();
    late[end](new Error("it did not arrive"));
    await assert.rejects(heard, ScreenLeft);
  }
});

test("a screen that comes back is another one: work for the first is not heard of on it", async () => {
  const [first, second] = [work(), work()];
  const [early, late] = [onScreen(first.work), (changeScreen("#learn"), onScreen(second.work))];
  first.done("for the first");
  second.done("for the second");
  await assert.rejects(early, ScreenLeft);
  assert.equal(await late, "for the second");
});

test("whoever waits for a screen to be left hears of it once, with the reason", () => {
  const signal = thisScreen();
  let heard = 0;
  signal.addEventListener("abort", () => (heard += 1));
  assert.ok(!signal.aborted);
  changeScreen();
  changeScreen();
  assert.equal(heard, 1);
  assert.ok(signal.aborted && signal.reason instanceof ScreenLeft && !thisScreen().aborted);
});

test("a page that is loaded again comes back to its screen, or to another one that is asked for", () => {
  /** @type {string[]} */
  const done = [];
  Object.assign(globalThis, {
    history: { replaceState: (/** @type {unknown} */ _, /** @type {string} */ __, /** @type {string} */ url) => done.push(url) },
    location: { pathname: "/bastide/", search: "?from=home", reload: () => done.push("again") },
  });
  changeScreen("#learn");
  reloadScreen();
  reloadScreen("#analysis");
  changeScreen();
  reloadScreen();
  assert.deepEqual(done, ["/bastide/?from=home#learn", "again", "/bastide/?from=home#analysis", "again", "/bastide/?from=home", "again"]);
});
