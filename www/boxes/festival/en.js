// @ts-check
/** The Festival, in English. */
import { FIGURES, bare, cell, place } from "../../i18n/language/en/game.js";

export const words = {
  actions: {
    figure: (/** @type {string} */ figure, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `Take back the ${bare(FIGURES[figure])} (${cell(x, y)}: ${place(where)})`,
    barn: (/** @type {number} */ x, /** @type {number} */ y) => `Take back the barn (${cell(x, y)})`,
  },
  /** On a tile, in words. */
  parts: { festival: "fireworks of a festival" },
  hint: {
    festival: "A festival: place a figure on the tile, or tap one of yours on the board to take it back without points.",
    chosen: "It returns to your supply without points, and you place no figure.",
  },
  primary: { return: "Take it back" },
  why: { noReturn: "A figure can be taken back without points only at a festival." },
  then: { return: "Then a figure is taken back at the festival." },
  advice: { return: "Take the figure back as shown on the board." },
  articles: {
    festival: {
      title: "The Festival",
      text: [
        "Ten tiles show the fireworks of a festival. When you place such a tile, you may take one of your pieces back from anywhere on the board instead of placing a figure: a follower from a road, a city, a field, a tower, a castle or a quarter of Carcassonne, but also a builder, a pig, any other figure, or a barn.",
        "You get no points for it. A builder or pig that is left alone comes back too. A phantom may still be placed. An abbot may come back like this or as usual, with points.",
        "Prisoners in a tower’s keep do not come back at a festival.",
      ],
      see: "Red placed the tile with the fireworks and took back the highwayman, who would have had a long wait.",
    },
  },
};
