// @ts-check
/** The Besiegers and The Cathars, in English. */
import { FIGURES, bare, cell, place } from "../../i18n/language/en/game.js";

export const words = {
  extras: ", besieged",
  cities: "; besieged cities count twice",
  actions: {
    escape: (/** @type {string} */ figure, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `Let the ${bare(FIGURES[figure])} escape (${cell(x, y)}: ${place(where)})`,
  },
  parts: { besieged: "besiegers" },
  facts: {
    besieged:
      "Besiegers stand before this city: when completed, it gives 1 point less for each tile and coat of arms; incomplete at the end, it gives nothing. Fields count it twice once it is completed.",
  },
  labels: { escape: "Escape" },
  hint: {
    escape: "One of your followers may escape from a besieged city: tap it, or let all of them stay.",
    chosen: "It returns to your supply without points.",
  },
  primary: { escape: "Let it escape" },
  skip: { escape: "All stay" },
  why: {
    noWayOut: "Only your own followers in a besieged city beside a monastery can escape now.",
    noEscape: "Followers escape from a besieged city at the end of a turn.",
  },
  advice: { escape: "Let the figure shown on the board escape." },
  steps: {
    escape: "One of your followers may escape from a besieged city near a monastery.",
  },
  articles: {
    siege: {
      title: "The Besiegers, The Cathars",
      text: [
        "Besiegers stand outside some cities. A city is besieged as soon as one of its tiles shows them. When it is completed, it gives 1 point less for each tile and each coat of arms: usually 1 instead of 2, or 2 instead of 3 with a cathedral. If it is not completed, it gives nothing at the end of the game.",
        "Farmers profit from a siege: every field counts a completed besieged city twice, so it usually gives 6 points instead of 3, and a barn 8 instead of 4. A pig or a pigsty still counts only once.",
        "At the very end of your turn, you may take one of your followers home from a besieged city, completed or not, without points. For this a monastery must stand on one of the city’s tiles or on one of the eight tiles around any of them; “Rule options” can ask for one beside the besiegers. A city that has become a castle is besieged no longer.",
      ],
      see: "Red’s city is completed and besieged: 2 points for two tiles instead of 4.",
    },
  },
};
