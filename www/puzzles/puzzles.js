// @ts-check
/** The puzzles: what belongs to today, and a list of all by expansion, with which are solved. */
import { Game, readRecords } from "../bastide.js";
import { drawWhenNear } from "./pictures.js";
import { dayOf } from "../lib/days.js";
import { el } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { readPuzzle } from "../engine/evaluate.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { onDemand } from "../ui/on-demand.js";
import { progress } from "./progress.js";
import { TEXT } from "../i18n/text.js";
import { iconButton } from "../ui/widgets.js";
import { onScreen } from "../lib/screen.js";
import { mistakesCard } from "./mistakes.js";
import { decksOfDay, openGames } from "./deck-card.js";
import { puzzleOfDay } from "./today.js";

/** @typedef {import("../engine/evaluate.js").Puzzle} Puzzle */
/** @typedef {import("./progress.js").Progress} Progress */
/** @typedef {{ onBack: () => void, onPuzzle: (puzzle: Puzzle) => void, onDeck: (deck: import("../engine/day-decks.js").Deck) => void, onMistakes: () => void }} PuzzlesActions */

const words = await TEXT.load.puzzles();

/** Pixels of a picture; it is shown half as large, for screens with fine pixels. */
const PICTURE = 160;

/**
 * Every puzzle, in the order in which they are shown: those of the base game first, then by expansion, the easy ones first.
 *
 * @returns {Promise<Puzzle[]>}
 */
export async function allPuzzles() {
  const found = await fetch("./puzzles.txt");
  if (!found.ok) throw new Error(`${found.status} for the puzzles`);
  const puzzles = readRecords(await found.text()).map(readPuzzle);
  const groups = [...new Set(puzzles.map(groupOf))];
  const rank = (/** @type {Puzzle} */ puzzle) => groups.indexOf(groupOf(puzzle)) * 10 + puzzle.difficulty;
  return puzzles.sort((one, other) => rank(one) - rank(other));
}

/** The expansions that a puzzle is played with; empty for the base game. @param {Puzzle} puzzle */
const groupOf = ({ boxes }) => boxes.join("+");

/**
 * @param {PuzzlesActions} actions
 * @returns {Promise<{ root: HTMLElement, ready: () => void, leave: () => void }>}
 */
export async function puzzlesScreen({ onBack, onPuzzle, onDeck, onMistakes }) {
  await Promise.all([stylesOnDemand("./styles/puzzles.css"), stylesOnDemand("./styles/solo.css")]);
  const title = el("h1", { tabindex: -1 }, words.title);
  const ownMistakes = await onScreen(mistakesCard(dayOf(), () => onMistakes()));
  const puzzles = await onDemand(allPuzzles);
  const state = progress();
  const solved = puzzles.filter(({ name }) => state(name) === "solved").length;
  const groups = [...new Set(puzzles.map(groupOf))].map((group) => puzzles.filter((puzzle) => groupOf(puzzle) === group));
  const root = el(
    "main",
    { class: "puzzles" },
    el("header", {}, iconButton("back", words.back, onBack, "back"), title),
    el("p", { class: "puzzles-about" }, words.about, " ", el("strong", {}, words.solvedOf(solved, puzzles.length))),
    today(puzzles, state, ownMistakes, onPuzzle, onDeck),
    el("div", { class: "puzzle-list" }, ...groups.map((group) => section(group, state, onPuzzle))),
  );
  return { root, ready: () => title.focus(), leave: () => {} };
}

/**
 * The puzzle and the decks of this day, and the mistakes that are due.
 *
 * @param {Puzzle[]} puzzles
 * @param {(name: string) => Progress} state
 * @param {HTMLElement} mistakes their card
 * @param {PuzzlesActions["onPuzzle"]} onPuzzle
 * @param {PuzzlesActions["onDeck"]} onDeck
 */
function today(puzzles, state, mistakes, onPuzzle, onDeck) {
  const day = dayOf();
  const puzzle = puzzleOfDay(puzzles, day);
  const date = new Date().toLocaleDateString(TEXT.tag, { weekday: "long", day: "numeric", month: "long" });
  return el(
    "section",
    { class: "puzzles-today", "aria-labelledby": "today" },
    el("h2", { id: "today" }, words.today, " ", el("span", { class: "puzzles-count" }, date)),
    el(
      "ul",
      { class: "puzzle-cards" },
      el("li", {}, entry(puzzle, state(puzzle.name), onPuzzle, words.puzzleOfDay)),
      ...decksOfDay(day, onDeck, openGames()).map((card) => el("li", {}, card)),
      el("li", {}, mistakes),
    ),
  );
}

/**
 * The puzzles of one expansion.
 *
 * @param {Puzzle[]} puzzles
 * @param {(name: string) => Progress} state
 * @param {PuzzlesActions["onPuzzle"]} onPuzzle
 */
function section(puzzles, state, onPuzzle) {
  const [{ boxes }] = puzzles;
  const id = `group-${boxes.join("-") || "base"}`;
  const name = TEXT.listed(boxes.map((box) => TEXT.boxes[box]?.title ?? TEXT.capital(box))) || words.base;
  const solved = puzzles.filter((puzzle) => state(puzzle.name) === "solved").length;
  const entries = puzzles.map((puzzle) => el("li", {}, entry(puzzle, state(puzzle.name), onPuzzle)));
  return el(
    "section",
    { class: "puzzles-group", "aria-labelledby": id },
    el("h2", { id }, name, " ", el("span", { class: "puzzles-count" }, words.solvedOf(solved, puzzles.length))),
    el("ol", { class: "puzzle-cards" }, ...entries),
  );
}

/**
 * @param {Puzzle} puzzle
 * @param {Progress} state
 * @param {PuzzlesActions["onPuzzle"]} onPuzzle
 * @param {string} [what] said above its title
 */
function entry(puzzle, state, onPuzzle, what) {
  const picture = el("canvas", { class: "puzzle-picture", width: PICTURE, height: PICTURE, "aria-hidden": "true" });
  drawWhenNear(picture, () => begun(puzzle));
  const stars = el(
    "span",
    { class: "puzzle-stars" },
    el("span", { "aria-hidden": "true" }, "★".repeat(puzzle.difficulty)),
    " ",
    words.difficulty[puzzle.difficulty - 1],
  );
  return el(
    "button",
    { class: "puzzle-entry", type: "button", [what ? "data-today" : "data-puzzle"]: puzzle.name, "data-progress": state, onclick: () => onPuzzle(puzzle) },
    picture,
    el(
      "span",
      { class: "puzzle-words" },
      what && el("span", { class: "puzzle-what" }, what),
      el("strong", {}, words.each[puzzle.name].title),
      el("span", { class: "puzzle-facts" }, stars, el("span", { class: `puzzle-${state}` }, state === "solved" && icon("check"), words.progress[state])),
    ),
  );
}

/** The position of a puzzle. @param {Puzzle} puzzle */
function begun({ record }) {
  const game = Game.fromRecord(record);
  const view = game.view();
  game.free();
  return view;
}
