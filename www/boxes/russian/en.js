// @ts-check
/** Russian Promos, in English. */
import { FEATURES, FIGURES, bare, cell, place, points } from "../../i18n/language/en/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("en-GB");

Object.assign(FEATURES, { hut: "hut", oak: "oak", pond: "pond" });

export const words = {
  events: {
    oak: (/** @type {string} */ name, /** @type {string} */ figure) => `${name}’s ${bare(FIGURES[figure])} climbs the oak.`,
    pond: (/** @type {string} */ name, /** @type {string} */ figure) => `${name}’s ${bare(FIGURES[figure])} falls into the pond.`,
  },
  placed: { hut: (/** @type {string} */ name, /** @type {string} */ figure) => `${name} places ${FIGURES[figure]} in a hut.` },
  scores: {
    hut: (/** @type {number} */ count) =>
      plural(count, {
        zero: " for a hut without empty spaces around it",
        one: " for a hut with # empty space around it",
        other: " for a hut with # empty spaces around it",
      }),
  },
  pays: { pond: (/** @type {string} */ name, /** @type {number} */ count) => `${name} loses ${points(count)} for figures in the pond.` },
  actions: {
    figure: (/** @type {string} */ figure, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `Take back the ${bare(FIGURES[figure])} (${cell(x, y)}: ${place(where)})`,
  },
  /** On a tile, in words. */
  parts: { hut: "hut", oak: "oak", pond: "pond" },
  feature: {
    spaces: (/** @type {number} */ count) =>
      plural(count, { zero: "No empty space around it.", one: "# empty space around it.", other: "# empty spaces around it." }),
    worth: (/** @type {number} */ worth) => `It will bring ${points(worth)} at the end.`,
    who: (/** @type {string[]} */ names) => `Here: ${listed(names)}.`,
    nobody: "Nobody is here.",
    oak: "Every follower on its road climbs it and waits there.",
    pond: "Every follower on the tiles around it falls in. At the end of the game each of them costs 2 points.",
  },
  labels: { hut: "Hut" },
  primary: { return: "Take it back" },
  hint: {
    trapped: "One of your figures is in an oak or a pond. Instead of placing a figure you may tap it and take it back.",
    chosen: "It returns to your supply without points, and you place no figure.",
  },
  why: {
    pond: "No figure may be placed on the tile of a pond.",
    noReturn: "Only a figure in an oak or a pond on another tile can be taken back without points.",
  },
  /** Why nobody can go into the hut. */
  taken: { hut: "This figure cannot go into the hut: somebody is there already, or figures of this kind never do." },
  then: { return: "Then a figure is taken back from an oak or a pond." },
  advice: { return: "Take the figure back as shown on the board." },
  steps: {
    trapsAfterFigure: "Followers on the road that passes an oak, or around a pond, are caught there. This is checked again before anything scores.",
  },
  articles: {
    promos: {
      title: "Russian Promos",
      text: [
        "The hut takes a meeple, a large meeple, a wagon, a ringmaster or a phantom. It is scored like a monastery, but the other way round: 1 point for it and 1 for each empty space around it. With all eight tiles around it, it is completed and brings 1 point. An incomplete hut scores in the same way at the end of the game.",
        "An oak stands on a road. As soon as followers are on that road, they climb the oak, before anything is scored, and hold nothing any more. A pond catches every follower on the eight tiles around it in the same way, whatever they stand on; only lords of castles and figures in Carcassonne are safe. No figure may be placed on the tile of the pond.",
        "On your turn you may take one of your figures back from an oak or a pond instead of placing one, but not from the tile that you have just placed. At the end of the game each figure in a pond costs its owner 2 points. The stone only ends a road.",
      ],
      see: "Red’s hut has two tiles around it, so it brings 7 points. Blue’s meeple in the pond costs 2.",
    },
  },
};
