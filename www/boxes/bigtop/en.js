// @ts-check
/** Under the Big Top, in English. */
import { FEATURES, FIGURES, cell } from "../../i18n/language/en/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("en-GB");

Object.assign(FIGURES, { ringmaster: "a ringmaster" });
Object.assign(FEATURES, { acrobats: "acrobats" });

export const words = {
  events: {
    turnedUp: (/** @type {number} */ count) =>
      plural(count, {
        one: "The token under the big top is turned up: # point for each follower around it.",
        other: "The token under the big top is turned up: # points for each follower around it.",
      }),
    moved: (/** @type {string} */ name) => `The big top comes to the circus that ${name} has placed.`,
  },
  placed: { acrobats: (/** @type {string} */ name) => `${name} places a meeple as an acrobat.` },
  scores: {
    acrobats: (/** @type {number} */ count) => plural(count, { one: " for # acrobat", other: " for # acrobats" }),
    bigtop: (/** @type {number} */ count) => plural(count, { one: " for # follower around the big top", other: " for # followers around the big top" }),
    ringmaster: (/** @type {number} */ count) =>
      plural(count, {
        one: " for the ringmaster, with # circus or acrobat tile around him",
        other: " for the ringmaster, with # circus and acrobat tiles around him",
      }),
  },
  actions: { pyramid: (/** @type {number} */ x, /** @type {number} */ y) => `Score the pyramid (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { acrobats: "place for acrobats", circus: "circus" },
  pieces: { ringmaster: "Ringmaster" },
  feature: {
    title: "Acrobats",
    facts: "Up to three meeples may stand here as acrobats. A pyramid of three may be scored: 5 points for each; at the end of the game each acrobat gives 5.",
    who: (/** @type {string[]} */ names) => `Here: ${listed(names)}.`,
    nobody: "Nobody is here.",
    here: "The big top is here. When it moves on, and at the end of the game, its token is turned up: each follower on this tile and the eight around it brings as many points as the token shows.",
  },
  labels: { acrobats: "Acrobat", pyramid: "Pyramid" },
  primary: { pyramid: "Score the pyramid" },
  hint: {
    acrobats: "A meeple may become an acrobat, on the tile you have just placed or on one beside it; three of them make a pyramid.",
    pyramid: "Three acrobats make a pyramid. Tap it to score it instead of placing a figure: each acrobat brings its owner 5 points.",
    ringmaster:
      "The ringmaster is placed like a meeple. When his feature is scored, each circus and acrobat tile among the nine around him brings 2 points more.",
    chosen: "Each acrobat brings its owner 5 points, and all three go home.",
  },
  why: {
    noPyramid: "There is no pyramid of three acrobats.",
    noAcrobat: "Only meeples become acrobats, on the tile just placed or one beside it, where fewer than three stand and there is no bridge.",
    animalMissing: "The record must say which token comes under the big top, as in “tile BT06 2,0 1 animal 4”.",
    animalKnown: "The record says elsewhere which token comes (Animals), or no such token is left.",
  },
  then: { pyramid: "Then a pyramid is scored." },
  advice: { pyramid: "Score the pyramid." },
  steps: {
    bigTop: "After a circus tile, the followers around the big top score, and the big top moves to the new tile.",
  },
  articles: {
    bigtop: {
      title: "The big top and the ringmaster",
      text: [
        "Twelve tiles show a circus. When you place one, the big top comes to it at the end of your turn, and one of 16 tokens lies face down under it. Before the big top moves on, its token is turned up: every follower on its tile and the eight around it brings its owner as many points as the token shows, from 1 to 7. At the end of the game the last token is turned up in the same way.",
        "Each player has one ringmaster. He is placed and counts like a meeple, but never becomes an acrobat. Whenever the road, city, monastery or field on which he stands is scored, he brings his owner 2 points for each tile with a circus or acrobats among his own tile and the eight around it, with or without the majority.",
      ],
      see: "The big top has moved on. Its token showed 3: Red has two followers around its old place, and Blue has one.",
    },
    acrobats: {
      title: "Acrobats",
      text: [
        "Eight tiles have a place for acrobats. Instead of placing a figure as usual you may put a meeple there, on the tile that you have just placed or on one of the eight around it, or on any such tile through a magic portal. Up to three acrobats may stand on one tile, whoever owns them. They hold nothing.",
        "When three acrobats make a pyramid, the player whose turn it is may score it instead of placing a figure: each acrobat brings its owner 5 points, and all three go home. At the end of the game every acrobat still standing there brings 5 points, even if alone. Bridges do not lead across a tile with acrobats.",
      ],
      see: "Red has scored the pyramid: 10 points for Red’s two acrobats and 5 for Blue’s one.",
    },
  },
};
