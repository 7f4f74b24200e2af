// @ts-check

/**
 * How much larger a landscape can be shown than with the room for another tile all around it, which nobody lays here.
 *
 * @param {{ x: number, y: number }[]} tiles
 */
export function zoomWithoutMargin(tiles) {
  const size = (/** @type {number[]} */ places) => Math.max(...places) - Math.min(...places) + 1;
  const most = Math.max(size(tiles.map(({ x }) => x)), size(tiles.map(({ y }) => y)));
  return most > 5 ? 1 : (most + 2) / (most + 0.6); // a large one may lie aside of the middle
}
