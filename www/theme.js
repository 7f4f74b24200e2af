// @ts-check
/** Light or dark: as the system prefers until the person switches. */
import { keepTheme, lastTheme } from "./store.js";

/** @typedef {"light" | "dark"} Theme */

const system = matchMedia("(prefers-color-scheme: dark)");
/** @type {Set<(theme: Theme) => void>} */
const listeners = new Set();

/** @returns {Theme} */
export function theme() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return system.matches ? "dark" : "light";
}

/** Takes up what was chosen the last time. */
export function restoreTheme() {
  const kept = lastTheme();
  if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept;
  system.addEventListener("change", tell);
}

/** Changes between light and dark, and remembers it. */
export function switchTheme() {
  const next = theme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  keepTheme(next);
  tell();
}

/**
 * @param {(theme: Theme) => void} listener
 * @returns {() => void} ends it
 */
export function onTheme(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener(theme());
}
