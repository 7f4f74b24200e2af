// @ts-check
/** An example that leads: the author's statements one by one, each with its words; the reader may try others, and go back. */
import { Game } from "../bastide.js";
import { el, fill } from "../lib/dom.js";
import { describeEvent } from "../i18n/describe.js";
import { colourNames } from "../i18n/languages.js";
import { seen } from "../lib/invisible-characters.js";
import { enable, isEnabled } from "../ui/widgets.js";
import { Mode } from "./mode.js";
import { scriptOf } from "./script.js";

/** @typedef {import("./open-board.js").Task} Task */
/** @typedef {import("./mode.js").EventView} EventView */

/** What is told of a step: the rest is seen. */
const TOLD = new Set(["scored", "discarded", "over", "figurePlaced", "figureMoved", "barnPlaced", "goods", "card", "secondPart"]);

export default class Example extends Mode {
  /** How many steps of the author are done. */
  #step = 0;
  /** Whether the reader went another way. */
  #astray = false;
  /** The record before the reader decides. */
  #before = "";

  /** @param {Task} task */
  constructor(task) {
    const { record, at = 0, locale, words } = task;
    Game.fromRecord(record).free(); // the whole of it must be right
    const script = scriptOf(record);
    super(task, Game.fromRecord(record, at, colourNames(locale)), {
      label: words.boards.example,
      chooses: true,
      onPlayed: (events) => this.#played(events),
      onUndo: () => this.#back(),
      canUndo: () => this.#astray || this.#step > 0,
    });
    this.words = words.example;
    this.lines = script.statements.slice(at);
    /** The statement at which the example begins. */
    this.first = this.steps.at;
    this.closing = script.closing;
    this.count = el("strong", { class: "step-count" });
    this.caption = el("p", { class: "caption", part: "step-caption" });
    this.events = el("p", { class: "step-events" });
    this.prev = el("button", { class: "secondary", type: "button", "data-action": "back", onclick: () => isEnabled(this.prev) && this.#back() });
    this.next = el("button", { class: "primary", type: "button", "data-action": "next", onclick: () => isEnabled(this.next) && this.#next() }, this.words.next);
    fill(
      this.table.panel,
      el("div", { class: "panel-text", tabindex: 0, role: "group", "aria-label": this.words.label }, this.count, this.caption, this.events),
      el("div", { class: "panel-buttons" }, this.prev, this.next),
    );
  }

  /** @override */
  ready() {
    super.ready();
    this.#show([]);
  }

  #next() {
    const line = this.lines[this.#step];
    if (!line || this.#astray) return;
    this.table.cancel();
    const told = this.game.log().length;
    this.game.play(line.text);
    this.steps.add(true);
    this.#done(this.game.log().slice(told));
  }

  /** The author's next step is made. @param {EventView[]} events */
  #done(events) {
    this.#step += 1;
    this.moved(events);
    this.#show(events);
    this.table.say([this.count, this.caption, this.events].map(({ textContent }) => textContent).join(" "));
    if (this.#step === this.lines.length) this.task.place.emit("solve", { at: this.steps.at, record: this.game.record() });
  }

  /** A step back, or from another way to the example. */
  #back() {
    if (!this.#astray && this.#step === 0) return;
    if (!this.#astray) this.#step -= 1;
    this.#astray = false;
    this.table.cancel();
    this.steps.goTo(this.first + this.#step);
    this.moved([]);
    this.#show([]);
    this.table.say(this.caption.textContent ?? "");
  }

  /** The reader decided: perhaps what the author does. @param {EventView[]} events */
  #played(events) {
    const line = this.lines[this.#step];
    if (!this.#astray && line && this.#isAuthors(line.text)) return this.#done(events);
    this.#astray = true;
    this.moved(events);
    this.#show(events);
    this.table.say(`${this.words.own} ${this.events.textContent}`);
  }

  /** @param {string} statement of the author */
  #isAuthors(statement) {
    const copy = Game.fromRecord(this.#before);
    try {
      copy.play(statement);
      return copy.record() === this.game.record();
    } catch {
      return false;
    } finally {
      copy.free();
    }
  }

  /** @param {EventView[]} events of the last step */
  #show(events) {
    const { lines, words } = this;
    const { players } = this.game.view();
    const done = this.#step === lines.length;
    this.#before = this.game.record();
    const author = [this.#step > 0 ? lines[this.#step - 1].caption : "", done ? this.closing : ""].filter(Boolean).join(" ");
    const isTold = !this.#astray && seen(author) !== "";
    fill(this.count, this.#astray || lines.length === 0 ? "" : words.step(this.#step, lines.length));
    fill(this.caption, this.#astray ? words.own : isTold ? seen(author) : this.#step === 0 ? words.begin : done ? words.done : "");
    this.caption.classList.toggle("how", !isTold); // what to do is for the screen
    fill(
      this.events,
      events
        .filter(({ type }) => TOLD.has(type))
        .map((event) => describeEvent(this.task.locale, event, players))
        .join(" "),
    );
    fill(this.prev, this.#astray ? words.return : words.back);
    enable(this.prev, this.#astray || this.#step > 0);
    enable(this.next, !this.#astray && !done);
    this.table.render(events);
  }

  /** @override */
  undo() {
    this.#back();
  }

  /** @override */
  redo() {
    this.#next();
  }

  /** @override @param {number} at the moment after so many statements of the author, from where the example begins */
  goTo(at) {
    if (this.#astray) this.#back();
    const step = Math.max(at - this.first, 0);
    while (this.#step > step) this.#back();
    while (this.#step < Math.min(step, this.lines.length)) this.#next();
  }
}
