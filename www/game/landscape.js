// @ts-check
/** A finished or running landscape as a picture to keep: the board, and below it who played, the points, the boxes and the date. */
import { FILLS } from "../engine/colours.js";
import { onDemand } from "../ui/on-demand.js";
import { figureAddress } from "../ui/pictures.js";
import { style } from "../ui/theme.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {{ date?: number, told?: string }} Foot what stands below: when it was played last, or a line of its own */

/** So wide is the picture in CSS pixels, and so many pixels are one of them. */
export const WIDTH = 1200;
export const SCALE = 2;
/** No landscape is higher than this. */
const HIGHEST = 1200;
const MARGIN = 40;
const ROW = 92;
const FOOT = 76;
const TABLE = "#e9e2d0";
const PAPER = "#fcf8ee";
const INK = "#33291c";
const SOFT = "#66563f";
const TITLE = "Alegreya, ui-serif, Georgia, serif";
const PLAIN = 'system-ui, "Segoe UI", Roboto, sans-serif';
const SCORES = `800 44px ${TITLE}`;

/**
 * The landscape as the boards of other pages draw it, whose engine is loaded for that.
 *
 * @param {Game} game at the moment that is drawn
 * @returns {Promise<HTMLImageElement>}
 */
export async function landscape(game) {
  const { program } = await onDemand(() => import("../embed.js"));
  const { start } = await onDemand(program);
  const engine = await onDemand(start, undefined, Infinity);
  const drawn = engine.Game.fromRecord(game.record());
  drawn.goTo(game.at());
  const svg = drawn.toSvg(style(), "light", WIDTH * SCALE);
  drawn.free();
  return imageOf(URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })), true);
}

/**
 * The whole picture.
 *
 * @param {Game} game
 * @param {Foot} below
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function drawPicture(game, below) {
  const view = game.view();
  const [board, ...figures] = await Promise.all([
    landscape(game),
    ...view.players.map(({ colour }) => imageOf(figureAddress("meeple", colour))),
    document.fonts.load(`700 40px ${TITLE}`, "Bastide 0123456789"),
  ]);
  const images = /** @type {HTMLImageElement[]} */ (figures.slice(0, view.players.length));
  const height = Math.min((WIDTH * board.naturalHeight) / board.naturalWidth, HIGHEST);
  const columns = view.players.length > 3 ? Math.ceil(view.players.length / 2) : view.players.length;
  const rows = Math.ceil(view.players.length / columns);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SCALE;
  canvas.height = (height + rows * ROW + FOOT + 24) * SCALE;
  const context = contextOf(canvas);
  context.scale(SCALE, SCALE);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, canvas.height);
  placeBoard(context, board, WIDTH, height);
  const width = (WIDTH - 2 * MARGIN + 16) / columns;
  const names = sizeOfNames(context, view, width - 16);
  ranked(view).forEach((seat, index) => {
    const [x, y] = [MARGIN + (index % columns) * width, height + 18 + Math.floor(index / columns) * ROW];
    drawPlayer(context, view, seat, images[seat], { x, y, width: width - 16, names });
  });
  foot(context, view, height + 18 + rows * ROW + FOOT / 2, below);
  return canvas;
}

/**
 * Puts the landscape on a table.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {CanvasImageSource & { naturalWidth: number, naturalHeight: number }} board
 * @param {number} width
 * @param {number} height
 */
export function placeBoard(context, board, width, height) {
  context.fillStyle = TABLE;
  context.fillRect(0, 0, width, height);
  const scale = Math.min(width / board.naturalWidth, height / board.naturalHeight);
  const [across, along] = [board.naturalWidth * scale, board.naturalHeight * scale];
  context.drawImage(board, (width - across) / 2, (height - along) / 2, across, along);
}

/** The seats, the best first. @param {GameView} view */
function ranked({ players }) {
  return players.map((_, seat) => seat).sort((one, other) => players[other].score - players[one].score);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {GameView} view
 * @param {number} seat
 * @param {HTMLImageElement} figure
 * @param {{ x: number, y: number, width: number, names: number }} place `names`: the size of their letters
 */
function drawPlayer(context, { players, winners }, seat, figure, { x, y, width, names }) {
  const { colour, name, score } = players[seat];
  const [fill, on] = winners.includes(seat) ? FILLS[colour] : [PAPER, INK];
  context.beginPath();
  context.roundRect(x, y, width, ROW - 16, 14);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = FILLS[colour][0];
  context.stroke();
  context.beginPath();
  context.arc(x + 42, y + 38, 31, 0, 2 * Math.PI);
  context.fillStyle = "#fffaf0";
  context.fill();
  context.drawImage(figure, x + 14, y + 10, 56, 56);
  context.fillStyle = on;
  context.textBaseline = "middle";
  context.textAlign = "right";
  context.font = SCORES;
  context.fillText(String(score), x + width - 18, y + 38);
  const room = roomForName(context, score, width);
  context.textAlign = "left";
  context.font = `600 ${names}px ${PLAIN}`;
  context.fillText(shortened(context, name, room), x + 86, y + 39);
}

/**
 * How wide a name may be beside points.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} score
 * @param {number} width of the player's place
 */
function roomForName(context, score, width) {
  context.font = SCORES;
  return width - 114 - context.measureText(String(score)).width;
}

/**
 * The largest letters in which all names fit, or the smallest.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {GameView} view
 * @param {number} width of a player's place
 */
function sizeOfNames(context, { players }, width) {
  let size = 26;
  for (const { name, score } of players) {
    const room = roomForName(context, score, width);
    for (; size > 18; size -= 2) {
      context.font = `600 ${size}px ${PLAIN}`;
      if (context.measureText(name).width <= room) break;
    }
  }
  return size;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {GameView} view
 * @param {number} y
 * @param {Foot} below
 */
function foot(context, { rules, boxes }, y, { date, told }) {
  const names = boxes.filter((name) => name !== "base").map((name) => TEXT.boxes[name]?.title ?? TEXT.capital(name));
  const when = date === undefined ? [] : [new Date(date).toLocaleDateString(TEXT.tag, { dateStyle: "long" })];
  context.fillStyle = INK;
  context.textBaseline = "middle";
  context.textAlign = "left";
  context.font = `800 40px ${TITLE}`;
  context.fillText(TEXT.title, MARGIN, y);
  const room = WIDTH - 2 * MARGIN - context.measureText(TEXT.title).width - 40;
  context.fillStyle = SOFT;
  context.textAlign = "right";
  context.font = `400 22px ${PLAIN}`;
  context.fillText(shortened(context, told ?? [TEXT.setup.gameLine(rules, names, undefined), ...when].join(" · "), room), WIDTH - MARGIN, y);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} room
 */
function shortened(context, text, room) {
  if (context.measureText(text).width <= room) return text;
  let letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join("")}…`).width > room) letters = letters.slice(0, -1);
  return `${letters.join("")}…`;
}

/** @param {HTMLCanvasElement} canvas */
export function contextOf(canvas) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser has no canvas left");
  return context;
}

/**
 * @param {string} address
 * @param {boolean} [isOwn] whether the address is of no more use afterwards
 */
export async function imageOf(address, isOwn = false) {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } finally {
    if (isOwn) URL.revokeObjectURL(address);
  }
  return image;
}
