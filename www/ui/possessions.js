// @ts-check
/** A table of what everybody has: points, figures, and what boxes give. */
import { el } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { GOODS, hasMost } from "../i18n/describe.js";
import { nameOfPiece, possessionsOfBoxes } from "../i18n/boxes.js";
import { TEXT } from "../i18n/text.js";
import { openDialog } from "./dialogs.js";
import { figurePicture, tilePicture } from "./pictures.js";
import { table } from "./player-table.js";
import { stylesOnDemand } from "./stylesheets.js";

/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {GameView["players"]} PlayerViews */
/** @typedef {import("./player-table.js").Row} Row */
/** @typedef {import("../i18n/boxes.js").Possession} Possession */

/** In place of a number where somebody has none. */
const NONE = "–";

/** @param {GameView} view */
export async function showPossessions(view) {
  await stylesOnDemand("./styles/after.css");
  const { title, kinds } = TEXT.players.everything;
  const points = { label: kinds.points, cells: view.players.map(({ score }) => score), kind: /** @type {const} */ ("total") };
  const rows = [...figures(view.players), ...tokens(view.players), ...cards(view.players), ...ofBoxes(view.players)];
  void openDialog(title, [table(view, title, kinds.points, [...rows, points])], [{ label: TEXT.close, kind: "primary" }], { name: "possessions" });
}

/** The figures that are left to place, in the colour of the first player. @param {PlayerViews} players @returns {Row[]} */
function figures(players) {
  return players[0].supply.map(({ figure }) => ({
    label: nameOfPiece(TEXT, figure),
    picture: figurePicture(figure, players[0].colour),
    cells: players.map(({ supply }) => supply.find((kind) => kind.figure === figure)?.count || NONE),
  }));
}

/** @param {PlayerViews} players @returns {Row[]} */
function tokens(players) {
  if (!players.some(({ goods }) => goods)) return [];
  return GOODS.map((kind) => ({
    label: TEXT.players.everything.kinds[kind],
    picture: el("span", { class: "token", "data-goods": kind }, icon(kind)),
    cells: players.map(({ goods }) => goods?.[kind] || NONE),
    best: [...players.keys()].filter((seat) => hasMost(players, players[seat], kind)),
  }));
}

/** The cards that somebody holds. @param {PlayerViews} players @returns {Row[]} */
function cards(players) {
  const held = new Set(players.flatMap(({ cards }) => cards.map(({ card }) => card)));
  return [...held].map((card) => ({
    label: TEXT.players.everything.kinds[card],
    picture: el("span", { class: "card", "data-card": card }, icon(card)),
    cells: players.map(({ cards }) => (cards.some((one) => one.card === card) ? "✓" : NONE)),
  }));
}

/** What boxes give that are in the game. @param {PlayerViews} players @returns {Row[]} */
function ofBoxes(players) {
  const isInPlay = (/** @type {Possession} */ { of }) => players.some((player) => of(player) !== undefined);
  return possessionsOfBoxes(TEXT)
    .filter(isInPlay)
    .map(({ label, picture, of, isPlace = false }) => ({
      label,
      picture: icon(picture),
      cells: players.map((player) => cell(players, of(player), isPlace)),
    }));
}

/** @param {PlayerViews} players @param {ReturnType<Possession["of"]>} has @param {boolean} isPlace so that 0 is not nothing */
function cell(players, has, isPlace) {
  if (typeof has === "number") return isPlace ? String(has) : has || NONE;
  if (typeof has === "string") return tilePicture(has, 0, "tile held-tile");
  if (!has || has.length === 0) return NONE;
  const held = has.map(({ player, figure, count }) => el("span", {}, figurePicture(figure, players[player].colour), count > 1 && `×${count}`));
  return el("span", { class: "possessed" }, ...held);
}
