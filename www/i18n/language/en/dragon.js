// @ts-check
/** Dragon, fairy, towers and prisoners: what happens, what can be done and what is seen, in English. */
import { words } from "../words.js";
import { FIGURES, bare, cell, place, points } from "./game.js";

const { plural, capital } = words("en-GB");

export const dragon = {
  /** One sentence for everything that happens. */
  events: {
    atop: (/** @type {string} */ name, /** @type {string} */ figure) => `${name} placed ${FIGURES[figure]} on top of a tower.`,
    eaten: (/** @type {string} */ name, /** @type {string} */ figure) => `The dragon ate ${name}’s ${bare(FIGURES[figure])}.`,
    sentAway: (/** @type {string} */ name, /** @type {string} */ figure) => `A princess sent ${name}’s ${bare(FIGURES[figure])} home.`,
    leftAlone: (/** @type {string} */ name, /** @type {string} */ figure) => `${name}’s ${bare(FIGURES[figure])} has been left alone and goes home.`,
    comes: "The dragon comes to the volcano: no figure may be placed there.",
    walks: (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y) => `${name} moves the dragon (${cell(x, y)}).`,
    fairy: (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y) => `${name} sends the fairy to a figure (${cell(x, y)}).`,
    floor: (/** @type {string} */ name, /** @type {number} */ floors) => `${name} adds a floor to a tower: its height is now ${floors}.`,
    captured: (/** @type {string} */ captor, /** @type {string} */ name, /** @type {string} */ figure) =>
      `${captor} captures ${name}’s ${bare(FIGURES[figure])}.`,
    freed: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {string} */ captor) =>
      `${name}’s ${bare(FIGURES[figure])} comes back from ${captor}.`,
    pays: (/** @type {string} */ name, /** @type {number} */ count) => `${name} pays ${points(count)} as ransom.`,
  },
  scores: { fairy: " for the fairy", ransom: " as ransom" },
  /** What can be done, in a list. */
  actions: {
    elsewhere: (/** @type {string} */ figure, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `${capital(bare(FIGURES[figure]))} to ${cell(x, y)}: ${place(where)}`,
    fairy: (/** @type {number} */ x, /** @type {number} */ y, /** @type {string | undefined} */ where) =>
      `Fairy to ${cell(x, y)}${where ? `: ${place(where)}` : ""}`,
    princess: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `Send home ${name}’s ${bare(FIGURES[figure])} (${cell(x, y)}: ${place(where)})`,
    dragon: (/** @type {number} */ x, /** @type {number} */ y) => `Dragon to ${cell(x, y)}`,
    floor: (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ floors) => `Floor ${floors} of the tower (${cell(x, y)})`,
    capture: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `Capture ${name}’s ${bare(FIGURES[figure])} (${cell(x, y)}: ${place(where)})`,
    exchange: (/** @type {string} */ name, /** @type {string} */ figure) => `Take back your ${bare(FIGURES[figure])} from ${name}`,
    ransom: (/** @type {string} */ name, /** @type {string} */ figure) => `Pay ${name} 3 points for your ${bare(FIGURES[figure])}`,
  },
  /** What a computer player means to do after the tile. */
  then: {
    elsewhere: "Then a figure on another tile.",
    fairy: "Then the fairy.",
    princess: "Then a princess sends a knight home.",
    floor: "Then a floor on a tower.",
  },
  /** What a player has. */
  holdings: {
    prisoner: (/** @type {number} */ count, /** @type {string} */ figure, /** @type {string} */ owner) =>
      `captured: ${count > 1 ? `${count} × ` : ""}${bare(FIGURES[figure])} (${owner})`,
    floors: (/** @type {number} */ count) => `floors left: ${count}`,
  },
  /** Buttons for what has no place on the board. */
  offers: "Choices beside the board",
  /** A tower that is pointed at, and who is on a tile. */
  feature: {
    tower: (/** @type {number} */ count) => plural(count, { zero: "Tower foundation", one: "Tower with # floor", other: "Tower with # floors" }),
    reach: (/** @type {number} */ count) =>
      plural(count, {
        zero: "Anybody may build the first floor here.",
        other: "Whoever adds a floor may capture a figure on this tile or up to {next} tiles away in a straight line.",
      }).replace("{next}", String(count + 1)),
    open: "Nobody stands on top.",
    onTop: (/** @type {string} */ name) => `A figure of ${name} stands on top: no floor can be added.`,
    dragonHere: "The dragon is on this tile: no figure may be placed here.",
    fairyHere: (/** @type {string | undefined} */ name) =>
      name ? `The fairy is on this tile beside a figure of ${name}, and the dragon cannot enter.` : "The fairy is on this tile, which the dragon cannot enter.",
    princess: "with a princess",
  },
  /** Why something cannot be done. */
  why: {
    complete: "That feature is complete: a portal leads only to incomplete ones.",
    noPortal: "Figures go to another tile only through a portal on the tile just placed, and only once.",
    dragonThere: "No figure may be placed where the dragon is.",
    dragon: "The dragon has to move one step first.",
    dragonStep: "The dragon cannot go there: it moves to an adjacent tile where it has not been in this walk and where the fairy is not.",
    dragonRests: "The dragon is not walking now.",
    noFairy: "The fairy can only go to one of your own figures, and not where she already is.",
    noKnight: "That is not a knight in the city of the princess you have just placed.",
    knight: "You must send a knight home from the city of the princess.",
    noFloorThere: "A figure can go on top of a tower only if the tower has a floor.",
    noFloor: "You have no floor left.",
    noFoundation: "There is no tower here to which you could add a floor.",
    capture: "First decide whom to capture, if anybody.",
    outOfReach: "That figure is out of the tower’s reach.",
    noCapture: "You capture a figure only after adding a floor to a tower.",
    exchange: "First choose which of your figures comes back.",
    noPrisoner: "That player does not hold such a figure of yours.",
    noExchange: "There are no prisoners to exchange.",
    noRansom: "Once in your own turn, if you have at least 3 points, you can pay ransom for a figure of yours that is held.",
  },
};
