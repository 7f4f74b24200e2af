// @ts-check
/** A game looked at from its beginning: over everything else, on a copy, so that the game itself stays as it is. */
import { reasonList } from "./advice.js";
import { Game } from "../bastide.js";
import { openDialog } from "../ui/dialogs.js";
import { PICTURES } from "../ui/pictures.js";
import { el, fill, placeOf } from "../lib/dom.js";
import { equipped } from "./equipped.js";
import { ReplayControls } from "../board/replay-controls.js";
import { halfFor } from "../board/insets.js";
import { isUnderSeal } from "../games/rows.js";
import { isOrderKnown, isSealed } from "../games/seals.js";
import { InspectCard } from "../board/inspect-card.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { laysTile } from "../engine/judged-turn.js";
import { momentsOf, nextScore } from "../engine/moments.js";
import { MoveList } from "../board/move-list.js";
import { watchLogRoom } from "./panel-room.js";
import { MountedBoard } from "../board/mounted-board.js";
import { onDemand } from "../ui/on-demand.js";
import { PAGE_LOOK } from "../ui/page-look.js";
import { Players } from "../board/players.js";
import { playEvents } from "../ui/sound.js";
import { describeNext } from "../i18n/describe.js";
import { describeTurn } from "../i18n/describe-turn.js";
import { speaksFor } from "../i18n/describe-reason.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";
import { viewTools } from "../board/tools.js";
import { announce, captioned, iconButton } from "../ui/widgets.js";
import { openPossessions } from "../ui/open-possessions.js";

const advice = await TEXT.load.advice();

/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../engine/judged-turn.js").Better} Better */
/** @typedef {{ onBranch?: (game: Game) => void, unsent?: boolean }} ReplayActions `onBranch` gets a game of its own that goes on from a moment; `unsent`: nobody else has the last turn of a sealed game yet */

/**
 * Opens the replay of a game: of one that is over at its beginning, of one that goes on at its present moment. Tiles still
 * to come are not shown. No other game begins from a sealed one that goes on, wherever its replay is opened.
 *
 * @param {string} record
 * @param {ReplayActions} actions
 * @param {number} [at] the decision at which to open it instead
 * @param {Better} [best] what would have been best there: it is shown as a choice on the board
 * @returns {Promise<void>} resolves when it is closed
 */
export async function openReplay(record, actions, at, best) {
  await stylesOnDemand("./styles/after.css");
  const game = await equipped(Game.fromRecord(record, undefined, colourNames(TEXT)));
  const isClosed = isUnderSeal({ sealed: isSealed(record), over: game.view().over, yours: actions.unsent });
  return new Replay(game, { onBranch: isClosed ? undefined : actions.onBranch }, isOrderKnown(record)).open(at, best);
}

class Replay {
  #index = 0;
  /** What would have been best in a turn, while it is shown. @type {[at: number, best: Better] | null} */
  #advised = null;

