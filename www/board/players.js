// @ts-check
/** The score board: whose turn it is, points, and figures in the supply. */
import { newLeader } from "../engine/lead.js";
import { bdi, el, placeOf, refill } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { computerMark } from "../ui/levels.js";
import { figurePicture } from "../ui/pictures.js";
import { holdings } from "./holdings.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").ActionView} ActionView */

/**
 * Everything that is shown besides the points: everybody's points if the game ended now, those of who played the same tiles before, their time, who
 * left, and the ransoms that can be paid.
 *
 * @typedef {object} Beside
 * @property {ArrayLike<number>} [projected]
 * @property {(seat: number) => { name: string, points: number } | undefined} [ghost]
 * @property {(seat: number) => Node | null} [clock]
 * @property {(seat: number) => boolean} [isAway] whether somebody left the game
 * @property {ActionView[]} [legal]
 */

/** So many kinds of figures have room in an entry wherever it is shown. */
const FEW = 4;

export class Players {
  /**
   * @param {Locale} locale
   * @param {(view: GameView) => void} onOpen shows what everybody has
   * @param {(statement: string) => void} [onRansom] pays a ransom
   */
  constructor(locale, onOpen, onRansom = () => {}) {
    this.locale = locale;
    this.onOpen = onOpen;
    this.onRansom = onRansom;
    this.element = el("ol", { class: "players", "aria-label": locale.players.label, onclick: (/** @type {MouseEvent} */ event) => this.#open(event) });
  }

  /**
   * Where the players are on the screen, for figures that go home: x and y by seat, from a corner.
   *
   * @param {{ left: number, top: number }} corner
   * @returns {number[]}
   */
  places(corner) {
    return [...this.element.querySelectorAll(".player")].flatMap((entry) => {
      const { left, top, width, height } = placeOf(entry);
      return [left + width / 2 - corner.left, top + height / 2 - corner.top];
    });
  }

  /**
   * @param {GameView} view
   * @param {EventView[]} news what happened last: its points are shown beside the score
   * @param {Beside} [beside]
   */
  render(view, news, { projected, ghost = () => undefined, clock = () => null, isAway = () => false, legal = [] } = {}) {
    this.view = view;
    const count = view.players.length;
    this.element.dataset.count = String(count);
    this.element.toggleAttribute("data-many", count > 3);
    this.element.toggleAttribute("data-crowd", count > 4);
    const held = (/** @type {number} */ seat) => holdings(this.locale, view, seat, { legal, onRansom: this.onRansom });
    const leader = newLeader(view.players, news);
    const entries = view.players.map((_, seat) =>
      entry(this.locale, view, seat, {
        leads: seat === leader,
        gained: gain(news, seat),
        projected: projected?.[seat],
        ghost: ghost(seat),
        clock: clock(seat),
        isAway: isAway(seat),
        held: held(seat),
      }),
    );
    refill(this.element, ...entries, !view.over && strip(this.locale, view, held(view.player)));
  }

  /** A tap on an entry opens the table of what everybody has. @param {MouseEvent} event */
  #open({ target }) {
    const { view } = this;
    if (view && target instanceof Element && target.closest(".player") && !target.closest("button")) this.onOpen(view);
  }
}

/**
 * @param {EventView[]} news
 * @param {number} player
 * @returns {number}
 */
function gain(news, player) {
  return news.reduce((sum, event) => (event.type === "scored" && event.player === player ? sum + event.points : sum), 0);
}

/**
 * @param {Locale} locale
 * @param {GameView} view
 * @param {number} index
 * @param {{ leads: boolean, gained: number, projected: number | undefined, ghost: { name: string, points: number } | undefined, clock: Node | null, isAway: boolean, held: Node | null }} beside
 */
function entry(locale, view, index, { leads, gained, projected, ghost, clock, isAway, held }) {
  const player = view.players[index];
  const active = !view.over && view.player === index;
  const winner = view.over && view.players.length > 1 && view.winners.includes(index);
  const tag = isAway ? locale.players.away : active ? locale.players.active : winner ? locale.players.winner : leads ? locale.players.leads(player.name) : null;
  return el(
    "li",
    {
      class: "player",
      "data-colour": player.colour,
      "data-kinds": kinds(player.supply.length),
      "aria-current": active ? "true" : false,
      "data-winner": winner,
      "data-away": isAway,
      "data-leads": leads,
    },
    figurePicture("meeple", player.colour),
    el("span", { class: "name", title: player.name }, bdi(player.name), " ", computerMark(locale, player.level)),
    el(
      "span",
      { class: "player-state" },
      tag && el("span", { class: "tag" }, tag),
      supply(locale, player),
      projected !== undefined && otherPoints("projected", "flag", projected, locale.players.projected(projected)),
      ghost && otherPoints("ghost-points", "people", ghost.points, locale.players.ghost(ghost.name || locale.capital(locale.players.otherTable), ghost.points)),
      !active && clock,
    ),
    held,
    el(
      "span",
      { class: "player-score" },
      gained !== 0 && el("span", { class: "gain" }, locale.players.gained(gained)),
      el("span", { class: "score", "aria-hidden": "true" }, String(player.score)),
      el("span", { class: "hidden-text" }, locale.players.points(player.score)),
    ),
  );
}

/**
 * Points besides those that the player has.
 *
 * @param {"projected" | "ghost-points"} kind
 * @param {Parameters<typeof icon>[0]} name
 * @param {number} points
 * @param {string} told
 */
function otherPoints(kind, name, points, told) {
  return el(
    "span",
    { class: kind, title: told },
    icon(name),
    el("span", { "aria-hidden": "true" }, String(points)),
    el("span", { class: "hidden-text" }, told),
  );
}

/**
 * What the player who is asked has, in full, where many entries have no room for it. Screen readers find it in the entry.
 *
 * @param {Locale} locale
 * @param {GameView} view
 * @param {Node | null} held
 */
function strip(locale, { players, player }, held) {
  const { name } = players[player];
  return el("li", { class: "player-strip", "aria-hidden": "true" }, el("strong", {}, bdi(name)), supply(locale, players[player]), held);
}

/** How much room the supply needs. @param {number} count of kinds of figures */
function kinds(count) {
  if (count > FEW) return "many";
  return count > 1 ? "few" : "one";
}

/** How many figures of each kind are left; of many kinds only those of which there are any. @param {Locale} locale @param {GameView["players"][number]} player */
function supply(locale, { supply: figures, colour }) {
  const left = figures.filter(({ count }) => count > 0);
  const shown = figures.length > FEW && left.length > 0 ? left : figures;
  const kinds = shown.flatMap(({ figure, count }) => [
    el(
      "span",
      { class: "supply-count", "aria-hidden": "true", "data-used": count === 0, title: locale.players.supply(count, figure) },
      figurePicture(figure, colour, "figure small-figure"),
      String(count),
    ),
    el("span", { class: "hidden-text" }, locale.players.supply(count, figure)),
  ]);
  return el("span", { class: "supply" }, ...kinds);
}
