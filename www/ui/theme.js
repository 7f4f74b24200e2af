// @ts-check
/** Light or dark, painted or in high contrast: as the system prefers until the person switches. */
import { onSystemLook, systemLook } from "../lib/system-look.js";
import { keepStyle, keepTheme, lastStyle, lastTheme } from "../storage/store.js";

/** @typedef {"light" | "dark"} Theme */
/** @typedef {"standard" | "contrast"} Style */

/** @type {Set<(theme: Theme) => void>} */
const listeners = new Set();

/** @returns {Theme} */
export function theme() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return systemLook().dark ? "dark" : "light";
}

/** @returns {Style} how tiles and figures are drawn */
export function style() {
  const chosen = document.documentElement.dataset.style;
  if (chosen === "standard" || chosen === "contrast") return chosen;
  return systemLook().contrast ? "contrast" : "standard";
}

/** Takes up what was chosen the last time. */
export function restoreTheme() {
  const kept = lastTheme();
  if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept;
  const drawn = lastStyle();
  if (drawn === "standard" || drawn === "contrast") document.documentElement.dataset.style = drawn;
  onSystemLook(tell);
}

/** Changes between light and dark, and remembers it. */
export function switchTheme() {
  chooseTheme(theme() === "dark" ? "light" : "dark");
}

/** @returns {Theme | "system"} */
export function chosenTheme() {
  const { theme: chosen } = document.documentElement.dataset;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** @param {Theme | "system"} chosen is remembered */
export function chooseTheme(chosen) {
  const { dataset } = document.documentElement;
  if (chosen === "system") delete dataset.theme;
  else dataset.theme = chosen;
  keepTheme(chosen);
  tell();
}

/** @param {Style} chosen is remembered */
export function chooseStyle(chosen) {
  document.documentElement.dataset.style = chosen;
  keepStyle(chosen);
  tell();
}

/**
 * Hears of another theme and of another style.
 *
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
