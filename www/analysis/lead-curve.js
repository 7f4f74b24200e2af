// @ts-check
/** What a game was decided by: the expected lead over time as a drawing that can be stepped along, and luck and skill of each player. */
import { mark } from "../engine/colours.js";
import { bdi, el, fill } from "../lib/dom.js";
import { describeLoss } from "../i18n/describe-reason.js";
import { enable, isEnabled } from "../ui/widgets.js";
import { MISTAKE, costOf, pointsOf } from "./costs.js";
import { LeadDrawing } from "./lead-drawing.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").Outlook} Outlook */
/** @typedef {import("../bastide.js").Assessment} Assessment */
/** @typedef {import("../bastide.js").GameView["players"]} PlayerViews */
/** @typedef {import("./move-tree.js").Words} Words */
/** @typedef {Partial<Pick<import("../engine/judged-turn.js").Reviewed, "best" | "missed" | "gains">>} Found what a master found better */
/** @typedef {Assessment & Found & { turn: number, cost?: number, judged?: boolean }} Judged `cost`: what it gave away, as a master found if it is `judged` */

/** What gives away less is as good as the best, in points. */
const NOTICED = 1;
/** So many turns are listed. */
export const LISTED = 6;

export class LeadCurve {
  /** @type {Outlook | undefined} */
  #outlook;
  #at = 0;
  /** @type {Judged[]} */
  #turns = [];
  /** Whose costly turns are listed; nothing: everybody's. @type {number | undefined} */
  #whose;
  /** The turns that are listed. @type {Judged[]} */
  #listed = [];

