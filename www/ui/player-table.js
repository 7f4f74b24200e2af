// @ts-check
/** A table with a column for each player. */
import { bdi, el } from "../lib/dom.js";
import { figurePicture } from "./pictures.js";

/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {{ label: string, picture?: Node, cells: (Node | string | number)[], kind?: "part" | "total", best?: number[] }} Row */

/**
 * @param {GameView} view
 * @param {string} caption
 * @param {string} corner what the first column holds
 * @param {Row[]} rows those of kind `total` stand below all others
 */
export function table({ players }, caption, corner, rows) {
  const names = players.map(({ name, colour }) => el("th", { scope: "col" }, figurePicture("meeple", colour), bdi(name)));
  const line = (/** @type {Row} */ { label, picture, cells, kind, best = [] }) =>
    el(
      "tr",
      { class: kind ?? false },
      el("th", { scope: "row" }, picture, label),
      ...cells.map((cell, player) => el("td", { class: best.includes(player) ? "best" : false }, cell instanceof Node ? cell : String(cell))),
    );
  const [body, foot] = [rows.filter(({ kind }) => kind !== "total"), rows.filter(({ kind }) => kind === "total")];
  return el(
    "table",
    { class: "result", "data-count": players.length },
    el("caption", { class: "hidden-text" }, caption),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, el("span", { class: "hidden-text" }, corner)), ...names)),
    el("tbody", {}, ...body.map(line)),
    foot.length > 0 && el("tfoot", {}, ...foot.map(line)),
  );
}
