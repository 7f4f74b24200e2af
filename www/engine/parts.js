// @ts-check
/** Boxes of which only some parts are in play. */

/**
 * Whether a box is in play with one of its parts.
 *
 * @param {Pick<import("../bastide.js").GameView, "boxes" | "options">} view
 * @param {string} box
 * @param {string} part
 */
export function plays({ boxes, options }, box, part) {
  if (!boxes.includes(box)) return false;
  const value = options.find(({ name }) => name === `${box}-parts`)?.value ?? "all";
  return value === "all" || value.split("+").includes(part);
}
