// @ts-check
/** Light or dark, painted, in high contrast or without colour: as a board's page says, or else as the system prefers. */
import { systemLook } from "../lib/system-look.js";

/** @typedef {import("../ui/page-look.js").Look} Look */

/**
 * @param {string} wanted `auto`, `light`, `dark`, `print` or `contrast`
 * @returns {Look}
 */
export function appearanceOf(wanted) {
  const system = systemLook();
  const usual = system.dark ? "dark" : "light";
  const theme = wanted === "light" || wanted === "dark" ? wanted : wanted === "print" ? "light" : usual;
  const style = wanted === "print" || wanted === "contrast" ? wanted : system.contrast ? "contrast" : "standard";
  return { theme, style, motion: true };
}
