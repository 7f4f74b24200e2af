// @ts-check
/** What is opened beside a game: its menu, and from there or by itself its settings, record, result and replay. */
import { openDialog } from "../ui/dialogs.js";
import { el, painted } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { isUnderSeal } from "../games/rows.js";
import { onScreen } from "../lib/screen.js";
import { preferences } from "../ui/preferences.js";
import { onDemand } from "../ui/on-demand.js";
import { TEXT } from "../i18n/text.js";
import { openPossessions } from "../ui/open-possessions.js";

/** @typedef {import("../bastide.js").Board} Board */
/** @typedef {import("../bastide.js").Game} Game */

/** @typedef {import("../ui/dialogs.js").Action & { icon: Parameters<typeof icon>[0] }} Entry of a menu */

/**
 * What of the screen it needs.
 *
 * @typedef {object} Screen
 * @property {() => Board | null} board
 * @property {import("./board-queries.js").BoardQueries} queries
 * @property {import("./aids.js").Aids} aids
 * @property {import("./hot-seat.js").HotSeat} hotSeat
 * @property {Pick<import("./computers.js").Guide, "stop" | "menu">} computers
 * @property {() => void} story tells the final scoring once more
 * @property {import("../board/mounted-board.js").MountedBoard} mounted
 * @property {HTMLElement} logHome beside the board; the last in it is the list of what was scored
 * @property {() => void} back after the game was left for something: asks anew who decides
 */

export class GameMenu {
  /**
   * @param {Game} game
   * @param {import("./game.js").GameActions} actions
   * @param {Screen} screen
   */
  constructor(game, actions, screen) {
    this.game = game;
    this.actions = actions;
    this.screen = screen;
  }

