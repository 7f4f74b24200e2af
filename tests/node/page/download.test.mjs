/** Downloads that stop on the way: they fail in time, and those that are only slow arrive. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { inTime } from "../../../www/lib/arrival.js";
import { fetchInTime } from "../../../www/lib/download.js";

const ADDRESS = new URL("https://example.org/one.game");

/** From now on the host sends these pieces, each when it is told to. @returns {() => Promise<void>} sends the next piece, after the last one the end */
function host(/** @type {string[]} */ ...pieces) {
  /** @type {ReadableStreamDefaultController} */
  let body;
  const stream = new ReadableStream({ start: (controller) => void (body = controller) });
  mock.method(globalThis, "fetch", (/** @type {URL} */ _, /** @type {RequestInit} */ { signal } = {}) => {
    const stopped = new Promise((_, failed) => signal?.addEventListener("abort", () => (body.error(signal.reason), failed(signal.reason))));
    return Promise.race([stopped, pieces.length > 0 ? Promise.resolve(new Response(stream, { headers: { "content-type": "application/wasm" } })) : stopped]);
  });
  return async () => {
    const piece = pieces.shift();
    if (piece === undefined) body.close();
    else body.enqueue(new TextEncoder().encode(piece));
    await turns();
  };
}

/** Lets everything happen that waits for nothing else. */
const turns = () => new Promise((done) => setImmediate(done));

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => (mock.timers.reset(), mock.restoreAll()));

test("a file that comes slowly arrives with its kind, however long it takes", async () => {
  const send = host("one ", "two ", "three");
  const found = await fetchInTime(ADDRESS);
  assert.equal(found.headers.get("content-type"), "application/wasm");
  const text = found.text();
  for (let count = 0; count < 4; count += 1) {
    mock.timers.tick(19_000);
    await send();
  }
  assert.equal(await text, "one two three");
  mock.timers.tick(100_000);
});

test("a host that does not answer, or stops in the middle, is waited for only so long", async () => {
  host();
  const asked = fetchInTime(ADDRESS).then(
    () => "found",
    ({ message }) => message,
  );
  mock.timers.tick(20_000);
  assert.match(await asked, /one\.game did not arrive in time/);
  mock.restoreAll();

  const send = host("one ", "two");
  const text = (await fetchInTime(ADDRESS)).text().catch(({ message }) => message);
  await send();
  mock.timers.tick(20_000);
  assert.match(await text, /did not arrive in time/);
});

test("what is not there fails at once", async () => {
  mock.method(globalThis, "fetch", async () => new Response("no", { status: 404 }));
  await assert.rejects(fetchInTime(ADDRESS), /404/);
});

test("what is loaded is waited for only so long, unless it fails in time by itself", async () => {
  const never = new Promise(() => {});
  const late = inTime(never).catch(({ message }) => message);
  mock.timers.tick(20_000);
  assert.equal(await late, "it did not arrive in time");
  assert.equal(inTime(never, Infinity), never);
});
