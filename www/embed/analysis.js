// @ts-check
/**
 * A game to study: every line of it can be walked, whatever is played besides becomes a variation, moments get comments, marks and arrows,
 * and the engine beside it tells the best turns and what the game was decided by.
 */
import { Study } from "../bastide.js";
import { Assistant, nWorkers } from "../analysis/assistant.js";
import { BestTurns, ghostsOf } from "../analysis/best-turns.js";
import { LeadCurve } from "../analysis/lead-curve.js";
import { MoveTree } from "../analysis/move-tree.js";
import { NotesEditor } from "../analysis/notes-editor.js";
import { TilePicker } from "../analysis/tile-picker.js";
import { wearAnalysis } from "../analysis/style-sheet.js";
import { Thinker } from "../engine/thinker.js";
import { el, fill } from "../lib/dom.js";
import { describeError, describeEvent } from "../i18n/describe.js";
import { colourNames } from "../i18n/languages.js";
import { iconButton } from "../ui/widgets.js";
import { Mode } from "./mode.js";

/** @typedef {import("./open-board.js").Task} Task */
/** @typedef {import("./mode.js").EventView} EventView */
/** @typedef {import("../bastide.js").StudyView} StudyView */
/** @typedef {import("../bastide.js").StudyLine} StudyLine */
/** @typedef {import("../bastide.js").Candidate} Candidate */
/** @typedef {import("../analysis/lead-curve.js").Judged} Judged */
/** @typedef {{ words: import("../analysis/words.js").Words, advice: typeof import("../i18n/language/en/advice.js").advice }} Said */

/** How long a master looks at each turn of the game, in milliseconds. */
const LOOKED = 400;
/** The parts of the panel, of which narrow boards show one at a time. */
const PARTS = /** @type {const} */ (["moves", "notes", "engine", "decided"]);

export default class Analysis extends Mode {
  #gone = false;
  /** The cell where an arrow begins, while one is drawn; null while none is begun. @type {{ x: number, y: number } | null | undefined} */
  #arrow;
  /** The best turns on show. @type {Candidate[]} */
  #found = [];
  /** What the game was decided by, once it is known. @type {{ main: string, outlook: import("../bastide.js").Outlook, turns: Judged[] } | undefined} */
  #decided;
  /** Judge the turns, so many at a time. */
  #judges = Array.from({ length: nWorkers() }, () => new Thinker());

  /** @param {Task} task */
  static async prepare(task) {
    const [words, advice] = await Promise.all([task.locale.load.analysis(), task.locale.load.advice()]);
    task.analysis = { words, advice };
  }

