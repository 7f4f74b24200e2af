// @ts-check
/** A sheet below the board that is pulled to its full height and back, by its head or by a button. */
import { el } from "../lib/dom.js";
import { TEXT } from "../i18n/text.js";

/** How far the head is pulled before the sheet follows, in CSS pixels. */
const PULL = 24;

/**
 * Gives a dialog that is a sheet on narrow screens a grip.
 *
 * @param {HTMLDialogElement} dialog
 */
export function pullable(dialog) {
  const head = dialog.querySelector("header");
  if (!head) return;
  const set = (/** @type {boolean} */ full) => {
    dialog.toggleAttribute("data-full", full);
    grip.setAttribute("aria-expanded", String(full));
  };
  const toggle = () => set(!dialog.hasAttribute("data-full"));
  const grip = el("button", { class: "grip", type: "button", "aria-label": TEXT.end.full, "aria-expanded": "false", onclick: toggle });
  head.prepend(grip);
  let from = Number.NaN;
  head.addEventListener("pointerdown", ({ clientY }) => {
    from = clientY;
  });
  head.addEventListener("pointermove", ({ clientY }) => {
    if (Number.isNaN(from) || grip.offsetParent === null || Math.abs(clientY - from) < PULL) return; // beside a board it is no sheet
    set(clientY < from);
    from = Number.NaN;
  });
  for (const type of ["pointerup", "pointercancel"])
    head.addEventListener(type, () => {
      from = Number.NaN;
    });
}
