// @ts-check
/** What a game was decided by: the expected lead over time as a drawing that can be stepped along, and luck and skill of each player. */
import { mark } from "../engine/colours.js";
import { bdi, el, fill } from "../lib/dom.js";
import { isEnabled, enable } from "../ui/widgets.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").Outlook} Outlook */
/** @typedef {import("../bastide.js").Assessment} Assessment */
/** @typedef {import("../bastide.js").GameView["players"]} PlayerViews */
/** @typedef {import("./move-tree.js").Words} Words */
/** @typedef {Partial<Pick<import("../bastide.js").Review, "best" | "missed" | "gains">>} Found what a master found better */
/** @typedef {Assessment & Found & { turn: number, cost?: number, judged?: boolean }} Judged `cost`: what it gave away, as a master found if it is `judged` */

const SPACE = "http://www.w3.org/2000/svg";
/** What gives away less is as good as the best, in points. */
const NOTICED = 1;
/** So many turns are listed. */
export const LISTED = 6;

export class LeadCurve {
  /** @type {Outlook | undefined} */
  #outlook;
  #at = 0;

  /**
   * @param {Locale} locale
   * @param {Words} words
   * @param {{ onAssess: () => void, onGo: (decisions: number) => void, onBest: (turn: Judged, turns: Judged[]) => void }} actions
   */
  constructor(locale, words, actions) {
    this.locale = locale;
    this.words = words;
    this.actions = actions;
    this.start = el("button", { class: "secondary", type: "button", onclick: () => isEnabled(this.start) && actions.onAssess() }, words.assess);
    this.told = el("p", { class: "small", role: "status" }, words.assessHelp);
    this.drawing = el("div", { class: "lead-drawing", "aria-hidden": "true" });
    this.slider = el("input", { type: "range", min: 0, max: 1, step: 1, "aria-label": words.curve });
    this.slider.addEventListener("input", () => actions.onGo(this.slider.valueAsNumber));
    this.drawing.addEventListener("click", ({ offsetX }) => actions.onGo(Math.round((offsetX / this.drawing.clientWidth) * Number(this.slider.max)))); // as the slider below it
    this.figure = el("div", { class: "lead", hidden: true }, this.drawing, this.slider);
    this.table = el("div", { class: "lead-table" });
    this.progress = el("p", { class: "small" });
    this.worst = el("ol", { class: "worst" });
    this.element = el("section", { class: "decided", "aria-label": words.curve }, this.start, this.told, this.figure, this.table, this.progress, this.worst);
  }

  /** @param {string} told how far it is, or what went wrong; nothing before it begins @param {boolean} [again] whether it may begin again */
  wait(told, again = told === "") {
    fill(this.told, told);
    enable(this.start, again);
  }

  /** Takes away what is known: the game is another one. */
  clear() {
    this.#outlook = undefined;
    this.start.hidden = false;
    this.wait(this.words.assessHelp, true);
    this.figure.hidden = true;
    fill(this.table);
    fill(this.worst);
  }