  /** @param {Task} task */
  constructor(task) {
    const { record, locale, at = 0 } = task;
    const said = /** @type {Said} */ (task.analysis);
    const study = Study.fromRecord(record, colourNames(locale));
    super({ ...task, record: study.mainLine() }, study.game, {
      label: said.words.board,
      chooses: true,
      onPlayed: (events) => this.#played(events),
      onUndo: () => this.#back(),
      canUndo: () => this.#view.path.some((step) => step > 0),
      onLit: () => this.#notes(),
    });
    this.study = study;
    this.words = said.words;
    /** @type {StudyView} */
    this.view = study.view();
    study.go(this.#path([at]));
    this.tree = new MoveTree(locale, said.words, this.table.pictures, (path) => this.#go(path));
    this.best = new BestTurns(locale, said.words, said.advice, this.table.pictures, {
      onSwitch: (on) => this.#switch(on),
      onPlay: (candidate) => this.#try(candidate),
    });
    this.curve = new LeadCurve(locale, said.words, {
      onAssess: () => void this.#assess(),
      onGo: (at) => this.#go([this.#movesBefore(at)]),
      onBest: (turn) => this.#showBest(turn),
    });
    this.assistant = new Assistant({ onFound: (found, done) => this.#tell(found, done), onFail: () => this.best.clear(said.advice.failed) });
    this.notes = new NotesEditor(said.words, {
      onMark: (sign) => this.#change(() => study.setMark(sign)),
      onComment: (comment) => this.#comment(comment),
      onFeature: () => this.#markFeature(),
      onArrow: (on) => this.#draw(on),
      onClear: () => this.#clear(),
      onPromote: () => this.#change(() => study.promote()),
      onDelete: () => this.#change(() => study.delete()),
      onUndo: () => this.#change(() => study.undo()),
      onRedo: () => this.#change(() => study.redo()),
    });
    this.picker = new TilePicker(said.words, this.table.pictures, (tile) => this.#take(tile));
    this.#layOut();
  }

  get #view() {
    return this.view ?? this.study.view();
  }

  #layOut() {
    const { locale } = this.task;
    const step = (/** @type {Parameters<typeof iconButton>[0]} */ icon, /** @type {string} */ label, /** @type {() => void} */ act) =>
      iconButton(icon, label, act);
    const steps = el(
      "div",
      { class: "line-steps", role: "group", "aria-label": locale.replay.steps },
      step("scoreBefore", this.words.first, () => this.#go([0])),
      step("back", locale.replay.back, () => this.#step(-1)),
      step("forward", locale.replay.forward, () => this.#step(1)),
      step("scoreAfter", this.words.last, () => this.#end()),
    );
    const sections = {
      moves: el("section", { class: "part-moves" }, this.picker.element, this.tree.element, steps),
      notes: this.notes.element,
      engine: this.best.element,
      decided: this.curve.element,
    };
    const show = (/** @type {string} */ part) => {
      this.table.panel.dataset.part = part;
      for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.part === part));
      this.tree.follow();
    };
    const tabs = PARTS.map((part) => el("button", { class: "tab", type: "button", "data-part": part, onclick: () => show(part) }, this.words.parts[part]));
    const rim = iconButton("grid", this.words.rim, () => {
      const on = rim.getAttribute("aria-pressed") !== "true";
      rim.setAttribute("aria-pressed", String(on));
      this.table.mounted.board?.setAids({ rim: on });
    });
    rim.setAttribute("aria-pressed", String(this.task.place.settings.coordinates === "on"));
    this.table.tools.prepend(rim);
    this.table.element.classList.add("analysis");
    fill(this.table.panel, el("div", { class: "tabs", role: "group", "aria-label": this.words.parts.label }, ...tabs), ...PARTS.map((part) => sections[part]));
    show("moves");
    this.table.element.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    this.table.table.addEventListener("pointerdown", (event) => this.#pointed(event), { capture: true });
  }

  /** @override */
  ready() {
    super.ready();
    wearAnalysis(/** @type {ShadowRoot} */ (this.task.place.home.getRootNode()));
    this.#look();
  }

  /** @param {number[]} path */
  #path(path) {
    return new Uint32Array(path);
  }

  /** How many statements of the game lie before so many decisions. @param {number} decisions */
  #movesBefore(decisions) {
    return this.#view.line.moves.findLastIndex((move) => move.decisions <= decisions) + 1;
  }

  /** The line at the cursor, and how many of its statements are played. */
  #here() {
    const { path, line } = this.#view;
    let here = line;
    for (let step = 0; step + 2 < path.length; step += 2) here = /** @type {StudyLine[]} */ (here.moves[path[step]].variations)[path[step + 1]];
    return { line: here, at: path[path.length - 1] };
  }

  /** Something was decided on the board. @param {EventView[]} events */
  #played(events) {
    this.notes.keep();
    try {
      const added = this.study.follow();
      this.#look(events);
      if (added) this.#changed();
    } catch (error) {
      this.table.say(describeError(this.task.locale, /** @type {any} */ (error)));
      this.#look();
    }
    const { players } = this.game.view();
    this.table.say(
      events
        .filter(({ type }) => type !== "turn")
        .map((event) => describeEvent(this.task.locale, event, players))
        .join(" "),
    );
  }

  /** @param {number[]} path */
  #go(path) {
    this.notes.keep();
    this.study.go(this.#path(path));
    this.#look(this.game.events());
    const move = this.#here().line.moves[this.#here().at - 1];
    this.table.say(
      move
        ? this.game
            .events()
            .map((event) => describeEvent(this.task.locale, event, this.game.view().players))
            .join(" ")
        : this.words.beginning,
    );
  }

  /** @param {1 | -1} by */
  #step(by) {
    const { path } = this.#view;
    const { line, at } = this.#here();
    if (by > 0) return at < line.moves.length && this.#go([...path.slice(0, -1), at + 1]);
    if (at > (path.length > 1 ? 1 : 0)) return this.#go([...path.slice(0, -1), at - 1]);
    if (path.length > 1) this.#go(path.slice(0, -2)); // out of a variation, to the moment at which it begins
  }

  #end() {
    this.#go([...this.#view.path.slice(0, -1), this.#here().line.moves.length]);
  }

