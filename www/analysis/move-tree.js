// @ts-check
/** The lines of a study: the game turn by turn, variations below what they replace, with comments and marks. */
import { mark } from "../engine/colours.js";
import { bdi, el, fill, fillWith } from "../lib/dom.js";
import { seen } from "../lib/invisible-characters.js";
import { describeAction } from "../i18n/describe.js";
import { notedPaths } from "./cursor.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").StudyView} StudyView */
/** @typedef {import("../bastide.js").StudyLine} StudyLine */
/** @typedef {import("../bastide.js").StudyMove} StudyMove */
/** @typedef {import("../bastide.js").GameView["players"]} PlayerViews */
/** @typedef {typeof import("../i18n/language/en/analysis.js").analysis} Words what is said beside an analysis board */

/** What is drawn as a picture of a figure; the sentence of the others tells it all. */
const FIGURES = new Set(["figure", "move", "placeAt", "send", "moveOut", "setOff"]);

export class MoveTree {
  /** The button of each moment, by its path. @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** The one at the cursor. @type {HTMLButtonElement | undefined} */
  #now;

  /**
   * @param {Locale} locale
   * @param {Words} words
   * @param {import("../ui/pictures.js").Pictures} pictures
   * @param {(path: number[]) => void} onGo
   */
  constructor(locale, words, pictures, onGo) {
    this.locale = locale;
    this.words = words;
    this.pictures = pictures;
    this.onGo = onGo;
    this.element = el("div", { class: "lines", part: "lines", role: "group", "aria-label": words.moves });
  }

  /**
   * @param {StudyView} study
   * @param {PlayerViews} players
   */
  render(study, players) {
    const hadFocus = this.#hasFocus();
    this.#now = undefined;
    this.#buttons.clear();
    const noted = notedPaths(study).length;
    const told = noted > 0 && el("p", { class: "line-noted small" }, this.words.noted(noted));
    fill(this.element, told, this.#beginning(study.line), this.#line(study.line, [], players));
    this.show(study, hadFocus);
  }

  /**
   * Shows where the cursor is on the lines that are there.
   *
   * @param {Pick<StudyView, "path">} study
   * @param {boolean} [hadFocus] whether the focus was on a moment
   */
  show({ path }, hadFocus = this.#hasFocus()) {
    this.#now?.removeAttribute("aria-current");
    if (this.#now) this.#now.tabIndex = -1;
    const now = this.#buttons.get(String(path)) ?? this.#buttons.get("0");
    now?.setAttribute("aria-current", "step");
    if (now) now.tabIndex = 0;
    if (hadFocus) now?.focus({ preventScroll: true });
    this.#now = now;
    this.follow();
  }

  #hasFocus() {
    return this.element.contains(/** @type {ShadowRoot | Document} */ (this.element.getRootNode()).activeElement);
  }

  /** Keeps the moment on show in sight, without moving anything else. */
  follow() {
    const now = this.#now;
    if (!now) return;
    const [own, room] = [now.getBoundingClientRect(), this.element.getBoundingClientRect()];
    if (own.top >= room.top && own.bottom <= room.bottom) return;
    this.element.scrollTop += own.top - room.top - Math.max(0, (room.height - own.height) / 2);
  }

  /** @param {StudyLine} line */
  #beginning(line) {
    const button = this.#button([0], this.words.beginning, this.words.beginning);
    return el("p", { class: "line-opening" }, button, ...this.#notes(line));
  }

  /**
   * @param {StudyLine} line
   * @param {number[]} before what comes before its own numbers in a path
   * @param {PlayerViews} players
   */
  #line(line, before, players) {
    /** @type {HTMLElement[]} */
    const rows = [];
    /** The variations of the turn: they stand below the whole of it. @type {HTMLElement[]} */
    const variations = [];
    let row = el("li");
    let last = "";
    for (const [index, move] of line.moves.entries()) {
      const turn = `${move.turn} ${move.player}`;
      if (turn !== last) {
        row = el("li", { class: "line-turn" }, this.#turn(move, players));
        for (const before of [...variations.splice(0), row]) rows.push(before);
      }
      last = turn;
      row.append(this.#move(move, [...before, index + 1], players), ...this.#notes(move));
      for (const [variation, other] of (move.variations ?? []).entries()) variations.push(this.#variation(other, [...before, index, variation], players));
    }
    return fillWith(el("ol", { class: "line" }), [...rows, ...variations]);
  }

  /**
   * @param {StudyLine} line
   * @param {number[]} path
   * @param {PlayerViews} players
   */
  #variation(line, path, players) {
    const comment = line.comment && el("p", { class: "line-comment" }, bdi(seen(line.comment)));
    return el("li", { class: "line-variation" }, comment, this.#line(line, path, players));
  }

  /**
   * @param {StudyMove} move
   * @param {PlayerViews} players
   */
  #turn({ turn, player }, players) {
    const { colour, name } = players[player];
    return el(
      "span",
      { class: "line-number", "data-colour": colour },
      mark(colour),
      el("span", { "aria-hidden": "true" }, String(turn)),
      hidden(this.locale.replay.turn(turn, name)),
    );
  }

  /**
   * @param {StudyMove} move
   * @param {number[]} path
   * @param {PlayerViews} players
   */
  #move(move, path, players) {
    const { action, tile, player, scored } = move;
    const { colour } = players[player];
    const told = describeAction(this.locale, action, players);
    const shown = tile
      ? this.pictures.tile(tile, "turns" in action ? action.turns : 0, "tile line-tile")
      : FIGURES.has(action.type) && "figure" in action && this.pictures.figure(action.figure ?? "meeple", colour, "figure line-figure");
    const text = tile && "x" in action ? `${action.x},${action.y}` : told;
    const points = scored.map(
      (count, seat) =>
        count !== 0 && el("span", { class: "line-points", "data-colour": players[seat].colour }, mark(players[seat].colour), this.locale.players.gained(count)),
    );
    const sign = move.mark && el("span", { class: "line-mark", "data-mark": move.mark, title: this.words.marks[move.mark] }, move.mark);
    const button = this.#button(path, told, shown, el("span", { "aria-hidden": "true" }, text), sign, ...points);
    return button;
  }

  /**
   * @param {number[]} path
   * @param {string} told
   * @param {import("../lib/dom.js").Child[]} content
   */
  #button(path, told, ...content) {
    const button = el(
      "button",
      { class: "line-move", type: "button", tabindex: -1, title: told, onclick: () => this.onGo(path) },
      ...content,
      content.length > 1 && hidden(told),
    );
    this.#buttons.set(String(path), button);
    return button;
  }

  /** What is said and shown at a moment. @param {{ comment?: string, shapes?: string[] }} moment */
  #notes({ comment, shapes = [] }) {
    return [
      shapes.length > 0 && el("span", { class: "line-shapes small" }, this.words.shapes(shapes.length)),
      comment && el("p", { class: "line-comment" }, bdi(seen(comment))),
    ].filter((one) => one instanceof HTMLElement);
  }
}

/** @param {string} text for a screen reader only */
const hidden = (text) => el("span", { class: "hidden-text" }, ` ${text}`);
