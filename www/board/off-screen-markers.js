// @ts-check
/**
 * What the board's own marks do not say: that there are spaces for the tile out of sight or below buttons, and what a figure
 * would be in each place. It is looked up whenever the view may have moved, until the view lies still.
 */
import { el, fill, placeOf } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { hasRole } from "../i18n/language/words.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").Board} Board */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {"road" | "city" | "monastery" | "garden" | "field"} Role what a figure is by what it stands on */
/** @typedef {{ statement: string, role?: Role }} Place one of all that is legal there; without a role it is for a tile */
/** @typedef {{ x: number, y: number }} Point */

/** After so many frames that show the same the view lies still. */
const STILL = 4;
/** How far from the edge of the board a mark for what is beyond it stands, in CSS pixels. */
const EDGE = 14;
/** How far apart such marks stand at least. */
const APART = 24;

export class OffScreenMarkers {
  /** @type {Place[]} */
  #places = [];
  /** The buttons that float on the board. @type {Element[]} */
  #tools = [];
  /** Where the first and the last place were in the last frame, and in how many frames since. */
  #seen = "";
  #same = 0;
  #frame = 0;

  /**
   * @param {Locale} locale
   * @param {HTMLCanvasElement} canvas
   * @param {() => Board | null} board
   */
  constructor(locale, canvas, board) {
    this.locale = locale;
    this.canvas = canvas;
    this.board = board;
    this.marks = el("div", { class: "sight-marks", "aria-hidden": "true" });
    this.more = el("button", { class: "sight-more", type: "button", hidden: true, onclick: () => board()?.fit() });
    this.element = el("div", { class: "sight" }, this.marks, this.more);
    this.legend = el("p", { class: "roles", hidden: true });
  }

  /** Once the board is there. @param {Element} table on which every button is that moves the view */
  ready(table) {
    this.#tools = [...table.querySelectorAll(".tools")];
    for (const type of ["pointerup", "wheel", "keydown", "click"]) table.addEventListener(type, () => this.#look(), { passive: true });
    this.canvas.addEventListener("pointermove", ({ buttons }) => buttons > 0 && this.#look(), { passive: true });
    new ResizeObserver(() => this.#look()).observe(this.canvas);
  }

  /**
   * @param {ActionView[]} legal
   * @param {string} [narrowed] the piece whose places alone are shown
   */
  render(legal, narrowed) {
    const shown = narrowed ? legal.filter((action) => action.type === "figure" && action.figure === narrowed) : legal;
    const places = new Map(shown.map((action) => [keyOf(action), { statement: action.statement, role: roleOf(action) }]));
    places.delete("");
    this.#places = [...places.values()];
    const roles = [...new Set(this.#places.flatMap(({ role }) => role ?? []))];
    this.legend.hidden = roles.length === 0;
    fill(this.legend, ...roles.map((role) => el("span", { class: "role" }, icon(role), this.locale.board.roles[role])));
    this.#look();
  }

  #look() {
    this.#same = 0;
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#step());
  }

  /** Waits until the view lies still. What stands where it was is not seen meanwhile. */
  #step() {
    this.#frame = 0;
    const board = this.board();
    if (!board) return;
    const ends = [this.#places[0], this.#places.at(-1)].map((place) => place && board.point(place.statement));
    const seen = JSON.stringify([ends, this.canvas.clientWidth, this.canvas.clientHeight]);
    this.marks.hidden = this.marks.hidden || this.#seen !== seen;
    this.#same = this.#seen === seen ? this.#same + 1 : 0;
    this.#seen = seen;
    if (this.#same < STILL) this.#frame = requestAnimationFrame(() => this.#step());
    else this.#show(board);
  }

  /** @param {Board} board */
  #show(board) {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const marks = [];
    /** @type {Point[]} */
    const away = [];
    let covered = 0;
    this.more.hidden = true; // what lies below this button alone is no reason for it
    for (const { statement, role } of this.#places) {
      const at = board.point(statement);
      if (!at) continue;
      if (role) marks.push(mark("sight-role", at, icon(role)));
      else if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) away.push(at);
      else if (this.#isCovered(at)) covered += 1;
    }
    const unseen = away.length + covered;
    this.more.hidden = unseen === 0;
    if (unseen > 0) fill(this.more, icon("fit"), this.locale.board.unseen(unseen));
    fill(this.marks, ...marks, ...this.#arrows(away, width, height));
    this.marks.hidden = false;
  }

  /**
   * Arrows at the edge of the board, towards what is beyond it: where several would lie on each other, the first of them, and
   * none below a button.
   *
   * @param {Point[]} away
   * @param {number} width
   * @param {number} height
   */
  #arrows(away, width, height) {
    /** @type {Point[]} */
    const stand = [];
    return away.flatMap((at) => {
      const edge = { x: Math.min(Math.max(at.x, EDGE), width - EDGE), y: Math.min(Math.max(at.y, EDGE), height - EDGE) };
      if (stand.some(({ x, y }) => Math.hypot(x - edge.x, y - edge.y) < APART) || this.#isCovered(edge, EDGE)) return [];
      stand.push(edge);
      const arrow = mark("sight-beyond", edge, icon("forward"));
      arrow.style.rotate = `${Math.atan2(at.y - edge.y, at.x - edge.x)}rad`;
      return [arrow];
    });
  }

  /**
   * Whether what stands at a point of the canvas lies below buttons.
   *
   * @param {Point} at
   * @param {number} [around] how far it reaches
   */
  #isCovered({ x, y }, around = 0) {
    const board = placeOf(this.canvas);
    const [across, down] = [board.left + x, board.top + y];
    return [...this.#tools, this.more]
      .map(placeOf)
      .some(
        ({ left, top, right, bottom, width }) =>
          width > 0 && across + around > left && across - around < right && down + around > top && down - around < bottom,
      );
  }
}

/**
 * @param {string} name its class
 * @param {Point} at
 * @param {Node} content
 */
function mark(name, { x, y }, content) {
  const element = el("span", { class: name }, content);
  element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  return element;
}

/** What is the same for all actions in one place; nothing for what has none of interest here, as a builder has no role. @param {ActionView} action */
function keyOf(action) {
  if (action.type === "figure" && !hasRole(action.figure)) return "";
  if (action.type === "tile") return `${action.x},${action.y}`;
  return action.type === "figure" || action.type === "move" ? `${action.x},${action.y} ${action.place}` : "";
}

/** @param {ActionView} action */
function roleOf(action) {
  return action.type === "figure" || action.type === "move" ? /** @type {Role} */ (action.place.split(".")[0]) : undefined;
}