  /** Takes back what was declined without a word, or goes a step back. */
  #back() {
    const before = this.game.at();
    this.study.go(this.#path(this.#view.path));
    if (this.game.at() < before) return this.#look();
    this.#step(-1);
  }

  /** Shows everything as it is at the cursor. @param {EventView[]} [events] what happened last */
  #look(events = []) {
    this.view = this.study.view();
    this.#found = [];
    const { players } = this.game.view();
    this.tree.render(this.view, players);
    this.curve.show(this.game.at(), players);
    this.picker.render(this.study.tiles(), this.game.view().drawn);
    this.#notes();
    this.study.showBeside("");
    this.table.render(events);
    this.#think();
    this.task.place.emit("move", { at: this.#here().at, record: this.game.record(), events });
  }

  /** Takes a tile in hand where nobody draws. @param {string} tile */
  #take(tile) {
    this.study.take(tile);
    this.picker.render(this.study.tiles(), tile);
    this.table.render();
    this.table.focus();
    this.#think();
  }

  #notes() {
    if (!this.notes) return;
    const { line, at } = this.#here();
    const move = line.moves[at - 1];
    const lit = this.table.mounted.board?.lit();
    this.notes.render({
      played: at > 0,
      variation: this.#view.path.length > 1,
      mark: move?.mark,
      comment: (move ?? line).comment ?? "",
      shapes: ((move ?? line).shapes ?? []).length,
      lit: lit?.type === "feature" && lit.held && lit.place !== undefined,
      canUndo: this.#view.canUndo,
      canRedo: this.#view.canRedo,
    });
  }

  /** Changes the study, and says what cannot be done. @param {() => unknown} run */
  #change(run) {
    try {
      run();
    } catch (error) {
      return this.table.say(describeError(this.task.locale, /** @type {any} */ (error)));
    }
    this.#look();
    this.#changed();
  }

  /** The text has changed: whoever keeps it is told. */
  #changed() {
    this.task.place.emit("change", { record: this.study.record(), game: this.study.mainLine() });
    if (this.#decided && this.#decided.main !== this.study.mainLine()) {
      this.#decided = undefined;
      this.curve.clear();
    }
  }

  /** @param {string} comment */
  #comment(comment) {
    const { line, at } = this.#here();
    if (comment.trim() === ((line.moves[at - 1] ?? line).comment ?? "")) return undefined;
    try {
      this.study.setComment(comment);
    } catch (error) {
      return describeError(this.task.locale, /** @type {any} */ (error));
    }
    this.view = this.study.view();
    this.tree.render(this.view, this.game.view().players);
    this.#notes();
    this.#changed();
    return undefined;
  }

  /** Marks the feature that is lit, or takes its mark away. */
  #markFeature() {
    const lit = this.table.mounted.board?.lit();
    if (lit?.type === "feature") this.#change(() => this.study.toggleShape(`mark ${lit.x},${lit.y} ${lit.place}`));
  }

  /** Begins to draw an arrow, or stops. @param {boolean} on */
  #draw(on) {
    this.#arrow = on ? null : undefined;
    this.table.canvas.classList.toggle("drawing", on);
    if (on) this.table.tell(this.words.arrowFrom);
  }

  /** While an arrow is drawn, taps are its ends. @param {PointerEvent} event */
  #pointed(event) {
    const board = this.table.mounted.board;
    if (this.#arrow === undefined || !board || event.target !== this.table.canvas) return;
    event.preventDefault();
    event.stopPropagation();
    const { left, top } = this.table.canvas.getBoundingClientRect();
    const [x, y] = board.cellAt(event.clientX - left, event.clientY - top);
    if (this.#arrow === null) {
      this.#arrow = { x, y };
      return this.table.tell(this.words.arrowTo);
    }
    const from = this.#arrow;
    this.notes.draw(false);
    if (from.x === x && from.y === y) return;
    const { player, players, over } = this.game.view();
    this.#change(() => this.study.toggleShape(`arrow ${from.x},${from.y} ${x},${y}${over ? "" : ` ${players[player].colour}`}`));
  }

  /** Takes away all that is shown at this moment. */
  #clear() {
    const { line, at } = this.#here();
    const shapes = (line.moves[at - 1] ?? line).shapes ?? [];
    this.#change(() => shapes.forEach((shape) => this.study.toggleShape(shape)));
  }

  /** @param {boolean} on */
  #switch(on) {
    this.#found = [];
    if (!on) {
      this.assistant.stop();
      this.study.showBeside("");
      return this.table.render();
    }
    this.#think();
  }

  /** Has the engine look at this moment, where it is on. */
  #think() {
    if (!this.best?.isOn() || this.#gone) return;
    const { over, drawn } = this.game.view();
    const isOpen = this.study.tiles().length > 0;
    if (over || (isOpen && !drawn)) {
      this.assistant.stop();
      return this.best.clear(over ? this.words.over : this.words.unknown);
    }
    this.best.clear(this.words.looking);
    void this.assistant.look(this.game.record(), isOpen ? drawn : undefined);
  }

  /** @param {Candidate[]} found @param {boolean} done */
  #tell(found, done) {
    if (this.#gone) return;
    this.#found = found;
    const view = this.game.view();
    const legal = this.game.legal();
    this.best.render(found, done, legal, view.players);
    this.study.showBeside(ghostsOf(found, legal, view.drawn));
    this.table.mounted.board?.refresh();
  }

  /** Plays a turn that the engine found. @param {Candidate} candidate */
  #try({ turn }) {
    this.table.play(turn.statement);
    if (turn.then !== undefined && !this.#gone) this.table.play(turn.then);
  }

  /** What the game was decided by; the costliest turns are then looked at by a master. */
  async #assess() {
    const main = this.study.mainLine();
    const moments = (this.#view.line.moves.at(-1)?.decisions ?? 0) + 1;
    this.curve.wait(this.words.assessing(0, moments));
    try {
      const outlook = await this.#judges[0].assess(main, (done) => this.curve.wait(this.words.assessing(done, moments)));
      if (!outlook || this.#gone) return;
      const turnAt = (/** @type {number} */ at) => this.#view.line.moves.find((move) => move.decisions > at)?.turn ?? 0;
      const turns = outlook.turns.map((turn) => ({ ...turn, turn: turnAt(turn.at) }));
      this.#decided = { main, outlook, turns };
      const { players } = this.game.view();
      this.curve.render(outlook, turns, players);
      this.curve.show(this.game.at(), players);
      await Promise.all(this.#judges.map((judge) => this.#judgeTurns(judge, turns)));
    } catch {
      if (!this.#gone) this.curve.wait(this.words.failed);
    }
  }

  /**
   * Lets a master look at one turn after the other, those first that seem to have cost the most, until none is left.
   *
   * @param {Thinker} judge
   * @param {Judged[]} turns
   */
  async #judgeTurns(judge, turns) {
    for (;;) {
      const [next] = turns.filter(({ cost }) => cost === undefined).sort((one, other) => other.given - one.given);
      if (!next || this.#decided?.turns !== turns) return;
      next.cost = next.given; // nobody else takes it
      const review = await judge.review(this.#decided.main, next.at, LOOKED);
      if (review === undefined || this.#gone || this.#decided?.turns !== turns) return;
      next.cost = review?.cost ?? 0;
      next.judged = true;
      this.curve.renderTurns(turns, this.game.view().players);
    }
  }

  /** Goes to the moment before a turn, and has the engine look for better ones. @param {Judged} turn */
  #showBest({ at }) {
    this.#go([this.#movesBefore(at)]);
    if (!this.best.isOn()) this.best.turn(true);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || !(target instanceof Element) || target.closest("textarea, input, select")) return;
    const onBoard = target === this.table.canvas;
    const run = {
      ...(!onBoard && { ArrowLeft: () => this.#step(-1), ArrowRight: () => this.#step(1), Home: () => this.#go([0]), End: () => this.#end() }),
      ",": () => this.#step(-1),
      ".": () => this.#step(1),
      ...(this.#arrow !== undefined && { Escape: () => this.notes.draw(false) }),
    }[key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  }

  /** @override @param {number} at the moment after so many statements of the game itself */
  goTo(at) {
    this.#go([at]);
  }

  /** @override */
  undo() {
    this.#change(() => this.study.undo());
  }

  /** @override */
  redo() {
    this.#change(() => this.study.redo());
  }

  /** The whole study. @override */
  toText() {
    this.notes.keep();
    return this.study.record();
  }

  /** @override */
  getState() {
    return { ...super.getState(), at: this.#here().at, record: this.study.record() };
  }

  /** @override */
  destroy() {
    this.notes.keep();
    this.#gone = true;
    this.assistant.end();
    for (const judge of this.#judges) judge.end();
    super.destroy();
    this.study.free();
  }
}
