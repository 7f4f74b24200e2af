// @ts-check
/** The buttons that float on the board: what they do to the view, and how much of it they cover. */
import { el } from "../lib/dom.js";
import { placeOf } from "../ui/seating.js";
import { iconButton } from "../ui/widgets.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").Board} Board */

/**
 * The buttons for the view.
 *
 * @param {Locale} locale
 * @param {() => Board | null} board
 * @param {(() => void) | undefined} onTurn turns the board once more
 * @returns {HTMLElement}
 */
export function viewTools(locale, board, onTurn) {
  return el(
    "div",
    { class: "tools view-tools", role: "group", "aria-label": locale.board.tools },
    iconButton("plus", locale.board.zoomIn, () => board()?.zoom(1.25)),
    iconButton("minus", locale.board.zoomOut, () => board()?.zoom(0.8)),
    ...(onTurn ? [iconButton("board", locale.board.turn, onTurn)] : []),
    iconButton("fit", locale.board.fit, () => board()?.fit()),
  );
}

/**
 * Tells the board how much of its edges groups of buttons cover, now and whenever the layout changes.
 *
 * @param {HTMLElement} canvas
 * @param {Element[]} groups
 * @param {(top: number, right: number, bottom: number, left: number) => void} tell
 * @returns {() => void} ends it
 */
export function watchInsets(canvas, groups, tell) {
  let told = "";
  const look = () => {
    const insets = insetsOf(placeOf(canvas), groups.map(placeOf));
    if (told === insets.join()) return;
    told = insets.join();
    tell(insets[0], insets[1], insets[2], insets[3]);
  };
  look(); // the first frame is drawn before an observer hears of anything
  const observer = new ResizeObserver(look);
  for (const element of [canvas, ...groups]) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * The edges' strips in which the groups lie: for each group the strip that costs the board least.
 *
 * @param {ReturnType<typeof placeOf>} board
 * @param {ReturnType<typeof placeOf>[]} groups
 * @returns {number[]} top, right, bottom, left
 */
function insetsOf(board, groups) {
  const insets = [0, 0, 0, 0];
  for (const group of groups) {
    if (group.width === 0) continue;
    const depths = [group.bottom - board.top, board.right - group.left, board.bottom - group.top, group.right - board.left];
    const costs = depths.map((depth, edge) => Math.max(0, depth - insets[edge]) * (edge % 2 === 0 ? board.width : board.height));
    const edge = costs.indexOf(Math.min(...costs));
    insets[edge] = Math.max(insets[edge], Math.round(depths[edge]));
  }
  return insets;
}