  menu() {
    const { queries, hotSeat } = this.screen;
    if (this.actions.lesson) return showMenu(this.actions.lesson.menu);
    const left = this.game.remaining() && this.screen.aids.allowed;
    const menu = showMenu([
      [{ label: TEXT.menu.resume, kind: "primary", icon: "back" }],
      [
        { label: TEXT.menu.help, icon: "help", run: () => this.#help() },
        { label: TEXT.menu.turn, icon: "list", run: () => this.#turn() },
        { label: TEXT.aids.open, icon: "eye", run: () => queries.showAids() },
        ...(left ? [{ label: TEXT.left.open, icon: /** @type {const} */ ("tiles"), run: () => queries.tilesLeft() }] : []),
        { label: TEXT.players.everything.title, icon: "people", run: () => void openPossessions(this.game.view()) },
        { label: TEXT.menu.grid, icon: "grid", run: () => queries.grid() },
      ],
      [...hotSeat.menu(), { label: TEXT.settings.title, icon: "settings", run: () => this.#settings() }],
      [
        { label: TEXT.replay.open, icon: "play", run: () => this.replay() },
        ...(this.game.view().over && !this.#isSealed && this.actions.onAnalyse
          ? [{ label: TEXT.replay.analyse, icon: /** @type {const} */ ("curve"), run: this.actions.onAnalyse }]
          : []),
        { label: TEXT.picture.open, icon: "picture", run: () => this.picture() },
        ...(this.screen.computers.menu?.() ?? []),
        ...(this.#isSealed
          ? [] // its messages share it
          : [
              { label: TEXT.menu.share, icon: /** @type {const} */ ("share"), run: () => this.#share() },
              { label: TEXT.menu.record, icon: /** @type {const} */ ("file"), run: () => this.#record() },
            ]),
      ],
      [
        { label: TEXT.menu.rematch, icon: "redo", run: this.actions.onRematch },
        ...(this.actions.onSameTiles && !this.#isSealed
          ? [{ label: TEXT.menu.sameTiles, icon: /** @type {const} */ ("same"), run: this.actions.onSameTiles }]
          : []),
        { label: TEXT.menu.newGame, icon: "plus", run: this.actions.onNewGame },
      ],
    ]);
    void this.screen.hotSeat.cover(menu);
  }

  /** Whether people who are elsewhere still play, or wait for the last turn: nobody may look ahead or try other ways. */
  get #isSealed() {
    return isUnderSeal({ sealed: this.actions.sealed !== undefined, over: this.game.view().over, yours: this.#isUnsent });
  }

  /** Whether nobody else has the last turn of a sealed game yet. */
  get #isUnsent() {
    const { sealed } = this.actions;
    return sealed !== undefined && this.game.view().decisions > sealed.sent;
  }

  /** The order of everything in a turn. */
  async #turn() {
    const { showTurn } = await onDemand(() => import("./turn-order.js"));
    await this.screen.hotSeat.cover(showTurn(this.game));
  }

  async result() {
    if (this.actions.lesson) return this.actions.lesson.onOver();
    const { showResult } = await onDemand(() => import("./result.js"));
    const talks = preferences().talk;
    this.screen.board()?.lightLand();
    showResult(this.game, {
      talks,
      onOpen: (closed) => this.#besideResult(closed),
      onPicture: (told) => this.picture(told),
      onLook: () => this.screen.board()?.fit(),
      onStory: this.screen.story,
      onReplay: (at, best) => this.replay(at, best),
      onAnalyse: this.actions.onAnalyse,
      onRecord: () => this.#record("copy"),
      onNewGame: this.actions.onNewGame,
      onRematch: this.actions.onRematch,
      onSameTiles: this.actions.onSameTiles,
      onSolo: this.actions.onSolo,
      counts: !this.actions.visited && !this.actions.received,
      hinted: this.actions.hinted?.() ?? false,
    });
  }

  /**
   * The landscape is seen whole where the result leaves room for it.
   *
   * @param {Promise<void>} closed
   */
  async #besideResult(closed) {
    const { mounted } = this.screen;
    const dialog = document.querySelector("dialog.end");
    const end = dialog && mounted.watchInsets([dialog], () => mounted.board?.fit());
    await onScreen(closed);
    await onScreen(painted()); // the edge that it covered is free again
    end?.();
  }

  /** On narrow screens what was scored has no place beside the board. */
  async log() {
    const { logHome } = this.screen;
    const list = logHome.querySelector(".log-scroll");
    if (!list) return; // it is on show already
    await openDialog(TEXT.log.title, [list], [], { name: "drawer" });
    logHome.append(list);
  }

  /**
   * The game from its beginning, or the moment before a turn; computer players and the clock wait for it.
   *
   * @param {number} [at]
   * @param {import("../engine/judged-turn.js").Better} [best] what would have been best there
   */
  async replay(at, best) {
    const { openReplay } = await onDemand(() => import("./replay.js"));
    this.screen.computers.stop();
    try {
      await this.screen.hotSeat.cover(openReplay(this.game.record(), { onBranch: this.actions.onBranch, unsent: this.#isUnsent }, at, best));
    } finally {
      if (this.screen.board()) this.screen.back();
    }
  }

  /** The landscape to save or to share. @param {string} [told] a line below it, instead of the boxes and the date */
  async picture(told) {
    const { showKeepsake } = await onDemand(() => import("./keepsake.js"));
    await this.screen.hotSeat.cover(showKeepsake(this.game, { date: this.actions.changed?.(), told }));
  }

  async #share() {
    const { over } = this.game.view();
    const text = await this.#text();
    const { showTextLink } = await onDemand(() => import("../shelf/link.js"));
    await showTextLink(text, over);
  }

  async #help() {
    const { showHelp } = await onDemand(() => import("../ui/help.js"));
    await this.screen.hotSeat.cover(showHelp());
  }

  async #settings() {
    const { showSettings } = await onDemand(() => import("../settings/settings.js"));
    const { players } = this.game.view();
    const context = { game: this.actions.id, agreed: this.actions.agreed, players, aids: this.screen.aids, tilesHidden: this.game.remaining() === undefined };
    await this.screen.hotSeat.cover(showSettings(context));
  }

  /** @param {"show" | "copy"} [first] */
  async #record(first) {
    const { over } = this.game.view();
    const text = await this.#text();
    const { showRecord } = await onDemand(() => import("./record-dialog.js"));
    showRecord(text, over, first);
  }

  /** The game with what was written about it. @returns {Promise<string>} */
  async #text() {
    const record = this.game.record();
    return this.actions.withNotes ? onScreen(this.actions.withNotes(record)) : record;
  }
}

/**
 * @param {Entry[][]} groups what belongs together
 * @returns {Promise<void>}
 */
function showMenu(groups) {
  const entry = (/** @type {Entry} */ { label, kind = "secondary", icon: name, action, run }) => {
    const onclick = () => {
      button.closest("dialog")?.close();
      run?.();
    };
    const button = el(
      "button",
      { class: `${kind} menu-entry`, type: "button", autofocus: kind === "primary", "data-action": action, onclick },
      icon(name),
      label,
    );
    return button;
  };
  const lists = groups.filter((group) => group.length > 0).map((group) => el("div", { class: "menu-group" }, ...group.map(entry)));
  return openDialog(TEXT.menu.title, [...lists, el("p", { class: "small" }, TEXT.legal)], [], { name: "menu" });
}
