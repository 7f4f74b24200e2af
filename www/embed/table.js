// @ts-check
/** The table that every mode has: players, the board with what belongs to it, the hand where something can be decided. */
import { Choices } from "../board/choices.js";
import { zoomWithoutMargin } from "../board/zoom.js";
import { mark } from "../engine/colours.js";
import { giverOfTile } from "../engine/moments.js";
import { bdi, el, fill, painted } from "../lib/dom.js";
import { watchFocus } from "../lib/focus.js";
import { InspectCard } from "../board/inspect-card.js";
import { MountedBoard } from "../board/mounted-board.js";
import { declining } from "../board/hints.js";
import { describeHoldings, describeInspected, describeSelection } from "../i18n/describe.js";
import { iconButton } from "../ui/widgets.js";
import { guard } from "./scroll-guard.js";
import { Hand } from "./hand.js";
import { appearanceOf } from "./appearance.js";
import { onSystemLook } from "../lib/system-look.js";
import { isTyping } from "../lib/typing.js";
import { wear } from "./style-sheet.js";
import { announce, join } from "./live-region.js";
import { onPaper } from "./print.js";
import { picturesInPlace } from "./svg.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("./open-board.js").Task} Task */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").GameView} GameView */

/**
 * @typedef {object} TableActions
 * @property {string} label of the board
 * @property {boolean} chooses whether anything is ever decided here
 * @property {(events: EventView[]) => void} [onPlayed] something was decided by hand, key or word
 * @property {() => void} [onUndo]
 * @property {() => boolean} [canUndo]
 * @property {() => string | undefined} [waiting] what is told in place of what to do, while nobody is asked
 * @property {(numbered: string[]) => void} [onLegend] other texts of a diagram find no room on the board: what the numbers say
 * @property {() => void} [onRest] everything that was decided has been shown
 * @property {() => void} [onLit] another feature is lit, or none
 * @property {typeof import("../board/off-screen-markers.js").OffScreenMarkers} [Markers] what names the places for figures, and tells of those out of sight
 */

/** How long it is told how the board is moved, in milliseconds. */
const TOLD = 1800;
/** The boxes in which something gives one more tile. */
const GIVING = ["traders", "anniversary"];

export class Table {
  #timer = 0;
  #endVoice = () => {};
  #endPaper = () => {};

