// @ts-check
/** One turn on a board, played by the usual means: what puzzles and exercises have in common. */
import { Game } from "../bastide.js";
import { Choices } from "../board/choices.js";
import { el, fill, placeOf } from "../lib/dom.js";
import { Hand } from "../board/hand.js";
import { declining } from "../board/hints.js";
import { answerOthers } from "../engine/evaluate.js";
import { InspectCard } from "../board/inspect-card.js";
import { onDemand } from "../ui/on-demand.js";
import { MountedBoard } from "../board/mounted-board.js";
import { PAGE_LOOK } from "../ui/page-look.js";
import { PICTURES } from "../ui/pictures.js";
import { Players } from "../board/players.js";
import { OffScreenMarkers } from "../board/off-screen-markers.js";
import { describeError, describeEvent, describeInspected, describeSelection } from "../i18n/describe.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";
import { viewTools } from "../board/tools.js";
import { announce } from "../ui/widgets.js";
import { openPossessions } from "../ui/open-possessions.js";

/** @typedef {import("../engine/evaluate.js").Puzzle} Puzzle */
/** @typedef {"open" | "checking" | import("./verdict.js").Outcome} State "shown": the solution is on the board */

export class TurnScreen {
  /** @type {State} */
  state = "open";
  #turns = 0;
  /** Whether what is lit is still the mark of the task, about which nobody asked. */
  #marked = true;

  /**
   * @param {string} record up to the turn
   * @param {Puzzle["goal"]} goal for which others answer what is worst
   * @param {string} label of the board
   */
  constructor(record, goal, label) {
    this.goal = goal;
    this.game = Game.fromRecord(record, undefined, colourNames(TEXT));
    this.start = this.game.at();
    this.begun = this.game.view();
    this.told = this.game.log().length;
    this.canvas = el("canvas", { class: "board", tabindex: 0, role: "application", "aria-label": label });
    this.players = new Players(TEXT, openPossessions);
    this.mounted = new MountedBoard(this.canvas, this.game, {
      look: PAGE_LOOK,
      parts: (actions) => ({
        card: new InspectCard(TEXT, PICTURES, actions),
        choices: new Choices(TEXT, { ...actions, onTyped: (text) => this.#typed(text) }),
        hand: new Hand(TEXT, { ...actions, onRedo: () => {}, onResults: () => {} }),
      }),
      onChange: ({ type }) => this.#changed(type),
      onChosen: () => this.#chosen(),
      onUndo: () => this.#undo(),
      onRedress: () => this.render(),
      onError: (error) => this.#fail(error),
    });
    this.markers = new OffScreenMarkers(TEXT, this.canvas, () => this.board);
    this.hinted = el("p", { class: "puzzle-hinted" });
    /** What is said after the turn, in the place of the hand. */
    this.verdict = el("section", { class: "verdict", "aria-labelledby": "verdict-title", hidden: true });
    this.root = el("main", { class: "puzzle", onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) });
  }

  get board() {
    return this.mounted.board;
  }

  /** What a solution needs to follow the view. */
  get view() {
    return { board: () => this.board, turns: () => this.#turns };
  }

  /**
   * @param {HTMLElement} head above the board
   * @param {import("./solution.js").Solution} solution
   */
  layOut(head, solution) {
    this.solution = solution;
    const { card, choices, hand } = this.mounted.parts;
    const view = viewTools(
      TEXT,
      () => this.board,
      () => this.board?.setRotation((this.#turns = (this.#turns + 1) % 4)),
    );
    const table = el("div", { class: "table" }, this.canvas, this.markers.element, solution.element, choices.element, view, card.element);
    this.root.append(head, el("div", { class: "game" }, this.players.element, table, hand.element, this.verdict));
  }

  /** Once the screen is in the page: the board measures its canvas. */
  ready() {
    this.mounted.mount();
    this.mounted.watchInsets(this.root.querySelectorAll(".tools"), () => this.markers.look());
    this.markers.ready(this.root);
    for (const type of ["pointerup", "pointermove", "wheel", "keydown", "click"])
      this.root.addEventListener(type, () => this.state === "shown" && this.solution?.follow(), { passive: true });
    this.board?.fit(); // the position is seen as a whole
    this.#mark();
    this.render();
    this.canvas.focus({ preventScroll: true });
  }

  leave() {
    this.markers.end();
    this.solution?.leave();
    this.mounted.destroy();
    this.game.free();
  }

  /** Lights what the task is about. */
  mark() {}

  /** Something was decided: the others have answered. @param {string[]} _answered what came of that, in sentences */
  played(_answered) {}

  #mark() {
    this.mark();
    this.#marked = true;
  }

  /** @param {string} what */
  #changed(what) {
    if (this.state === "shown") this.#keepShown();
    else if (what === "play") this.#played();
    else if (what === "light") this.#lit();
    else if (what === "select") this.render();
  }

  #lit() {
    this.#marked = false;
    const light = this.mounted.showLight();
    if (light?.held) announce(describeInspected(TEXT, light, this.game.view()));
  }

  #chosen() {
    this.render();
    if (this.board) announce(describeSelection(TEXT, this.board, this.game.view().players));
  }

