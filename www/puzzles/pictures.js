// @ts-check
/** Small pictures of landscapes in a long list: each is drawn once it comes near the window, one after the other. */
import { drawThumbnail } from "../board/thumbnail.js";

/** What canvases show that are not drawn yet. @type {WeakMap<Element, () => import("../bastide.js").GameView | undefined>} */
const views = new WeakMap();
/** Done when the picture before is drawn. */
let before = Promise.resolve();
/** @type {IntersectionObserver | undefined} */
let nearby;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {() => import("../bastide.js").GameView | undefined} view what it shows, asked for when it is drawn
 */
export function drawWhenNear(canvas, view) {
  nearby ??= new IntersectionObserver(note, { rootMargin: "40%" });
  views.set(canvas, view);
  nearby.observe(canvas);
}

/** @param {IntersectionObserverEntry[]} entries */
function note(entries) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    nearby?.unobserve(target);
    before = before.then(() => draw(/** @type {HTMLCanvasElement} */ (target)));
  }
}

/** @param {HTMLCanvasElement} canvas */
async function draw(canvas) {
  const view = views.get(canvas);
  views.delete(canvas);
  if (!view || !canvas.isConnected) return;
  await new Promise((done) => setTimeout(done)); // between two pictures the page does what else it has to
  const shown = view();
  if (shown) await drawThumbnail(canvas, shown);
  canvas.dataset.drawn = "true";
}
