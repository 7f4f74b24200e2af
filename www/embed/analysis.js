// @ts-check
/**
 * A game to study: every line of it can be walked, whatever is played besides becomes a variation, moments get comments, marks and arrows,
 * and the engine beside it tells the best turns and what the game was decided by.
 */
import { Study } from "../bastide.js";
import { annotated, commentOn } from "../analysis/annotation.js";
import { ArrowTool } from "../analysis/arrow-tool.js";
import { Assistant, TOLD, statementsOf } from "../analysis/assistant.js";
import { BestTurns } from "../analysis/best-turns.js";
import { compared } from "../analysis/compared.js";
import { asChosen } from "../analysis/as-chosen.js";
import { branchOf, endOfLine, hereOf, movesBefore, nextNoted, notedAt, stepped, turnAt } from "../analysis/cursor.js";
import { drawnBetween, ghostsOf } from "../analysis/ghosts.js";
import { JudgedGame } from "../analysis/judged-game.js";
import { MoveTree } from "../analysis/move-tree.js";
import { NotesEditor } from "../analysis/notes-editor.js";
import { Panel, toggle } from "../analysis/panel.js";
import { Practice } from "../analysis/practice.js";
import { TilePicker } from "../analysis/tile-picker.js";
import { wearAnalysis } from "../analysis/style-sheet.js";
import { OffScreenMarkers } from "../board/off-screen-markers.js";
import { skipOf } from "../engine/skip.js";
import { el } from "../lib/dom.js";
import { isTyping } from "../lib/typing.js";
import { describeError, describeEvent } from "../i18n/describe.js";
import { colourNames } from "../i18n/languages.js";
import { Mode } from "./mode.js";

/** @typedef {import("./open-board.js").Task} Task */
/** @typedef {import("./mode.js").EventView} EventView */
/** @typedef {import("../bastide.js").StudyView} StudyView */
/** @typedef {import("../bastide.js").Candidate} Candidate */
/** @typedef {import("../analysis/lead-curve.js").Judged} Judged */
/** @typedef {import("../analysis/judged-game.js").Judgement} Judgement */
/** @typedef {{ words: import("../analysis/move-tree.js").Words, advice: typeof import("../i18n/language/en/advice.js").advice, why: Record<string, string> }} Said */

export default class Analysis extends Mode {
  #gone = false;
  /** The game as a master judged it. @type {Judgement | undefined} */
  judgement;
  /** The turns on show, as lines of a diagram. */
  #ghosts = "";
  /** Whether a moment is gone to: what is declined on the way is nobody's try. */
  #isGoing = false;
  /** The moment at which a turn of the game and a better one are on show. @type {number | undefined} */
  #comparedAt;
  /** The turn of the record at the moment at which the engine looks. @type {string | undefined} */
  #playedHere;
  /** How many changes of the record come from a turn that is being practised. */
  #tries = 0;
  /** How many of them were undone and can be redone. */
  #undoneTries = 0;
  /** A page that goes away may not come back: the comment that is being written is kept. */
  #flush = () => this.notes.keep();