  /** @param {string} text */
  async #typed(text) {
    const moves = await onDemand(() => import("../board/typed-moves.js").then(({ typedMoves }) => typedMoves(TEXT)));
    const said = moves.obey(text, this.game, {
      asked: () => this.state === "open",
      play: (statement) => void this.mounted.play(statement),
      undo: () => this.mounted.undo(),
    });
    return said || this.verdict.textContent || "";
  }

  #played() {
    if (!this.board || this.state !== "open" || this.game.at() === this.start) return;
    this.played(this.#letOthersAnswer());
  }

  /** Decides for the others, if they are asked. @returns {string[]} what came of it, in sentences */
  #letOthersAnswer() {
    const before = this.game.log().length;
    answerOthers(this.game, this.goal, this.begun);
    const events = this.game.log().slice(before);
    if (events.length > 0) this.board?.refresh();
    return events.filter(({ type }) => type !== "scored").map((event) => describeEvent(TEXT, event, this.begun.players));
  }

  /** The events since the turn began. */
  #events() {
    return this.game.log().slice(this.told);
  }

  /** Scores of the turn, in sentences. @param {import("../bastide.js").EventView[]} [events] those since the turn began */
  sentences(events = this.#events()) {
    const scored = events.filter((event) => event.type === "scored" && !event.atEnd);
    return scored.map((event) => describeEvent(TEXT, event, this.begun.players));
  }

  /** What the turn came to. @param {State} state */
  end(state) {
    this.state = state;
    this.board?.refresh();
    this.render();
    requestAnimationFrame(() => this.board?.fit()); // what was said takes room from the board
  }

  /** Shows the solution where the turn begins: as a ghost. */
  showSolution() {
    this.back();
    this.end("shown");
    this.solution?.show();
  }

  /** Whatever is tapped while the solution is shown, it stays. */
  #keepShown() {
    if (this.game.at() !== this.start) {
      this.game.goTo(this.start);
      this.board?.refresh();
    }
    this.solution?.pose();
    this.solution?.follow();
  }

  again() {
    this.back();
    this.board?.refresh();
    this.#mark();
    this.render();
    this.canvas.focus({ preventScroll: true });
  }

  /** To where the turn begins. */
  back() {
    this.solution?.hide();
    this.board?.cancel();
    this.game.goTo(this.start);
    this.state = "open";
  }

  /** Begins again; whether there was anything to take back. */
  #undo() {
    const moved = this.game.at() > this.start;
    this.again();
    return moved;
  }

  render() {
    if (!this.board) return;
    const view = { ...this.game.view(), canUndo: this.game.at() > this.start, canRedo: false };
    const done = this.state !== "open";
    const { card, choices, hand } = this.mounted.parts;
    this.root.dataset.state = this.state;
    hand.element.hidden = done;
    this.verdict.hidden = !done;
    this.board.setWaiting(done && this.state !== "shown"); // the solution is a choice that stays
    const legal = done ? [] : this.game.legal();
    const selection = this.mounted.narrowed(legal) ?? this.board.selection();
    this.players.render(done ? { ...view, over: false, player: this.begun.player } : view, done ? this.#events() : []);
    this.board.setHomes(this.players.places(placeOf(this.canvas)));
    if (!done)
      hand.render(
        view,
        selection,
        legal,
        legal.find(({ statement }) => statement === selection.statement),
      );
    choices.render(legal, view.players, selection.statement, declining(TEXT, view, legal));
    this.markers.render(legal, selection.narrowed);
    card.render(this.#marked || done ? undefined : this.board.lit(), view);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      event.preventDefault();
      this.mounted.undo();
    } else if (event.target === this.canvas && event.key.toLowerCase() === "g" && !event.altKey && !event.metaKey && !event.ctrlKey) void this.#grid();
  }

  /** The board as a table to be read out. */
  async #grid() {
    const { showTextBoard } = await onDemand(() => import("../board/text-board-dialog.js"));
    await showTextBoard(TEXT, this.game, (statement) => this.mounted.choose((board) => board.select(statement)));
  }

  /** @param {import("../bastide.js").BastideError} error */
  #fail(error) {
    if (!error.code) throw error;
    fill(this.hinted, describeError(TEXT, error));
  }
}
