// @ts-check
/** What the decisions bring about: heard, spoken and written, and what nobody may miss. */
import { showDiscard } from "../ui/dialogs.js";
import { preferences } from "../ui/preferences.js";
import { onScreen } from "../lib/screen.js";
import { describeEvent } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { announce } from "../ui/widgets.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").EventView} EventView */

export class Announcer {
  /** How many events of the log have been taken. */
  taken = 0;
  /** What the last decision brought, for the score board. @type {EventView[]} */
  latest = [];
  /** The tile that fits nowhere, shown in hand until that has been read. @type {string | undefined} */
  stuck;

  /**
   * @param {Game} game
   * @param {import("../ui/toasts.js").Toasts} toasts
   * @param {() => void} onStuck shows `stuck`
   */
  constructor(game, toasts, onStuck) {
    this.game = game;
    this.toasts = toasts;
    this.onStuck = onStuck;
  }

  /** What came since the last time. */
  take() {
    const log = this.game.log();
    const events = log.slice(this.taken);
    this.taken = log.length;
    if (events.length > 0) this.latest = events;
    return events;
  }

  /** Nothing is news: the game was opened, or a decision taken back. */
  forget() {
    this.take();
    this.latest = [];
  }

  /**
   * Events are heard, spoken and, where the log is not on show, written.
   *
   * @param {EventView[]} events
   */
  proclaim(events) {
    if (preferences().sound) import("../ui/sound.js").then(({ playEvents }) => playEvents(events), () => {}); // a page that is left, or no network: silence does no harm
    const { players } = this.game.view();
    announce(events.map((event) => describeEvent(TEXT, event, players)).join(" "));
    this.toasts.show(events.filter(({ type }) => type === "scored").map((event) => describeEvent(TEXT, event, players)));
  }

  /**
   * Shows what nobody may miss: each tile that fits nowhere; done once that has been read.
   *
   * @param {EventView[]} events
   */
  async read(events) {
    const discards = events.filter((event) => event.type === "discarded");
    const { over, players } = this.game.view();
    for (const [index, event] of discards.entries()) {
      this.stuck = event.tile;
      this.onStuck();
      await onScreen(showDiscard(event.tile, describeEvent(TEXT, event, players), over && index === discards.length - 1));
    }
    this.stuck = undefined;
    if (discards.length > 0) this.onStuck();
  }
}
