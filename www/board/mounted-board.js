// @ts-check
/**
 * A game's board on a canvas: the only place that mounts one. It owns what every board needs, wherever it is shown:
 *
 * - the look: theme, style and movement, which follow the page from the first frame until `destroy`;
 * - the edges that buttons cover (`watchInsets`);
 * - the parts that belong to the board: the inspect card, the list of choices and the hand. They get `actions`, which do the
 *   usual thing. A screen makes the ones that it shows;
 * - whatever has to end with the board.
 *
 * What a decision means is up to the screen: it hears of every change by `onChange`.
 *
 *     const mounted = new MountedBoard(canvas, game, {
 *       look: PAGE_LOOK,
 *       parts: (actions) => ({ card: new InspectCard(actions), choices: new Choices({ ...actions, onTyped }) }),
 *       onChange: ({ type }) => (type === "light" ? mounted.showLight() : render()),
 *       onRedress: () => render(),
 *     });
 *     root.append(canvas, mounted.parts.card.element, mounted.parts.choices.element);
 *     document.body.append(root);
 *     mounted.mount(); // the board measures its canvas, which therefore has to be in the page
 *     mounted.watchInsets(root.querySelectorAll(".tools"));
 *     mounted.board?.fit();
 *     mounted.destroy(); // before game.free()
 */
import { Board } from "../bastide.js";
import { firstKind, isElsewhere, kindsOf } from "../engine/pieces.js";
import { skipOf } from "../engine/skip.js";
import { painted } from "../lib/dom.js";
import { uncover, watchInsets } from "./insets.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").BoardOptions} BoardOptions */
/** @typedef {Parameters<NonNullable<BoardOptions["onchange"]>>[0]} Change */

/**
 * What the parts of a board do. Each part takes those that it knows.
 *
 * @typedef {object} PartActions
 * @property {() => void} onClose closes the inspect card
 * @property {(statement: string) => void} onSelect chooses what a statement would play
 * @property {(piece: string | undefined) => void} onPiece shows only the places of one figure, or those of all
 * @property {() => void} onTurn turns the tile
 * @property {() => void} onConfirm plays what is chosen
 * @property {() => void} onSkip declines what is asked
 * @property {(statement: string) => void} onPlay plays what has no place on the board
 * @property {() => void} onFocusLost gives the board the focus that a part has lost
 * @property {() => void} onUndo takes back the choice, or else a decision
 * @property {() => HTMLElement} canvas
 * @property {(at: { x: number, y: number } | undefined) => boolean} onDrag shows the tile in hand where it is dragged to; whether it may be laid there
 * @property {() => void} onDrop lets it go there
 * @property {(statement: string) => { x: number, y: number, size: number } | undefined} point where a legal action is drawn on the canvas
 */

/** @typedef {{ card?: import("./inspect-card.js").InspectCard, choices?: object, hand?: object }} Parts */

/**
 * @template {Parts} P
 * @typedef {object} MountOptions
 * @property {import("../ui/page-look.js").LookSource} look in the app `PAGE_LOOK`, on other pages that of embed/appearance.js
 * @property {Partial<import("../bastide.js").Aids>} [aids] other than the usual ones
 * @property {"choose" | "twice" | "once"} [tapping]
 * @property {(actions: PartActions) => P} [parts] makes what is shown beside the board; this module loads none of it
 * @property {(change: Change) => void} [onChange] after a choice, a light, a decision or a rest, once the board may be asked again
 * @property {() => void} [onChosen] after a choice that was made in a part, or by `choose`
 * @property {() => boolean} [onUndo] takes back a decision, where nothing is chosen; whether there was one
 * @property {() => void} [onRedress] after the theme or the style changed: what is drawn beside the board follows
 * @property {BoardOptions["onerror"]} [onError]
 */

/** @template {Parts} [P=Parts] */
export class MountedBoard {
  /** The board, while it is mounted. @type {Board | null} */
  board = null;
  /** What ends with the board. @type {(() => void)[]} */
  #ends = [];
  /** @type {import("../ui/page-look.js").Look | undefined} */
  #look;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Game} game
   * @param {MountOptions<P>} options
   */
  constructor(canvas, game, options) {
    this.canvas = canvas;
    this.game = game;
    this.options = options;
    /** @type {PartActions} */
    const actions = {
      onClose: () => this.putOut(),
      onSelect: (statement) => this.choose((board) => board.select(statement)),
      onPiece: (piece) => this.#narrow(piece),
      onTurn: () => this.choose((board) => board.rotate()),
      onConfirm: () => this.confirm(),
      onSkip: () => this.skip(),
      onPlay: (statement) => void this.play(statement),
      onFocusLost: () => this.canvas.focus({ preventScroll: true }),
      onUndo: () => void this.undo(),
      canvas: () => this.canvas,
      onDrag: (at) => this.#drag(at),
      onDrop: () => this.board?.dropTile(),
      point: (statement) => this.board?.point(statement),
    };
    this.parts = options.parts?.(actions) ?? /** @type {P} */ ({});
  }

