// @ts-check
/** The puzzles: a list of them, and which are solved. */
import { readRecords } from "../bastide.js";
import { el } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { readPuzzle } from "../engine/evaluate.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { onDemand } from "../ui/on-demand.js";
import { solvedPuzzles } from "../games/solved-puzzles.js";
import { TEXT } from "../i18n/text.js";
import { iconButton } from "../ui/widgets.js";

/** @typedef {import("../engine/evaluate.js").Puzzle} Puzzle */

const words = await TEXT.load.puzzles();

/**
 * Every puzzle, in the order in which they are shown.
 *
 * @returns {Promise<Puzzle[]>}
 */
export async function allPuzzles() {
  const found = await fetch("./puzzles.txt");
  if (!found.ok) throw new Error(`${found.status} for the puzzles`);
  const puzzles = readRecords(await found.text()).map(readPuzzle);
  return puzzles.sort((one, other) => one.difficulty - other.difficulty);
}

/**
 * @param {{ onBack: () => void, onPuzzle: (puzzle: Puzzle) => void }} actions
 * @returns {Promise<{ root: HTMLElement, ready: () => void, leave: () => void }>}
 */
export async function puzzlesScreen({ onBack, onPuzzle }) {
  await stylesOnDemand("./styles/puzzles.css");
  const title = el("h1", { tabindex: -1 }, words.title);
  const puzzles = await onDemand(allPuzzles);
  const names = new Set(solvedPuzzles());
  const solved = puzzles.filter(({ name }) => names.has(name)).length;
  const content = [
    el("p", { class: "puzzles-about" }, words.about, " ", el("strong", {}, words.solvedOf(solved, puzzles.length))),
    el("ol", { class: "puzzle-list" }, ...puzzles.map((puzzle) => entry(puzzle, names.has(puzzle.name), onPuzzle))),
  ];
  const root = el("main", { class: "puzzles" }, el("header", {}, iconButton("back", words.back, onBack), title), ...content);
  return { root, ready: () => title.focus(), leave: () => {} };
}

/**
 * @param {Puzzle} puzzle
 * @param {boolean} solved
 * @param {(puzzle: Puzzle) => void} onPuzzle
 */
function entry(puzzle, solved, onPuzzle) {
  const boxes = puzzle.boxes.map((box) => TEXT.boxes[box]?.title ?? TEXT.capital(box));
  const stars = el(
    "span",
    { class: "puzzle-stars" },
    el("span", { "aria-hidden": "true" }, "★".repeat(puzzle.difficulty)),
    " ",
    words.difficulty[puzzle.difficulty - 1],
  );
  const mark = solved && el("span", { class: "puzzle-solved" }, icon("check"), words.solved);
  return el(
    "li",
    {},
    el(
      "button",
      { class: "puzzle-entry", type: "button", "data-puzzle": puzzle.name, onclick: () => onPuzzle(puzzle) },
      el("strong", {}, words.each[puzzle.name].title),
      el("span", { class: "puzzle-facts" }, stars, el("span", {}, boxes.join(", ") || words.base), mark),
    ),
  );
}
