// @ts-check
/** A small picture of a landscape, with a dot for each figure. */
import { FILLS } from "../engine/colours.js";
import { tileAddress } from "../ui/pictures.js";
import { style } from "../ui/theme.js";

/** @typedef {import("../bastide.js").GameView} GameView */

/** Pixels of a tile, at most. */
const TILE = 48;

/** Each tile in each of its turns, painted once. @type {Map<string, Promise<CanvasImageSource>>} */
const painted = new Map();

/**
 * Draws the landscape as large as the canvas allows.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {GameView} view
 */
export async function drawThumbnail(canvas, { tiles, figures, players }) {
  const [across, along] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [left, top] = [Math.min(...across), Math.min(...along)];
  const [width, height] = [Math.max(...across) - left + 1, Math.max(...along) - top + 1];
  const size = Math.min(canvas.width / width, canvas.height / height, TILE);
  const place = (/** @type {{ x: number, y: number }} */ { x, y }) => [
    (canvas.width - width * size) / 2 + (x - left) * size,
    (canvas.height - height * size) / 2 + (y - top) * size,
  ];
  const pictures = await Promise.all(tiles.map(({ tile, turns }) => picture(tile, turns)));
  const context = canvas.getContext("2d");
  if (!context) return;
  for (const [index, tile] of tiles.entries()) {
    const [x, y] = place(tile);
    context.drawImage(pictures[index], x, y, size + 0.5, size + 0.5); // no seams
  }
  for (const figure of figures) {
    const [x, y] = place(figure);
    context.beginPath();
    context.arc(x + size / 2, y + size / 2, Math.max(size * 0.3, 3), 0, 2 * Math.PI);
    context.fillStyle = FILLS[players[figure.player].colour][0];
    context.fill();
    context.strokeStyle = "#fff";
    context.lineWidth = Math.max(size * 0.08, 1);
    context.stroke();
  }
}

/**
 * @param {string} tile
 * @param {number} turns
 */
function picture(tile, turns) {
  const key = `${tile} ${turns} ${style()}`;
  const found = painted.get(key) ?? paint(tileAddress(tile, turns));
  painted.set(key, found);
  return found;
}

/** @param {string} address */
async function paint(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = TILE;
  canvas.height = TILE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, TILE, TILE);
  return canvas;
}
