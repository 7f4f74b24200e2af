// @ts-check
/** A handle that moves an entry of a list: dragged, by arrow keys, or by the buttons that it unfolds. */
import { el } from "./dom.js";
import { icon } from "./icons.js";

/** What drags an entry: loaded once a pointer comes. @type {Promise<typeof import("./dragged-entry.js") | undefined> | undefined} */
let dragging;
const load = () => (dragging ??= import("./dragged-entry.js").catch(() => (dragging = undefined)));

/** @typedef {import("./dragged-entry.js").DraggedEntry} Drag */

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
  /** What the pointer drags, if anything. What happens before that is loaded waits for it here, in its order. @type {Promise<Drag | undefined>} */
  let gesture = Promise.resolve(undefined);
  /** The click that follows a drag is none. */
  let dragged = false;
  const end = (/** @type {boolean} */ done) => {
    const ended = gesture.then((drag) => {
      const to = drag?.end();
      dragged = to !== undefined;
      if (done && to !== undefined && to !== index && grip.isConnected) onMove(to);
      return undefined;
    });
    gesture = ended;
  };
  const grip = el(
    "button",
    {
      class: "icon-button quiet handle",
      type: "button",
      "aria-label": label,
      title: label,
      "aria-expanded": String(open),
      onpointerenter: load,
      onpointerdown: (/** @type {PointerEvent} */ { button, pointerId, clientY }) => {
        if (button !== 0) return;
        grip.setPointerCapture(pointerId);
        gesture = gesture.then(async () => {
          dragged = false;
          const part = await load(); // where it does not arrive, there are still the keys and the buttons
          return part && grip.isConnected ? new part.DraggedEntry(rows(), index, clientY) : undefined;
        });
      },
      onpointermove: (/** @type {PointerEvent} */ { clientY }) => {
        gesture = gesture.then((drag) => (drag?.to(clientY), drag));
      },
      onpointerup: () => end(true),
      onpointercancel: () => end(false),
      onclick: () => gesture.then(() => (dragged ? (dragged = false) : onTap())),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const to = event.key === "ArrowUp" ? index - 1 : event.key === "ArrowDown" ? index + 1 : index;
        if (to === index) return;
        event.preventDefault();
        if (to >= 0 && to < rows().length) onMove(to);
      },
    },
    icon("grip"),
  );
  return grip;
}
