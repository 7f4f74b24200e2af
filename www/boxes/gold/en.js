// @ts-check
/** The Gold Mines, in English. */
import { cell } from "../../i18n/language/en/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("en-GB");

const bars = (/** @type {number} */ count) => plural(count, { one: "one bar of gold", other: "# bars of gold" });

export const words = {
  events: {
    laid: (/** @type {number} */ x, /** @type {number} */ y) => `A bar of gold lies on a tile (${cell(x, y)}).`,
    won: (/** @type {string} */ name, /** @type {number} */ count) => `${name} wins ${bars(count)}.`,
  },
  scores: { gold: (/** @type {number} */ count) => ` for ${bars(count)}` },
  actions: { gold: (/** @type {number} */ x, /** @type {number} */ y) => `Place the bar of gold (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { gold: "gold mine" },
  feature: {
    bars: (/** @type {number} */ count) =>
      plural(count, {
        one: "A bar of gold lies here. It goes to whoever holds a feature that is completed on this tile.",
        other: "# bars of gold lie here. They go to whoever holds a feature that is completed on this tile.",
      }),
  },
  /** What players have. */
  holdings: { bars: (/** @type {number} */ count) => plural(count, { zero: "no gold", one: "# bar of gold", other: "# bars of gold" }), kind: "Bars of gold" },
  pieces: { gold: "Bar of gold" },
  hint: {
    gold: "Choose one of the tiles around the gold mine for the second bar: one where a feature of yours is likely to be completed.",
    chosen: "The bar goes to whoever holds a road, city or monastery there when it is completed.",
  },
  primary: { gold: "Place the bar" },
  why: {
    bar: "First place the second bar of gold.",
    noGold: "There is no bar of gold to place now.",
    notBeside: "The second bar must go on one of the tiles around the gold mine.",
  },
  advice: { gold: "Place the bar as shown on the board." },
  steps: {
    gold: "A tile with a gold mine: one bar goes onto it, and you put another on a tile around it.",
  },
  articles: {
    gold: {
      title: "The Gold Mines",
      text: [
        "When you place a tile with a gold mine, you put a bar of gold on it and a second one on a tile of your choice among the eight around it. Bars pile up.",
        "When roads, cities, monasteries, gardens or castles are completed, whoever has the majority there wins the bars on their tiles: for a monastery or garden on the nine tiles of its square, for a castle on the six that count for it. Farmers win nothing. If several players win bars in the same turn, they take one each in turn, beginning with the player whose turn it is, and first from the tile that most of them claim.",
        "At the end of the game one to three bars are worth 1 point each, four to six bars 2 points each, seven to nine bars 3 points each, and ten or more bars 4 points each.",
      ],
      see: "A bar lies on two tiles of Red’s road. When it is completed, Red wins both.",
    },
  },
};
