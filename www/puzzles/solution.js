// @ts-check
/**
 * The solution on the board: the tile of the best turn as a ghost, its figures and the steps of the dragon over it, and on every other
 * space how many points fewer the best turn there brings.
 */
import { Game } from "../bastide.js";
import { el, fill } from "../lib/dom.js";
import { answerOthers, playTurn } from "../engine/evaluate.js";
import { Thinker } from "../engine/thinker.js";
import { figurePicture } from "../ui/pictures.js";

/** @typedef {import("../engine/evaluate.js").Puzzle} Puzzle */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("../bastide.js").Board} Board */
/** @typedef {{ x: number, y: number }} Cell */
/** @typedef {{ action: ActionView & Cell, fewer: number }} Other the best turn on another space, and how many points fewer it brings */

/** After so many frames that show the same the view lies still. */
const STILL = 6;
/** How far from the middle of a tile a part is that reaches a side, by the side; in tiles. @type {Record<string, [number, number]>} */
const SIDES = {
  ...{ N: [0, -0.3], E: [0.3, 0], S: [0, 0.3], W: [-0.3, 0] },
  ...{ NNE: [0.27, -0.4], ENE: [0.4, -0.27], ESE: [0.4, 0.27], SSE: [0.27, 0.4] },
  ...{ SSW: [-0.27, 0.4], WSW: [-0.4, 0.27], WNW: [-0.4, -0.27], NNW: [-0.27, -0.4] },
  ...{ NE: [0.4, -0.4], SE: [0.4, 0.4], SW: [-0.4, 0.4], NW: [-0.4, -0.4] },
};

/**
 * The decisions of a puzzle's first answer, without what is declined.
 *
 * @param {Puzzle} puzzle
 * @returns {{ steps: ActionView[], events: import("../bastide.js").EventView[] }} `events`: what the whole turn brings about
 */
export function solutionOf({ record, answers, goal }) {
  const game = Game.fromRecord(record);
  const begun = game.view();
  const told = game.log().length;
  const steps = answers[0].flatMap((statement) => {
    const action = game.legal().find((one) => one.statement === statement);
    playTurnPart(statement);
    return action && action.type !== "skip" ? [action] : [];
  });
  playTurn(game, [], goal, begun);
  const events = game.log().slice(told);
  game.free();
  return { steps, events };

  /** @param {string} statement */
  function playTurnPart(statement) {
    if (statement !== "skip") game.play(statement);
    answerOthers(game, goal, begun);
  }
}

export class Solution {
  #frame = 0;
  #same = 0;
  #seen = "";
  /** Looked for once. @type {Promise<Other[]> | undefined} */
  #compared;
  /** @type {Other[]} */
  #others = [];
  #thinker = new Thinker();

  /**
   * @param {Puzzle} puzzle
   * @param {number} best what the best turn is worth
   * @param {string} colour of the player
   * @param {{ board: () => Board | null, turns: () => number }} screen `turns`: how the board is turned
   */
  constructor(puzzle, best, colour, screen) {
    this.puzzle = puzzle;
    this.best = best;
    this.colour = colour;
    this.screen = screen;
    this.element = el("div", { class: "solution", "aria-hidden": "true", hidden: true });
    this.told = solutionOf(puzzle);
    const { steps } = this.told;
    /** Where its tile is among the decisions: a ransom may come before it. */
    this.first = Math.max(
      0,
      steps.findIndex(({ type }) => type === "tile"),
    );
  }

  /** Shows the best turn on the board, which is where the puzzle begins, and follows the view. */
  show() {
    this.element.hidden = false;
    this.pose();
    this.follow();
  }

  hide() {
    this.element.hidden = true;
    fill(this.element);
  }

