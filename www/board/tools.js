// @ts-check
/** The buttons that float on the board and move the view. */
import { el } from "../lib/dom.js";
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
  const [nearer, farther] = [
    iconButton("plus", locale.board.zoomIn, () => board()?.zoom(1.25), "zoom-in"),
    iconButton("minus", locale.board.zoomOut, () => board()?.zoom(0.8), "zoom-out"),
  ];
  nearer.classList.add("zoom-in");
  farther.classList.add("zoom-out");
  return el(
    "div",
    { class: "tools view-tools", role: "group", "aria-label": locale.board.tools },
    nearer,
    farther,
    ...(onTurn ? [iconButton("board", locale.board.turn, onTurn, "turn-board")] : []),
    iconButton("fit", locale.board.fit, () => board()?.fit(), "fit"),
  );
}
