// @ts-check
/** What the page loads or reads when it is wanted: parts of its own, and what is saved. What does not come is offered again. */
import { openDialog } from "./dialogs.js";
import { el } from "../lib/dom.js";
import { inTime } from "../lib/arrival.js";
import { ScreenLeft, onScreen, reloadScreen } from "../lib/screen.js";
import { StoreError } from "../storage/database.js";
import { TEXT } from "../i18n/text.js";

/**
 * Loads a part for the screen that is there now. Where it does not arrive, or not in time, the person is told and may try again.
 *
 *     const { showResult } = await onDemand(() => import("../game/result.js"));
 *
 * @template T
 * @param {() => Promise<T>} load an `import()`, words or a style sheet
 * @param {string} [back] the URL fragment that opens it, if not that of the screen
 * @param {number} [patience] how long it may take, in milliseconds; `Infinity` for what fails in time by itself
 * @returns {Promise<T>}
 * @throws {ScreenLeft} if the screen was left meanwhile, or the person gave up
 */
export async function onDemand(load, back, patience) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await onScreen(inTime(load(), patience));
    } catch (error) {
      if (error instanceof ScreenLeft) throw error;
      console.warn(error);
      if (tries > 1 && (await onScreen(isReachable()))) reloadScreen(back); // some browsers remember that a module did not arrive
      await askAgain(TEXT.missing.title, TEXT.missing.text, "missing-part");
    }
  }
}

/**
 * Keeps a second tap from starting the same thing again while it is still loading.
 *
 * @template {unknown[]} A
 * @param {(...about: A) => Promise<unknown>} run
 * @returns {(...about: A) => Promise<void>}
 */
export function alone(run) {
  let isUnderWay = false;
  return async (...about) => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await run(...about);
    } finally {
      isUnderWay = false;
    }
  };
}

/**
 * Reads what is saved, for the screen that is there now. Where the browser does not give it, the person is told and may try again.
 *
 * @template T
 * @param {() => Promise<T>} read
 * @returns {Promise<T>}
 * @throws {ScreenLeft} if the screen was left meanwhile, or the person gave up
 */
export async function fromStorage(read) {
  for (;;) {
    try {
      return await onScreen(read());
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      console.warn(error);
      await askAgain(TEXT.keep.unread.title, error.kind === "outdated" ? TEXT.keep.outdated : TEXT.keep.unread.text, "unread");
    }
  }
}

/**
 * Returns if the person wants to try again.
 *
 * @param {string} title
 * @param {string} text
 * @param {string} name of the dialog
 * @throws {ScreenLeft} if the person gave up
 */
async function askAgain(title, text, name) {
  let again = false;
  await onScreen(openDialog(title, [el("p", {}, text)], [{ label: TEXT.missing.again, kind: "primary", run: () => (again = true) }], { name }));
  if (!again) throw new ScreenLeft("it was given up");
}

/** Whether the host answers; the service worker does not keep its own file. */
function isReachable() {
  return fetch("./sw.js", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
