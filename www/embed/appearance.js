// @ts-check
/** Light or dark, painted, in high contrast or without colour: as a board's page says, or else as the system prefers. */

/** @typedef {import("../ui/page-look.js").Look} Look */

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more), (forced-colors: active)");

/**
 * @param {string} wanted `auto`, `light`, `dark`, `print` or `contrast`
 * @returns {Look}
 */
export function appearanceOf(wanted) {
  const system = dark.matches ? "dark" : "light";
  const theme = wanted === "light" || wanted === "dark" ? wanted : wanted === "print" ? "light" : system;
  const style = wanted === "print" || wanted === "contrast" ? wanted : contrast.matches ? "contrast" : "standard";
  return { theme, style, motion: true };
}

/**
 * Hears when the system changes its mind.
 *
 * @param {() => void} listener
 * @returns {() => void} ends it
 */
export function onSystem(listener) {
  for (const query of [dark, contrast]) query.addEventListener("change", listener);
  return () => {
    for (const query of [dark, contrast]) query.removeEventListener("change", listener);
  };
}
