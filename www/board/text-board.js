// @ts-check
/** The board as a table that is read out: each space says what lies there, and Enter chooses it for the tile in hand. */
import { el } from "../lib/dom.js";
import { ofBoxes } from "../i18n/boxes.js";
import { describeCell, describeFeature } from "../i18n/describe.js";
import { isEnter } from "../lib/enter.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {typeof import("../i18n/language/en/spoken.js").spoken.grid} Words */
/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").FeatureView} FeatureView */
/** @typedef {Extract<import("../bastide.js").ActionView, { type: "tile" | "tileWithBridge" | "abbey" }>} Placement */

/** How far each key goes. @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The table, below a sentence that says how to use it; `first` is the cell that takes the focus, on the last tile.
 *
 * @param {Locale} locale
 * @param {Game} game
 * @param {import("../ui/pictures.js").Pictures} pictures
 * @param {(statement: string) => void} [choose] nothing can be chosen without it
 */
export async function textBoard(locale, game, pictures, choose) {
  const { grid: words } = await locale.load.spoken();
  const view = game.view();
  const legal = choose ? game.legal().filter((action) => action.type === "tile" || action.type === "tileWithBridge" || action.type === "abbey") : [];
  const { rows, first } = cellsOf(locale, game, view, legal, pictures, words);
  const pick = (/** @type {Event} */ event) => {
    const statement = /** @type {HTMLElement} */ (event.target).closest("td")?.dataset.statement;
    if (!statement) return;
    table.closest("dialog")?.close();
    choose?.(statement);
  };
  const onkeydown = (/** @type {KeyboardEvent} */ event) => (isEnter(event) ? pick(event) : move(event));
  const table = el("table", { role: "grid", class: "board-grid", "aria-label": words.label, onkeydown, onclick: pick }, ...rows);
  const help = choose ? words.help : words.walk;
  return { title: words.open, content: [el("p", { class: "small" }, help), el("div", { class: "board-grid-scroll" }, table)], first };
}

/**
 * @param {Locale} locale
 * @param {Game} game
 * @param {GameView} view
 * @param {Placement[]} legal
 * @param {import("../ui/pictures.js").Pictures} pictures
 * @param {Words} words
 */
function cellsOf(locale, game, view, legal, pictures, words) {
  const [xs, ys] = [view.tiles.map(({ x }) => x), view.tiles.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs) - 1, Math.max(...xs) + 1, Math.min(...ys) - 1, Math.max(...ys) + 1];
  const laid = new Map(view.tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const last = view.tiles[view.tiles.length - 1];
  let first = el("td", {});
  const cell = (/** @type {number} */ x, /** @type {number} */ y) => {
    const tile = laid.get(`${x},${y}`);
    const action = legal.find((one) => one.x === x && one.y === y);
    const label = tile ? words.tile(x, y, features(locale, game, view, x, y)) : empty(locale, game, x, y, action !== undefined, words);
    const element = el(
      "td",
      { role: "gridcell", tabindex: -1, "aria-label": label, "data-legal": action !== undefined, "data-statement": action?.statement },
      tile ? pictures.tile(tile.tile, tile.turns) : "",
    );
    if (tile === last) first = element;
    return element;
  };
  const rows = Array.from({ length: bottom - top + 1 }, (_, row) =>
    el("tr", { role: "row" }, ...Array.from({ length: right - left + 1 }, (_, column) => cell(left + column, top + row))),
  );
  first.tabIndex = 0;
  return { rows, first };
}

/**
 * What is on a tile; fields only where somebody stands.
 *
 * @param {Locale} locale
 * @param {Game} game
 * @param {GameView} view
 * @param {number} x
 * @param {number} y
 */
function features(locale, game, view, x, y) {
  const all = (game.features(x, y) ?? []).filter(
    ({ feature }) => (feature !== "garden" || view.boxes.includes("abbot")) && (feature !== "tower" || view.boxes.includes("tower")),
  );
  const isTaken = (/** @type {FeatureView} */ feature) =>
    feature.barns.length > 0 || feature.followers.some((count) => count > 0) || ofBoxes(locale, "facts", feature, view.players).length > 0;
  const told = all.filter((feature) => feature.feature !== "field" || isTaken(feature));
  const parts = (told.length > 0 ? told : all)
    .map((feature) => {
      const { title, who } = describeFeature(locale, feature, view.players);
      return isTaken(feature) ? `${title}. ${who}` : `${title}.`;
    })
    .join(" ");
  return [parts, ...ofBoxes(locale, "visitors", view, { x, y })].filter(Boolean).join(" ");
}

/**
 * @param {Locale} locale
 * @param {Game} game
 * @param {number} x
 * @param {number} y
 * @param {boolean} legal
 * @param {Words} words
 */
function empty(locale, game, x, y, legal, words) {
  const cell = game.cell(x, y);
  if (!cell && !legal) return words.far(x, y);
  return words.empty(x, y, [legal && words.legal, cell && `${describeCell(locale, cell).title}.`].filter(Boolean).join(" "));
}

/** Goes to the next space. @param {KeyboardEvent} event */
function move(event) {
  const step = STEPS[event.key];
  const from = /** @type {HTMLElement} */ (event.target).closest("td");
  if (!step || !from) return;
  event.preventDefault();
  const row = /** @type {HTMLTableRowElement} */ (from.parentElement);
  const rows = /** @type {HTMLTableElement} */ (row.closest("table")).rows;
  const to = rows[row.rowIndex + step[1]]?.cells[from.cellIndex + step[0]];
  if (!to) return;
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}