  /** Shows the game. The canvas has to be in the page, since the board measures it. */
  mount() {
    const { look, aids, tapping, onError } = this.options;
    this.#look = look.now();
    const board = Board.mount(this.canvas, this.game, {
      theme: this.#look.theme,
      onchange: (change) => queueMicrotask(() => this.board && this.options.onChange?.(change)), // after the board has finished its own work
      onerror: onError,
    });
    this.board = board;
    board.setStyle(this.#look.style);
    board.setMotion(this.#look.motion);
    if (aids) board.setAids(aids);
    if (tapping) board.setTapping(tapping);
    const turns = (/** @type {MouseEvent} */ { button }) => button === 2 && this.choose((board) => board.rotate()); // not a long touch
    this.canvas.addEventListener("contextmenu", turns);
    this.#ends.push(
      () => this.canvas.removeEventListener("contextmenu", turns),
      look.onChange(() => this.redress()),
      () => board.destroy(),
    );
  }

  /**
   * Keeps what is asked clear of buttons that float on the board, now and whenever the layout changes. Everything else
   * should be laid out by now, so that the first frame is right.
   *
   * @param {Iterable<Element>} groups of buttons
   * @param {() => void} [told] called whenever they cover another part
   * @returns {() => void} ends it before the board is taken off
   */
  watchInsets(groups, told = () => {}) {
    const end = watchInsets(this.canvas, [...groups], (...insets) => {
      this.board?.setInsets(...insets);
      told();
    });
    this.#ends.push(end);
    return end;
  }

  /** Takes the board off its canvas. Nothing is heard of it any more. */
  destroy() {
    this.board = null;
    for (const end of this.#ends.splice(0)) end();
  }

  /** Takes over how the board shall look now. */
  redress() {
    const { board } = this;
    const before = this.#look;
    if (!board || !before) return;
    const { theme, style, motion } = (this.#look = this.options.look.now());
    if (motion !== before.motion) board.setMotion(motion);
    if (theme === before.theme && style === before.style) return;
    board.setTheme(theme);
    board.setStyle(style);
    this.options.onRedress?.();
  }

  /**
   * Chooses something on the board, as a tap would.
   *
   * @param {(board: Board) => void} change
   */
  choose(change) {
    if (!this.board) return;
    change(this.board);
    this.options.onChosen?.();
  }

  /**
   * Shows only the places of one piece. Those of the fairy and of floors are anywhere: the board shows all of them.
   *
   * @param {string | undefined} piece
   */
  #narrow(piece) {
    this.choose((board) => board.setPiece(piece));
    if (piece === "fairy" || piece === "piece") void painted().then(() => this.board?.fitOffered()); // what is said beside the board may give it another height
  }

  /**
   * What is chosen on the board. Where something can be placed elsewhere, the board is narrowed to one kind of piece first.
   *
   * @param {import("../bastide.js").ActionView[]} legal
   */
  narrowed(legal) {
    const { board } = this;
    const selection = board?.selection();
    const kinds = kindsOf(legal);
    if (!selection || selection.narrowed || kinds.length < 2 || !isElsewhere(legal)) return selection;
    board?.setPiece(selection.piece ?? firstKind(kinds));
    return board?.selection();
  }

  /** @param {{ x: number, y: number } | undefined} at */
  #drag(at) {
    if (!this.board) return false;
    const before = this.board.selection().statement;
    const isOver = this.board.drag(at?.x, at?.y);
    if (this.board.selection().statement !== before) this.options.onChosen?.();
    return isOver;
  }

  /** Plays what is chosen; the board tells what that brought about, as after a tap. */
  confirm() {
    if (this.board && this.board.selection().type !== "none") this.board.confirm();
  }

  /** Declines what is asked, if it can be declined. */
  skip() {
    const statement = skipOf(this.game);
    if (statement) this.play(statement);
  }

  /**
   * Plays a statement, and tells of it like of a decision made on the board.
   *
   * @param {string} statement
   */
  play(statement) {
    const events = this.game.play(statement);
    this.board?.refresh();
    this.options.onChange?.({ type: "play", events });
    return events;
  }

  /** Takes back the choice on the board, or else a decision; whether there was anything to take back. */
  undo() {
    if (!this.board) return false;
    if (this.board.selection().type === "none") return this.options.onUndo?.() ?? false;
    this.board.cancel();
    this.options.onChange?.({ type: "select" });
    return true;
  }

  /** Shows on the inspect card what is lit on the board, and returns it. */
  showLight() {
    const light = this.board?.lit();
    const { card } = this.parts;
    card?.render(light, this.game.view());
    if (card && light?.held) this.uncover(card.element, (board) => board.lit()?.at);
    return light;
  }

  /**
   * Keeps a card from covering what it describes and, as far as possible, the spaces on the board.
   *
   * @param {HTMLElement} card
   * @param {(board: Board) => { x: number, y: number } | undefined} find where that is, in CSS pixels of the canvas
   */
  uncover(card, find) {
    const spaces = new Map(this.game.legal().map((action) => ["x" in action ? `${action.x},${action.y}` : "", action.statement]));
    spaces.delete("");
    void uncover(() => this.board, this.canvas, card, find, [...spaces.values()]);
  }

  /** Puts out what is lit. */
  putOut() {
    this.board?.light();
    this.options.onChange?.({ type: "light" });
    this.canvas.focus({ preventScroll: true });
  }
}