  /** @param {Task} task */
  static async prepare(task) {
    const [words, advice, { why }] = await Promise.all([task.locale.load.analysis(), task.locale.load.advice(), task.locale.load.mistakes()]);
    task.analysis = { words, advice, why };
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
      canUndo: () => this.view.path.some((step) => step > 0),
      onLit: () => this.#notes(),
      Markers: OffScreenMarkers,
    });
    this.study = study;
    this.said = said;
    this.words = said.words;
    /** @type {StudyView} */
    this.view = study.view();
    study.go(this.#path([at]));
    this.tree = new MoveTree(locale, said.words, this.table.pictures, (path) => this.#go(path));
    this.best = new BestTurns(locale, said.words, said.advice, this.table.pictures, {
      onSwitch: (on) => this.#switch(on),
      onPlay: (candidate) => this.#try(candidate),
    });
    this.decided = new JudgedGame(locale, said, {
      record: () => study.mainLine(),
      moves: () => this.view.line.moves,
      players: () => this.game.view().players,
      onBegin: () => this.#giveWay(),
      onJudged: (judgement) => {
        this.judgement = judgement;
        this.task.place.emit("judge", judgement);
      },
      onGo: (at) => this.#goToDecision(at),
      onBest: (turn, turns) => this.#practise(turn, turns),
      onWrite: (turns) => this.#annotate(turns),
    });
    this.practice = new Practice(said.words, {
      onGo: (turn) => this.#goToTurn(turn),
      onShow: (turn) => this.#compare(turn),
      isReached: ({ at }) => this.view.path[0] >= movesBefore(this.view, at),
      onDrop: () => this.#dropTries(),
      onKeep: () => this.#changed(),
      number: (points) => locale.number(points),
      say: (sentence) => this.table.say(sentence),
    });
    this.assistant = new Assistant({ onFound: (found, done) => this.#tell(found, done), onFail: () => this.best.clear(said.advice.failed) });
    this.notes = new NotesEditor(said.words, {
      onMark: (sign) => this.#change(() => study.setMark(sign)),
      onComment: (comment) => this.#comment(comment),
      onFeature: () => this.#markFeature(),
      onArrow: (on) => this.arrow.turn(on),
      onClear: () => this.#clear(),
      onPromote: () => this.#change(() => study.promote()),
      onDelete: () => this.#change(() => study.delete()),
      onUndo: () => this.undo(),
      onRedo: () => this.redo(),
    });
    this.arrow = new ArrowTool(this.table.canvas, {
      cellAt: (x, y) => this.table.mounted.board?.cellAt(x, y),
      onAsk: (isEnd) => this.table.tell(isEnd ? said.words.arrowTo : said.words.arrowFrom),
      onDrawn: (from, to) => this.#drawn(from, to),
    });
    this.panel = new Panel(this.table.panel, locale, said.words, {
      onFirst: () => this.#go([0]),
      onStep: (by) => this.#go(stepped(this.view, by)),
      onLast: () => this.#go(endOfLine(this.view)),
      onNote: () => this.#goToNote(),
      onPart: () => this.tree.follow(),
    });
    this.picker = new TilePicker(said.words, this.table.pictures, (tile) => this.#take(tile));
    this.#layOut();
  }

  #layOut() {
    const givesGames = this.task.place.element.querySelector(':scope > [slot="games"]');
    const parts = {
      moves: el("section", { class: "part-moves" }, this.picker.element, this.tree.element),
      notes: this.notes.element,
      engine: this.best.element,
      decided: this.decided.curve.element,
      ...(givesGames && { games: el("section", { class: "part-games" }, el("slot", { name: "games" })) }),
    };
    const rim = toggle("grid", this.words.rim, this.table.coordinates, (on) => this.table.showCoordinates(on));
    const { coordinates } = this.changes;
    this.changes.coordinates = () => {
      coordinates();
      rim.setAttribute("aria-pressed", String(this.table.coordinates));
    };
    this.table.tools.prepend(
      rim,
      toggle("eye", this.words.dead, false, (on) => this.table.mounted.board?.setAids({ dead: on })),
    );
    this.table.element.classList.add("analysis");
    this.panel.layOut(parts, this.practice.element);
    this.table.element.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    this.table.table.addEventListener("pointerdown", (event) => this.arrow.take(event), { capture: true });
  }

  /** @override */
  ready() {
    super.ready();
    const { element, home } = this.task.place;
    wearAnalysis(/** @type {ShadowRoot} */ (home.getRootNode()));
    this.#look();
    addEventListener("pagehide", this.#flush);
    document.addEventListener("visibilitychange", this.#flush);
    const { judgement, lesson } = /** @type {{ judgement?: Judgement, lesson?: boolean }} */ (/** @type {unknown} */ (element));
    this.decided.show(judgement);
    if (lesson) this.#beginLesson();
  }

  /** Opens a game that is over with its curve, at its costliest turn as soon as that is known, and any other game at its last position. */
  #beginLesson() {
    this.#go([this.view.line.moves.length]);
    if (!this.game.view().over) return;
    this.panel.show("decided");
    const costliest = this.decided.curve.costliest();
    if (costliest) this.#goToTurn(costliest);
    else if (!this.judgement) this.decided.begin();
  }

  /** @param {number[]} path */
  #path(path) {
    return new Uint32Array(path);
  }

  /** Something was decided on the board. @param {EventView[]} events */
  #played(events) {
    this.notes.keep();
    try {
      const added = this.study.follow();
      this.#look(events, !added);
      if (added) this.#changed(this.practice.isOn() ? this.#tries + 1 : 0);
      if (!this.#isGoing) void this.practice.played(this.game.record(), this.game.view());
    } catch (error) {
      this.table.say(describeError(this.task.locale, /** @type {any} */ (error)));
      this.#look();
    }
    this.#say(events);
  }

  /** @param {EventView[]} events @param {string[]} more what else is said */
  #say(events, ...more) {
    const { players } = this.game.view();
    const told = events.filter(({ type }) => type !== "turn").map((event) => describeEvent(this.task.locale, event, players));
    this.table.say([...told, ...more].filter(Boolean).join(" "));
  }

  /** Takes what was tried in practice out of the record. */
  #dropTries() {
    this.notes.keep();
    if (this.#tries === 0) return;
    for (; this.#tries > 0; this.#tries -= 1) this.study.undo();
    this.#look();
    this.#changed();
  }

  #goToNote() {
    const path = nextNoted(this.view);
    if (path) this.#go(path);
  }

  /** @param {number[]} path @returns {boolean} whether it was possible: a comment that cannot be kept is not left */
  #go(path) {
    if (!this.notes.keep()) {
      this.panel.show("notes");
      return false;
    }
    this.study.go(this.#path(path));
    this.#look(this.game.events(), true);
    const { comment = "" } = notedAt(this.view);
    this.#say(this.game.events(), hereOf(this.view).at === 0 ? this.words.beginning : "", comment);
    return true;
  }

  /** Takes back what was declined without a word, or goes a step back. */
  #back() {
    const before = this.game.at();
    this.study.go(this.#path(this.view.path));
    if (this.game.at() < before) this.#look([], true);
    else this.#go(stepped(this.view, -1));
  }

  /**
   * Shows everything as it is at the cursor.
   *
   * @param {EventView[]} [events] what happened last
   * @param {boolean} [isStep] whether only the cursor has moved: the lines, which may be many, are as they were
   */
  #look(events = [], isStep = false) {
    const { players } = this.game.view();
    if (isStep) {
      this.view = { ...this.view, ...this.study.cursor() };
      this.tree.show(this.view);
    } else {
      this.view = this.study.view();
      this.tree.render(this.view, players);
    }
    if (this.#comparedAt !== undefined && this.#comparedAt !== this.game.at()) [this.#ghosts, this.#comparedAt] = ["", undefined];
    this.panel.nextNote.hidden = nextNoted(this.view) === undefined;
    const branch = branchOf(this.view);
    this.decided.curve.show(branch ?? this.game.at(), players, branch === undefined);
    this.picker.render(this.study.tiles(), this.game.view().drawn);
    this.#notes();
    this.study.showBeside(this.#ghosts);
    this.table.render(events);
    this.#think();
    this.task.place.emit("move", { at: hereOf(this.view).at, record: this.game.record(), events });
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
    const { mark, comment = "", shapes = [] } = notedAt(this.view);
    const lit = this.table.mounted.board?.lit();
    this.notes.render({
      played: hereOf(this.view).at > 0,
      variation: this.view.path.length > 1,
      mark,
      comment,
      shapes: shapes.length,
      lit: lit?.type === "feature" && lit.held && lit.place !== undefined,
      canUndo: this.view.canUndo,
      canRedo: this.view.canRedo,
    });
  }

  /**
   * Changes the study, or says why that cannot be done.
   *
   * @param {() => unknown} run
   * @param {number} [tries] how many changes come from a turn that is being practised now
   * @returns {boolean} whether it was done
   */
  #change(run, tries) {
    const [path, at] = [String(this.view.path), this.game.at()];
    try {
      run();
      if (String(this.study.view().path) === path) this.#decline(at); // what was declined without a word stays so
    } catch (error) {
      this.table.say(describeError(this.task.locale, /** @type {any} */ (error)));
      return false;
    }
    this.#look();
    this.#changed(tries);
    return true;
  }

  /**
   * The text has changed: whoever keeps it is told, unless it has turns that are only tried.
   *
   * @param {number} [tries] how many changes come from them; any other change keeps those made before it
   */
  #changed(tries = 0) {
    [this.#tries, this.#undoneTries] = [tries, 0];
    if (tries === 0) this.task.place.emit("change", { record: this.study.record(), game: this.study.mainLine() });
    this.decided.follow();
  }

  /** @param {string} comment */
  #comment(comment) {
    if (comment.trim() === (notedAt(this.view).comment ?? "")) return undefined;
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

  /** @param {import("../analysis/arrow-tool.js").Cell} [from] @param {import("../analysis/arrow-tool.js").Cell} [to] */
  #drawn(from, to) {
    this.notes.drawing(false);
    if (!from || !to) return;
    const { player, players, over } = this.game.view();
    this.#change(() => this.study.toggleShape(`arrow ${from.x},${from.y} ${to.x},${to.y}${over ? "" : ` ${players[player].colour}`}`));
  }

  /** Takes away all that is shown at this moment. */
  #clear() {
    const { shapes = [] } = notedAt(this.view);
    this.#change(() => shapes.forEach((shape) => this.study.toggleShape(shape)));
  }

  /** @param {boolean} on */
  #switch(on) {
    this.decided.judge.share(on);
    if (!on) {
      this.assistant.stop();
      return this.#showGhosts("");
    }
    this.#think();
  }

  /** Has the engine look at this moment, where it is on; what it found stands as long as the position is the same. */
  #think() {
    if (!this.best.isOn() || this.#gone) return;
    const { over, drawn } = this.game.view();
    const isOpen = this.study.tiles().length > 0;
    const [record, inHand, played] = [this.game.record(), isOpen ? drawn : undefined, this.#playedTurn()];
    this.#playedHere = played;
    if (this.assistant.isAt(record, inHand, played)) return;
    this.#showGhosts("");
    if (over || (isOpen && !drawn)) {
      this.assistant.stop();
      return this.best.clear(over ? this.words.over : this.words.unknown);
    }
    this.best.clear(this.words.looking);
    void this.assistant.look(record, inHand, played, !this.decided.judge.isAtWork());
  }

  /** Turns on the board, beside what the record shows there. @param {string} ghosts lines of a diagram @param {number} [comparedAt] the only moment at which they are shown */
  #showGhosts(ghosts, comparedAt) {
    [this.#ghosts, this.#comparedAt] = [ghosts, comparedAt];
    this.study.showBeside(ghosts);
    this.table.mounted.board?.refresh();
  }

  /** @param {Candidate[]} found @param {boolean} done */
  #tell(found, done) {
    if (this.#gone) return;
    const view = this.game.view();
    const legal = this.game.legal();
    this.best.render(found, done, { legal, players: view.players, player: view.player, drawn: view.drawn, played: this.#playedHere });
    this.#showGhosts(ghostsOf(found.slice(0, TOLD), legal, view.drawn));
  }

  /** The turn that the record goes on with here, as the engine is told of it; nothing at the end of a line, or where it is not legal. */
  #playedTurn() {
    const turn = turnAt(this.view);
    const isLegal = turn && this.game.legal().some(({ statement }) => statement === turn.statement);
    return isLegal ? statementsOf(asChosen(this.game.record(), turn)) : undefined;
  }

  /** Plays a turn that the engine found. @param {Candidate} candidate */
  #try({ turn }) {
    this.table.play(turn.statement);
    if (turn.then !== undefined && !this.#gone) this.table.play(turn.then);
  }

  /** The judge of the game works: what looks at this moment has fewer workers from now on. */
  #giveWay() {
    this.assistant.stop();
    this.#think();
  }

  /**
   * Goes to the position after a number of decisions. If the last of them declined a figure and the record leaves that out, the cursor stops
   * too early; the figure is then declined here, as in the game.
   *
   * @param {number} decisions
   */
  #goToDecision(decisions) {
    this.#isGoing = true;
    if (this.#go([movesBefore(this.view, decisions)])) this.#decline(decisions, (skip) => this.table.play(skip));
    this.#isGoing = false;
  }

  /** Declines what is asked until so many decisions have been made. @param {number} decisions @param {(skip: string) => void} [play] */
  #decline(decisions, play = (skip) => void this.game.play(skip)) {
    for (let declined = decisions - this.game.at(); declined > 0; declined -= 1) {
      const skip = skipOf(this.game);
      if (skip === undefined) return;
      play(skip);
    }
  }

  /** Lets a turn be played again, better. @param {Judged} turn @param {Judged[]} turns */
  #practise(turn, turns) {
    if (this.best.isOn()) this.best.turn(false); // it would give the answer away
    this.practice.start(turn, turns);
  }

  /** Writes what turns gave away into the record, and shows the notes. @param {Judged[]} turns */
  #annotate(turns) {
    const comment = commentOn(this.task.locale, this.said, this.game.view().players);
    const before = this.study.record();
    const after = annotated(before, turns, comment);
    if (after !== before && !this.#change(() => this.study.replace(after))) return;
    this.panel.show("moves");
    this.panel.tabs[0].focus(); // the button that was pressed is out of sight now
    this.table.tell(this.words.written);
    this.table.say(this.words.written);
  }

  /** Goes to the moment before a turn. @param {Judged} turn */
  #goToTurn({ at }) {
    this.#showGhosts("");
    this.#goToDecision(at);
    this.table.settle(); // a landscape of few tiles would be small where that of the end was fitted
    const [, tile] = turnAt(this.view)?.statement.split(" ") ?? [];
    if (this.study.tiles().some(([one]) => one === tile)) this.#take(tile); // nobody draws in an open record
  }

  /** Shows a turn of the game beside the better one, on the board and in words. @param {Judged} turn @returns {Node[] | undefined} */
  #compare(turn) {
    this.#goToTurn(turn);
    const next = turnAt(this.view);
    if (!turn.best || !next) return undefined;
    const { players, drawn } = this.game.view();
    const position = { record: this.game.record(), legal: this.game.legal(), players, drawn };
    const played = asChosen(position.record, next);
    this.#showGhosts(drawnBetween(played, turn.best, position), this.game.at());
    const means = { locale: this.task.locale, words: this.words, pictures: this.table.pictures, said: this.said };
    return compared(means, turn, { played, better: turn.best }, position);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { target, key, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (altKey || isTyping(event) || /** @type {HTMLElement} */ (target).closest("dialog")) return;
    const onBoard = target === this.table.canvas;
    const edits = { z: shiftKey ? () => this.redo() : () => this.undo(), y: () => this.redo() };
    const steps = {
      ...(!onBoard && {
        ArrowLeft: () => this.#go(stepped(this.view, -1)),
        ArrowRight: () => this.#go(stepped(this.view, 1)),
        Home: () => this.#go([0]),
        End: () => this.#go(endOfLine(this.view)),
      }),
      ",": () => this.#go(stepped(this.view, -1)),
      ".": () => this.#go(stepped(this.view, 1)),
      ...(this.arrow.isOn() && { Escape: () => this.notes.draw(false) }),
    };
    const run = ctrlKey || metaKey ? edits[/** @type {"z" | "y"} */ (key.toLowerCase())] : steps[/** @type {keyof typeof steps} */ (key)];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  }

  /** @override @param {number} at the moment after so many statements of the game itself */
  goTo(at) {
    this.#go([Math.max(0, at)]);
  }

  /** @override */
  undo() {
    this.#retry(() => this.study.undo(), Math.min(1, this.#tries));
  }

  /** @override */
  redo() {
    this.#retry(() => this.study.redo(), -Math.min(1, this.#undoneTries));
  }

  /** Undoes or redoes a change. @param {() => unknown} run @param {number} undone 1 if that undoes a try, -1 if it redoes one */
  #retry(run, undone) {
    const undoneTries = this.#undoneTries + undone;
    this.#change(run, this.#tries - undone);
    this.#undoneTries = undoneTries;
  }

  /** The whole study. @override */
  toText() {
    this.notes.keep();
    return this.study.record();
  }

  /** @override */
  keep() {
    return { at: hereOf(this.view).at, record: this.toText(), path: [...this.view.path], judgement: this.judgement };
  }

  /** @override @param {import("./open-board.js").Kept} kept */
  resume({ path = [0], judgement }) {
    this.#go(path);
    this.decided.show(judgement);
  }

  /** @override */
  getState() {
    return { ...super.getState(), at: hereOf(this.view).at, record: this.study.record(), shapes: notedAt(this.view).shapes ?? [] };
  }

  /** @override */
  destroy() {
    removeEventListener("pagehide", this.#flush);
    document.removeEventListener("visibilitychange", this.#flush);
    this.notes.keep();
    this.#gone = true;
    this.assistant.end();
    this.decided.judge.end();
    this.practice.destroy();
    super.destroy();
    this.study.free();
  }
}