  /**
   * @param {Outlook} outlook
   * @param {Judged[]} turns
   * @param {PlayerViews} players
   */
  render(outlook, turns, players) {
    this.#outlook = outlook;
    this.start.hidden = true;
    this.figure.hidden = false;
    this.slider.max = String(outlook.expected.length - 1);
    fill(this.drawing, drawn(outlook, players));
    this.show(this.#at, players);
    this.renderTurns(turns, players);
  }

  /**
   * Shows what the turns come to, as far as they have been judged.
   *
   * @param {Judged[]} turns
   * @param {PlayerViews} players
   */
  renderTurns(turns, players) {
    const judged = turns.filter((turn) => turn.judged).length;
    fill(this.progress, judged < turns.length ? this.words.judging(judged, turns.length) : "");
    fill(this.table, this.#summary(turns, players));
    const costly = worstOf(turns);
    fill(this.worst, ...costly.map((turn) => el("li", {}, this.#entry(turn, turns, players))));
    if (costly.length === 0) fill(this.worst, el("li", {}, this.words.flawless));
  }

  /**
   * Marks a moment of the game.
   *
   * @param {number} at decisions
   * @param {PlayerViews} players
   * @param {boolean} [isOfGame] whether it is on the board, too, and not a variation that begins there
   */
  show(at, players, isOfGame = true) {
    this.#at = at;
    if (!this.#outlook) return;
    const most = this.#outlook.expected.length - 1;
    this.slider.valueAsNumber = Math.min(at, most);
    this.drawing.style.setProperty("--at", String(Math.min(at, most) / Math.max(1, most)));
    const points = this.#outlook.expected[Math.min(at, most)];
    const told = players.map(({ name }, seat) => `${name} ${this.#number(points[seat])}`).join(", ");
    this.slider.setAttribute("aria-valuetext", told);
    fill(this.told, isOfGame ? this.words.expected(told) : this.words.ofGame);
  }

  /** @param {number} value in points */
  #number(value) {
    return this.locale.number(Math.round(value * 10) / 10);
  }

  /**
   * @param {Judged[]} turns
   * @param {PlayerViews} players
   */
  #summary(turns, players) {
    const { words } = this;
    const row = (/** @type {string} */ label, /** @type {(own: Judged[]) => string} */ tell) =>
      el("tr", {}, el("th", { scope: "row" }, label), ...players.map((_, seat) => el("td", {}, tell(turns.filter(({ player }) => player === seat)))));
    const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);
    const luck = (/** @type {Judged[]} */ own) =>
      words.luckOf(this.#number(sum(own.map(({ draw }) => draw))), this.#number(Math.sqrt(sum(own.map(({ spread }) => spread * spread)))));
    return el(
      "table",
      {},
      el("caption", { class: "small" }, words.summary),
      el("thead", {}, el("tr", {}, el("td"), ...players.map(({ name, colour }) => el("th", { scope: "col", "data-colour": colour }, mark(colour), bdi(name))))),
      el(
        "tbody",
        {},
        row(words.luck, luck),
        row(words.given, (own) => this.#number(sum(own.map(costOf)))),
        row(words.mistakes, (own) => String(own.filter((turn) => costOf(turn) >= 3).length)),
      ),
    );
  }

  /**
   * @param {Judged} turn
   * @param {Judged[]} turns
   * @param {PlayerViews} players
   */
  #entry(turn, turns, players) {
    const { name, colour } = players[turn.player];
    const onclick = () => this.actions.onBest(turn, turns);
    return el(
      "button",
      { class: "secondary", type: "button", onclick },
      el("span", { class: "line-number", "data-colour": colour }, mark(colour), String(turn.turn)),
      el("span", {}, this.words.worst(turn.turn, name, this.#number(costOf(turn)))),
      turn.judged ? "" : el("span", { class: "small" }, this.words.unsure),
    );
  }
}

/** What a turn gave away, as well as it is known. @param {Judged} turn */
export const costOf = ({ cost, given }) => cost ?? given;

/** The turns that gave away the most, the worst first. @param {Judged[]} turns */
export function worstOf(turns) {
  const costly = turns.filter((turn) => costOf(turn) >= NOTICED);
  return costly.sort((one, other) => costOf(other) - costOf(one)).slice(0, LISTED);
}

/**
 * Two players: the lead of the first, above the middle in their colour and below in the other's. More: a line for each, how far they are from
 * the mean.
 *
 * @param {Outlook} outlook
 * @param {PlayerViews} players
 */
function drawn({ expected }, players) {
  const svg = document.createElementNS(SPACE, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("preserveAspectRatio", "none");
  const apart = expected.map((points) => points.map((own) => own - points.reduce((sum, one) => sum + one, 0) / points.length));
  const most = Math.max(10, ...apart.flat().map(Math.abs));
  const across = (/** @type {number} */ index) => (index / Math.max(1, expected.length - 1)) * 100;
  const line = (/** @type {number} */ seat) => apart.map((points, index) => `${across(index).toFixed(2)},${(50 - (points[seat] / most) * 48).toFixed(2)}`);
  const add = (/** @type {string} */ tag, /** @type {Record<string, string>} */ attributes) => {
    const element = document.createElementNS(SPACE, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    svg.append(element);
  };
  if (players.length === 2) {
    for (const [seat, { colour }] of players.entries()) {
      const own = apart.map(
        (points, index) => `${across(index).toFixed(2)},${(50 - (Math.max(0, points[seat]) / most) * 48 * (seat === 0 ? 1 : -1)).toFixed(2)}`,
      );
      add("polygon", { class: "lead-area", "data-colour": colour, points: `0,50 ${own.join(" ")} 100,50` });
    }
  }
  add("line", { class: "lead-middle", x1: "0", x2: "100", y1: "50", y2: "50" });
  for (const [seat, { colour }] of players.entries()) {
    if (players.length === 2 && seat === 1) continue;
    add("polyline", { class: "lead-case", points: line(seat).join(" ") });
    add("polyline", { class: "lead-line", "data-colour": colour, points: line(seat).join(" ") });
  }
  return svg;
}
