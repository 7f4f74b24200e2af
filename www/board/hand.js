// @ts-check
/** The move in hand: the tile or the figure, what to do now, and the buttons that do it. */
import { el, fill, painted } from "../lib/dom.js";
import { watchFocus } from "../lib/focus.js";
import { declining, hint, isConfirmed, isInstruction, isOpen, mover, oneMore, pieceInHand, primary, unchosen } from "./hints.js";
import { icon } from "../lib/icons.js";
import { FigureKinds } from "./figure-kinds.js";
import { Offers } from "./offers.js";
import { PICTURES, figureAddress, figurePicture, tileAddress } from "../ui/pictures.js";
import { describeWinners } from "../i18n/describe.js";
import { enable, isEnabled } from "../ui/widgets.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").Selection} Selection */
/** @typedef {import("../bastide.js").ActionView} ActionView */

/**
 * @typedef {object} HandActions
 * @property {() => void} onConfirm plays what is chosen
 * @property {() => void} onSkip declines: no figure, no abbey, the wagon goes home
 * @property {(statement: string) => void} onPlay plays what has no place on the board
 * @property {() => void} onTurn turns the chosen tile
 * @property {(piece: string | undefined) => void} onPiece shows only the places of one figure, or those of all
 * @property {() => void} onFocusLost the button that had the focus is gone
 * @property {() => HTMLElement} canvas of the board onto which the tile is dragged
 * @property {(at: { x: number, y: number } | undefined) => boolean} onDrag shows the tile where it is dragged to; whether it may be laid there
 * @property {() => void} onDrop lets it go there
 * @property {() => void} onUndo
 * @property {() => void} onRedo
 * @property {() => void} onResults shows the result once the game is over
 */

/** For so many milliseconds somebody else is asked before the hand gets low: what is decided sooner moves nothing. */
const LOW_AFTER = 300;

export class Hand {
  /** Counts down to it. @type {ReturnType<typeof setTimeout> | undefined} */
  #lowers;
  /** Finds the picture that the next frame is followed by. @type {(() => string) | undefined} */
  #find;

  /**
   * @param {Locale} locale
   * @param {HandActions} actions
   */
  constructor(locale, actions) {
    this.locale = locale;
    this.actions = actions;
    this.over = false;
    /** Whether there is time to draw what is in hand. */
    this.draws = true;
    /** Whether hints that only say how to play are shown on phones, too. Screen readers always find them. */
    this.teaches = true;
    /** Whether it gets low on phones while somebody else is asked. */
    this.yields = false;
    /** Quarter turns of the whole board: the tile is shown as it would lie on it. */
    this.rotation = 0;
    this.picture = el("img", { class: "hand-picture", alt: "", draggable: "false" });
    /** Whether the tile may be dragged onto the board. */
    this.movable = false;
    void this.#dragged(actions);
    this.figure = el("img", { class: "hand-figure", alt: "", draggable: "false" });
    this.who = el("h2", { class: "hand-who" });
    this.band = el("div", { class: "hand-band" }, this.figure, this.who);
    /** Why nothing can be decided now. @type {import("../game/hot-seat.js").Pause | undefined} */
    this.pause = undefined;
    /** Who is asked but left. @type {string | undefined} */
    this.away = undefined;
    this.left = el("p", { class: "hand-left" });
    /** Whether the game is an open record, of which nobody knows the tiles to come. */
    this.isOpen = false;
    this.hint = el("p", { class: "hand-hint" });
    this.primary = button("primary", "confirm", () =>
      this.pause ? this.pause.run() : this.over ? actions.onResults() : this.only ? actions.onPlay(this.only.statement) : actions.onConfirm(),
    );
    /** What the big button plays though nothing is chosen. @type {ActionView | undefined} */
    this.only = undefined;
    this.turn = button("secondary", "turn-tile", actions.onTurn, icon("turn"), locale.hand.turnTile);
    this.skip = button("secondary", "skip", actions.onSkip);
    this.skip.addEventListener("click", (event) => event.detail > 1 && event.stopImmediatePropagation(), { capture: true }); // the second click of two was meant for the button that was there before
    this.undo = button("secondary undo", "undo", actions.onUndo, icon("undo"), el("span", {}, locale.hand.undo));
    this.redo = button("secondary redo", "redo", actions.onRedo, icon("redo"));
    this.redo.setAttribute("aria-label", locale.hand.redo);
    this.redo.title = locale.hand.redo;
    this.pieces = new FigureKinds(locale, PICTURES, actions.onPiece);
    this.offers = new Offers(locale, PICTURES, actions.onPlay);
    /** That a builder gave the tile in hand. */
    this.again = el("p", { class: "hand-again", hidden: true });
    this.element = el(
      "section",
      { class: "hand", "aria-label": locale.hand.label },
      this.band,
      el("div", { class: "hand-frame" }, this.picture, this.left),
      el("div", { class: "hand-text" }, this.again, this.hint, this.pieces.element, this.offers.element),
      el("div", { class: "hand-buttons" }, this.primary, this.undo, this.redo, this.turn, this.skip),
    );
  }

