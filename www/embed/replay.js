// @ts-check
/** A game from its beginning, step by step or by itself, with what its author says to each move. */
import { Game } from "../bastide.js";
import { ReplayControls } from "../board/replay-controls.js";
import { el, fill, painted } from "../lib/dom.js";
import { momentsOf, nextScore } from "../engine/moments.js";
import { Mode } from "./mode.js";
import { describeEvent } from "../i18n/describe.js";
import { colourNames } from "../i18n/languages.js";
import { seen } from "../lib/invisible-characters.js";
import { scriptOf } from "./script.js";

/** @typedef {import("./open-board.js").Task} Task */

/** What is not written down of a move: it is seen, or follows. */
const UNTOLD = new Set(["turn", "drawn", "figureReturned"]);

export default class Replay extends Mode {
  #index = 0;
  #gone = false;

  /** @param {Task} task */
  constructor(task) {
    const { record, at = 0, locale } = task;
    const game = Game.fromRecord(record, undefined, colourNames(locale));
    super(task, game, { label: locale.replay.board, chooses: false });
    const { players } = game.view();
    this.moments = momentsOf(game);
    const script = scriptOf(record);
    /** What the author says, by the decision after which it is said. @type {Map<number, string>} */
    this.captions = new Map();
    const said = [
      ...script.statements.map(({ caption }, index) => ({ caption, after: this.#after(index + 1) })),
      { caption: script.closing, after: game.at() },
    ];
    for (const { caption, after } of said) if (caption) this.#caption(caption, after);
    this.controls = new ReplayControls(locale, this.moments, players, { onGo: (index) => this.#go(index), onBranch: () => {} });
    this.controls.branch.remove();
    this.caption = el("p", { class: "caption", part: "move-caption" });
    this.controls.told.removeAttribute("role"); // the page's one voice says it
    this.controls.told.after(this.caption);
    fill(this.table.panel, this.controls.element, this.#written(players));
    this.table.element.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    this.begin = this.#moment(at);
    this.#index = this.moments.length - 1;
  }

  /** How many decisions there were after so many statements. @param {number} at */
  #after(at) {
    const { after } = this.steps;
    return after[Math.min(at, after.length - 1)];
  }

  /** The moment to show for so many statements; one that only declines shows nothing of its own. @param {number} at */
  #moment(at) {
    return this.moments.findLastIndex((moment) => moment.at <= this.#after(at));
  }

  /** Says something at the first moment after so many decisions. @param {string} caption @param {number} after */
  #caption(caption, after) {
    const { at } = this.moments.find((moment) => moment.at >= after) ?? { at: after };
    this.captions.set(at, [this.captions.get(at), seen(caption)].filter(Boolean).join(" "));
  }

  /** For paper: all moves. @param {import("../i18n/describe.js").Names} players */
  #written(players) {
    const lines = this.moments.slice(1).map(({ events, at }) => {
      const told = events.filter(({ type }) => !UNTOLD.has(type)).map((event) => describeEvent(this.task.locale, event, players));
      return el("li", {}, [...told, this.captions.get(at)].filter(Boolean).join(" "));
    });
    return el("ol", { class: "written" }, ...lines);
  }

  /** @override */
  ready() {
    const { canvas } = this.table;
    canvas.classList.add("hushed"); // the view takes in the whole landscape first, and keeps it from the beginning on
    super.ready();
    this.controls.render(this.moments.length - 1);
    void painted().then(() => {
      if (this.#gone) return;
      this.#show(this.begin);
      canvas.classList.remove("hushed");
    });
  }

  /** @param {number} index */
  #go(index) {
    const next = Math.min(Math.max(index, 0), this.moments.length - 1);
    if (next === this.#index) return this.controls.pause();
    this.#show(next);
    const { at, events } = this.moments[next];
    this.task.place.emit("move", { at: this.steps.at, record: this.game.record(), events });
    this.table.say([this.controls.title.textContent, this.controls.told.textContent, this.captions.get(at)].join(" "));
  }

  /** @param {number} index */
  #show(index) {
    this.#index = index;
    const { at, events } = this.moments[index];
    this.game.goTo(at);
    this.steps.look();
    this.table.render(events);
    this.controls.render(index);
    fill(this.caption, this.captions.get(at) ?? "");
  }

  /** @override @param {number} at statements */
  goTo(at) {
    this.begin = this.#moment(at); // also before anything is seen
    this.#go(this.begin);
  }

  /** @override @param {import("./open-board.js").Kept} kept */
  resume({ at }) {
    this.goTo(at);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || target !== this.table.canvas) return;
    const run = {
      ArrowLeft: () => this.#go(this.#index - 1),
      ArrowRight: () => this.#go(this.#index + 1),
      ArrowUp: () => this.#go(nextScore(this.moments, this.#index, -1)),
      ArrowDown: () => this.#go(nextScore(this.moments, this.#index, 1)),
      " ": () => this.controls.toggle(),
    }[key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  }

  /** @override */
  destroy() {
    this.#gone = true;
    this.controls.pause();
    super.destroy();
  }
}
