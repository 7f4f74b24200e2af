// @ts-check
/** The turns of a replay as a list: each line jumps to its turn, and the one on show is marked. */
import { mark } from "../engine/colours.js";
import { isLoss } from "../engine/moments.js";
import { el } from "../lib/dom.js";
import { tilePicture } from "../ui/pictures.js";
import { describeEvent } from "../i18n/describe.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../engine/moments.js").Moment} Moment */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").GameView["players"]} PlayerViews */
/** @typedef {{ turn: number, player: number, over: boolean, first: number, last: number, events: EventView[] }} Turn the moments of a turn */

/** What a line tells: the tile is seen, the rest follows from the rules. */
const TOLD = new Set([
  "figurePlaced",
  "figureMoved",
  "barnPlaced",
  "goods",
  "card",
  "secondPart",
  "dragonMoved",
  "fairyMoved",
  "floorPlaced",
  "prisonerFreed",
  "scored",
  "discarded",
  "over",
]);

export class MoveList {
  /**
   * @param {Locale} locale
   * @param {Moment[]} moments
   * @param {PlayerViews} players
   * @param {(index: number) => void} onPick gets the last moment of a turn
   */
  constructor(locale, moments, players, onPick) {
    this.turns = turnsOf(moments);
    this.lines = this.turns.map((turn) => line(locale, turn, players, () => onPick(turn.last)));
    const list = el("ol", { class: "moves" }, ...this.lines.map((button) => el("li", {}, button)));
    this.element = el("div", { class: "log-scroll" }, list);
  }

  /** @param {number} index the moment on show */
  render(index) {
    for (const [number, { first, last }] of this.turns.entries()) {
      const line = this.lines[number];
      const isNow = first <= index && index <= last;
      line.toggleAttribute("data-later", first > index);
      if (isNow === line.hasAttribute("aria-current")) continue;
      if (isNow) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
      if (isNow) this.follow();
    }
  }

  /** Keeps the turn on show in sight without moving anything but the list, or the drawer in which it is. */
  follow() {
    const line = this.lines.find((line) => line.hasAttribute("aria-current"));
    if (!line) return;
    const scroller = this.element.closest("dialog.drawer") ?? this.element;
    const [seen, own] = [scroller.getBoundingClientRect(), line.getBoundingClientRect()];
    if (own.top >= seen.top && own.bottom <= seen.bottom) return;
    scroller.scrollTop += own.top - seen.top - Math.max(0, (seen.height - own.height) / 2);
  }
}

/**
 * @param {Moment[]} moments
 * @returns {Turn[]}
 */
function turnsOf(moments) {
  /** @type {Turn[]} */
  const turns = [];
  for (const [index, { turn, player, events }] of moments.entries()) {
    const before = turns.at(-1);
    const over = events.some(({ type }) => type === "over");
    if (index > 1 && before && before.turn === turn) Object.assign(before, { last: index, events: [...before.events, ...events], over });
    else turns.push({ turn: index === 0 ? 0 : turn, player, over, first: index, last: index, events });
  }
  return turns;
}

/**
 * @param {Locale} locale
 * @param {Turn} turn
 * @param {PlayerViews} players
 * @param {() => void} onclick
 */
function line(locale, { turn, player, events }, players, onclick) {
  const { colour, name } = players[player];
  const tile = events.find((event) => event.type === "tilePlaced");
  const told = events
    .filter((event) => (TOLD.has(event.type) || isLoss(event)) && !(event.type === "scored" && event.atEnd))
    .map((event) => el("span", {}, describeEvent(locale, event, players)));
  return el(
    "button",
    { class: "move", type: "button", onclick },
    el("span", { class: "move-turn", "data-colour": colour }, mark(colour), el("span", { "aria-hidden": "true" }, String(turn))),
    tile ? tilePicture(tile.tile, tile.turns, "tile move-tile") : el("span", {}),
    el("span", { class: "move-text" }, el("strong", {}, turn === 0 ? locale.replay.start : locale.replay.turn(turn, name)), ...told),
  );
}
