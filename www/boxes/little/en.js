// @ts-check
/** Little Buildings, in English. */
import { cell } from "../../i18n/language/en/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("en-GB");

/** @typedef {"shed" | "house" | "tower"} Building */

const KINDS = { shed: "a shed", house: "a house", tower: "a tower" };

export const words = {
  events: {
    building: (/** @type {string} */ name, /** @type {Building} */ building, /** @type {number} */ x, /** @type {number} */ y) =>
      `${name} places ${KINDS[building]} (${cell(x, y)}).`,
  },
  extras: ", with little buildings",
  actions: { shed: "Place a shed", house: "Place a house", tower: "Place a tower" },
  visitors: "A little building stands here: it adds points to what lies on this tile.",
  holdings: {
    left: (/** @type {number} */ count) => plural(count, { zero: "no little buildings left", one: "# little building left", other: "# little buildings left" }),
    kind: "Little buildings left",
  },
  pieces: { shed: "Shed", house: "House", tower: "Tower" },
  labels: { shed: "Shed", house: "House", tower: "Tower" },
  hint: "It makes the roads, cities and fields on this tile and the monasteries around it worth more, for everybody.",
  primary: { shed: "Place the shed", house: "Place the house", tower: "Place the tower" },
  why: {
    noBuildingLeft: "You have no such building left.",
    buildingLater: "A little building goes on the tile just placed, instead of a figure.",
  },
  then: { building: "Then a little building is placed." },
  advice: { building: "Place a little building on the tile." },
  articles: {
    buildings: {
      title: "Little Buildings",
      text: [
        "Everybody has a few sheds, houses and towers. Instead of placing a figure, you may put one of them on the tile that you have just placed, even if no figure could be placed there, and even on an abbey.",
        "Each adds 1 point to every road, city and field on its tile whenever these are scored, no matter who gets the points, and to every monastery or garden on its tile or on one of the eight around it. “Rule options” can make houses worth 2 points and towers 3.",
        "The points come last: a witch does not halve them. An abbot who is taken back does not get them. A phantom may still follow.",
      ],
      see: "Red’s completed road has a house on it: 3 points for its tiles and 1 for the house.",
    },
  },
};
