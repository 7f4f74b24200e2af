// @ts-check
/**
 * Everything that people ask of a game without deciding: what is lit, the tiles left, what a master would do, questions of one
 * key or typed, the board as a table. What is asked for seldom is loaded then.
 */
import { hint } from "../board/hints.js";
import { InspectCard } from "../board/inspect-card.js";
import { alone, onDemand } from "../ui/on-demand.js";
import { PICTURES } from "../ui/pictures.js";
import { describeEvent, describeInspected } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { announce } from "../ui/widgets.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").Board} Board */

/**
 * @typedef {object} AskingActions
 * @property {HTMLCanvasElement} canvas
 * @property {boolean} hints whether a master may be asked
 * @property {() => void} onHint a master was asked
 * @property {import("./aids.js").Aids} aids
 * @property {() => Board | null} board
 * @property {(card: HTMLElement, find: (board: Board) => { x: number, y: number } | undefined) => void} uncover moves the view where a card covers what it is about
 * @property {() => boolean} resting whether nothing can be asked now, since the last decision is being told
 * @property {() => boolean} deciding whether a person may decide now
 * @property {(statement: string) => void} play
 * @property {(statement: string) => void} select chooses it on the board and says so
 * @property {(statement: string, card: HTMLElement) => void} suggest chooses it on the board, beside the card that tells why
 * @property {() => boolean} undo whether anything could be taken back
 */

export class BoardQueries {
  /** @type {import("./advice.js").Advice | null} */
  #advice = null;

  /**
   * @param {Game} game
   * @param {AskingActions} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.light = new InspectCard(TEXT, PICTURES, {
      onClose: () => {
        actions.board()?.light();
        this.lit();
        actions.canvas.focus({ preventScroll: true });
      },
      onTiles: () => this.tilesLeft(),
    });
  }

  /** Why what is tapped cannot be chosen, for the card; the first board does not wait for it. */
  async loadReasons() {
    const reasons = await import("../board/why-not.js").catch(() => null); // without it, nobody is told why
    this.light.whyNot = (light) => (reasons && this.actions.deciding() ? reasons.whyNot(TEXT, this.game, light) : undefined);
    if (this.actions.board()?.lit()?.held) this.lit(); // what was tapped before they came
  }

  /** What the player points at was lit, or went out. */
  lit() {
    const board = this.actions.board();
    if (!board || this.actions.resting()) return;
    const light = board.lit();
    const view = this.game.view();
    this.light.render(light, view);
    if (!light?.held) return;
    this.actions.uncover(this.light.element, (board) => board.lit()?.at);
    announce([this.light.why(light)?.text, describeInspected(TEXT, light, view)].filter(Boolean).join(" "));
  }

  /** What a master would do, for people. */
  async advise() {
    if (!this.actions.hints || this.game.view().over || !this.actions.deciding()) return;
    const { Advice } = await onDemand(() => import("./advice.js"));
    this.#advice ??= new Advice(this.game, { onShow: this.actions.suggest, hasPlace: (statement) => this.actions.board()?.point(statement) !== undefined });
    this.actions.canvas.after(this.#advice.element);
    this.#advice.ask();
    this.actions.onHint();
  }

  /** Takes the hint away. */
  clear() {
    this.#advice?.clear();
  }

  /** Shows the aids, for those who use keys (`withKeys`) with the list of them open. */
  showAids = alone(async (/** @type {[withKeys?: boolean]} */ ...[withKeys = false]) => {
    const { openAids } = await onDemand(() => import("./aid-panel.js"));
    openAids(this.actions.aids, this.game.remaining() === undefined, withKeys);
  });

  /** The tiles that are left, and which of them fit the space that is lit. */
  tilesLeft = alone(async () => {
    if (!this.actions.aids.allowed) return announce(TEXT.agreed.noAids);
    const light = this.actions.board()?.lit();
    const kinds = light?.type === "cell" ? this.game.remaining(light.x, light.y) : this.game.remaining();
    if (!kinds) return announce(TEXT.aids.hidden);
    const { showTilesLeft } = await onDemand(() => import("./remaining-tiles.js"));
    showTilesLeft(this.game, kinds, light?.type === "cell");
  });

  /** The board as a table to be read out. */
  grid = alone(async () => {
    const { showTextBoard } = await onDemand(() => import("../board/text-board-dialog.js"));
    await showTextBoard(TEXT, this.game, this.actions.select);
  });

  /**
   * Does what was typed, or answers it.
   *
   * @param {string} text
   * @returns {Promise<string>} what was done or answered
   */
  async typed(text) {
    const moves = await this.#typedMoves();
    const known = this.game.log().length;
    const { deciding, play, undo } = this.actions;
    let undone = false;
    const said = moves.obey(text, this.game, { asked: deciding, play, undo: () => (undone = undo()) });
    const view = this.game.view();
    if (said) announce(said);
    if (said || undone) return said || TEXT.hand.undone;
    const since = this.game.log().slice(known);
    const told = since.map((event) => describeEvent(TEXT, event, view.players)).join(" ");
    return told || hint(TEXT, view, { type: "none", turns: 0, endsTurn: view.skipEndsTurn }, this.game.legal(), undefined); // where nothing came of it yet, the next question is the answer
  }

  /**
   * A question of one key; they count only while the board has the focus.
   *
   * @param {string} key
   */
  key(key) {
    const { aids } = this.actions;
    const asked = {
      a: () => this.showAids(true),
      "?": () => this.showAids(true),
      t: () => this.tilesLeft(),
      f: () => aids.toggle("fields"),
      p: () => aids.toggle("points"),
      h: () => aids.toggle("all"),
      w: () => this.advise(),
      g: () => this.grid(),
    }[key.toLowerCase()];
    if (asked) asked();
    else if (/^[sdlmo]$/i.test(key)) void this.#answer(key);
  }

  /** @param {string} letter */
  async #answer(letter) {
    const moves = await this.#typedMoves();
    announce(moves.answer(letter, this.game) ?? "");
  }

  #typedMoves() {
    return onDemand(() => import("../board/typed-moves.js").then(({ typedMoves }) => typedMoves(TEXT)));
  }
}