  /**
   * @param {Task} task
   * @param {Game} game
   * @param {TableActions} actions
   */
  constructor({ place, locale, words }, game, actions) {
    this.place = place;
    this.locale = locale;
    this.game = game;
    this.actions = actions;
    this.theme = place.settings.theme;
    this.style = appearanceOf(this.theme).style;
    /** Whether the numbers of columns and rows stand along the edges. */
    this.coordinates = place.settings.coordinates === "on";
    this.pictures = picturesInPlace(game, () => this.style);
    this.canvas = el("canvas", { class: "board", tabindex: 0, role: "application" });
    this.name(place.settings.label);
    this.players = el("ol", { class: "players", part: "players", "aria-label": locale.players.label });
    this.told = el("p", { class: "told", hidden: true, "aria-hidden": "true" });
    this.mounted = new MountedBoard(this.canvas, game, {
      look: { now: () => appearanceOf(this.theme), onChange: onSystemLook },
      aids: { dead: false, rim: this.coordinates },
      tapping: "choose",
      parts: (part) => ({
        card: new InspectCard(locale, this.pictures, part),
        choices: actions.chooses ? new Choices(locale, { ...part, onTyped: (text) => this.#typed(text) }) : undefined,
        hand: actions.chooses ? new Hand(locale, this.pictures, part) : undefined,
      }),
      onChange: (change) => this.#changed(change),
      onChosen: () => this.#chosen(),
      onUndo: () => this.#undo(),
      onRedress: () => this.#redress(),
      onError: place.onFail,
    });
    const { card, choices, hand } = this.mounted.parts;
    card.linked = false;
    card.whyNot = (light) => (light.type === "feature" && light.set ? { text: words.notPlayed(light.set), topic: light.feature } : undefined);
    this.markers = actions.Markers && new actions.Markers(locale, this.canvas, () => this.#board ?? null);
    this.panel = el("section", { class: "panel", part: "panel" });
    this.tools = this.#tools();
    this.table = el("div", { class: "table", part: "board" }, this.canvas, this.markers?.element, choices?.element, this.tools, card.element, this.told);
    this.element = el(
      "div",
      { class: "bastide", lang: locale.tag, dir: "ltr", onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) },
      this.players,
      this.table,
      hand?.element,
      this.panel,
    );
    guard(this.table, this.canvas, (by) => this.tell(words[by]));
  }

  get #board() {
    return this.mounted.board;
  }

  #tools() {
    return el(
      "div",
      { class: "tools", role: "group", "aria-label": this.locale.board.tools },
      iconButton("plus", this.locale.board.zoomIn, () => this.#board?.zoom(1.25), "zoom-in"),
      iconButton("minus", this.locale.board.zoomOut, () => this.#board?.zoom(0.8), "zoom-out"),
      iconButton("fit", this.locale.board.fit, () => this.fit(), "fit"),
    );
  }

  /** Puts the table into the element and the game on it. */
  mount() {
    const { home } = this.place;
    wear(/** @type {ShadowRoot} */ (home.getRootNode()));
    fill(home, this.element);
    this.#dress();
    this.mounted.mount();
    this.#board?.setInsets(0, 54, 0, 0);
    this.markers?.ready(this.table);
    this.#endVoice = join();
    this.#endPaper = onPaper(this);
    this.render();
    this.settle();
  }

  /** The whole landscape, once the board has its size. */
  settle() {
    const board = this.#board;
    void painted().then(() => this.#board === board && this.fit());
  }

  /** The whole landscape; where nothing is laid, without the room for another tile around it. */
  fit() {
    this.#board?.fit();
    if (!this.isAsked()) this.#board?.zoom(zoomWithoutMargin(this.game.view().tiles));
  }

  /** Colours for everything round the board, and the style of pictures. */
  #dress() {
    const { theme, style } = appearanceOf(this.theme);
    Object.assign(this.element.dataset, { theme, style });
    this.style = style;
  }

  #redress() {
    this.#dress();
    this.mounted.parts.hand?.forget();
    this.render();
  }

  /** @param {string} wanted another theme */
  look(wanted) {
    this.theme = wanted;
    this.mounted.redress();
  }

  /** @param {string} label for screen readers, in place of the usual one */
  name(label) {
    this.canvas.setAttribute("aria-label", label || this.actions.label);
  }

  /** Shows or hides the numbers of columns and rows. @param {boolean} on */
  showCoordinates(on) {
    this.coordinates = on;
    this.#board?.setAids({ rim: on });
  }

  isAsked() {
    return this.actions.chooses && this.actions.waiting?.() === undefined && !this.game.view().over;
  }

  /** Shows the game as it is. @param {EventView[]} [news] what happened last */
  render(news = []) {
    const board = this.#board;
    if (!board) return;
    const isLost = watchFocus(this.element);
    board.refresh();
    const asked = this.isAsked();
    board.setWaiting(!asked);
    const view = this.game.view();
    const legal = asked ? this.game.legal() : [];
    const selection = this.mounted.narrowed(legal) ?? board.selection();
    fill(this.players, ...view.players.map((_, seat) => chip(this.locale, view, seat, news)));
    board.setHomes(this.#homes());
    const waiting = this.actions.waiting?.();
    const { choices, hand } = this.mounted.parts;
    const giver = asked && GIVING.some((box) => view.boxes.includes(box)) ? giverOfTile(view, this.game.log()) : undefined;
    hand?.render({ view, selection, legal, canUndo: this.actions.canUndo?.() ?? false, giver, waiting });
    this.markers?.render(legal, selection.narrowed);
    choices?.render(legal, view.players, selection.statement, declining(this.locale, view, legal));
    this.mounted.showLight();
    if (isLost()) this.focus();
  }

  /** Where each player's figures go home to. */
  #homes() {
    const { left, top } = this.canvas.getBoundingClientRect();
    return [...this.players.children].flatMap((entry) => {
      const own = entry.getBoundingClientRect();
      return [own.left + own.width / 2 - left, own.top + own.height / 2 - top];
    });
  }

  /**
   * Decides.
   *
   * @param {string} statement
   * @returns {EventView[]}
   */
  play(statement) {
    return this.mounted.play(statement);
  }

  /** Whether what was decided is still being shown. */
  isTelling() {
    return this.#board?.isTelling() ?? false;
  }

  /** Chooses nothing any more. */
  cancel() {
    this.#board?.cancel();
  }

  /** @param {{ x: number, y: number, place?: string }} [at] */
  point(at) {
    this.#board?.light(at);
  }

  /** @param {{ type: string, events?: EventView[] }} change */
  #changed({ type, events = [] }) {
    if (type === "play") this.actions.onPlayed?.(events);
    else if (type === "rest") this.actions.onRest?.();
    else if (type === "light") this.#lit();
    else if (type === "legend") this.actions.onLegend?.(this.#board?.legend() ?? []);
    else this.render();
  }

  #lit() {
    const light = this.mounted.showLight();
    this.actions.onLit?.();
    if (light?.held) this.say(describeInspected(this.locale, light, this.game.view()));
  }

