// @ts-check
/** Parts of the page that are loaded when they are first wanted. One that does not arrive is offered again. */
import { openDialog } from "./dialogs.js";
import { el } from "../lib/dom.js";
import { ScreenLeft, onScreen, reloadScreen } from "../lib/screen.js";
import { TEXT } from "../i18n/text.js";

/**
 * Loads a part for the screen that is there now. Where it does not arrive, the person is told and may try again.
 *
 *     const { showResult } = await onDemand(() => import("../game/result.js"));
 *
 * @template T
 * @param {() => Promise<T>} load an `import()`, words or a style sheet
 * @param {string} [back] the URL fragment that opens it, if not that of the screen
 * @returns {Promise<T>}
 * @throws {ScreenLeft} if the screen was left meanwhile, or the person gave up
 */
export async function onDemand(load, back) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await onScreen(load());
    } catch (error) {
      if (error instanceof ScreenLeft) throw error;
      console.warn(error);
      if (tries > 1 && (await onScreen(isReachable()))) reloadScreen(back); // some browsers remember that a module did not arrive
      if (!(await onScreen(askAgain()))) throw new ScreenLeft("it was given up");
    }
  }
}

/** @returns {Promise<boolean>} whether the person wants to try again */
async function askAgain() {
  let again = false;
  await openDialog(TEXT.missing.title, [el("p", {}, TEXT.missing.text)], [{ label: TEXT.missing.again, kind: "primary", run: () => (again = true) }], {
    name: "missing-part",
  });
  return again;
}

/** Whether the host answers; the service worker does not keep its own file. */
function isReachable() {
  return fetch("./sw.js", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
