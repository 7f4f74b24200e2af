// @ts-check
/** The Tower, in English. */
import { FIGURES, bare, cell, place, points } from "../../i18n/language/en/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("en-GB");

export const words = {
  events: {
    atop: (/** @type {string} */ name, /** @type {string} */ figure) => `${name} places ${FIGURES[figure]} on top of a tower.`,
    floor: (/** @type {string} */ name, /** @type {number} */ floors) => `${name} adds a floor to a tower: its height is now ${floors}.`,
    captured: (/** @type {string} */ captor, /** @type {string} */ name, /** @type {string} */ figure) =>
      `${captor} captures ${name}’s ${bare(FIGURES[figure])}.`,
    freed: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {string} */ captor) =>
      `${name}’s ${bare(FIGURES[figure])} comes back from ${captor}.`,
    pays: (/** @type {string} */ name, /** @type {number} */ count) => `${name} pays ${points(count)} as ransom.`,
  },
  scores: {
    ransom: " as ransom",
  },
  actions: {
    floor: (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ floors) => `Floor ${floors} of the tower (${cell(x, y)})`,
    capture: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `Capture ${name}’s ${bare(FIGURES[figure])} (${cell(x, y)}: ${place(where)})`,
    exchange: (/** @type {string} */ name, /** @type {string} */ figure) => `Take back your ${bare(FIGURES[figure])} from ${name}`,
    ransom: (/** @type {string} */ name, /** @type {string} */ figure) => `Pay ${name} 3 points for your ${bare(FIGURES[figure])}`,
  },
  then: {
    floor: "Then a floor on a tower.",
  },
  holdings: {
    kinds: { floors: "Floors", prisoners: "Prisoners" },
    prisoner: (/** @type {number} */ count, /** @type {string} */ figure, /** @type {string} */ owner) =>
      `captured: ${count > 1 ? `${count} × ` : ""}${bare(FIGURES[figure])} (${owner})`,
    floors: (/** @type {number} */ count) => `floors left: ${count}`,
  },
  feature: {
    tower: (/** @type {number} */ count) => plural(count, { zero: "Tower foundation", one: "Tower with # floor", other: "Tower with # floors" }),
    reach: (/** @type {number} */ count) =>
      plural(count, {
        zero: "Anybody may build the first floor here.",
        other: "Whoever adds a floor may capture a figure on this tile or up to {next} tiles away in a straight line.",
      }).replace("{next}", String(count + 1)),
    open: "Nobody stands on top.",
    onTop: (/** @type {string} */ name) => `One of ${name}’s figures stands on top: no floor can be added.`,
  },
  pieces: {
    piece: "Floor",
  },
  atop: "On top",
  primary: {
    floor: "Build floor",
    capture: "Capture figure",
    exchange: "Take this figure back",
    ransom: "Pay ransom",
  },
  skip: {
    capture: "Capture nobody",
  },
  hint: {
    piece: "Choose the tower for your floor.",
    capture: "Your tower reaches these figures: choose one to capture, or none.",
    exchange: "You hold each other’s figures. Choose which of yours comes back.",
    chosen: {
      floor: "One more floor: then you may capture a figure in reach.",
      atop: "Your figure on top closes the tower: no floor can be added until it leaves.",
      capture: "You take this figure prisoner.",
      exchange: "This figure comes back to you.",
      ransom: "You pay 3 points, and this figure comes back to you at once.",
    },
  },
  why: {
    noFloorThere: "A figure can go on top of a tower only if the tower has a floor.",
    noFloor: "You have no floor left.",
    noFoundation: "There is no tower here to which you could add a floor.",
    capture: "First decide whom to capture, if anybody.",
    outOfReach: "That figure is out of the tower’s reach.",
    noCapture: "You capture a figure only after adding a floor to a tower.",
    exchange: "First choose which of your figures comes back.",
    noPrisoner: "That player does not hold such a figure of yours.",
    noExchange: "There are no prisoners to exchange.",
    noRansom: "Once in your own turn, if you have at least 3 points, you can pay ransom for one of your captured figures.",
  },
  advice: {
    floor: "Build the floor as shown on the board.",
    capture: "Capture the figure shown on the board.",
    exchange: "Take a figure back.",
    ransom: "Pay the ransom.",
  },
  steps: {
    capture: "A tower that has just grown may capture a follower in its reach.",
    exchange: "Two players who hold each other’s followers exchange them.",
  },
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    floors: {
      title: "Towers",
      text: [
        "Instead of placing a figure you may put one of your floors on any foundation or on any tower without a figure on top. You have 10 floors in a game for two, and 9, 7, 6 or 5 with three, four, five or six players.",
        "Or you put a meeple, a large meeple or a phantom on top of a tower that has a floor. That closes the tower until the figure leaves. It scores nothing there.",
      ],
      points: [["Floors with 2, 3, 4, 5 and 6 players", "10, 9, 7, 6, 5"]],
      see: "Blue’s meeple stands on top of the tower that Red began: no floor can be added.",
    },
    capture: {
      title: "Capturing figures",
      text: [
        "When you have added a floor, you may take one figure prisoner: on the tower’s tile or up to as many tiles away as the tower now has floors, in the four straight directions, even over gaps and other towers.",
        "Builders, pigs and barns cannot be captured, but a builder or pig that is left alone goes home. Figures on top of towers can be captured. Your own figures return to you.",
      ],
      see: "Blue added a floor and captured Red’s meeple on the next tile.",
    },
    ransom: {
      title: "Exchange and ransom",
      text: [
        "As soon as two players hold each other’s figures, they exchange one for one. If there is a choice, whoever has just captured a figure chooses which of their own comes back.",
        "Once in your turn, if you have at least 3 points, you may pay 3 points to a player for one of your figures and use it at once: tap the prisoner beside the captor’s name. Prisoners score nothing at the end.",
      ],
      points: [["Ransom, for the captor", "3"]],
      see: "Red paid Blue 3 points for the meeple that Blue had captured.",
    },
  }),
};
