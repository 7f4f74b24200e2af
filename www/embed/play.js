// @ts-check
/** A whole game: people at one screen, against computer players, or both. */
import { Game } from "../bastide.js";
import { OffScreenMarkers } from "../board/off-screen-markers.js";
import { COLOURS } from "../lib/colours.js";
import { el, fill } from "../lib/dom.js";
import { describeEvent } from "../i18n/describe.js";
import { colourNames } from "../i18n/languages.js";
import { Mode } from "./mode.js";
import { trouble } from "./trouble.js";
import { Opponents } from "./opponents.js";

/** @typedef {import("./open-board.js").Task} Task */
/** @typedef {import("./mode.js").EventView} EventView */
/** @typedef {import("../bastide.js").Setup} Setup */

/** The events that are told in words. Others are seen on the board, but a die or a token is not once its figure has gone. */
const TOLD = new Set(["scored", "goods", "card", "secondPart", "discarded", "over", "drew", "rolled"]);

export default class Play extends Mode {
  /** @param {Task} task */
  constructor(task) {
    super(task, gameOf(task), {
      label: task.locale.board.label,
      chooses: true,
      onPlayed: (events) => this.#played(events),
      onUndo: () => this.undo(),
      canUndo: () => this.game.view().canUndo,
      waiting: () => this.#waiting(),
      onRest: () => this.opponents.rest(),
      Markers: OffScreenMarkers,
    });
    this.opponents = new Opponents(this.game, {
      isTelling: () => this.table.isTelling(),
      onDecide: (statement) => void this.table.play(statement),
      onFail: task.place.onFail,
    });
    this.events = el("p", { class: "caption" });
    this.again = el("button", { class: "secondary", type: "button", onclick: task.place.again }, task.words.again);
    fill(
      this.table.panel,
      el("div", { class: "panel-text", tabindex: 0, role: "group", "aria-label": task.locale.log.title }, this.events),
      el("div", { class: "panel-buttons" }, this.again),
    );
  }

  #waiting() {
    const view = this.game.view();
    const { name, level } = view.players[view.player];
    return !view.over && level !== undefined ? this.task.locale.computers.thinking(name) : undefined;
  }

  /** @override */
  ready() {
    super.ready();
    this.opponents.look();
  }

  /** @param {EventView[]} events */
  #played(events) {
    const { players } = this.game.view();
    const told = events.filter(({ type }) => TOLD.has(type)).map((event) => describeEvent(this.task.locale, event, players));
    if (told.length > 0) fill(this.events, told.join(" "));
    this.moved(events);
    this.table.say(
      events
        .filter(({ type }) => type !== "turn" && type !== "drawn")
        .map((event) => describeEvent(this.task.locale, event, players))
        .join(" "),
    );
    this.opponents.look();
  }

  /** @override @param {EventView[]} events */
  moved(events) {
    super.moved(events);
    if (events.length === 0) this.opponents.look();
  }

  /** The whole record, so that a decision that was taken back can still be redone. @override */
  keep() {
    const at = this.game.at();
    this.game.goTo(this.game.length);
    const record = this.game.record();
    this.game.goTo(at);
    return { at, record };
  }

  /** The record may leave out what was declined, so the moment is counted in decisions. @override @param {import("./open-board.js").Kept} kept */
  resume({ at }) {
    if (at === this.game.at()) return;
    this.game.goTo(at);
    this.steps.look();
    this.moved([]);
  }

  /** @override */
  destroy() {
    this.opponents.destroy();
    super.destroy();
  }
}

/** @param {Task} task */
function gameOf({ place: { settings }, record, at, locale, words }) {
  if (record.trim()) return Game.fromRecord(record, at, colourNames(locale));
  return new Game(/** @type {Setup} */ (setupOf(settings, words.problems.players)), colourNames(locale));
}

/**
 * The attributes as a set-up; whether it can be played says the engine.
 *
 * @param {Task["place"]["settings"]} settings
 * @param {string} problem what is said where the players cannot be read
 */
function setupOf({ players, boxes, rules, options }, problem) {
  const seats = (players || "2").trim();
  const count = /^[2-6]$/.test(seats) ? Number(seats) : 0;
  const read = seats
    .slice(0, 400)
    .split(",")
    .map((seat) => /^\s*(\w+)(?:\s+([^()]*?))?\s*(?:\(ai:(\w+)\))?\s*$/u.exec(seat));
  if (!count && read.some((seat) => !seat || !COLOURS.includes(/** @type {any} */ (seat[1])))) throw trouble("setup", problem);
  return {
    rules: rules || undefined,
    boxes: boxes ? boxes.split("+").map((box) => box.trim()) : undefined,
    options: options
      ? Object.fromEntries(
          options
            .trim()
            .split(/\s+/)
            .map((option) => option.split("=")),
        )
      : undefined,
    players: count
      ? COLOURS.slice(0, count).map((colour) => ({ colour }))
      : read.map((seat) => ({ colour: seat?.[1], name: seat?.[2] || undefined, level: seat?.[3] })),
  };
}
