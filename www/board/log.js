// @ts-check
/** What each score was for, newest first; goods, cards and figures that were taken; and the tiles that fitted nowhere. */
import { mark } from "../engine/colours.js";
import { isArrival, isLoss } from "../engine/moments.js";
import { el, fill } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { figurePicture, tilePicture } from "../ui/pictures.js";
import { ofBox } from "../i18n/boxes.js";
import { GOODS, describeEvent, describeScore } from "../i18n/describe.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").EventView} EventView */

const LISTED = new Set(["scored", "goods", "card", "discarded", "castleBuilt"]);

export class ScoreLog {
  /** How many events are on show. */
  #shown = -1;

  /** @param {Locale} locale */
  constructor(locale) {
    this.locale = locale;
    this.list = el("ol", { class: "log-list", reversed: true });
    this.element = el("div", { class: "log-scroll", role: "group", tabindex: 0, "aria-label": locale.log.title }, this.list);
  }

  /**
   * @param {GameView} view
   * @param {EventView[]} log
   */
  render(view, log) {
    if (log.length === this.#shown) return;
    this.#shown = log.length;
    const entries = log.flatMap((event) => entry(this.locale, view, event) ?? []).reverse();
    fill(this.list, ...entries);
    if (entries.length === 0) fill(this.list, el("li", { class: "log-empty" }, this.locale.log.empty));
  }
}

/**
 * @param {Locale} locale
 * @param {GameView} view
 * @param {EventView} event
 */
function entry(locale, view, event) {
  if (!("player" in event) || !(LISTED.has(event.type) || ofBox(locale, "news", event.type) !== undefined || isLoss(event) || isArrival(event))) return null;
  const told = describeEvent(locale, event, view.players);
  const sentence = el("span", { class: "log-text" }, told);
  if (event.type === "discarded") return el("li", { class: "log-entry" }, tilePicture(event.tile, 0, "tile log-tile"), sentence);
  if (isArrival(event)) return el("li", { class: "log-entry" }, sentence);
  const { colour } = view.players[event.player];
  const points = el("span", { class: "log-points", "data-colour": colour, "aria-hidden": "true" }, mark(colour), ...gained(locale, event, colour));
  if (event.type !== "scored") return el("li", { class: "log-entry" }, points, sentence);
  // Who scores how much stands in the colour, the sign and the number: it need not be written once more.
  sentence.classList.add("hidden-text");
  return el(
    "li",
    { class: "log-entry", title: told },
    points,
    el("span", { class: "log-short", "aria-hidden": "true" }, describeScore(locale, event)),
    sentence,
  );
}

/**
 * Points, or pictures of what was taken.
 *
 * @param {Locale} locale
 * @param {EventView} event
 * @param {string} colour
 */
function gained(locale, event, colour) {
  if (event.type === "scored") return [locale.players.gained(event.points)];
  if (event.type === "card") return [icon(event.card)];
  if (event.type === "castleBuilt") return [icon("castle")];
  if (event.type === "tileTaken") return [tilePicture(event.tile, 0, "tile held-tile")];
  const piece = ofBox(locale, "news", event.type);
  if (piece) return [figurePicture(piece, colour, "figure small-figure")];
  if ("figure" in event) return [figurePicture(event.figure, colour, "figure small-figure")];
  return event.type === "goods" ? GOODS.filter((kind) => event[kind] > 0).map((kind) => icon(kind)) : [];
}