  /**
   * @param {GameView} view
   * @param {Selection} selection
   * @param {ActionView[]} legal
   * @param {ActionView | undefined} chosen
   * @param {string} [waiting] a computer player is asked: what is told in place of what to do
   * @param {import("../engine/moments.js").Giver} [giver] what gave this tile, if the player lays it in the second part of a turn
   */
  render(view, selection, legal, chosen, waiting, giver) {
    const { locale } = this;
    const isLost = watchFocus(this.element);
    this.over = view.over;
    const player = view.players[view.player];
    const { colour } = view.over ? view.players[view.winners[0]] : player;
    this.element.dataset.colour = colour;
    this.element.dataset.asks = view.asks;
    this.element.dataset.paused = String(this.pause !== undefined);
    this.figure.src = figureAddress(view.asks === "wagon" ? "wagon" : "meeple", colour);
    fill(this.who, this.pause?.title ?? (view.over ? describeWinners(locale, view) : mover(locale, view)));
    fill(this.left, view.over || this.isOpen || isOpen(view) ? null : locale.hand.left(view.remaining));
    const away = this.away && chosen === undefined && view.asks === "tile" ? locale.away.lay(this.away) : undefined;
    const told = waiting ?? this.pause?.hint ?? away ?? hint(locale, view, selection, legal, chosen);
    fill(this.hint, told);
    this.element.toggleAttribute("data-known", !this.teaches && isInstruction(locale, told));
    this.element.dataset.waiting = String(waiting !== undefined);
    this.#lower(waiting !== undefined && this.yields && view.asks !== "bazaar");
    this.movable = legal.some(({ type }) => type === "tile" || type === "tileWithBridge");
    this.picture.classList.toggle("movable", this.movable);
    this.again.hidden = !giver || waiting !== undefined || this.pause !== undefined || view.over;
    if (giver && !this.again.hidden)
      fill(this.again, giver === "arrow" ? icon("up") : figurePicture("builder", colour, "figure small-figure"), oneMore(locale, giver));
    this.only = chosen || waiting !== undefined ? undefined : unchosen(view, legal);
    fill(this.primary, this.pause?.label ?? primary(locale, view, selection, legal, chosen));
    this.#picture(view, selection, legal, chosen && "turns" in chosen ? chosen.turns : (selection.hand ?? 0));
    this.pieces.render(legal, selection, player.colour);
    this.offers.render(legal, view);
    this.primary.hidden = waiting === undefined && this.pause === undefined && !view.over && !isConfirmed(this.locale, view, chosen ?? this.only);
    enable(this.primary, view.over || this.pause !== undefined || (chosen ?? this.only) !== undefined);
    enable(this.turn, waiting === undefined && selection.turns > 1);
    enable(this.undo, view.canUndo || chosen !== undefined);
    this.undo.hidden = view.over && !view.canUndo;
    this.redo.hidden = !view.canRedo;
    this.turn.hidden = view.asks !== "tile" || this.pause !== undefined;
    const skip = view.asks === "bazaar" ? undefined : declining(locale, view, legal); // one passes beside the bids
    this.skip.hidden = skip === undefined || this.pause !== undefined;
    enable(this.skip, waiting === undefined);
    const isShorter = skip === locale.skip.figure;
    fill(
      this.skip,
      isShorter ? el("span", { class: "wordy" }, locale.skip.figure) : (skip ?? ""),
      isShorter && el("span", { class: "terse", "aria-hidden": "true" }, locale.skip.goesOn),
    );
    if (isLost()) this.actions.onFocusLost();
  }

