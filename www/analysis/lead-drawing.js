// @ts-check
/** The expected lead over a game as a drawing: a line for each player or one between two, with its scale, its turns and the costliest of them. */
import { mark } from "../engine/colours.js";
import { bdi, el, fill } from "../lib/dom.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").Outlook} Outlook */
/** @typedef {import("../bastide.js").GameView["players"]} PlayerViews */
/** @typedef {import("./lead-curve.js").Judged} Judged */
/** @typedef {import("./move-tree.js").Words} Words */

const SPACE = "http://www.w3.org/2000/svg";
/** The lead at the edge of the drawing is a multiple of so many points, and at least twice as many. */
const STEP = 5;
/** How far from the middle that lead is drawn, of the whole height in percent. */
const REACH = 46;

export class LeadDrawing {
  /** How far each player is from the mean of all, after each decision. @type {number[][]} */
  #leads = [];
  /** The lead at the edge. */
  #most = 1;

  /**
   * @param {Locale} locale
   * @param {Words} words
   * @param {(at: number) => void} onGo goes to the moment after so many decisions
   */
  constructor(locale, words, onGo) {
    this.locale = locale;
    this.words = words;
    this.canvas = el("div", { class: "lead-drawing" });
    this.marks = el("div", { class: "lead-marks" });
    this.turns = el("div", { class: "lead-turns" });
    this.names = el("div", { class: "lead-names" });
    this.key = el("p", { class: "small lead-key", hidden: true }, words.dots);
    this.element = el("div", { "aria-hidden": "true" }, this.names, this.canvas, this.turns, this.key);
    this.canvas.addEventListener("click", ({ clientX }) => {
      const { left, width } = this.canvas.getBoundingClientRect();
      onGo(Math.round(((clientX - left) / width) * this.#last)); // as the slider below it
    });
  }

  get #last() {
    return Math.max(1, this.#leads.length - 1);
  }

  /**
   * @param {Outlook} outlook
   * @param {Judged[]} turns
   * @param {PlayerViews} players
   */
  render({ expected }, turns, players) {
    this.#leads = expected.map((points) => points.map((own) => own - points.reduce((sum, one) => sum + one, 0) / points.length));
    // Between two, the lead of one over the other is twice what parts each from the mean.
    const shown = players.length === 2 ? 2 : 1;
    const edge = Math.max(2, Math.ceil((shown * Math.max(...this.#leads.flat().map(Math.abs))) / STEP)) * STEP;
    this.#most = edge / shown;
    const label = (/** @type {string} */ name, /** @type {number} */ points) => el("span", { class: `lead-scale ${name}` }, this.locale.players.gained(points));
    const sides = players.length === 2 ? players.map((player, seat) => this.#side(player, `lead-side ${seat === 0 ? "above" : "below"}`)) : [];
    fill(this.canvas, this.#lines(players), ...sides, label("above", edge), label("below", players.length === 2 ? edge : -edge), this.marks);
    fill(this.names, ...(players.length === 2 ? [] : players.map((player) => this.#side(player, "lead-name"))));
    const half = turns.findIndex(({ at }) => at >= this.#last / 2);
    const named = [turns[0], turns[half], turns.at(-1)].flatMap((turn) => turn ?? []);
    fill(this.turns, ...named.map((turn) => this.#named(turn)));
    fill(this.marks);
  }

  /** Marks the moment that is on the board. @param {number} at decisions */
  point(at) {
    this.canvas.style.setProperty("--at", String(Math.min(at, this.#last) / this.#last));
  }

  /**
   * Marks turns on the lines.
   *
   * @param {Judged[]} turns
   * @param {PlayerViews} players
   */
  markTurns(turns, players) {
    const marks = turns.map(({ at, player }) => {
      const dot = el("span", { class: "lead-turn", "data-colour": players[player].colour });
      dot.style.left = `${this.#across(at)}%`;
      dot.style.top = `${this.#down(at, players.length === 2 ? 0 : player)}%`;
      return dot;
    });
    fill(this.marks, ...marks);
    this.key.hidden = marks.length === 0;
  }

  /** @param {PlayerViews[number]} player @param {string} style the class */
  #side({ colour, name }, style) {
    return el("span", { class: style, "data-colour": colour }, mark(colour), bdi(name));
  }

  /** The number of a turn below its place; at both ends within the drawing. @param {Judged} turn */
  #named({ turn, at }) {
    const label = el("span", {}, this.words.turn(turn));
    const across = this.#across(at);
    label.style.left = `${across}%`;
    label.style.translate = `-${across}%`;
    return label;
  }

  /** @param {number} at */
  #across(at) {
    return (at / this.#last) * 100;
  }

  /** @param {number} at @param {number} seat */
  #down(at, seat) {
    return 50 - (this.#leads[Math.min(at, this.#leads.length - 1)][seat] / this.#most) * REACH;
  }

  /**
   * Two players: the lead of the first, above the middle in their colour and below in the other's. More: a line for each, how far they are from
   * the mean.
   *
   * @param {PlayerViews} players
   */
  #lines(players) {
    const svg = document.createElementNS(SPACE, "svg");
    svg.setAttribute("viewBox", "0 0 100 100");
    svg.setAttribute("preserveAspectRatio", "none");
    const add = (/** @type {string} */ tag, /** @type {Record<string, string>} */ attributes) => {
      const element = document.createElementNS(SPACE, tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      svg.append(element);
    };
    const points = (/** @type {(at: number) => number} */ down) =>
      this.#leads.map((_, at) => `${this.#across(at).toFixed(2)},${down(at).toFixed(2)}`).join(" ");
    if (players.length === 2) {
      const [first, second] = players;
      add("polygon", { class: "lead-area", "data-colour": first.colour, points: `0,50 ${points((at) => Math.min(50, this.#down(at, 0)))} 100,50` });
      add("polygon", { class: "lead-area", "data-colour": second.colour, points: `0,50 ${points((at) => Math.max(50, this.#down(at, 0)))} 100,50` });
    }
    for (const y of ["4", "50", "96"]) add("line", { class: y === "50" ? "lead-middle" : "lead-edge", x1: "0", x2: "100", y1: y, y2: y });
    const drawn = players.length === 2 ? players.slice(0, 1) : players;
    for (const [seat, { colour }] of drawn.entries()) {
      const line = points((at) => this.#down(at, seat));
      add("polyline", { class: "lead-case", points: line });
      add("polyline", { class: "lead-line", "data-colour": colour, points: line });
    }
    return svg;
  }
}
