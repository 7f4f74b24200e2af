// @ts-check
/** Boxes of which only some parts are in play. */

/** @typedef {Pick<import("../bastide.js").GameView, "boxes" | "options">} Played */

/**
 * The parts of a box that are in play, joined by `+`, as the option of the box has them; `all` for a box without parts, too.
 *
 * @param {Pick<Played, "options">} view
 * @param {string} box
 */
export function partsOf({ options }, box) {
  return options.find(({ name }) => name === `${box}-parts`)?.value ?? "all";
}

/**
 * Whether a part of a box is in play: the box is, and the part was not left out.
 *
 * @param {Played} view
 * @param {string} box
 * @param {string} part
 */
export function plays(view, box, part) {
  const parts = partsOf(view, box);
  return view.boxes.includes(box) && (parts === "all" || parts.split("+").includes(part));
}
