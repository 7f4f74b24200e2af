// @ts-check
/** The course of a game on its screen: takes every decision into the flow of the game, and carries out what follows from it. */
import { painted, placeOf } from "../lib/dom.js";
import { onScreen } from "../lib/screen.js";
import { preferences } from "../ui/preferences.js";
import { announce } from "../ui/widgets.js";
import { TEXT } from "../i18n/text.js";
import { proclaim } from "./announcer.js";
import { endOf } from "./end-of-game.js";
import { asked, isSaving, isShared, mayDecide, opening, step } from "./flow.js";

/** @typedef {import("../bastide.js").EventView} EventView */

export class Course {
  /** Who waits for the board to have shown everything. @type {(() => void)[]} */
  #waiting = [];
  /** The save of the last decision, done when the flow knows of it. */
  saved = Promise.resolve();
  /** The events of the game so far, read once for each decision. @type {EventView[]} */
  log;
  /** @type {import("./flow.js").State} */
  state;

  /** @param {import("./game.js").GameScreen} screen whose parts are there */
  constructor(screen) {
    this.screen = screen;
    this.log = screen.game.log();
    this.state = opening(this.position(), preferences().handOver);
  }

  /** Whether a person may decide now. */
  get mayDecide() {
    return mayDecide(this.state);
  }

  /** The board lies still: whoever waited for that goes on. */
  rested() {
    for (const go of this.#waiting.splice(0)) go();
  }

  /** People who follow a link look at the landscape first; and a turn that is still to be sent can be taken back. @param {boolean} isNew */
  async #showResult(isNew) {
    if (await onScreen(this.screen.computers.holdsResult?.() ?? Promise.resolve(false))) return;
    if (isNew || !this.screen.actions.visited) await this.screen.end.showResult(isNew);
    else this.screen.board?.fit();
  }

  /** Once the board has shown what the last decision brought about. */
  async shown() {
    if (this.screen.board?.isTelling()) await new Promise((done) => this.#waiting.push(() => done(undefined)));
  }

  /** @param {string} statement */
  play(statement) {
    this.screen.game.play(statement);
    this.screen.board?.refresh();
    this.played();
  }

  /** After something that may have changed who is asked. */
  asked() {
    this.#seat();
    this.screen.render();
  }

  /** Computer players begin to think, or stop. */
  #seat() {
    this.screen.queries.clear();
    this.screen.computers.look();
    this.happened({ type: "asked", position: this.position() });
  }

  /** What the flow of the game has to know about the moment. @returns {import("./flow.js").Position} */
  position() {
    const view = this.screen.game.view();
    const { player, over, decisions, asks } = view;
    return {
      player,
      over,
      isShared: isShared(asks),
      computer: this.screen.computers.isAsked(view),
      absent: this.screen.hotSeat.isAbsent(player),
      decisions,
      log: this.log.length,
    };
  }

  /** Goes on in the flow of the game. @param {import("./flow.js").Event} event */
  happened(event) {
    if (!this.screen.board) return;
    const { state, effects } = step(this.state, event);
    this.state = state;
    this.screen.root.toggleAttribute("data-saving", isSaving(state));
    this.screen.root.dataset.decisions = String(state.position.decisions);
    for (const effect of effects) this.#carryOut(effect);
  }

  /** @param {import("./flow.js").Effect} effect @returns {unknown} */
  #carryOut(effect) {
    switch (effect.do) {
      case "render":
        return this.screen.render();
      case "refresh":
        return this.screen.board?.refresh();
      case "hold":
        return this.screen.hotSeat.hold(asked(this.state));
      case "seat":
        return this.#seat();
      case "open":
        return this.#open();
      case "save":
        return (this.saved = this.#save(effect.id));
      case "keep":
        return this.screen.actions.keep(this.screen.game);
      case "tell":
        return this.#tell(this.log.slice(effect.from, effect.to));
      case "announce":
        return announce(TEXT.hand[effect.what]);
      case "show result":
        return this.#showResult(effect.isNew);
      case "show replay":
        return this.screen.menu().then((menu) => menu.replay());
      case "take back":
        return this.#takeBack();
      default:
        return this.screen.end.tell(effect);
    }
  }

  /** Takes back the choice on the board, or else the last decision; whether there was one. */
  undo() {
    if (!this.screen.board) return false;
    if (this.state.phase === "ending") this.screen.end.takeBack();
    else if (this.screen.board.selection().type !== "none") {
      this.screen.board.cancel();
      this.screen.render();
    } else if (this.screen.hotSeat.canUndo(this.screen.game.view())) this.#takeBack();
    else return false;
    return true;
  }

  #takeBack() {
    this.screen.toasts.clear();
    this.screen.hotSeat.undo();
    this.screen.board?.refresh();
    this.log = this.screen.game.log();
    this.happened({ type: "taken back", position: this.position() });
  }

  redo() {
    if (!this.screen.game.view().canRedo) return;
    this.screen.hotSeat.redo();
    this.screen.board?.refresh();
    this.played();
    announce(TEXT.hand.redone);
  }

  /** Saves what was opened once it is on show: a new game has nothing to lose yet, and one that goes on is saved. */
  async #open() {
    await onScreen(painted());
    const kept = this.screen.actions.keep(this.screen.game);
    await onScreen(painted());
    this.screen.hand.draws = true;
    this.happened({ type: "painted" });
    const view = this.screen.game.view();
    if (view.decisions === 0) proclaim(this.log.filter(isUnplayable), view, this.screen.toasts); // the first that were drawn
    await onScreen(kept);
    this.happened({ type: "kept" });
    this.screen.takeMove();
    this.screen.queries.loadReasons();
  }

  /** @param {number} id of the decision */
  async #save(id) {
    await onScreen(this.screen.actions.keep(this.screen.game));
    this.happened({ type: "saved", id });
  }

  /** After a decision, however it was made. */
  played() {
    if (!this.screen.board) return;
    this.screen.hotSeat.goOn();
    this.log = this.screen.game.log();
    const position = this.position();
    const end = position.over ? endOf(this.log) : undefined;
    this.happened({ type: "decided", position, end });
  }

  /** @param {EventView[]} events */
  #tell(events) {
    this.screen.board?.setHomes(this.screen.players.places(placeOf(this.screen.canvas)));
    const { toasts } = this.screen;
    const last = this.log.findLast((event) => event.type === "tilePlaced");
    if (last) toasts.leaveFree(this.#isAbove(last));
    proclaim(events, this.screen.game.view(), toasts);
  }

  /** Whether a cell is in the upper half of the board as the player looks at it. @param {{ x: number, y: number }} cell */
  #isAbove({ x, y }) {
    const { board, hand } = this.screen;
    const middle = board?.view();
    if (!middle) return false;
    const [right, down] = [x + 0.5 - middle.x, y + 0.5 - middle.y];
    return [down, right, -down, -right][hand.rotation] < 0;
  }
}

/** Whether a tile was drawn that fits nowhere. @param {EventView} event */
const isUnplayable = (event) => event.type === "discarded";