  /**
   * @param {Locale} locale
   * @param {import("../embed/analysis.js").Said} said
   * @param {{ onAssess: () => void, onGo: (decisions: number) => void, onBest: (turn: Judged, turns: Judged[]) => void, onWrite: (turns: Judged[]) => void }} actions
   */
  constructor(locale, said, actions) {
    const { words } = said;
    this.locale = locale;
    this.said = said;
    this.words = words;
    this.actions = actions;
    this.start = el("button", { class: "secondary", type: "button", onclick: () => isEnabled(this.start) && actions.onAssess() }, words.assess);
    this.again = el("button", { class: "secondary", type: "button", hidden: true, onclick: () => actions.onAssess() }, words.assessAgain);
    this.told = el("p", { class: "small", role: "status" }, words.assessHelp);
    this.drawing = new LeadDrawing(locale, words, (at) => actions.onGo(at));
    this.slider = el("input", { type: "range", min: 0, max: 1, step: 1, "aria-label": words.curve });
    this.slider.addEventListener("input", () => actions.onGo(this.slider.valueAsNumber));
    this.figure = el("div", { class: "lead", hidden: true }, this.drawing.element, this.slider);
    this.table = el("div", { class: "lead-table" });
    this.progress = el("p", { class: "small" });
    this.choice = el("div", { class: "worst-of", role: "group", "aria-label": words.worstOf });
    this.worst = el("ol", { class: "worst" });
    this.write = el("button", { class: "secondary", type: "button", hidden: true, onclick: () => actions.onWrite(this.#listed) }, words.write);
    const judged = el("slot", { name: "judged" });
    this.element = el(
      "section",
      { class: "decided", "aria-label": words.curve },
      ...[this.start, this.told, this.figure, this.progress, this.choice, this.worst, this.table, this.write, judged, this.again],
    );
  }

  /** @param {string} told how far it is, or what went wrong; nothing before it begins @param {boolean} [again] whether it may begin again */
  wait(told, again = told === "") {
    fill(this.told, told);
    enable(this.start, again);
    this.again.hidden = !again || !this.start.hidden;
  }

  /** Takes away what is known: the game is another one. */
  clear() {
    this.#outlook = undefined;
    this.start.hidden = false;
    this.write.hidden = this.again.hidden = true;
    this.wait(this.words.assessHelp, true);
    this.figure.hidden = true;
    for (const part of [this.table, this.choice, this.worst]) fill(part);
  }

  /**
   * @param {Outlook} outlook
   * @param {Judged[]} turns
   * @param {PlayerViews} players
   */
  render(outlook, turns, players) {
    const people = [...players.keys()].filter((seat) => !players[seat].level);
    this.#whose = people.length === 1 ? people[0] : undefined;
    this.#outlook = outlook;
    this.#turns = turns;
    this.start.hidden = true;
    this.figure.hidden = false;
    this.slider.max = String(outlook.expected.length - 1);
    this.drawing.render(outlook, turns, players);
    fill(this.choice, ...[undefined, ...players.keys()].map((seat) => this.#listOf(seat, players)));
    this.show(this.#at, players);
    this.renderTurns(players);
  }

  /** Shows what the turns come to, as far as they have been judged. @param {PlayerViews} players */
  renderTurns(players) {
    const turns = this.#turns;
    const judged = turns.filter((turn) => turn.judged).length;
    fill(this.progress, judged < turns.length ? this.words.judging(judged, turns.length) : "");
    fill(this.table, this.#summary(turns, players));
    const listed = turns.filter(({ player }) => this.#whose === undefined || player === this.#whose);
    const costly = worstOf(listed);
    for (const [index, button] of [...this.choice.children].entries())
      button.setAttribute("aria-pressed", String(index === (this.#whose === undefined ? 0 : this.#whose + 1)));
    fill(this.worst, ...costly.map((turn) => el("li", {}, this.#entry(turn, listed, players))));
    if (costly.length === 0) fill(this.worst, el("li", {}, turns.length > 0 ? this.words.flawless : this.words.unjudged));
    this.#listed = costly;
    this.again.hidden = judged < turns.length;
    this.write.hidden = this.again.hidden || costly.length === 0;
    this.drawing.markTurns(costly, players);
    this.#markListed(true);
  }

  /** Marks the listed turn at the moment on show. @param {boolean} isOfGame */
  #markListed(isOfGame) {
    for (const [index, entry] of [...this.worst.querySelectorAll("button")].entries())
      if (isOfGame && this.#listed[index]?.at === this.#at) entry.setAttribute("aria-current", "step");
      else entry.removeAttribute("aria-current");
  }

  /**
   * The button that lists the costly turns of one player.
   *
   * @param {number | undefined} seat nothing: of everybody
   * @param {PlayerViews} players
   */
  #listOf(seat, players) {
    const onclick = () => {
      this.#whose = seat;
      this.renderTurns(players);
    };
    const content = seat === undefined ? [this.words.everybody] : [mark(players[seat].colour), bdi(players[seat].name)];
    const colour = seat !== undefined && { "data-colour": players[seat].colour };
    return el("button", { class: "worst-player", type: "button", ...colour, onclick }, ...content);
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
    this.drawing.point(at);
    const points = this.#outlook.expected[Math.min(at, most)];
    const told = players.map(({ name }, seat) => `${name} ${this.#number(points[seat])}`).join(", ");
    this.slider.setAttribute("aria-valuetext", told);
    const turn = this.#turns.findLast((one) => one.at <= at) ?? this.#turns[0];
    this.#markListed(isOfGame);
    fill(this.told, isOfGame ? `${this.words.turn(turn?.turn ?? 1)}. ${this.words.expected(told)}` : this.words.ofGame);
  }

  /** The costliest of the turns that are listed. */
  costliest() {
    return this.#listed.at(0);
  }

  /** @param {number} value in points */
  #number(value) {
    return pointsOf(this.locale, value);
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
        row(words.mistakes, (own) => String(own.filter((turn) => costOf(turn) >= MISTAKE).length)),
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
    const why = describeLoss(this.said, turn, costOf(turn), players).map((sentence) => el("span", { class: "small" }, sentence));
    return el(
      "button",
      { class: "secondary", type: "button", onclick },
      el("span", { class: "line-number", "data-colour": colour }, mark(colour), String(turn.turn)),
      el("span", { class: "worst-told" }, this.words.worst(turn.turn, name, this.#number(costOf(turn))), ...why),
      turn.judged ? "" : el("span", { class: "small" }, this.words.unsure),
    );
  }
}

/** The turns that gave away the most, the worst first. @param {Judged[]} turns */
export function worstOf(turns) {
  const costly = turns.filter((turn) => costOf(turn) >= NOTICED);
  return costly.sort((one, other) => costOf(other) - costOf(one)).slice(0, LISTED);
}
