// @ts-check
/** The tiles that are left: a picture of each kind with how many, and which of them fit a space. */
import { openDialog } from "../ui/dialogs.js";
import { el } from "../lib/dom.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { tilePicture } from "../ui/pictures.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../bastide.js").TilesLeftView} TilesLeft */

/**
 * @param {TilesLeft[]} kinds
 * @param {boolean} ofCell whether they tell what fits a space
 * @returns {Promise<void>}
 */
export async function showTilesLeft(kinds, ofCell) {
  await stylesOnDemand("./styles/left.css");
  const total = el("p", {}, TEXT.left.total(sum(kinds, "left"), sum(kinds, "all")));
  const fit = kinds.filter(({ fits, left }) => fits && left > 0);
  const others = kinds.filter((kind) => !fit.includes(kind));
  const content = ofCell
    ? [total, el("h3", {}, TEXT.left.fit(sum(fit, "left"))), grid(fit), el("h3", {}, TEXT.left.others(sum(others, "left"))), grid(others)]
    : [total, grid(kinds)];
  return openDialog(TEXT.left.title, content, [{ label: TEXT.close, kind: "primary" }], { name: "tiles-left" });
}

/**
 * @param {TilesLeft[]} kinds
 * @param {"left" | "all"} count
 */
function sum(kinds, count) {
  return kinds.reduce((total, kind) => total + kind[count], 0);
}

/** @param {TilesLeft[]} kinds */
function grid(kinds) {
  return el("ul", { class: "tile-kinds" }, ...kinds.map(tileKind));
}

/** @param {TilesLeft} kind */
function tileKind({ tile, left, all, fits }) {
  return el(
    "li",
    { class: "tile-kind", "data-none": left === 0, "data-fits": fits && left > 0, "data-tile": tile },
    tilePicture(tile, 0),
    el("span", { class: "tile-count", "aria-hidden": "true" }, String(left)),
    el("span", { class: "hidden-text" }, TEXT.left.tile(tile, left, all)),
  );
}
