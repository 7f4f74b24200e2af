// @ts-check
/**
 * Keeps a board from taking the page's scrolling: the wheel and one finger belong to the page until the board has the focus,
 * two fingers and Ctrl with the wheel always to the board.
 */

/** How far a finger goes before it means to scroll, in CSS pixels. */
const FAR = 10;

/**
 * @param {HTMLElement} box around the canvas
 * @param {HTMLCanvasElement} canvas
 * @param {(by: "wheel" | "fingers") => void} tell what would have moved the board goes to the page
 */
export function guard(box, canvas, tell) {
  /** Fingers on the board, where they came down. @type {Map<number, { x: number, y: number, scrolls: boolean }>} */
  const fingers = new Map();
  const engaged = () => canvas.matches(":focus");

  box.addEventListener(
    "wheel",
    (event) => {
      if (engaged() || event.ctrlKey) return;
      event.stopImmediatePropagation();
      tell("wheel");
    },
    { capture: true, passive: true },
  );

  box.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType === "touch") fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, scrolls: false });
    },
    { capture: true },
  );

  box.addEventListener(
    "pointermove",
    (event) => {
      const finger = fingers.get(event.pointerId);
      if (!finger || engaged() || fingers.size > 1) return;
      event.stopImmediatePropagation();
      if (finger.scrolls || Math.hypot(event.clientX - finger.x, event.clientY - finger.y) < FAR) return;
      finger.scrolls = true;
      canvas.dispatchEvent(new PointerEvent("pointercancel", { pointerId: event.pointerId, pointerType: "touch" }));
      tell("fingers");
    },
    { capture: true },
  );

  for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
    box.addEventListener(
      kind,
      (event) => {
        const finger = fingers.get(event.pointerId);
        if (event.isTrusted) fingers.delete(event.pointerId);
        if (finger?.scrolls && event.isTrusted) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }

  // With two fingers the page neither scrolls nor zooms.
  for (const kind of /** @type {const} */ (["touchstart", "touchmove"])) {
    box.addEventListener(
      kind,
      (event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      },
      { passive: false },
    );
  }
}
