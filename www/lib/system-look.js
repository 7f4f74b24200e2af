// @ts-check
/** What the system prefers a page to look like. Only this script asks the browser for it, so that all parts of a page hear of a change at once. */

/**
 * @typedef {object} SystemLook
 * @property {boolean} dark
 * @property {boolean} contrast high contrast, or colours of the system's own
 * @property {boolean} calm nothing moves by itself
 */

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more), (forced-colors: active)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {Set<() => void>} */
const listeners = new Set();
/** What listeners know. */
let known = read();

for (const query of [dark, contrast, calm]) query.addEventListener("change", systemLook);

/**
 * What the system prefers now. Whoever asks may come before the browser's own news: then this is the news, and everybody is told.
 *
 * @returns {Readonly<SystemLook>}
 */
export function systemLook() {
  const now = read();
  if (now.dark !== known.dark || now.contrast !== known.contrast || now.calm !== known.calm) {
    known = now;
    queueMicrotask(() => {
      for (const listener of [...listeners]) listener();
    });
  }
  return known;
}

/**
 * Hears of each change.
 *
 * @param {() => void} listener
 * @returns {() => void} ends it
 */
export function onSystemLook(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns {SystemLook} */
function read() {
  return { dark: dark.matches, contrast: contrast.matches, calm: calm.matches };
}
