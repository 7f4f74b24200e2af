// @ts-check
/**
 * The screen that is there now. A screen gives its game and its board back when it is left, so whatever waits on behalf of a screen
 * goes on only while that screen is still there.
 */

/** Thrown instead of a result that arrives after its screen was left or after the person gave up. It is not an error and is not reported. */
export class ScreenLeft extends Error {}

let controller = new AbortController();
/** The URL fragment that reopens this screen. */
let address = "";

/**
 * Another screen takes the place of the one that is there.
 *
 * @param {string} [back] the URL fragment that reopens it; the start screen needs none
 */
export function changeScreen(back = "") {
  controller.abort(new ScreenLeft("its screen was left"));
  controller = new AbortController();
  address = back;
}

/** @returns {AbortSignal} aborted once the screen that is there now is left; its reason is `ScreenLeft` */
export function thisScreen() {
  return controller.signal;
}

/**
 * Waits for something that the screen which is there now needs.
 *
 * @template T
 * @param {T | PromiseLike<T>} work
 * @returns {Promise<Awaited<T>>}
 * @throws {ScreenLeft} if that screen was left meanwhile, whatever became of the work
 */
export async function onScreen(work) {
  const { signal } = controller;
  try {
    return await work;
  } finally {
    signal.throwIfAborted();
  }
}

/**
 * Runs work that belongs to no screen but uses functions that wait for one. If the screen is left meanwhile, the work begins again on the next screen.
 *
 * @template T
 * @param {() => Promise<T>} work may run more than once, so doing it twice must do no harm
 * @returns {Promise<T>}
 * @throws {ScreenLeft} if the person gave up
 */
export async function onAnyScreen(work) {
  for (;;) {
    const { signal } = controller;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ScreenLeft) || !signal.aborted) throw error;
    }
  }
}

/**
 * Loads the page again and comes back to this screen.
 *
 * @param {string} [back] another URL fragment to come back to
 */
export function reloadScreen(back = address) {
  history.replaceState(null, "", location.pathname + location.search + back);
  location.reload();
}
