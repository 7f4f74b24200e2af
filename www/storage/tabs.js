// @ts-check
/**
 * Who plays a game on: one tab at a time. A Web Lock says so, and goes when its tab does, however that ends.
 *
 * Where there are no Web Locks (a page that is not served securely) the tab that comes last has the game; the other one hears of it.
 */
import { OWN } from "./names.js";

/** How long the tab that has a game may take to hand it over, before it counts as one that hangs. */
const PATIENCE = 1500;

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(OWN);

/** What this tab has, with what to do when another one asks for it. @type {Map<string, () => void>} */
const held = new Map();

channel?.addEventListener("message", ({ data }) => {
  if (typeof data?.wanted === "string") held.get(data.wanted)?.();
});

/**
 * Takes the lock of a game if it is free, or takes it over.
 *
 * @param {string} id
 * @param {() => Promise<void>} onLost another tab takes over, once the promise has resolved
 * @param {"ask" | "take"} [how] "take": even if another tab holds it
 * @returns {Promise<(() => Promise<void>) | null>} gives it back; null: another tab has it
 */
export async function hold(id, onLost, how = "ask") {
  if (how === "take" || !navigator.locks) channel?.postMessage({ wanted: id });
  /** @type {() => void} */
  let release = () => {};
  const given = new Promise((done) => (release = () => done(undefined)));
  const lose = async () => {
    if (held.get(id) !== lose) return;
    held.delete(id);
    await onLost();
    release();
  };
  const lock = navigator.locks ? await locked(id, given, lose, how) : { ended: given };
  if (!lock) return null;
  held.set(id, lose);
  return async () => {
    if (held.get(id) === lose) held.delete(id);
    release();
    await lock.ended;
  };
}

/**
 * @param {string} id
 * @param {Promise<unknown>} given resolves when the lock is to be released
 * @param {() => Promise<void>} lose
 * @param {"ask" | "take"} how
 * @returns {Promise<{ ended: Promise<unknown> } | null>} null: another tab has the lock
 */
function locked(id, given, lose, how) {
  return new Promise((answer) => {
    const name = `${OWN} game ${id}`;
    const request = (/** @type {LockOptions} */ options) =>
      navigator.locks.request(name, options, (lock) => {
        answer(lock && { ended });
        return lock ? given : undefined;
      });
    const first = how === "ask" ? request({ ifAvailable: true }) : request({ signal: AbortSignal.timeout(PATIENCE) });
    const ended = first.catch((cause) => (cause?.name === "TimeoutError" ? request({ steal: true }) : Promise.reject(cause))).catch(lose); // stolen
  });
}
