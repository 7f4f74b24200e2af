// @ts-check
/**
 * People who share one device: whose turn it is, the screen that turns to them, handing over and taking back, the clock, and
 * who left.
 *
 * Who holds the device and whether the clock is paused is part of the flow (flow.js); this shows it. The clock and those who left
 * are loaded when there is one.
 */
import { Game } from "../bastide.js";
import { isChance } from "../engine/chance.js";
import { canFill, isFilled, stayAwake, toggleFill } from "../ui/wake-lock.js";
import { onDemand } from "../ui/on-demand.js";
import { onPreferences, prefer, preferences } from "../ui/preferences.js";
import { keptBeside } from "../storage/beside.js";
import { boardTurns, sideOf, turnScreen } from "../ui/seating.js";
import { TEXT } from "../i18n/text.js";
import { onlyStep } from "./unasked.js";

/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").Board} Board */
/** @typedef {import("../board/hand.js").Hand} Hand */
/** @typedef {import("./flow.js").Asked} Asked */

/**
 * Why nothing can be decided now, and what goes on.
 *
 * @typedef {object} Pause
 * @property {string} hint
 * @property {string} [title] in place of whose turn it is
 * @property {string} label of the button
 * @property {() => void} run
 */

/**
 * @typedef {object} HotSeatActions
 * @property {() => Board | null} board
 * @property {() => void} render shows everything anew
 * @property {() => void} handedOver whoever is asked has taken the device
 * @property {(isPaused: boolean) => void} paused the clock was stopped or goes on
 * @property {() => void} preferred what people want was changed
 * @property {() => void} played something was decided without a hand on the board
 * @property {() => void} seated somebody else plays a colour from now on
 * @property {() => void} recalled it is known who had left
 * @property {(sentence: string) => void} tell shows and says a sentence
 */

export class HotSeat {
  /** Where whoever was asked last sits. */
  #side = 0;
  /** @type {import("./clock.js").Clock | null} */
  #clock = null;
  /** @type {import("./absent-players.js").AbsentPlayers | null} */
  #away = null;
  /** Whether something covers the table, so that nobody's time runs. */
  #covered = false;
  /** The clock was stopped or goes on. */
  #onPause = () => this.actions.paused(this.#clock?.isPaused ?? false);
  #ends = [stayAwake(), onPreferences(() => this.#preferred())];

  /**
   * @param {Game} game
   * @param {{ key: string, agreed?: import("../storage/store.js").Agreed, sealed?: { seat?: number, sent: number } }} about what tells the game from others, what its players agreed on,
   *   and of a sealed game the seat of this device and how many decisions others have been sent
   * @param {HotSeatActions} actions
   */
  constructor(game, { key, agreed = {}, sealed }, actions) {
    this.agreed = agreed;
    this.sealed = sealed;
    this.game = game;
    this.actions = actions;
    this.key = key;
    this.seats = game.view().players.length;
  }