  /** Nothing can be done for now: what the last decision brought about is being told. */
  rest() {
    const isLost = watchFocus(this.element);
    this.element.dataset.asks = "nothing";
    this.movable = false;
    this.skip.hidden = true;
    this.pieces.element.hidden = true;
    this.offers.element.hidden = true;
    this.again.hidden = true;
    fill(this.hint);
    for (const button of [this.primary, this.turn, this.undo, this.redo]) enable(button, false);
    this.#lower(false);
    if (isLost()) this.actions.onFocusLost();
  }

  /** Lets the tile be dragged. Where this part does not arrive, a tap still lays the tile. @param {HandActions} actions */
  async #dragged({ canvas, onDrag, onDrop }) {
    const { dragsTile } = await import("./drag-tile.js").catch(() => ({ dragsTile: () => {} }));
    dragsTile(this.picture, canvas, { may: () => this.movable, over: onDrag, away: () => void onDrag(undefined), drop: onDrop });
  }

  /** Gives the board room once somebody else has been asked for a while. @param {boolean} on */
  #lower(on) {
    if (on) {
      this.#lowers ??= setTimeout(() => {
        const isLost = watchFocus(this.element);
        this.element.toggleAttribute("data-low", true);
        if (isLost()) this.actions.onFocusLost();
      }, LOW_AFTER);
    } else {
      clearTimeout(this.#lowers);
      this.#lowers = undefined;
      this.element.toggleAttribute("data-low", false);
    }
  }

  /**
   * @param {Node | null} face the time of whoever is asked
   * @param {Node} [pause] its button
   */
  showClock(face, pause) {
    fill(this.band, this.figure, this.who, face, face && pause);
  }

  /**
   * @param {GameView} view
   * @param {Selection} selection
   * @param {ActionView[]} legal
   * @param {number} turns how the tile in hand is shown
   */
  #picture(view, selection, legal, turns) {
    const { colour } = view.players[view.player];
    const piece = pieceInHand(this.locale, view, selection, legal);
    this.picture.alt = view.drawn ? this.locale.hand.tileAlt : this.locale.hand.figureAlt;
    this.picture.dataset.shown = view.drawn ? `${view.drawn} ${turns}` : piece;
    this.picture.hidden = view.over;
    if (!this.draws) return;
    const { drawn } = view;
    this.#redraw(() => (drawn ? tileAddress(drawn, (turns + this.rotation) % 4) : figureAddress(piece, colour)));
  }

  /** Draws what is in hand after the frame that answers a tap: a picture takes a slow phone as long as everything else in that frame. @param {() => string} find */
  #redraw(find) {
    const isAsked = this.#find !== undefined;
    this.#find = find;
    if (isAsked) return;
    void painted().then(() => {
      const source = this.#find?.();
      this.#find = undefined;
      if (source && this.picture.getAttribute("src") !== source) this.picture.src = source;
    });
  }
}

/**
 * A button that keeps the focus while it is switched off.
 *
 * @param {string} className
 * @param {string} action the name of what it does, for programs that press it
 * @param {() => void} act
 * @param {(Node | string)[]} content
 */
function button(className, action, act, ...content) {
  const element = el("button", { class: className, type: "button", "data-action": action, onclick: () => isEnabled(element) && act() }, ...content);
  return element;
}
