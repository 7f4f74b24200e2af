// @ts-check
/** How the app and its boards look: by the theme and the style of the page, and by what the person prefers. */
import { onPreferences, preferences } from "./preferences.js";
import { onTheme, style, theme } from "./theme.js";

/**
 * @typedef {object} Look how a board looks
 * @property {"light" | "dark"} theme
 * @property {"standard" | "contrast" | "print"} style how tiles and figures are drawn
 * @property {boolean} motion whether the view glides and pieces move; they never do where the system prefers reduced motion
 */

/**
 * @typedef {object} LookSource who says how a board looks
 * @property {() => Look} now
 * @property {(changed: () => void) => () => void} onChange calls back whenever the look may have changed; returns what ends that
 */

/** @type {LookSource} */
export const PAGE_LOOK = {
  now: () => ({ theme: theme(), style: style(), motion: preferences().motion }),
  onChange: (changed) => {
    const ends = [onTheme(changed), onPreferences(changed)];
    return () => {
      for (const end of ends) end();
    };
  },
};

/** Keeps the text as large as it is preferred; everything but the board is measured by it. `base.css` has the sizes. */
export function followTextSize() {
  const show = () => {
    document.documentElement.dataset.text = preferences().text;
  };
  onPreferences(show);
  show();
}
