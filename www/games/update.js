// @ts-check
/**
 * A new version takes the place of the old one between games, when the person says so.
 *
 * A tab with a game on screen holds a lock together with all others; the change takes the lock alone, so that no game in any
 * tab goes on with files of two builds. Where the browser has no such locks, the new version waits until every tab is closed.
 */
import { OWN } from "../storage/names.js";

const LOCK = `${OWN} playing`;

/**
 * Makes a screen on which somebody plays or thinks about a turn. No tab changes to a new version until that screen is left.
 *
 * @template {{ leave: () => void | Promise<void> }} S
 * @param {() => S} open makes the screen
 * @returns {() => S}
 */
export function held(open) {
  return () => {
    const release = hold();
    const screen = open();
    const leave = () => {
      release();
      return screen.leave();
    };
    return { ...screen, leave };
  };
}

/** Says that no tab may change to a new version now. @returns {() => void} ends it */
export function hold() {
  let end = () => {};
  const played = /** @type {Promise<void>} */ (new Promise((done) => (end = done)));
  navigator.locks?.request(LOCK, { mode: "shared" }, () => played).catch(() => {}); // refused to a page in a sandbox
  return end;
}

/**
 * Whether a new version is there and can take over.
 *
 * @returns {Promise<boolean>}
 */
export async function updateWaits() {
  return Boolean(navigator.locks && (await ownRegistration())?.waiting);
}

/**
 * Changes to the new version and loads the page again, unless a game is open in some tab.
 *
 * @returns {Promise<boolean>} false if one is; otherwise the page goes away
 */
export async function restart() {
  const waiting = (await ownRegistration())?.waiting;
  if (!waiting || !navigator.locks) return false;
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock !== null && change(waiting));
}

/**
 * @param {ServiceWorker} waiting
 * @returns {Promise<boolean>}
 */
function change(waiting) {
  return new Promise((done) => {
    waiting.addEventListener("statechange", () => {
      if (waiting.state === "activated") location.reload();
      else if (waiting.state === "redundant") done(false); // a still newer version has taken its place
    });
    waiting.postMessage("restart");
  });
}

/**
 * Loads the page again when another tab has changed to a new version. The first worker that joins is of the build that is on show;
 * and when the browser takes the worker away, since the person deletes what is stored, the page goes on without one.
 */
export function followUpdates() {
  const { serviceWorker } = navigator;
  let before = serviceWorker?.controller;
  serviceWorker?.addEventListener("controllerchange", () => {
    if (before && serviceWorker.controller) location.reload();
    before = serviceWorker.controller;
  });
}

/** The service worker of this page, if it has one; a page in a sandbox may not even ask. */
export async function ownRegistration() {
  try {
    return await navigator.serviceWorker?.getRegistration();
  } catch {
    return undefined;
  }
}
