// @ts-check
/** The button of the start screen for the light and the dark theme. */
import { fill } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { TEXT } from "../i18n/text.js";
import { onTheme, switchTheme, theme } from "./theme.js";
import { iconButton } from "./widgets.js";

/**
 * Switches between the light and the dark theme.
 *
 * @returns {{ element: HTMLButtonElement, leave: () => void }}
 */
export function themeButton() {
  const element = iconButton("light", "", switchTheme, "theme");
  const show = () => {
    const dark = theme() === "dark";
    const label = dark ? TEXT.menu.light : TEXT.menu.dark;
    element.setAttribute("aria-label", label);
    element.title = label;
    fill(element, icon(dark ? "light" : "dark"));
  };
  show();
  return { element, leave: onTheme(show) };
}
