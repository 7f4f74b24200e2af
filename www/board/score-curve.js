// @ts-check
/** The scores turn by turn as a drawing, a line for each player with the mark of the player's figures, and in locale.end. */
import { mark } from "../engine/colours.js";
import { el } from "../lib/dom.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").GameView["players"]} PlayerViews */
/** @typedef {import("../engine/statistics.js").Statistics} Statistics */
/** @typedef {[across: number, up: number]} Point in percent of the drawing */

const SPACE = "http://www.w3.org/2000/svg";
/** How much of the width the final scoring gets, in percent. */
const FINAL = 12;
/** In how many parts the turns are told in locale.end. */
const PARTS = 4;
/** Where the marks at the ends of the lines stand, and how much of the height each takes; in percent. */
const [BESIDE, MARK] = [105, 13];

/**
 * @param {Locale} locale
 * @param {PlayerViews} players
 * @param {Statistics} statistics
 * @returns {HTMLElement}
 */
export function scoreCurve(locale, players, { curve, scores }) {
  const turns = Math.max(1, curve.at(-1)?.turn ?? 1);
  const top = roundUp(Math.max(...scores, 1));
  const ends = apart(scores.map((score) => (score / top) * 100));
  const lines = players.map((_, player) => [
    ...curve.map(({ turn, scores: then }) => /** @type {Point} */ ([(turn / turns) * (100 - FINAL), (then[player] / top) * 100])),
    /** @type {Point} */ ([100, (scores[player] / top) * 100]),
  ]);
  const drawn = el(
    "div",
    { class: "curve-drawing", "aria-hidden": "true" },
    drawing(players, lines, ends),
    ...players.flatMap(({ colour }, player) => marks(colour, lines[player], (player + 1) / (players.length + 1), ends[player])),
  );
  const axis = (/** @type {string} */ name, /** @type {(string | number)[]} */ ...labels) =>
    el("div", { class: name, "aria-hidden": "true" }, ...labels.map((label) => el("span", {}, String(label))));
  return el(
    "figure",
    { class: "curve" },
    el("figcaption", {}, locale.end.curve),
    axis("curve-points", top, top / 2, 0),
    drawn,
    axis("curve-turns", locale.end.turn(1), locale.end.turn(turns), locale.end.final),
    inWords(locale, players, curve, scores),
  );
}

/**
 * A number that can be halved and is not much more than the highest score.
 *
 * @param {number} most
 */
function roundUp(most) {
  const step = most > 100 ? 50 : most > 40 ? 20 : 10;
  return Math.ceil(most / step) * step;
}

/**
 * Heights moved so little that marks on them do not cover each other: groups that touch are spread around their middle.
 *
 * @param {number[]} heights in percent
 * @returns {number[]}
 */
function apart(heights) {
  /** @type {{ seats: number[], middle: number }[]} */
  const groups = [];
  for (const seat of [...heights.keys()].sort((one, other) => heights[one] - heights[other])) {
    let group = { seats: [seat], middle: heights[seat] };
    for (let below = groups.at(-1); below && group.middle - below.middle < ((group.seats.length + below.seats.length) * MARK) / 2; below = groups.at(-1)) {
      const seats = [...below.seats, ...group.seats];
      const half = ((seats.length - 1) * MARK) / 2;
      const mean = seats.reduce((sum, one) => sum + heights[one], 0) / seats.length;
      group = { seats, middle: Math.min(Math.max(mean, half), 100 - half) };
      groups.pop();
    }
    groups.push(group);
  }
  const moved = [...heights];
  for (const { seats, middle } of groups) for (const [index, seat] of seats.entries()) moved[seat] = middle + (index - (seats.length - 1) / 2) * MARK;
  return moved;
}

/**
 * @param {PlayerViews} players
 * @param {Point[][]} lines
 * @param {number[]} ends how high the mark beside each line stands, in percent
 */
function drawing(players, lines, ends) {
  const svg = document.createElementNS(SPACE, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("preserveAspectRatio", "none");
  const line = (/** @type {string} */ className, /** @type {Point[]} */ points, /** @type {string} */ colour) => {
    const path = document.createElementNS(SPACE, "polyline");
    path.setAttribute("points", points.map(([x, y]) => `${x.toFixed(2)},${(100 - y).toFixed(2)}`).join(" "));
    path.setAttribute("class", className);
    if (colour) path.setAttribute("data-colour", colour);
    svg.append(path);
  };
  for (const height of [0, 50, 100])
    line(
      "curve-grid",
      [
        [0, height],
        [100, height],
      ],
      "",
    );
  line(
    "curve-grid",
    [
      [100 - FINAL, 0],
      [100 - FINAL, 100],
    ],
    "",
  );
  for (const [player, points] of lines.entries()) line("curve-lead", [points[points.length - 1], [BESIDE, ends[player]]], "");
  for (const points of lines) line("curve-case", points, "");
  for (const [player, points] of lines.entries()) line("curve-line", points, players[player].colour);
  return svg;
}

/**
 * The player's mark beside the end of a line and on its way, where no other player has one.
 *
 * @param {import("../bastide.js").Colour} colour
 * @param {Point[]} points
 * @param {number} part of the way
 * @param {number} end how high the mark beside the end stands, in percent
 */
function marks(colour, points, part, end) {
  return [points[Math.max(0, Math.round((points.length - 2) * part))], [BESIDE, end]].map(([x, y]) => {
    const sign = el("span", { class: "curve-mark", "data-colour": colour }, mark(colour));
    sign.style.left = `${x}%`;
    sign.style.bottom = `${y}%`;
    return sign;
  });
}

/**
 * @param {Locale} locale
 * @param {PlayerViews} players
 * @param {Statistics["curve"]} curve
 * @param {number[]} final
 */
function inWords(locale, players, curve, final) {
  const told = (/** @type {number[]} */ scores) => players.map(({ name }, player) => locale.end.points(name, scores[player])).join(", ");
  const stops = Array.from({ length: PARTS }, (_, part) => curve[Math.round(((part + 1) * (curve.length - 1)) / PARTS)]);
  const lines = [...new Set(stops)].map(({ turn, scores }) => el("li", {}, locale.end.after(turn, told(scores))));
  return el("ol", { class: "hidden-text" }, ...lines, el("li", {}, locale.end.atEnd(told(final))));
}