  #chosen() {
    this.render();
    if (this.#board) this.say(describeSelection(this.locale, this.#board, this.game.view().players));
  }

  /** Takes back a decision; whether there was one. */
  #undo() {
    const before = this.game.at();
    this.actions.onUndo?.();
    return this.game.at() !== before;
  }

  /** @param {string} text */
  async #typed(text) {
    const moves = await this.#typedMoves();
    if (!this.#board) return "";
    return moves.obey(text, this.game, { asked: () => this.isAsked(), play: (statement) => void this.play(statement), undo: () => this.#undo() });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (/** @type {HTMLElement} */ (target).closest("dialog")) return; // the board as text is over the board
    if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === "z" && this.actions.chooses && !isTyping(event)) {
      event.preventDefault();
      return void this.mounted.undo();
    }
    if (target !== this.canvas || ctrlKey || metaKey || altKey) return;
    if (/^[sdlmo]$/i.test(key)) void this.#answer(key);
    else if (key.toLowerCase() === "g") void this.#grid();
  }

  /** The board as a table to be read out, over the board. */
  async #grid() {
    const { showTextBoard } = await import("./text-board-dialog.js");
    const choose = (/** @type {string} */ statement) => this.mounted.choose((board) => board.select(statement));
    if (this.#board) await showTextBoard(this, this.isAsked() ? choose : undefined);
  }

  /** @param {string} letter */
  async #answer(letter) {
    const moves = await this.#typedMoves();
    if (this.#board) this.say(moves.answer(letter, this.game) ?? "");
  }

  async #typedMoves() {
    const { typedMoves } = await import("../board/typed-moves.js");
    return typedMoves(this.locale);
  }

  /** To a screen reader. @param {string} sentence */
  say(sentence) {
    announce(sentence, this.locale.tag);
  }

  /** For a moment, on the board. @param {string} sentence */
  tell(sentence) {
    fill(this.told, sentence);
    this.told.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.told.hidden = true), TOLD);
  }

  focus() {
    this.canvas.focus({ preventScroll: true });
  }

  destroy() {
    clearTimeout(this.#timer);
    this.#endVoice();
    this.#endPaper();
    this.markers?.end();
    this.mounted.destroy();
    this.canvas.width = 0; // some browsers free a canvas's memory late
    this.canvas.height = 0;
    this.element.remove();
  }
}

/**
 * @param {import("../i18n/languages.js").Locale} locale
 * @param {GameView} view
 * @param {number} seat
 * @param {EventView[]} news
 */
function chip(locale, view, seat, news) {
  const { colour, name, score, supply } = view.players[seat];
  const gained = news.reduce((sum, event) => (event.type === "scored" && event.player === seat ? sum + event.points : sum), 0);
  const holdings = describeHoldings(locale, view.players, view.players[seat]);
  const figures = [...supply.map(({ figure, count }) => locale.players.supply(count, figure)), ...holdings].join(", ");
  const active = !view.over && view.player === seat;
  return el(
    "li",
    { class: "player", "data-colour": colour, "aria-current": active ? "true" : false, title: `${name}: ${locale.players.points(score)}, ${figures}` },
    mark(colour),
    el("span", { class: "name" }, bdi(name)),
    gained !== 0 && el("span", { class: "gain" }, locale.players.gained(gained)),
    el("strong", { class: "score", "aria-hidden": "true" }, String(score)),
    el("span", { class: "hidden-text" }, `${locale.players.points(score)}, ${figures}`),
  );
}
