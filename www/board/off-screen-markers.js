// @ts-check
/**
 * What the board's own marks do not say: that there are spaces for the tile out of sight or below buttons, and what each figure
 * on the tile is called. It is looked up whenever the view may have moved, until the view lies still.
 */
import { el, fill, placeOf } from "../lib/dom.js";
import { hasIcon, icon } from "../lib/icons.js";
import { pieceOf } from "../engine/pieces.js";
import { kindOf } from "../engine/places.js";
import { hasRole } from "../i18n/language/words.js";
import { nameOfPiece, ofBox } from "../i18n/boxes.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").Board} Board */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {"road" | "city" | "monastery" | "garden" | "field" | "tower"} Role what a figure is by what it stands on */
/** @typedef {{ statement: string, name?: string, role?: Role, isElsewhere?: boolean }} Place one of all that is legal there; without a name it is for a tile. `isElsewhere`: it is on another tile than the last */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** After so many frames that show the same the view lies still. */
const STILL = 4;
/** How far from the edge of the board a mark for what is beyond it stands, in CSS pixels. */
const EDGE = 14;
/** How far apart such marks stand at least. */
const APART = 120;
/** How far from the middle of a place the button for those out of sight stands. */
const REACH = 18;
/** Where so many figures are offered in sight, names would lie over each other and over the land; a tap brings a tile near first. */
const MANY = 16;
/** How much of a figure's square no name may cover, and how far from its middle its own name begins. */
const [FIGURE, FEET] = [0.7, 0.42];

export class OffScreenMarkers {
  /** @type {Place[]} */
  #places = [];
  /** The screen of the board, which says while the view may be moving. @type {Element | undefined} */
  #table;
  /** The buttons that float on the board. @type {Element[]} */
  #tools = [];
  /** Where the first and the last place were in the last frame, and in how many frames since. */
  #seen = "";
  #same = 0;
  #frame = 0;
  /** @type {ResizeObserver | undefined} */
  #size;
  /** The figure below the mouse. @type {string | undefined} */
  #over;

  /**
   * @param {Locale} locale
   * @param {HTMLCanvasElement} canvas
   * @param {() => Board | null} board
   * @param {() => boolean} [names] whether all figures are named, or only the one below the mouse
   */
  constructor(locale, canvas, board, names = () => true) {
    this.locale = locale;
    this.canvas = canvas;
    this.board = board;
    this.names = names;
    this.marks = el("div", { class: "sight-marks", "aria-hidden": "true" });
    this.more = el("button", { class: "sight-more", type: "button", hidden: true, onclick: () => board()?.fit() });
    this.element = el("div", { class: "sight" }, this.marks, this.more);
  }

  /** Once the board is there. @param {Element} table on which every button is that moves the view */
  ready(table) {
    this.#table = table;
    this.#tools = [...table.querySelectorAll(".tools")];
    for (const type of ["pointerup", "wheel", "keydown", "click"]) table.addEventListener(type, () => this.look(), { passive: true });
    this.canvas.addEventListener("pointermove", (event) => this.#pointed(event), { passive: true });
    this.canvas.addEventListener("pointerleave", (event) => this.#pointed(event), { passive: true });
    this.#size = new ResizeObserver(() => this.look());
    this.#size.observe(this.canvas);
  }

  /** The view may have moved, or the mouse is over another figure. @param {PointerEvent} event */
  #pointed({ type, buttons, pointerType, offsetX: x, offsetY: y }) {
    const over = type === "pointermove" && pointerType === "mouse" ? this.#near({ x, y }) : undefined;
    const isOther = over !== this.#over && !this.names();
    this.#over = over;
    if (buttons > 0 || isOther) this.look();
  }

  /** The statement of the figure at a point. @param {Point} at */
  #near({ x, y }) {
    const named = this.#places.filter(({ name }) => name);
    const points = this.board()?.points(named.map(({ statement }) => statement)) ?? [];
    const found = points.findIndex((at) => at && Math.hypot(at.x - x, at.y - y) <= at.size / 2);
    return named[found]?.statement;
  }

