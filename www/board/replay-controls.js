// @ts-check
/** What moves a replay: the slider with the marks of scores, the steps, and playing by itself. */
import { drawing, el, fill } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { nextScore } from "../engine/moments.js";
import { describeEvent } from "../i18n/describe.js";
import { enable, iconButton, isEnabled } from "../ui/widgets.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../engine/moments.js").Moment} Moment */
/** @typedef {import("../bastide.js").GameView["players"]} PlayerViews */
/** @typedef {{ onGo: (index: number) => void, onBranch: () => void }} ControlActions */

/** How long a moment stays when the replay plays by itself, in milliseconds. */
const PACES = [2000, 1000, 400];
/** A score of so many points is a mark of full height. */
const TALL = 24;
/** What is not told in the line of a moment: it is said elsewhere, or seen. */
const UNTOLD = new Set(["turn", "drawn", "figureReturned"]);

export class ReplayControls {
  #index = 0;
  #pace = 1;
  #timer = 0;

  /**
   * @param {Locale} locale
   * @param {Moment[]} moments
   * @param {PlayerViews} players
   * @param {ControlActions} actions
   */
  constructor(locale, moments, players, actions) {
    this.locale = locale;
    this.moments = moments;
    this.players = players;
    this.actions = actions;
    this.title = el("h2", { class: "hand-who" });
    this.told = el("p", { class: "hand-hint", role: "status" });
    this.slider = el("input", {
      type: "range",
      min: 0,
      max: moments.length - 1,
      step: 1,
      "aria-label": locale.replay.slider,
      oninput: () => this.#go(this.slider.valueAsNumber),
    });
    this.play = iconButton("play", locale.replay.play, () => this.toggle(), "play");
    this.pace = el("button", { class: "icon-button replay-pace", type: "button", "data-action": "pace", onclick: () => this.#changePace() });
    this.branch = el(
      "button",
      { class: "secondary", type: "button", "data-action": "branch", onclick: () => isEnabled(this.branch) && actions.onBranch() },
      locale.replay.branch.open,
    );
    this.element = this.#layout();
    this.#showPace();
  }

  #layout() {
    const go = (/** @type {() => number} */ index) => () => this.#go(index());
    const steps = el(
      "div",
      { class: "replay-steps", role: "group", "aria-label": this.locale.replay.steps },
      iconButton(
        "scoreBefore",
        this.locale.replay.scoreBefore,
        go(() => nextScore(this.moments, this.#index, -1)),
        "score-before",
      ),
      iconButton(
        "back",
        this.locale.replay.back,
        go(() => this.#index - 1),
        "back",
      ),
      this.play,
      iconButton(
        "forward",
        this.locale.replay.forward,
        go(() => this.#index + 1),
        "forward",
      ),
      iconButton(
        "scoreAfter",
        this.locale.replay.scoreAfter,
        go(() => nextScore(this.moments, this.#index, 1)),
        "score-after",
      ),
    );
    return el(
      "section",
      { class: "hand replay-controls", "aria-label": this.locale.replay.controls },
      el("div", { class: "hand-text" }, this.title, this.told),
      el("div", { class: "replay-time" }, marks(this.moments, this.players), this.slider),
      steps,
      el("div", { class: "replay-buttons" }, this.branch, this.pace),
    );
  }

  /**
   * Names the turn that advice is about, in place of the one that led to the moment on show.
   *
   * @param {string} title
   * @param {number} player
   */
  showTurn(title, player) {
    this.element.dataset.colour = this.players[player].colour;
    fill(this.title, title);
    fill(this.told);
  }

  /** @param {number} index */
  render(index) {
    this.#index = index;
    const { events, turn, player } = this.moments[index];
    const over = events.some(({ type }) => type === "over");
    const last = index === this.moments.length - 1;
    this.element.dataset.colour = this.players[player].colour;
    const title = over ? this.locale.replay.over : index === 0 ? this.locale.replay.start : this.locale.replay.turn(turn, this.players[player].name);
    fill(this.title, title);
    const told = events.filter((event) => !UNTOLD.has(event.type) && !(event.type === "scored" && event.atEnd)).map((event) => this.#sentence(event));
    fill(this.told, ...(told.length > 0 ? told : [last ? this.locale.replay.now : this.locale.replay.nothing]));
    this.slider.valueAsNumber = index;
    this.slider.setAttribute("aria-valuetext", this.locale.replay.position(title, index, this.moments.length - 1));
    enable(this.branch, !over);
    if (last) this.pause();
  }

  /**
   * What happened in words; where a tile was laid is marked on the board, so that only its sentence is read out.
   *
   * @param {import("../bastide.js").EventView} event
   */
  #sentence(event) {
    return el("span", { class: event.type === "tilePlaced" && "hidden-text" }, `${describeEvent(this.locale, event, this.players)} `);
  }

  focus() {
    this.play.focus({ preventScroll: true });
  }

  /** Plays by itself, or stops; from the end it begins again. */
  toggle() {
    if (this.#timer) return this.pause();
    if (this.#index === this.moments.length - 1) this.actions.onGo(0);
    this.#wait();
    this.#showPlay();
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#showPlay();
  }

  #wait() {
    this.#timer = window.setTimeout(() => {
      this.#wait(); // the last moment stops it
      this.actions.onGo(this.#index + 1);
    }, PACES[this.#pace]);
  }

  /** @param {number} index */
  #go(index) {
    this.pause();
    this.actions.onGo(index);
  }

  #changePace() {
    this.#pace = (this.#pace + 1) % PACES.length;
    this.#showPace();
  }

  #showPace() {
    const sign = this.locale.replay.paces[this.#pace];
    fill(this.pace, sign);
    this.pace.setAttribute("aria-label", this.locale.replay.pace(sign));
    this.pace.title = this.locale.replay.pace(sign);
  }

  #showPlay() {
    const label = this.#timer ? this.locale.replay.pause : this.locale.replay.play;
    fill(this.play, icon(this.#timer ? "pause" : "play"));
    this.play.setAttribute("aria-label", label);
    this.play.title = label;
  }
}

/**
 * Where on the slider points were scored: a bar for each score, in the player's colour and as high as the points, up to a
 * height. Points that were paid have no bar. The list of moves says the same in words.
 *
 * @param {Moment[]} moments
 * @param {PlayerViews} players
 */
function marks(moments, players) {
  const last = Math.max(1, moments.length - 1);
  const svg = drawing("", "replay-marks");
  svg.setAttribute("viewBox", `-0.5 0 ${last + 1} ${TALL}`);
  svg.setAttribute("preserveAspectRatio", "none");
  for (const [index, { events }] of moments.entries()) {
    const points = players.map((_, player) =>
      events.reduce((sum, event) => (event.type === "scored" && event.player === player && event.points > 0 ? sum + event.points : sum), 0),
    );
    const whole = Math.max(
      TALL,
      points.reduce((sum, count) => sum + count, 0),
    );
    let top = TALL;
    for (const [player, count] of points.entries()) {
      if (count === 0) continue;
      const height = (count * TALL) / whole;
      svg.append(bar(index, top - height, height, players[player].colour));
      top -= height;
    }
  }
  return svg;
}

/**
 * @param {number} index
 * @param {number} top
 * @param {number} height
 * @param {string} colour
 */
function bar(index, top, height, colour) {
  const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ x: index - 0.4, y: top, width: 0.8, height, "data-colour": colour })) rect.setAttribute(name, String(value));
  return rect;
}
