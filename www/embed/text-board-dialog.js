// @ts-check
/** The board as a table, in a dialog within the board's own shadow. */
import { textBoard } from "../board/text-board.js";
import { el } from "../lib/dom.js";
import { wearer } from "../lib/shadow-style.js";
import { iconButton } from "../ui/widgets.js";

const wear = wearer(`
.grid-dialog { max-width: 96vw; max-height: 92vh; padding: 10px 14px; border: 1.5px solid var(--line-strong); border-radius: 10px; background: var(--paper); color: var(--ink); font: 1rem/1.4 var(--sans); }
.grid-dialog > header { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
.board-grid-scroll { overflow: auto; max-height: 70vh; }
.board-grid { border-collapse: collapse; margin: 0 auto; }
.board-grid td { width: 52px; min-width: 52px; height: 52px; padding: 0; border: 1px solid var(--line); }
.board-grid td .tile { display: block; width: 100%; height: 100%; }
.board-grid td[data-legal] { background: var(--paper-deep); border: 2px dashed var(--ink-soft); cursor: pointer; }
`);

/**
 * @param {import("./table.js").Table} table
 * @param {(statement: string) => void} [choose]
 */
export async function showTextBoard(table, choose) {
  const { locale, game, pictures, element } = table;
  const { title, content, first } = await textBoard(locale, game, pictures, choose);
  wear(/** @type {ShadowRoot} */ (element.getRootNode()));
  const heading = el("h2", { id: "grid-title" }, title);
  const close = iconButton("close", locale.close, () => dialog.close(), "close");
  const dialog = el("dialog", { class: "grid-dialog", "aria-labelledby": "grid-title" }, el("header", {}, heading, close), ...content);
  dialog.addEventListener("close", () => {
    dialog.remove();
    table.focus();
  });
  element.append(dialog);
  dialog.showModal();
  first.focus();
}
