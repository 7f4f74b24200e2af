// @ts-check
/** Everything that opens above a screen. */
import { el } from "../lib/dom.js";
import { iconButton } from "./widgets.js";
import { TEXT } from "../i18n/text.js";

/**
 * @typedef {object} Action a button of a dialog
 * @property {string} label
 * @property {"primary" | "secondary"} [kind] secondary if not given
 * @property {string} [action] the name of what it does, for programs that press it
 * @property {() => void} [run] what it does once the dialog is closed
 */

let opened = 0;

/**
 * Opens a modal dialog; the promise resolves when it is closed.
 *
 * @param {string} title
 * @param {Node[]} content
 * @param {Action[]} actions
 * @param {{ name?: string, attributes?: Record<string, string>, stays?: boolean }} [options] `name` is its class; one that
 *   `stays` is not closed by a tap beside it
 * @returns {Promise<void>}
 */
export function openDialog(title, content, actions, { name = "", attributes = {}, stays = false } = {}) {
  opened += 1;
  const id = `dialog-${opened}`;
  const close = () => dialog.close();
  const buttons = actions.map(({ label, kind = "secondary", action, run }) => {
    const onclick = () => {
      close();
      run?.();
    };
    return el("button", { class: kind, type: "button", autofocus: kind === "primary", "data-action": action, onclick }, label);
  });
  const head = el("header", {}, el("h2", { id }, title), iconButton("close", TEXT.close, close, "close"));
  const foot = buttons.length > 0 && el("footer", {}, ...buttons);
  const body = el("div", { class: "dialog-body" }, ...content);
  const dialog = el("dialog", { class: name, "aria-labelledby": id, ...attributes }, head, body, foot);
  return shown(dialog, stays);
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {boolean} stays
 * @returns {Promise<void>}
 */
function shown(dialog, stays) {
  dialog.addEventListener("click", (event) => {
    const isDouble = event.detail > 1; // its first tap was on the button that opened this
    if (event.target === dialog && !stays && !isDouble) dialog.close(); // the dimmed ground around it
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.scrollTop = 0; // the button that is focused may be far below
  return new Promise((done) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      focusIfNowhere();
      done();
    });
  });
}

/** Moves the focus to the board or to the title of the screen, if the element that had it before the dialog is gone. */
function focusIfNowhere() {
  if (document.activeElement !== document.body) return;
  const home = /** @type {HTMLElement | null} */ (document.querySelector("main canvas.board, main h1[tabindex]"));
  home?.focus({ preventScroll: true });
}

/**
 * Saves a text to a file.
 *
 * @param {string} text
 * @param {string} [name] without its ending
 */
export function saveText(text, name = TEXT.record.file) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  el("a", { href: address, download: `${name}.bastide` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
