// @ts-check
/** A game as a short film: the landscape grows tile by tile while the points rise, and the finished picture stays for a while. */
import { FILLS } from "../engine/colours.js";
import { tileAddress } from "../ui/pictures.js";
import { contextOf, imageOf, landscape, placeBoard } from "./landscape.js";

/** @typedef {import("../bastide.js").Game} Game */

const WIDTH = 960;
const HEIGHT = 720;
const BAR = 64;
/** The tiles take so long together in milliseconds; each no shorter and no longer than this. */
const ALL = 12_000;
const SHORTEST = 60;
const LONGEST = 450;
/** The finished landscape. */
const LAST = 3000;
const TYPES = ["video/webm;codecs=vp9", "video/webm", "video/mp4"];

/** What this browser records. @returns {string | undefined} nothing where it records none */
export function filmType() {
  if (!("MediaRecorder" in globalThis) || !("captureStream" in HTMLCanvasElement.prototype)) return undefined;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/**
 * @param {Game} game
 * @param {string} type one that `filmType` has named
 * @param {(share: number) => boolean} tell hears how much is done; whether it shall go on
 * @returns {Promise<Blob | undefined>} nothing if it shall not
 */
export async function film(game, type, tell) {
  const { tiles, players } = game.view();
  const steps = stepsOf(game);
  const [board, pictures] = await Promise.all([landscape(game), Promise.all(tiles.map(({ tile, turns }) => imageOf(tileAddress(tile, turns))))]);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = contextOf(canvas);
  const place = placing(tiles);
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: type, videoBitsPerSecond: 6_000_000 });
  /** @type {Blob[]} */
  const parts = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const done = new Promise((resolve) => recorder.addEventListener("stop", resolve));
  const pause = Math.min(Math.max(ALL / tiles.length, SHORTEST), LONGEST);
  placeBoard(context, Object.assign(document.createElement("canvas"), { naturalWidth: 1, naturalHeight: 1 }), WIDTH, HEIGHT);
  recorder.start();
  let goesOn = true;
  for (let index = 0; index < tiles.length && goesOn; index += 1) {
    const { x, y, size } = place(tiles[index]);
    context.drawImage(pictures[index], x, y, size + 0.5, size + 0.5); // no seams
    bar(context, players, steps[index]);
    goesOn = tell(index / tiles.length);
    await wait(pause);
  }
  placeBoard(context, board, WIDTH, HEIGHT - BAR);
  bar(
    context,
    players,
    players.map(({ score }) => score),
  );
  if (goesOn) await wait(LAST);
  recorder.stop();
  await done;
  return goesOn ? new Blob(parts, { type }) : undefined;
}

/**
 * Everybody's points when each tile has been laid and scored, those before the first decision included.
 *
 * @param {Game} game
 */
function stepsOf(game) {
  const { tiles, players } = game.view();
  const points = players.map(() => 0);
  /** @type {number[][]} */
  const steps = [];
  for (const event of game.log()) {
    if (event.type === "tilePlaced") steps.push([...points]);
    if (event.type !== "scored") continue;
    points[event.player] += event.points;
    if (steps.length > 0) steps[steps.length - 1] = [...points];
  }
  const before = tiles.length - steps.length; // laid by nobody
  return [...Array.from({ length: Math.max(before, 0) }, () => players.map(() => 0)), ...steps];
}

/**
 * Where each tile is drawn, so that all of them fit.
 *
 * @param {{ x: number, y: number }[]} tiles
 */
function placing(tiles) {
  const [across, along] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [left, top] = [Math.min(...across), Math.min(...along)];
  const [columns, rows] = [Math.max(...across) - left + 1, Math.max(...along) - top + 1];
  const size = Math.min(WIDTH / (columns + 1), (HEIGHT - BAR) / (rows + 1));
  const [x, y] = [(WIDTH - columns * size) / 2, (HEIGHT - BAR - rows * size) / 2];
  return (/** @type {{ x: number, y: number }} */ tile) => ({ x: x + (tile.x - left) * size, y: y + (tile.y - top) * size, size });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("../bastide.js").PlayerView[]} players
 * @param {number[]} points
 */
function bar(context, players, points) {
  const width = WIDTH / players.length;
  players.forEach(({ colour, name }, seat) => {
    const [fill, on] = FILLS[colour];
    context.fillStyle = fill;
    context.fillRect(seat * width, HEIGHT - BAR, width + 1, BAR);
    context.fillStyle = on;
    context.textBaseline = "middle";
    context.textAlign = "left";
    context.font = "600 22px system-ui, sans-serif";
    context.fillText(name, seat * width + 14, HEIGHT - BAR / 2, width - 80);
    context.textAlign = "right";
    context.font = "800 34px Alegreya, Georgia, serif";
    context.fillText(String(points[seat]), (seat + 1) * width - 14, HEIGHT - BAR / 2 + 1);
  });
}

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
