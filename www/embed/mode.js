// @ts-check
/** What all modes have in common: a game on a table, and what a page may ask of it. */
import { Game } from "../bastide.js";
import { Steps } from "./script.js";
import { Table } from "./table.js";

/** @typedef {import("./open-board.js").Task} Task */
/** @typedef {import("./open-board.js").Opened} Opened */
/** @typedef {import("../bastide.js").EventView} EventView */

/** @implements {Opened} */
export class Mode {
  /**
   * @param {Task} task
   * @param {Game} game
   * @param {Omit<import("./table.js").TableActions, "onPlayed"> & { onPlayed?: (events: EventView[]) => void }} actions
   */
  constructor(task, game, actions) {
    this.task = task;
    this.game = game;
    this.steps = new Steps(game, task.record);
    this.table = new Table(task, game, { ...actions, onPlayed: (events) => (this.steps.add(), actions.onPlayed?.(events)) });
    const { settings } = task.place;
    /** What is done where a setting has changed. @type {Record<"theme" | "loading" | "poster" | "margin" | "size" | "label" | "coordinates", () => void>} */
    this.changes = {
      theme: () => this.table.look(settings.theme),
      loading: () => {},
      poster: () => {},
      margin: () => {},
      size: () => this.table.settle(),
      label: () => this.table.name(settings.label),
      coordinates: () => this.table.showCoordinates(settings.coordinates === "on"),
    };
  }

  ready() {
    this.table.mount();
    this.task.place.emit("ready", this.getState());
  }

  focus() {
    this.table.focus();
  }

  /**
   * Takes over how the board looks and what it is called; what the reader has done stays.
   *
   * @param {string} name
   * @param {string | null} value
   * @returns {boolean} whether that is possible on a board that is there
   */
  change(name, value) {
    const change = this.changes[/** @type {keyof Mode["changes"]} */ (name)];
    if (!change) return false;
    Object.assign(this.task.place.settings, { [name]: value ?? "" });
    change();
    return true;
  }

  keep() {
    return /** @type {import("./open-board.js").Kept} */ ({ at: this.getState().at });
  }

  /** Most modes begin anew. @param {import("./open-board.js").Kept} _kept */
  resume(_kept) {}

  getState() {
    return { mode: this.task.place.settings.mode || "view", at: this.steps.at, record: this.game.record(), view: this.game.view() };
  }

  legal() {
    return this.game.legal();
  }

  /** @param {string} statement @returns {EventView[]} */
  play(statement) {
    return this.table.play(statement);
  }

  undo() {
    this.game.undo();
    this.steps.look();
    this.moved([]);
  }

  redo() {
    this.game.redo();
    this.steps.look();
    this.moved([]);
  }

  /** @param {number} at the moment after so many statements */
  goTo(at) {
    this.steps.goTo(at);
    this.moved([]);
  }

  toText() {
    return this.game.record();
  }

  /** @param {{ style?: string, theme?: string, width?: number, margin?: number, coordinates?: boolean }} [options] */
  toSvg({ style, theme, width, margin, coordinates } = {}) {
    return this.game.toSvg(style, theme, width, margin, coordinates);
  }

  /**
   * Shows the game as it is now, and tells the page.
   *
   * @param {EventView[]} events
   */
  moved(events) {
    this.table.render(events);
    const view = this.game.view();
    this.task.place.emit("move", { at: this.steps.at, record: this.game.record(), events });
    if (view.over && events.some(({ type }) => type === "over"))
      this.task.place.emit("over", { winners: view.winners, scores: view.players.map(({ score }) => score), record: this.game.record() });
  }

  destroy() {
    this.table.destroy();
    this.game.free();
  }
}