  /** Once the board is there. */
  async ready() {
    this.actions.board()?.setTapping(preferences().tapping);
    await Promise.all([this.#loadClock(), keptBeside(this.key, "away") && this.#recallAway()]);
  }

  /** Loads who left before the page was loaded, and shows it: the table was shown without. */
  async #recallAway() {
    await this.#loadAway();
    this.actions.recalled();
  }

  /** Whether whoever sits there has left. @param {number} seat */
  isAbsent(seat) {
    return this.#away?.has(seat) ?? false;
  }

  /**
   * Turns screen, board and hand to whoever is asked, and lets nobody decide before it is their turn.
   *
   * @param {GameView} view
   * @param {Hand} hand
   * @param {Asked} asked who may act
   */
  attend(view, hand, asked) {
    const board = this.actions.board();
    if (!board) return;
    if (view.over) this.#side = 0;
    else if (asked !== "thinking" && !this.isAbsent(view.player)) this.#side = sideOf(view.players, view.player); // nobody sits where a computer plays
    const turns = boardTurns(this.#side);
    turnScreen(this.#side);
    if (hand.rotation !== turns) board.setRotation(turns);
    hand.rotation = turns;
    this.hold(asked);
    hand.pause = this.#pause(view, asked);
    hand.element.toggleAttribute("data-stopped", asked === "paused" && this.#clock?.isBank === true); // nobody thinks on while the time stands still
    hand.away = this.isAbsent(view.player) ? view.players[view.player].name : undefined;
    hand.showClock(view.over ? null : this.clock(view.player), this.#clock?.pauseButton);
    this.#clock?.follow(view, asked !== "asking" || this.#covered);
  }

  /** Lets nobody choose on the board who must not. @param {Asked} asked who may act */
  hold(asked) {
    this.actions.board()?.setWaiting(asked !== "asking" && asked !== "over");
  }

  /**
   * Why nothing can be decided now, and what goes on.
   *
   * @param {GameView} view
   * @param {Asked} asked
   * @returns {Pause | undefined}
   */
  #pause(view, asked) {
    if (asked === "paused") return this.#clock?.standstill;
    if (asked !== "handing over") return undefined;
    const { name } = view.players[view.player];
    const run = () => {
      this.game.handOver();
      this.actions.handedOver();
    };
    return { hint: TEXT.turn.handOver(name), label: TEXT.turn.iAm(name), run };
  }

  /**
   * Whether the last decision may be taken back. The last one of a game may be until its result is shown.
   *
   * @param {GameView} view
   * @param {boolean} [result] whether that was, if the game is over
   */
  canUndo(view, result = true) {
    if (this.agreed.undo === false) return false;
    if (this.sealed) return view.canUndo && view.decisions > this.sealed.sent;
    if (preferences().undoAll) return view.decisions > 0;
    return view.canUndo && !(view.over && result) && this.#undoes(view) > 0;
  }

  /**
   * The number of times that the game must undo until somebody is asked again. It is 0 if that would take back what came by chance.
   *
   * @param {GameView} view
   */
  #undoes(view) {
    if (!this.#away && !/(^| )dragon /.test(this.game.statement(view.decisions - 1) ?? "")) return 1; // somebody was asked
    const copy = Game.fromRecord(this.game.record());
    const came = () => copy.log().filter(isChance).length;
    try {
      const before = came();
      for (let times = 1; ; times += 1) {
        const { decisions } = copy.view();
        copy.undo();
        if (!preferences().undoAll && came() < before) return 0;
        if (!this.#unasked(copy) || copy.view().decisions === decisions) return times;
      }
    } finally {
      copy.free();
    }
  }

  /** Takes the last decision back, with what went unasked after it. */
  undo() {
    for (let times = this.#undoes(this.game.view()); times > 0; times -= 1) this.game.undo();
  }

  /** Does what was taken back last. */
  redo() {
    do this.game.redo();
    while (this.#unasked() && this.game.view().canRedo);
  }

  /** Plays what nobody need be asked. */
  goOn() {
    for (let statement = this.#unasked(); statement; statement = this.#unasked()) this.game.play(statement);
  }

  /** The statement that needs no question: what is declined for somebody who left, or the only step that is left to the dragon. */
  #unasked(game = this.game) {
    return this.#away?.declines(game) ?? onlyStep(game, this.sealed);
  }

  /**
   * The time of a player, where there is a clock.
   *
   * @param {number} seat
   */
  clock(seat) {
    if (!this.#clock || this.isAbsent(seat) || this.game.view().players[seat].level !== undefined) return null;
    return this.#clock.face(seat);
  }

  /**
   * Stops the clock until what covers the table is closed, and all is shown anew.
   *
   * @param {Promise<unknown>} closed
   */
  async cover(closed) {
    this.#covered = true;
    this.#clock?.follow(this.game.view(), true);
    try {
      await closed;
    } finally {
      this.#covered = false;
      this.actions.render();
    }
  }

  /** Turns the board once more, for everybody. */
  turnBoard() {
    prefer({ boardTurned: (preferences().boardTurned + 1) % 4 });
  }

  /** What the menu offers. @returns {import("./game-menu.js").Entry[]} */
  menu() {
    const { over } = this.game.view();
    const leaves = async () => {
      const away = await this.#loadAway();
      await away.open(this.actions.seated);
      this.actions.played();
    };
    return [
      ...(canFill() ? [{ label: isFilled() ? TEXT.menu.unfill : TEXT.menu.fill, icon: /** @type {const} */ ("fit"), run: toggleFill }] : []),
      ...(over || this.seats === 1 || this.sealed ? [] : [{ label: TEXT.away.open, icon: /** @type {const} */ ("flag"), run: leaves }]),
    ];
  }

  async #preferred() {
    this.actions.board()?.setTapping(preferences().tapping);
    this.actions.preferred();
    this.#onPause(); // a clock that is switched off pauses nothing
    await this.#loadClock();
  }

  async #loadClock() {
    if (this.#clock || (this.agreed.clock ?? preferences().clock) === "off") return;
    const { Clock } = await onDemand(() => import("./clock.js"));
    if (this.#clock) return;
    const onOver = (/** @type {number} */ seat, /** @type {(name: string) => string} */ told) => this.actions.tell(told(this.game.view().players[seat].name));
    this.#clock = new Clock(this.key, this.seats, () => ({ ...preferences(), ...this.agreed }), { onPause: this.#onPause, onOver });
    this.actions.render();
  }

  async #loadAway() {
    const { AbsentPlayers } = await onDemand(() => import("./absent-players.js"));
    this.#away ??= new AbsentPlayers(this.key, this.game);
    return this.#away;
  }

  leave() {
    turnScreen(0);
    this.#clock?.leave();
    for (const end of this.#ends) end();
  }
}