  /** Lets go of the canvas. */
  end() {
    this.#size?.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  /**
   * @param {ActionView[]} legal
   * @param {string} [narrowed] the piece whose places alone are shown
   */
  render(legal, narrowed) {
    /** @type {Map<string, Place>} */
    const places = new Map();
    for (const action of legal) {
      const key = keyOf(action);
      if (key && !places.has(key) && (!narrowed || pieceOf(action) === narrowed)) places.set(key, this.#place(action));
    }
    this.#places = [...places.values()];
    this.look();
  }

  /** @param {ActionView} action @returns {Place} */
  #place(action) {
    const { statement } = action;
    const role = roleOf(action);
    const isElsewhere = action.type === "placeAt" || action.type === "princess";
    const own = ofBox(this.locale, "labels", action.type) ?? (role && ofBox(this.locale, "labels", role));
    if (role) return { statement, role, isElsewhere, name: own ? own(action) : this.locale.board.roles[/** @type {"road"} */ (role)] };
    if (own) return { statement, name: own(action) };
    const piece = pieceOf(action);
    return piece ? { statement, name: nameOfPiece(this.locale, piece) } : { statement };
  }

  /** The view may have moved. */
  look() {
    this.#same = 0;
    this.#table?.toggleAttribute("data-moving", true);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#step());
  }

  /** Waits until the view lies still. What stands where it was is not seen meanwhile. */
  #step() {
    this.#frame = 0;
    const board = this.board();
    if (!board) return;
    const ends = board.points([this.#places[0], this.#places.at(-1)].flatMap((place) => place?.statement ?? []));
    const seen = JSON.stringify([ends, this.canvas.clientWidth, this.canvas.clientHeight]);
    this.marks.hidden = this.marks.hidden || this.#seen !== seen;
    this.#same = this.#seen === seen ? this.#same + 1 : 0;
    this.#seen = seen;
    if (this.#same < STILL) this.#frame = requestAnimationFrame(() => this.#step());
    else {
      this.#show(board);
      if (!board.isTelling()) this.#table?.removeAttribute("data-moving"); // the view may still go where something is told
    }
  }

  /** @param {Board} board */
  #show(board) {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    /** @type {{ x: number, y: number, size: number, statement: string, name: string, role?: Role }[]} */
    const figures = [];
    /** @type {Point[]} */
    const away = [];
    /** @type {Point[]} */
    const near = [];
    let [unseen, elsewhere] = [0, 0];
    this.more.hidden = true; // what lies below this button alone is no reason for it
    const points = board.points(this.#places.map(({ statement }) => statement));
    for (const [index, { statement, name, role, isElsewhere }] of this.#places.entries()) {
      const at = points[index];
      if (!at) continue;
      if (name && !this.#isCovered(at)) figures.push({ ...at, statement, name, role });
      const isAway = at.x < 0 || at.y < 0 || at.x > width || at.y > height;
      (isAway ? away : near).push(at);
      if (!(name ? isAway && role : isAway || this.#isCovered(at))) continue; // an abbot who may come back is no space
      unseen += 1;
      if (isElsewhere) elsewhere += 1;
    }
    this.more.hidden = unseen === 0;
    if (unseen > 0) {
      fill(this.more, icon("fit"), elsewhere === unseen ? this.locale.board.elsewhere(unseen) : this.locale.board.unseen(unseen));
      this.#clear(near);
    }
    this.marks.hidden = false;
    fill(this.marks, ...this.#arrows(away, width, height));
    const isOnePiece = figures.length > 1 && figures.every(({ role, name }) => !role && name === figures[0].name); // which the hand names
    this.#name(this.names() && !isOnePiece ? figures : figures.filter(({ statement }) => statement === this.#over), width, height);
  }

  /** Puts the button where it lies on the fewest places, if the board has room for it. @param {Point[]} places in sight */
  #clear(places) {
    const board = placeOf(this.canvas);
    const covered = ["bottom", "higher", "top"].map((corner) => {
      this.more.dataset.at = corner;
      return { corner, count: places.filter(({ x, y }) => isOver(placeOf(this.more), board.left + x, board.top + y, REACH)).length };
    });
    this.more.dataset.at = covered.reduce((best, one) => (one.count < best.count ? one : best)).corner;
    const { top, bottom } = placeOf(this.more);
    this.more.hidden = top < board.top || bottom > board.bottom;
  }

  /**
   * Writes below each figure what it is called, or else above or beside it; where there is no room at all its icon has to do. Where there
   * are many, how they stand or lie tells enough.
   *
   * @param {{ x: number, y: number, size: number, name: string, role?: Role }[]} figures
   * @param {number} width
   * @param {number} height
   */
  #name(figures, width, height) {
    if (figures.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height).length > MANY) return;
    const board = placeOf(this.canvas);
    const buttons = [...this.#tools, this.more].map(placeOf).filter((box) => box.width > 0);
    const taken = [
      ...figures.map(({ x, y, size }) => around(x, y, FIGURE * size, FIGURE * size)),
      ...buttons.map(({ left, top, right, bottom }) => ({
        left: left - board.left,
        top: top - board.top,
        right: right - board.left,
        bottom: bottom - board.top,
      })),
    ];
    for (const { x, y, size, name, role } of figures) {
      if (x < 0 || y < 0 || x > width || y > height) continue;
      const label = el("span", { class: "sight-role" }, name);
      this.marks.append(label);
      const { offsetWidth: wide, offsetHeight: high } = label;
      const middle = Math.min(Math.max(x, wide / 2), width - wide / 2);
      const [aside, down] = [FEET * size + wide / 2, FEET * size + high / 2];
      const places = [
        [0, down],
        [0, -down],
        [wide / 3, down],
        [-wide / 3, down],
        [aside, 0],
        [-aside, 0],
      ];
      const boxes = places.map(([right, down]) => around((right === 0 ? middle : x) + right, y + down, wide, high));
      const isInside = (/** @type {Box} */ box) => box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      const isFree = (/** @type {Box} */ box) => isInside(box) && !taken.some((other) => meet(box, other));
      const isOwn = (/** @type {Box} */ box) => figures.every((other) => gap(box, { x, y }) <= gap(box, other)); // or it would seem to name the other one
      const free = boxes.find((box) => isFree(box) && isOwn(box)) ?? boxes.find(isFree);
      if (!free && role && hasIcon(role)) fill(label, icon(role));
      const box = free ?? around(x + 0.3 * size, y + FEET * size, label.offsetWidth, label.offsetHeight);
      label.style.translate = `${Math.round(box.left)}px ${Math.round(box.top)}px`;
      taken.push(box);
    }
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
    return [...this.#tools, this.more].some((element) => isOver(placeOf(element), board.left + x, board.top + y, around));
  }
}

/**
 * Whether an element is shown and reaches a point, or comes so near to it.
 *
 * @param {Box & { width: number }} element
 * @param {number} x
 * @param {number} y
 * @param {number} near
 */
function isOver({ left, top, right, bottom, width }, x, y, near) {
  return width > 0 && x + near > left && x - near < right && y + near > top && y - near < bottom;
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

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
function around(x, y, width, height) {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** How far a point is from a box. @param {Box} box @param {Point} point */
function gap({ left, top, right, bottom }, { x, y }) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** @param {Box} one @param {Box} other */
function meet(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** What is the same for all actions in one place; nothing for what has no place. @param {ActionView} action */
function keyOf(action) {
  if (action.type === "tile" || action.type === "tileWithBridge" || action.type === "abbey") return `${action.x},${action.y}`;
  if ("place" in action) return `${action.x},${action.y} ${action.place}`;
  if (action.type === "fairy" || action.type === "floor" || action.type === "setOff" || action.type === "pyramid")
    return `${action.type} ${action.x},${action.y}`;
  if (action.type === "bridge") return `bridge ${action.axis} ${action.x},${action.y}`;
  return action.type === "barn" ? `barn ${action.corner}` : action.type === "recall" ? "recall" : "";
}

/** What a figure is by what it stands on; a builder is what it is anywhere. @param {ActionView} action */
function roleOf(action) {
  if (!("figure" in action && "place" in action) || !action.place || action.type === "fairy" || !hasRole(action.figure)) return undefined;
  const feature = kindOf(action.place);
  return feature === "quarter" ? undefined : /** @type {Role} */ (feature);
}
