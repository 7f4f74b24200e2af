// @ts-check
/** Heretics & Shrines, in English. */
import { FIGURES, bare, tiles } from "../../i18n/language/en/game.js";

export const words = {
  scores: {
    shrine: (/** @type {boolean} */ completed, /** @type {number} */ around) =>
      ` for ${completed ? "a completed" : "an incomplete"} shrine with ${tiles(around)} around it`,
  },
  causes: {
    challenged: (/** @type {string} */ name, /** @type {string} */ figure) =>
      `${name}’s ${bare(FIGURES[figure])} goes home without points: the other side was completed first.`,
  },
  parts: { shrine: "shrine" },
  feature: {
    shrine:
      "This is a shrine: it scores like a monastery. If it is completed before a monastery beside it, the figure there goes home without points, and the other way round.",
  },
  why: {
    shrineBarred: "A shrine may not lie beside two monasteries, or beside one that already has a shrine beside it.",
    monasteryBarred: "A monastery may not lie beside two shrines, or beside one that already has a monastery beside it.",
  },
  articles: {
    shrine: {
      title: "Heretics & Shrines",
      text: [
        "A shrine is a monastery in every way: a figure stands in it, it is completed by the eight tiles around it, and it scores up to 9 points.",
        "Where a shrine and a monastery lie beside each other, even diagonally, and figures stand in both, they race. The one that is completed first scores as usual, and the figure in the other one goes home without points. If one tile completes both, both score, and if neither is completed, both score at the end of the game. An abbey and a church count as monasteries. An abbot who is taken back sends nobody home.",
        "A shrine may lie beside at most one monastery, and a monastery beside at most one shrine.",
      ],
      see: "The shrine is completed: 9 points for Red. Blue’s monk in the monastery beside it went home without points.",
    },
  },
};
