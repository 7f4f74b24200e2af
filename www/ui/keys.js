// @ts-check
/** Whether people use keys: on a touch screen the frame of the focus is shown only then. A page that is opened by a finger knows of none. */

/** Marks the page by `data-keys` from the first key until the next touch. */
export function followKeys() {
  const { dataset } = document.documentElement;
  addEventListener("keydown", () => void (dataset.keys = ""), { capture: true });
  addEventListener("pointerdown", () => void delete dataset.keys, { capture: true });
}
