// @ts-check
/** The end of a game: who won, and what the points came from. */
import { openDialog } from "./dialogs.js";
import { el } from "./dom.js";
import { figurePicture } from "./pictures.js";
import { TEXT, capitalise, listed } from "./text.js";

/** @typedef {import("./bastide.js").Game} Game */
/** @typedef {import("../src/web/types.d.ts").GameView} GameView */
/** @typedef {Extract<import("../src/web/types.d.ts").EventView, { type: "scored" }>} Scored */
/** @typedef {{ onLook: () => void, onRecord: () => void, onNewGame: () => void, onRematch: () => void }} EndActions */

/**
 * @param {Game} game
 * @param {EndActions} actions
 * @returns {Promise<void>}
 */
export function showEnd(game, { onLook, onRecord, onNewGame, onRematch }) {
  const view = game.view();
  const last = finalScores(game);
  const content = [
    el("div", { class: "winners" }, ...view.winners.map((index) => figurePicture("meeple", view.players[index].colour))),
    table(view, last),
    details(view, last),
  ];
  const buttons = [
    { label: TEXT.end.look, kind: /** @type {const} */ ("primary"), run: onLook },
    { label: TEXT.menu.rematch, run: onRematch },
    { label: TEXT.end.again, run: onNewGame },
    { label: TEXT.end.copy, run: onRecord },
  ];
  return openDialog(heading(view), content, buttons, { name: "end", attributes: { "data-record": game.record() } });
}

/** @param {GameView} view */
export function heading(view) {
  const names = view.winners.map((index) => view.players[index].name);
  return names.length === 1 ? TEXT.end.wins(names[0]) : TEXT.end.share(listed(names));
}

/**
 * What was scored for unfinished features and for fields.
 *
 * @param {Game} game
 * @returns {Scored[]}
 */
function finalScores(game) {
  return game.log().flatMap((event) => (event.type === "scored" && event.atEnd ? [event] : []));
}

/**
 * A column for each player, a row for each kind of points.
 *
 * @param {GameView} view
 * @param {Scored[]} last
 */
function table(view, last) {
  const seats = view.players.map((_, index) => index);
  const kinds = Object.entries(TEXT.features).filter(([feature]) => last.some((event) => event.feature === feature));
  /** @type {(player: number, feature?: string) => number} */
  const final = (player, feature) =>
    last.filter((event) => event.player === player && (!feature || event.feature === feature)).reduce((sum, event) => sum + event.points, 0);
  const names = view.players.map(({ name, colour }) => el("th", { scope: "col" }, figurePicture("meeple", colour), el("span", {}, name)));
  return el(
    "table",
    { class: "result" },
    el("caption", { class: "hidden-text" }, TEXT.end.caption),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, el("span", { class: "hidden-text" }, TEXT.end.kind)), ...names)),
    el(
      "tbody",
      {},
      row(TEXT.end.played, seats.map((player) => view.players[player].score - final(player))),
      ...kinds.map(([feature, kind]) => row(TEXT.end.final(kind), seats.map((player) => final(player, feature)))),
    ),
    el("tfoot", {}, row(TEXT.end.total, view.players.map((player) => player.score), view.winners)),
  );
}

/**
 * @param {string} label
 * @param {number[]} points
 * @param {number[]} [winners] whose points are marked
 */
function row(label, points, winners = []) {
  const cells = points.map((count, player) => el("td", { class: winners.includes(player) ? "best" : false }, String(count)));
  return el("tr", {}, el("th", { scope: "row" }, label), ...cells);
}

/**
 * @param {GameView} view
 * @param {Scored[]} last
 */
function details(view, last) {
  const groups = view.players.flatMap(({ name, colour }, player) => {
    const own = last.filter((event) => event.player === player);
    const lines = own.map((event) => el("li", {}, el("strong", {}, capitalise(TEXT.features[event.feature])), " ", event.text));
    return own.length === 0 ? [] : [el("h3", {}, figurePicture("meeple", colour), name), el("ul", {}, ...lines)];
  });
  const content = groups.length === 0 ? [el("p", {}, TEXT.end.none)] : groups;
  return el("details", { class: "fold" }, el("summary", {}, TEXT.end.details), ...content);
}
