// @ts-check
/** The final scoring, feature by feature: each one lights up, its points rise, and the score board counts along. */
import { el, fill, painted } from "../lib/dom.js";
import { systemLook } from "../lib/system-look.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { preferences } from "../ui/preferences.js";
import { ruleLink } from "../board/rule-link.js";
import { playEvents } from "../ui/sound.js";
import { KINDS, totals } from "../engine/statistics.js";
import { describeEvent } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { announce, iconButton } from "../ui/widgets.js";

const words = await TEXT.load.story();

/** @typedef {import("../bastide.js").Board} Board */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../engine/statistics.js").Scored} Scored */
/** @typedef {{ scored: Scored[], from: number }} Step the scores for one feature, and where in the log they begin */

/**
 * @typedef {object} Screen the parts of the screen that take part
 * @property {() => Board | null} board
 * @property {import("../board/hand.js").Hand} hand whose place the story takes
 * @property {import("../board/players.js").Players} players
 * @property {import("../board/log.js").ScoreLog} log
 * @property {import("../board/inspect-card.js").InspectCard} light
 * @property {import("./aids.js").Aids} aids
 */

/** How long a step stays before the next one comes by itself: at least, and for each letter of its sentence; in milliseconds. */
const LEAST = 1200;
const LETTER = 36;

/**
 * The steps of the final scoring, by kind of feature.
 *
 * @param {EventView[]} log
 * @returns {Step[]}
 */
function finalSteps(log) {
  /** @type {Step[]} */
  const steps = [];
  for (const [index, event] of log.entries()) {
    if (event.type !== "scored" || !event.atEnd) continue;
    const step = steps.at(-1);
    const first = step?.scored[0];
    const isSame =
      first &&
      step.from + step.scored.length === index &&
      ["feature", "goods", "x", "y", "place"].every((key) => first[/** @type {"place"} */ (key)] === event[/** @type {"place"} */ (key)]);
    if (isSame) step.scored.push(event);
    else steps.push({ scored: [event], from: index });
  }
  return KINDS.flatMap((kind) => steps.filter(({ scored }) => scored[0].feature === kind));
}