  /**
   * @param {Game} game
   * @param {Pick<ReplayActions, "onBranch">} actions
   * @param {boolean} isOrderKnown whether another game may have the tiles to come in their order
   */
  constructor(game, actions, isOrderKnown) {
    this.game = game;
    this.actions = actions;
    this.isOrderKnown = isOrderKnown;
    this.over = game.view().over;
    this.moments = momentsOf(game);
    this.#index = this.moments.length - 1;
    const names = game.view().players;
    this.canvas = el("canvas", { class: "board", tabindex: 0, role: "application", "aria-label": TEXT.replay.board });
    this.players = new Players(TEXT, openPossessions);
    this.list = new MoveList(TEXT, this.moments, names, (index) => this.#pick(index));
    this.listHome = el("section", { class: "log", "aria-label": TEXT.replay.moves }, el("h2", {}, TEXT.replay.moves), this.list.element);
    this.controls = new ReplayControls(TEXT, this.moments, names, { onGo: (index) => this.#go(index), onBranch: () => this.#branch() });
    if (!actions.onBranch) this.controls.branch.remove();
    this.mounted = new MountedBoard(this.canvas, game, {
      look: PAGE_LOOK,
      aids: { dead: false },
      parts: (actions) => ({ card: new InspectCard(TEXT, PICTURES, actions) }),
      onChange: ({ type }) => {
        if (type === "light") this.mounted.showLight();
      },
      onRedress: () => this.#redress(),
    });
    this.mounted.parts.card.cells = false;
    this.best = el("section", { class: "remark", "aria-label": advice.title, hidden: true });
    this.dialog = this.#layout();
  }

  get #board() {
    return this.mounted.board;
  }

  #layout() {
    let turns = 0;
    const view = viewTools(
      TEXT,
      () => this.#board,
      () => {
        turns = (turns + 1) % 4;
        this.#board?.setRotation(turns);
      },
    );
    const list = iconButton("list", TEXT.replay.moves, () => this.#openList(), "moves");
    list.classList.add("log-button");
    const more = el(
      "div",
      { class: "tools more-tools" },
      iconButton("close", TEXT.replay.close, () => this.dialog.close(), "close"),
      captioned(list, TEXT.replay.moves),
      captioned(
        iconButton("picture", TEXT.picture.open, () => this.#picture(), "picture"),
        TEXT.picture.short,
      ),
    );
    return el(
      "dialog",
      { class: "replay", "aria-label": TEXT.replay.title },
      el(
        "div",
        { class: "game" },
        el("h2", { class: "wordmark" }, TEXT.replay.title),
        this.players.element,
        el("div", { class: "table" }, this.canvas, more, view, this.mounted.parts.card.element, this.best),
        this.controls.element,
        this.listHome,
      ),
    );
  }

  /**
   * @param {number} [at]
   * @param {Better} [best]
   * @returns {Promise<void>}
   */
  open(at, best) {
    this.dialog.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.mounted.mount();
    this.mounted.watchInsets(this.dialog.querySelectorAll(".tools"));
    this.endLogRoom = watchLogRoom(/** @type {HTMLElement} */ (this.dialog.firstElementChild), this.listHome);
    this.#show(this.#index);
    // The view takes in the whole landscape first, and keeps it from the beginning on.
    if (this.over || at !== undefined) requestAnimationFrame(() => requestAnimationFrame(() => this.#begin(at ?? 0, best)));
    this.controls.focus();
    return new Promise((done) =>
      this.dialog.addEventListener("close", (event) => {
        if (event.target !== this.dialog) return; // of a dialog above it
        this.#leave();
        done();
      }),
    );
  }

  /**
   * @param {number} at
   * @param {Better} [best]
   */
  #begin(at, best) {
    if (!this.#board) return;
    const begin = best ? this.moments.findLastIndex((moment) => moment.at <= at) : this.moments.findIndex((moment) => moment.at >= at);
    this.#show(begin < 0 ? this.moments.length - 1 : begin);
    if (best) this.#showBest(at, best);
  }

  /**
   * What would have been best in a turn, until something else is shown.
   *
   * @param {number} at
   * @param {Better} best
   */
  #showBest(at, best) {
    const { statement, reasons } = best;
    this.#advised = [at, best];
    this.game.goTo(at);
    if (laysTile(statement) && this.game.view().drawn === undefined) this.game.take(statement.split(" ")[1]); // nobody draws in an open record
    this.#board?.setWaiting(false); // other spaces may be looked at, too
    this.#board?.refresh();
    this.#board?.select(statement);
    const view = this.game.view();
    const { players, player, turn } = view;
    this.players.render(view, []);
    const close = iconButton("close", TEXT.close, () => this.#pick(this.#index), "close");
    const what = el("p", {}, this.#told(best));
    fill(
      this.best,
      el("h2", {}, advice.title),
      close,
      el("p", { class: "small" }, TEXT.replay.turn(turn, players[player].name)),
      what,
      reasonList(
        reasons.filter((reason) => speaksFor(reason, player)), // what it gives up is no reason for it
        players,
      ),
    );
    this.best.hidden = false;
    this.controls.showTurn(TEXT.replay.turn(turn, players[player].name), player);
    this.list.render(this.moments.findIndex((moment) => moment.at > at));
    const place = this.#board?.point(statement);
    this.best.dataset.place = halfFor(place?.y ?? 0, this.canvas.clientHeight);
    this.mounted.uncover(this.best, (board) => board.point(statement));
    announce(this.best.textContent ?? "");
  }

  /** The better turn in words; a tile is shown on the board. @param {Better} best */
  #told({ statement, next, rest = [] }) {
    if (laysTile(statement)) return [advice.shown.tile, next ? describeNext(TEXT, next) : ""].join(" ");
    const copy = Game.fromRecord(this.game.record());
    const told = describeTurn(TEXT, copy, [statement, ...rest]);
    copy.free();
    return told.join(" \u2013 ");
  }

  /** Draws what is shown anew, in another theme or style. */
  #redress() {
    const advised = this.#advised;
    this.#show(this.#index);
    if (advised) this.#showBest(...advised);
  }

  #leave() {
    this.controls.pause();
    this.mounted.destroy();
    this.endLogRoom?.();
    this.dialog.remove();
    this.game.free();
  }

  /**
   * Goes to a moment; what the very next one brings is heard.
   *
   * @param {number} index
   */
  #go(index) {
    const next = Math.min(Math.max(index, 0), this.moments.length - 1);
    const isStep = next === this.#index + 1;
    this.#show(next);
    if (isStep) playEvents(this.moments[next].events.filter(({ type }) => type !== "turn"));
  }

  /** @param {number} index */
  #show(index) {
    this.#index = index;
    this.#advised = null;
    this.#board?.setWaiting(true); // nothing can be chosen
    this.best.hidden = true;
    const { at, events, player } = this.moments[index];
    this.game.goTo(at);
    this.#board?.refresh();
    this.#render({ ...this.game.view(), player }, events);
    this.controls.render(index);
    this.list.render(index);
  }

  /**
   * @param {GameView} view
   * @param {EventView[]} news
   */
  #render(view, news) {
    this.players.render(view, news);
    this.#board?.setHomes(this.players.places(placeOf(this.canvas)));
    this.mounted.showLight(); // as it was at this moment
  }

