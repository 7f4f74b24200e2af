// @ts-check
/** The Princess & the Dragon, in English. */
import { FIGURES, bare, cell, place } from "../../i18n/language/en/game.js";

export const words = {
  events: {
    eaten: (/** @type {string} */ name, /** @type {string} */ figure) => `The dragon eats ${name}’s ${bare(FIGURES[figure])}.`,
    sentAway: (/** @type {string} */ name, /** @type {string} */ figure) => `A princess sends ${name}’s ${bare(FIGURES[figure])} home.`,
    comes: "The dragon comes to the volcano: no figure may be placed there.",
    walks: (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y) => `${name} moves the dragon (${cell(x, y)}).`,
    fairy: (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y) => `${name} sends the fairy to a figure (${cell(x, y)}).`,
  },
  scores: {
    fairy: " for the fairy",
  },
  actions: {
    fairy: (/** @type {number} */ x, /** @type {number} */ y, /** @type {string | undefined} */ where) =>
      `Fairy (${cell(x, y)}${where ? `: ${place(where)}` : ""})`,
    princess: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `Send home ${name}’s ${bare(FIGURES[figure])} (${cell(x, y)}: ${place(where)})`,
    dragon: (/** @type {number} */ x, /** @type {number} */ y) => `Dragon (${cell(x, y)})`,
  },
  then: {
    fairy: "Then the fairy.",
    princess: "Then a princess sends a knight home.",
  },
  visitors: {
    dragon: "The dragon is on this tile: no figure may be placed here.",
    fairy: (/** @type {string | undefined} */ name) =>
      name
        ? `The fairy is on this tile beside one of ${name}’s figures, and the dragon cannot enter.`
        : "The fairy is on this tile, which the dragon cannot enter.",
  },
  princess: "with a princess",
  pieces: {
    fairy: "Fairy",
    dragon: "Dragon",
  },
  mover: {
    dragon: (/** @type {string} */ name) => `${name} moves the dragon`,
  },
  primary: {
    fairy: "Place fairy",
    princess: "Send the knight home",
    dragon: "Move dragon",
  },
  hint: {
    dragon: (/** @type {number} */ step, /** @type {number} */ all) => `Step ${step} of ${all}: choose a tile beside the dragon.`,
    princess: "A princess: choose a knight to send home, a spot for your figure, or nothing.",
    fairy: "Choose the figure of yours that the fairy should protect.",
    portal: "A portal: your figure may go to any marked spot, even on other tiles.",
    chosen: {
      fairy: "The fairy here: the dragon cannot enter, you get 1 point when your turn begins, and 3 points when the figure scores.",
      princess: "This knight returns to its player without points, and you place no figure.",
      dragon: "The dragon eats every figure on this tile.",
    },
  },
  why: {
    noPortal: "Figures go to another tile only through a portal on the tile just placed, and only once.",
    dragonThere: "No figure may be placed where the dragon is.",
    dragon: "The dragon has to move one step first.",
    dragonStep: "The dragon cannot go there: it moves to an adjacent tile where it has not been on this walk and where the fairy is not.",
    dragonRests: "The dragon is not walking now.",
    noFairy: "The fairy can only go to one of your own figures, and not where she already is.",
    noKnight: "That is not a knight in the city of the princess you have just placed.",
    knight: "You must send a knight home from the city of the princess.",
  },
  advice: {
    fairy: "Send the fairy as shown on the board.",
    princess: "Send the knight home as shown on the board.",
    dragon: "Move the dragon as shown on the board.",
  },
  steps: {
    dragon: "After a tile with a dragon, the dragon moves up to six steps; the players guide it in turn.",
  },
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    volcano: {
      title: "The volcano",
      text: [
        "If you place a tile with a volcano, the dragon comes to it at once, the first time from the supply. It eats nothing there.",
        "Where the dragon is, nobody may place a figure or a phantom, or move a wagon. The fairy, a floor of a tower and a barn may be placed there.",
        "Tiles with a dragon are drawn only after the first volcano: those that come earlier are set aside and shuffled in again.",
      ],
      see: "The dragon has left the first volcano for the second. Red may place no figure there.",
    },
    dragon: {
      title: "The dragon’s walk",
      text: [
        "After you have placed a tile with a dragon, and perhaps a figure, the dragon takes up to six steps. You move it one step first, then the other players move it one step each in turn.",
        "A step goes to an adjacent tile where the dragon has not been on this walk, its first tile included, and where the fairy is not. You have to move it if it can move; otherwise the walk ends.",
        "It eats every figure on each tile that it enters, even on top of a tower, and the figures return to their players. Barns are safe. “Rule options” can let it walk after the scoring.",
      ],
      see: "Red moved the dragon first, then Blue. It ate two figures, and then it could go no further.",
    },
    fairy: {
      title: "The fairy",
      text: [
        "Instead of placing a figure you may send the fairy to one of your own figures anywhere, but not to a builder, a pig or a barn. The dragon cannot enter her tile.",
        "If she is beside your figure when your turn begins, you get 1 point. If that figure’s feature scores, even at the end of the game, you get 3 more points, with or without the majority.",
        "She stays on her tile when the figure has left. “Rule options” can let her protect all figures on her tile.",
      ],
      points: [
        ["The fairy, at the beginning of your turn", "1"],
        ["The figure beside the fairy scores", "3"],
      ],
      see: "Red’s road of five tiles is completed: 5 points, and 3 for the fairy, who stays.",
    },
    princess: {
      title: "The princess",
      text: [
        "If you place a tile with a princess in a city with knights, you may send one of them home without points, your own or another player’s, instead of placing a figure.",
        "Then you place nothing else with this tile, not even a phantom. “Rule options” can make it compulsory.",
      ],
      see: "Blue placed the tile with the princess, and Red’s knight returned to Red without points.",
    },
    portal: {
      title: "The magic portal",
      text: [
        "If you place a tile with a portal, your figure may go to any tile: to an unoccupied and incomplete road, city, monastery or garden, or an unoccupied field.",
        "A builder, a pig or a barn cannot use it, and no figure goes to the dragon’s tile.",
      ],
      see: "Red’s figure went through the portal to a field of the first tile. The city there is completed, and Blue has the road.",
    },
  }),
};
