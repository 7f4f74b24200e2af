// @ts-check
/** Line drawings of the buttons, on a square of 24 units. */
import { drawing } from "./dom.js";

const PATHS = {
  undo: "M9 6 4 11l5 5M4 11h9.5a5.5 5.5 0 0 1 0 11H11",
  turn: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5M18 2.5v4.6h-4.6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 12h6M12 9v6",
  board: "M7 10h10v10H7ZM4 7.5A9 9 0 0 1 17.5 4.5M17.8 1v3.8h-3.8",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  list: "M9 6.5h11M9 12h11M9 17.5h11M4 6.5h.01M4 12h.01M4 17.5h.01",
  file: "M6 3h8l4.5 4.5V21H6ZM14 3v4.5h4.5",
  close: "M6 6l12 12M18 6 6 18",
  light: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  dark: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6",
  grip: "M5 8.5h14M5 12h14M5 15.5h14",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8M9 14.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8",
  redo: "M15 6l5 5-5 5M20 11h-9.5a5.5 5.5 0 0 0 0 11H13",
  play: "M7.5 4.5v15l12-7.5Z",
  pause: "M8 5v14M16 5v14",
  back: "M14.5 5.5 8 12l6.5 6.5",
  forward: "M9.5 5.5 16 12l-6.5 6.5",
  scoreBefore: "M17.5 5.5 11 12l6.5 6.5M6.5 5.5v13",
  scoreAfter: "M6.5 5.5 13 12l-6.5 6.5M17.5 5.5v13",
  flag: "M6 21V4h11.5l-2.2 4 2.2 4H6",
  bulb: "M9.5 20.5h5M9.5 17.5h5M9.5 17c0-2.6-3-3.8-3-7.5a5.5 5.5 0 0 1 11 0c0 3.7-3 4.9-3 7.5",
  computer: "M4 5h16v10.5H4ZM9 20h6M12 15.5V20",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.3 12h17.4M12 3c-4.6 5-4.6 13 0 18M12 3c4.6 5 4.6 13 0 18",
  check: "M5 12.5l4.8 4.8L19.5 7",
  road: "M7.5 20.5 10 3.5M16.5 20.5 14 3.5M12 5v2M12 10.5V13M12 17v3",
  city: "M4.5 20V6.5h3.5V10h2.5V6.5h3V10H16V6.5h3.5V20Z",
  monastery: "M6.5 20.5V12.5L12 8l5.5 4.5v8ZM12 8V2.5M9.5 5h5",
  garden: "M12 21v-8M7 5c0 5.5 2 8 5 8s5-2.5 5-8l-2.5 2.2L12 4 9.5 7.2Z",
  field: "M12 20.5V5.5M12 20.5C8 19 5.8 15.5 5.5 10.5M12 20.5c4-1.5 6.2-5 6.5-10",
  remove: "M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7",
};

/**
 * @param {keyof typeof PATHS} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  return drawing(PATHS[name], "icon");
}
