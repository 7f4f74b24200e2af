// @ts-check
/** How much of a board's edges is covered by the buttons that float on it, and by a card. */
import { painted, placeOf } from "../lib/dom.js";

/**
 * Tells the board how much of its edges groups of buttons cover, now and whenever the layout changes.
 *
 * @param {HTMLElement} canvas
 * @param {Element[]} groups
 * @param {(top: number, right: number, bottom: number, left: number) => void} tell
 * @returns {() => void} ends it
 */
export function watchInsets(canvas, groups, tell) {
  let told = "";
  const look = () => {
    const insets = insetsOf(placeOf(canvas), groups.map(placeOf));
    if (told === insets.join()) return;
    told = insets.join();
    tell(insets[0], insets[1], insets[2], insets[3]);
  };
  look(); // the first frame is drawn before an observer hears of anything
  const observer = new ResizeObserver(look);
  for (const element of [canvas, ...groups]) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Tells which half of the board a card lies in: the one that does not hold what it is about.
 *
 * @param {number} y how far down that is, in CSS pixels
 * @param {number} height the board's
 */
export function halfFor(y, height) {
  return y > height / 2 ? "above" : "below";
}

/** The other place, and the other side. @type {Record<string, string>} */
const OTHER = { above: "below", below: "above", left: "right", right: "left" };
/** How far from the middle of a space a card has to be. */
const REACH = 18;

/**
 * Puts a card in the corner where it covers the fewest spaces. If it still covers part of what it describes, the view moves. All of this waits
 * until everything beside the board has been laid out.
 *
 * @param {() => import("../bastide.js").Board | null} board
 * @param {HTMLElement} canvas
 * @param {HTMLElement} card
 * @param {(board: import("../bastide.js").Board) => { x: number, y: number } | undefined} find where that is, in CSS pixels of the canvas
 * @param {string[]} spaces for each space, a statement that plays there
 */
export async function uncover(board, canvas, card, find, spaces) {
  await painted();
  const shown = board();
  const at = shown && !card.hidden && find(shown);
  if (!at) return;
  const points = shown.points(spaces).flatMap((point) => point ?? []);
  const { left, top } = placeOf(canvas);
  const edges = () => {
    const over = placeOf(card);
    return /** @type {const} */ ([over.left - left, over.top - top, over.right - left, over.bottom - top]);
  };
  const harm = () => {
    const [west, north, east, south] = edges();
    const isOn = (/** @type {{ x: number, y: number }} */ { x, y }) => x + REACH > west && x - REACH < east && y + REACH > north && y - REACH < south;
    return points.filter(isOn).length + (isOn(at) ? points.length : 0);
  };
  const { place = "below", side = "right" } = card.dataset;
  const corners = [place, OTHER[place]].flatMap((place) => [side, OTHER[side]].map((side) => ({ place, side })));
  const harms = corners.map((corner) => {
    Object.assign(card.dataset, corner);
    return harm();
  });
  Object.assign(card.dataset, corners[harms.indexOf(Math.min(...harms))]);
  shown.uncover(at.x, at.y, ...edges());
}

/**
 * The edges' strips in which the groups lie: for each group the strip that costs the board least.
 *
 * @param {ReturnType<typeof placeOf>} board
 * @param {ReturnType<typeof placeOf>[]} groups
 * @returns {number[]} top, right, bottom, left
 */
function insetsOf(board, groups) {
  const insets = [0, 0, 0, 0];
  for (const group of groups) {
    if (group.width === 0) continue;
    const depths = [group.bottom - board.top, board.right - group.left, board.bottom - group.top, group.right - board.left];
    const costs = depths.map((depth, edge) => Math.max(0, depth - insets[edge]) * (edge % 2 === 0 ? board.width : board.height));
    const edge = costs.indexOf(Math.min(...costs));
    insets[edge] = Math.max(insets[edge], Math.round(depths[edge]));
  }
  return insets;
}