export class FinalStory {
  /** The step on show; -1 before the first. */
  #index = -1;
  #timer = 0;
  #plays = true;
  /** Whether it is told to its end. @type {(heard: boolean) => void} */
  #done = () => {};
  /** Ends the story wherever the focus is, unless a dialog above it is meant. @type {(event: KeyboardEvent) => void} */
  #escape = ({ key }) => {
    if (key === "Escape" && !document.querySelector("dialog[open]")) this.#end();
  };

  /**
   * @param {import("../bastide.js").Game} game that is over
   * @param {Screen} screen
   */
  constructor(game, screen) {
    this.view = game.view();
    this.log = game.log();
    this.steps = finalSteps(this.log);
    this.screen = screen;
    this.title = el("h2", { class: "hand-who" });
    this.rule = el("p", { class: "story-rule" });
    this.part = el("p", { class: "hand-left" });
    this.told = el("p", { class: "hand-hint" });
    this.next = el("button", { class: "primary", type: "button", "data-action": "next", onclick: () => this.#forward() }, words.next);
    this.play = el("button", { class: "secondary", type: "button", "data-action": "play", onclick: () => this.#toggle() });
    this.skip = el("button", { class: "secondary", type: "button", "data-action": "end-story", onclick: () => this.#end() }, words.skip);
    this.undo = iconButton("undo", TEXT.hand.undo, () => this.takeBack(), "undo");
    this.undo.hidden = true; // until it is told
    this.element = el(
      "section",
      { class: "hand story", "aria-label": words.title, onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) },
      el("div", { class: "hand-text" }, el("header", {}, this.title, this.part), el("div", { class: "story-said" }, this.told, " ", this.rule)),
      el("div", { class: "hand-buttons" }, this.undo, this.next, this.play, this.skip),
    );
  }

  /**
   * Takes the place of the move in hand, and gives it back in the end.
   *
   * @param {boolean} undoes whether the last decision can still be taken back
   * @param {boolean} waits whether each step waits for the button; else only where nothing shall move by itself
   * @returns {Promise<boolean>} kept once everything was told or skipped; false if the last decision is to be taken back
   */
  async tell(undoes, waits) {
    await stylesOnDemand("./styles/after.css");
    if (this.steps.length === 0) return true;
    this.undo.hidden = !undoes;
    const { hand, aids } = this.screen;
    this.#plays = !waits && preferences().motion && !systemLook().calm;
    this.screen.board()?.setAids({ light: true });
    hand.element.replaceWith(this.element);
    const heard = await new Promise((done) => {
      this.#done = done;
      document.addEventListener("keydown", this.#escape);
      this.#forward();
      this.next.focus({ preventScroll: true });
    });
    this.element.replaceWith(hand.element);
    this.screen.board()?.setAids(aids.shown);
    return heard;
  }

  /**
   * Shows the score board and the log as far as the story is told.
   *
   * @param {EventView[]} news what the last step or decision brought
   */
  render(news) {
    const told = this.steps.slice(0, this.#index + 1).flatMap(({ scored }) => scored);
    const held = totals(
      this.steps.slice(this.#index + 1).flatMap(({ scored }) => scored),
      this.view.players.length,
    );
    const players = this.view.players.map((player, index) => ({ ...player, score: player.score - held[index] }));
    const view = { ...this.view, winners: [], players };
    this.screen.players.render(view, news);
    this.screen.light.render(undefined, view);
    this.screen.log.render(view, [...this.log.filter((event) => event.type !== "scored" || !event.atEnd), ...told]);
  }

  /** Ends for the last decision to be taken back, where that is offered. */
  takeBack() {
    if (!this.undo.hidden) this.#end(false);
  }

  /** Ends without another word, for a screen that is left. */
  leave() {
    clearTimeout(this.#timer);
    document.removeEventListener("keydown", this.#escape);
  }

  #forward() {
    clearTimeout(this.#timer);
    this.#index += 1;
    const step = this.steps[this.#index];
    if (!step) return this.#end();
    this.#show(step);
    this.#wait();
  }

  /** @param {Step} step */
  #show(step) {
    const { scored } = step;
    const [{ feature }] = scored;
    const sentences = scored.map((event) => describeEvent(TEXT, event, this.view.players)).join(" ");
    fill(this.title, words.kinds[feature]);
    fill(this.rule, ruleLink(TEXT, feature));
    fill(this.part, words.part(this.#index + 1, this.steps.length));
    fill(this.told, sentences);
    fill(this.next, this.#index === this.steps.length - 1 ? words.result : words.next);
    this.element.dataset.colour = this.view.players[scored[0].player].colour;
    this.#showPlay();
    this.render(scored);
    playEvents(scored);
    announce(sentences);
    void this.#point(step);
  }

  /**
   * Shows all of a feature, and its points. What is said about it may take another height, and give the board another one.
   *
   * @param {Step} step
   */
  async #point(step) {
    await painted();
    const board = this.screen.board();
    if (!board || this.steps[this.#index] !== step) return;
    const { scored, from } = step;
    const [{ x, y, place }] = scored;
    board.light(x === undefined || y === undefined ? undefined : { x, y, place }); // goods and cards lie nowhere on the board
    board.retell(from, from + scored.length);
  }

  #wait() {
    if (!this.#plays) return;
    const letters = this.told.textContent?.length ?? 0;
    this.#timer = window.setTimeout(() => this.#forward(), LEAST + LETTER * letters);
  }

  #toggle() {
    this.#plays = !this.#plays;
    clearTimeout(this.#timer);
    this.#wait();
    this.#showPlay();
  }

  #showPlay() {
    fill(this.play, this.#plays ? words.pause : words.play);
  }

  #end(heard = true) {
    this.leave();
    this.#index = this.steps.length;
    this.screen.board()?.light();
    this.#done(heard);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "ArrowRight") return;
    event.preventDefault();
    this.#forward();
  }
}