  leave() {
    cancelAnimationFrame(this.#frame);
    this.#thinker.end();
  }

  /** Lays the ghost where the best turn lays its tile. */
  pose() {
    const { statement } = this.told.steps[this.first];
    const board = this.screen.board();
    if (board && board.selection().statement !== statement) board.select(statement);
  }

  /**
   * The best turn on every other space, those that bring most first; none where a puzzle is not about points.
   *
   * @returns {Promise<Other[]>}
   */
  async compare() {
    this.#compared ??= this.#compare();
    this.#others = await this.#compared;
    this.follow();
    return this.#others;
  }

  async #compare() {
    const { record, goal } = this.puzzle;
    if (goal.kind !== "now" && goal.kind !== "lead") return [];
    const game = Game.fromRecord(record);
    const tiles = new Map(game.legal().flatMap((action) => (action.type === "tile" ? [[action.statement, action]] : [])));
    game.free();
    /** @type {Map<string, Other>} */
    const cells = new Map();
    for (const [statement, worth] of (await this.#thinker.turns(record, goal.kind === "lead")) ?? []) {
      const action = tiles.get(statement);
      const key = action && `${action.x},${action.y}`;
      const fewer = this.best - worth;
      if (action && key && fewer < (cells.get(key)?.fewer ?? Infinity)) cells.set(key, { action, fewer });
    }
    return [...cells.values()].filter(({ fewer }) => fewer > 0).sort((one, other) => one.fewer - other.fewer);
  }

  /** Draws the marks anew until the view lies still. */
  follow() {
    this.#same = 0;
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#step());
  }

  #step() {
    this.#frame = 0;
    const at = this.screen.board()?.point(this.told.steps[this.first].statement);
    if (!at || this.element.hidden) return;
    const seen = JSON.stringify([at, this.screen.turns(), this.#others.length]);
    this.#same = this.#seen === seen ? this.#same + 1 : 0;
    this.#seen = seen;
    if (this.#same === 0) this.#draw(at);
    if (this.#same < STILL) this.#frame = requestAnimationFrame(() => this.#step());
  }

  /** @param {Cell & { size: number }} at where the tile of the best turn lies */
  #draw(at) {
    this.element.style.setProperty("--tile", `${at.size}px`);
    const [first, ...steps] = this.told.steps.slice(this.first);
    const begun = "x" in first ? first : { x: 0, y: 0 };
    let walked = 0;
    const marks = steps.map((step) => this.#mark(step, () => (walked += 1)));
    const places = [...steps, ...this.#others.map(({ action }) => action)];
    const all = [...marks, ...this.#others.map(({ fewer }) => el("span", { class: "solution-fewer" }, `\u2212${fewer}`))];
    for (const [index, mark] of all.entries()) {
      if (!mark) continue;
      const [right, down] = this.#turned(offset(places[index], begun));
      mark.style.translate = `calc(${at.x + right * at.size}px - 50%) calc(${at.y + down * at.size}px - 50%)`;
    }
    fill(this.element, ...all);
  }

  /**
   * @param {ActionView} step
   * @param {() => number} walked counts the steps of the dragon
   */
  #mark(step, walked) {
    switch (step.type) {
      case "figure":
      case "placeAt":
      case "setOff":
      case "move":
        return figurePicture(step.figure, this.colour, "solution-figure");
      case "barn":
        return figurePicture("barn", this.colour, "solution-figure");
      case "dragon":
        return el("span", { class: "solution-step" }, String(walked()));
      case "princess":
      case "capture":
        return el("span", { class: "solution-gone" }, "\u00d7");
      case "fairy":
        return figurePicture("fairy", this.colour, "solution-figure");
      case "floor":
        return el("span", { class: "solution-here" });
      default:
        return undefined;
    }
  }

  /** As the board is turned. @param {[number, number]} offset @returns {[number, number]} */
  #turned([right, down]) {
    const ways = /** @type {[number, number][]} */ ([
      [right, down],
      [-down, right],
      [-right, -down],
      [down, -right],
    ]);
    return ways[this.screen.turns() % 4];
  }
}

/**
 * Where a decision acts, in tiles from the middle of the tile just laid.
 *
 * @param {ActionView} step
 * @param {Cell} begun the cell of that tile
 * @returns {[number, number]}
 */
function offset(step, begun) {
  const { x, y } = "x" in step ? step : begun;
  const side = "corner" in step ? step.corner : "place" in step ? (step.place?.split(".")[1] ?? "") : "";
  const [right, down] = SIDES[side] ?? [0, 0];
  return [x - begun.x + right, y - begun.y + down];
}
