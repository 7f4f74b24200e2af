// @ts-check
/** What stands on paper in another way than on the screen. */

/** Longer than any board needs until it stands still. */
const MOST_FRAMES = 400;

/**
 * Calls `dress(true)` before the browser prints and `dress(false)` after it. A browser draws no frame before it prints, so the frames
 * that are asked for meanwhile are drawn at once.
 *
 * @param {(onPaper: boolean) => void} dress
 * @returns {() => void} ends it
 */
export function onPaper(dress) {
  const before = () => atOnce(() => dress(true));
  const after = () => dress(false);
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}

/**
 * Draws every frame that something asks for, and those that these ask for.
 *
 * @param {() => void} act
 */
function atOnce(act) {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  /** @type {Map<number, FrameRequestCallback>} */
  const frames = new Map();
  let number = 0;
  window.requestAnimationFrame = (frame) => {
    number -= 1; // the browser's own are positive
    frames.set(number, frame);
    return number;
  };
  window.cancelAnimationFrame = (asked) => void (frames.delete(asked) || cancel.call(window, asked));
  try {
    act();
    for (let drawn = 0; frames.size > 0 && drawn < MOST_FRAMES; drawn += 1) {
      const [[next, frame]] = frames;
      frames.delete(next);
      frame(performance.now());
    }
  } finally {
    window.requestAnimationFrame = request;
    window.cancelAnimationFrame = cancel;
    for (const frame of frames.values()) requestAnimationFrame(frame);
  }
}
