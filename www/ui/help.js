// @ts-check
/** How to play: six sentences with a drawing each, and the ways to the lesson and to the rules in full. */
import { openDialog } from "./dialogs.js";
import { el } from "../lib/dom.js";
import { figurePicture, tilePicture } from "./pictures.js";
import { TEXT } from "../i18n/text.js";

const words = await TEXT.load.help();

/** @returns {Promise<void>} resolves when the dialog is closed */
export function showHelp() {
  const steps = words.steps.map((step, index) => el("li", {}, scene(SCENES[index]), el("span", {}, step)));
  const go = (/** @type {string} */ hash) => () => {
    location.hash = hash;
  };
  const actions = [
    { label: TEXT.help.learn, kind: /** @type {const} */ ("primary"), run: go("learn") },
    { label: TEXT.help.rules, run: go("rules") },
  ];
  return openDialog(words.title, [el("ol", { class: "steps" }, ...steps)], actions, { name: "help-dialog" });
}

/**
 * What is drawn beside each step of the rules: tiles with their quarter turns, and figures at a place in hundredths, lying or not.
 *
 * @typedef {{ tiles: [tile: string, turns: number][], isHigh?: boolean, figures?: [colour: string, x: number, y: number, lies?: boolean][], points?: string }} Scene
 */

/** @type {Scene[]} */
const SCENES = [
  {
    tiles: [
      ["D", 0],
      ["U", 0],
    ],
  },
  { tiles: [["E", 0]], figures: [["red", 50, 16]] },
  {
    tiles: [
      ["E", 2],
      ["E", 0],
    ],
    isHigh: true,
    figures: [["red", 50, 50]],
    points: "+4",
  },
  {
    tiles: [["R", 0]],
    figures: [
      ["red", 28, 36],
      ["red", 72, 36],
      ["blue", 50, 58],
    ],
  },
  { tiles: [["E", 0]], figures: [["green", 50, 74, true]], points: "+3" },
  {
    tiles: [],
    figures: [
      ["blue", 16, 56],
      ["red", 50, 44],
      ["yellow", 84, 56],
    ],
  },
];

/** @param {Scene} [scene] */
function scene({ tiles, isHigh = false, figures = [], points } = { tiles: [] }) {
  const pieces = figures.map(([colour, x, y, lies]) => {
    const figure = figurePicture("meeple", colour, lies ? "figure lying" : "figure");
    figure.style.setProperty("left", `${x}%`);
    figure.style.setProperty("top", `${y}%`);
    return figure;
  });
  const shown = el("div", { class: isHigh ? "scene-tiles high" : "scene-tiles" }, ...tiles.map(([tile, turns]) => tilePicture(tile, turns)), ...pieces);
  return el("div", { class: "scene", "aria-hidden": "true" }, shown, points && el("span", { class: "scene-points" }, points));
}