  /** @param {number} index */
  #pick(index) {
    this.controls.pause();
    this.#go(index);
  }

  /** On narrow screens the list has no place beside the board. */
  async #openList() {
    this.controls.pause();
    const closed = openDialog(TEXT.replay.moves, [this.list.element], [], { name: "drawer" });
    this.list.follow();
    await closed;
    this.listHome.append(this.list.element);
    this.list.follow();
  }

  /** The landscape of this moment to save or to share. */
  async #picture() {
    this.controls.pause();
    const { showKeepsake } = await onDemand(() => import("./keepsake.js"));
    await showKeepsake(this.game);
  }

  #branch() {
    this.controls.pause();
    const branch = (/** @type {boolean} */ shuffled) => {
      const game = this.game.branch(shuffled);
      this.dialog.close();
      this.actions.onBranch?.(game);
    };
    const { turn } = this.moments[this.#index];
    const same = { label: TEXT.replay.branch.same, kind: /** @type {const} */ ("primary"), run: () => branch(false) };
    const shuffled = { label: TEXT.replay.branch.shuffled, run: () => branch(true) };
    void openDialog(
      TEXT.replay.branch.title,
      [el("p", {}, TEXT.replay.branch.text(turn)), ...(this.isOrderKnown ? [el("p", { class: "small" }, TEXT.replay.branch.tiles)] : [])],
      this.isOrderKnown ? [same, shuffled] : [shuffled],
      { name: "branch" },
    );
  }

  /**
   * Keys of the whole replay, before the board and the browser get them. The slider and the list keep their own.
   *
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return;
    const own = target.closest("input, .log-scroll") ? ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"] : [];
    if (target.matches("button, summary")) own.push(" ");
    const act = own.includes(key) ? undefined : this.#acts()[key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** @returns {Record<string, () => void>} */
  #acts() {
    const go = (/** @type {number} */ index) => () => this.#pick(index);
    return {
      ArrowLeft: go(this.#index - 1),
      ArrowRight: go(this.#index + 1),
      ArrowUp: go(nextScore(this.moments, this.#index, -1)),
      ArrowDown: go(nextScore(this.moments, this.#index, 1)),
      Home: go(0),
      End: go(this.moments.length - 1),
      " ": () => this.controls.toggle(),
      ...(document.activeElement === this.canvas && { Enter: () => {} }), // a choice on the board is there to be looked at
      Escape: () => (this.#board?.lit()?.held ? this.mounted.putOut() : this.dialog.close()),
    };
  }
}
