// @ts-check
/** A handle that moves an entry of a list: dragged, by arrow keys, or by the buttons that it unfolds. */
import { el } from "./dom.js";
import { icon } from "./icons.js";

/** What drags an entry: loaded once a pointer comes. @type {Promise<typeof import("./dragged-entry.js") | undefined> | undefined} */
let dragging;
const load = () => (dragging ??= import("./dragged-entry.js").catch(() => (dragging = undefined)));

/**
 * @typedef {object} HandleActions
 * @property {() => HTMLElement[]} rows all entries, in their order
 * @property {(to: number) => void} onMove the entry goes to this place
 * @property {() => void} onTap
 */

/**
 * @param {number} index the entry's place
 * @param {{ label: string, open: boolean }} state
 * @param {HandleActions} actions
 * @returns {HTMLButtonElement}
 */
export function handle(index, { label, open }, { rows, onMove, onTap }) {
  /** @type {import("./dragged-entry.js").DraggedEntry | null} */
  let drag = null;
  /** The click that follows a drag is none. */
  let dragged = false;
  const end = (/** @type {boolean} */ done) => {
    const to = drag?.end();
    dragged = to !== undefined;
    drag = null;
    if (done && to !== undefined && to !== index) onMove(to);
  };
  return el(
    "button",
    {
      class: "icon-button quiet handle",
      type: "button",
      "aria-label": label,
      title: label,
      "aria-expanded": String(open),
      onpointerenter: load,
      onpointerdown: async (/** @type {PointerEvent & { currentTarget: HTMLElement }} */ { button, currentTarget, pointerId, clientY }) => {
        dragged = false;
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        const part = await load(); // where it does not arrive, there are still the keys and the buttons
        if (part && currentTarget.hasPointerCapture(pointerId)) drag = new part.DraggedEntry(rows(), index, clientY);
      },
      onpointermove: (/** @type {PointerEvent} */ event) => drag?.to(event.clientY),
      onpointerup: () => end(true),
      onpointercancel: () => end(false),
      onclick: () => (dragged ? (dragged = false) : onTap()),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const to = event.key === "ArrowUp" ? index - 1 : event.key === "ArrowDown" ? index + 1 : index;
        if (to === index) return;
        event.preventDefault();
        if (to >= 0 && to < rows().length) onMove(to);
      },
    },
    icon("grip"),
  );
}
