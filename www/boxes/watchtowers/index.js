// @ts-check
/** The Watchtowers on the page. */
import { tileParts } from "../../bastide.js";

/** @typedef {typeof import("./en.js").words} Words */

export const languages = {
  en: () => import("./en.js"),
  de: () => import("./de.js"),
  fr: () => import("./fr.js"),
  es: () => import("./es.js"),
  nl: () => import("./nl.js"),
  cs: () => import("./cs.js"),
};

/**
 * @param {Words} words
 * @returns {import("../../i18n/boxes.js").Box}
 */
export function box({ scores, tower, hint, articles }) {
  /** What a tile's watchtower counts; nothing if it has none. @param {string | undefined} tile */
  const towerOf = (tile) => (tile ? tileParts(tile, 0).find(({ feature }) => feature === "watchtower")?.kind : undefined);
  return {
    scores: { watchtower: () => scores.watchtower },
    parts: { watchtower: (_sides, { kind = "" }) => tower[kind] },
    visitors({ tiles, boxes }, { x, y }) {
      const kind = boxes.includes("watchtowers") ? towerOf(tiles.find((tile) => tile.x === x && tile.y === y)?.tile) : undefined;
      return kind && `${capital(tower[kind])}.`;
    },
    articles,
    acts: ["watchtower"],
    hint({ asks, boxes, tiles }, { narrowed }, legal, chosen) {
      if (asks !== "figure" || chosen || narrowed || !boxes.includes("watchtowers") || !towerOf(tiles.at(-1)?.tile)) return undefined;
      return legal.some((action) => action.type === "figure" && /^(road|city)/.test(action.place)) ? hint : undefined;
    },
  };
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
