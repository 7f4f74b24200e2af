// @ts-check
/** A landscape for the set-up screen: tiles of the base box that fit together. */
import { el } from "../lib/dom.js";
import { tilePicture } from "../ui/pictures.js";

/** Rows from north to south; each tile with its quarter turns. */
const ROWS = [
  ["V 3", "U 2", "Ug 0", "D 2", "P 1", "R 3"],
  ["L 2", "A 1", "E 1", "S 0", "L 3", "O 1"],
  ["Ng 0", "Eg 1", "H 1", "J 3", "W 2", "V 1"],
  ["B 2", "I 2", "Hg 3", "N 3", "B 3", "B 2"],
  ["Q 2", "Rg 3", "M 2", "T 3", "V 0", "V 3"],
  ["P 1", "C 1", "Ig 0", "F 3", "V 2", "W 2"],
];

/** @returns {HTMLElement} */
export function mosaic() {
  const tiles = ROWS.flat().map((entry) => {
    const [tile, turns] = entry.split(" ");
    return tilePicture(tile, Number(turns));
  });
  return el("div", { class: "mosaic", "aria-hidden": "true" }, el("div", { class: "mosaic-tiles" }, ...tiles));
}
