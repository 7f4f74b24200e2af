// @ts-check
/** The buttons that float on the board and move the view. */
import { el } from "../lib/dom.js";
import { TEXT } from "../i18n/text.js";
import { iconButton } from "../ui/widgets.js";

/** @typedef {import("../bastide.js").Board} Board */

/**
 * The buttons for the view.
 *
 * @param {() => Board | null} board
 * @param {(() => void) | undefined} onTurn turns the board once more
 * @returns {HTMLElement}
 */
export function viewTools(board, onTurn) {
  return el(
    "div",
    { class: "tools view-tools", role: "group", "aria-label": TEXT.board.tools },
    iconButton("plus", TEXT.board.zoomIn, () => board()?.zoom(1.25)),
    iconButton("minus", TEXT.board.zoomOut, () => board()?.zoom(0.8)),
    ...(onTurn ? [iconButton("board", TEXT.board.turn, onTurn)] : []),
    iconButton("fit", TEXT.board.fit, () => board()?.fit()),
  );
}
