// @ts-check
/** The Count, in English. */
import { FEATURES, FIGURES, bare, cell, place } from "../../i18n/language/en/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital, plural } = of("en-GB");

/** The quarters of the City of Carcassonne. @type {Record<string, string>} */
const QUARTERS = { castle: "the castle", market: "the market", blacksmith: "the blacksmith’s", cathedral: "the cathedral" };
/** What scores when figures may leave a quarter for it. @type {Record<string, string>} */
const SERVES = { castle: "cities", market: "fields", blacksmith: "roads", cathedral: "monasteries" };

export const words = {
  pieces: {
    count: "Count",
  },
  /** A quarter, where it is the name of a place. */
  quarter: (/** @type {string} */ quarter) => capital(QUARTERS[quarter].replace("the ", "")),
  /** A quarter to which a figure may be sent, by what it serves there. */
  serves: (/** @type {string} */ quarter) => capital(SERVES[quarter]),
  mover: {
    moveOut: (/** @type {string} */ name) => `${name}: leave Carcassonne?`,
  },
  events: {
    sent: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {string} */ quarter) =>
      `${name} sends ${FIGURES[figure]} to ${QUARTERS[quarter]} in Carcassonne.`,
    left: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {string} */ quarter, /** @type {string} */ feature) =>
      `${name} moves ${FIGURES[figure]} from ${QUARTERS[quarter]} to a ${FEATURES[feature]}.`,
    count: (/** @type {string} */ name, /** @type {string} */ quarter) => `${name} moves the count to ${QUARTERS[quarter]}.`,
  },
  actions: {
    send: (/** @type {string} */ figure, /** @type {string} */ quarter) => `${capital(bare(FIGURES[figure]))} to ${QUARTERS[quarter]}, for ${SERVES[quarter]}`,
    count: (/** @type {string} */ quarter) => `Count to ${QUARTERS[quarter]}`,
    moveOut: (/** @type {string} */ figure, /** @type {string} */ quarter, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `${capital(bare(FIGURES[figure]))} from ${QUARTERS[quarter]} to ${cell(x, y)}: ${place(where)}`,
  },
  feature: {
    quarter: (/** @type {string} */ quarter) => `Carcassonne: ${QUARTERS[quarter]}`,
    serves: (/** @type {string} */ quarter) =>
      quarter === "market"
        ? "From here figures may join fields that are about to score, usually at the end of the game."
        : `From here figures may join ${SERVES[quarter]} that are about to score.`,
    empty: "Nobody is here.",
    there: (/** @type {string} */ name, /** @type {number} */ count) => `${name}: ${plural(count, { one: "# figure", other: "# figures" })}`,
    count: "The count is here: nobody leaves this quarter.",
  },
  primary: {
    moveOut: "Move figure",
    send: "Send figure",
    count: "Move count",
  },
  skip: {
    moveOut: "Move nobody",
    send: "Send nobody",
    count: "Leave the count where he is",
  },
  hint: {
    moveOut: "Before the scoring you may move figures from Carcassonne to the marked features.",
    send: "Others scored and you did not: you may send a figure to Carcassonne. Choose one of the four quarters: from there it may later join a city, road, monastery or field, just before it scores.",
    /** A figure that is sent to a quarter. */
    waits: /** @type {Record<string, string>} */ ({
      castle: "Your figure waits here until it can join a city that is about to score.",
      market: "Your figure waits here until it can join a field, usually at the end of the game.",
      blacksmith: "Your figure waits here until it can join a road that is about to score.",
      cathedral: "Your figure waits here until it can join a monastery that is about to score.",
    }),
    count: "You may also move the count: nobody leaves the quarter where he is.",
    chosen: {
      count: "Nobody leaves this quarter while the count is here.",
      moveOut: "Your figure counts when this is scored.",
    },
  },
  why: {
    sending: "First decide whether you send a figure to Carcassonne.",
    noSending: "You may send a figure to Carcassonne only when your tile lets others score but not you, and only to a quarter where that figure is allowed.",
    count: "First decide whether the count moves.",
    noCount: "The count cannot go there now.",
    moveOut: "First decide which figures leave Carcassonne.",
    noMoveOut: "No such figure can move there from Carcassonne now.",
  },
  steps: {
    moveOut: "Figures in the City of Carcassonne may move to features that are about to score.",
    send: "If others scored and you did not, you may send a figure to the City of Carcassonne.",
    count: "Whoever has sent a figure may move the count.",
  },
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    carcassonne: {
      title: "Into the City of Carcassonne",
      text: [
        "The City of Carcassonne lies on the table instead of the first tile. It has four quarters: the castle, the market, the blacksmith’s and the cathedral. The count begins in the castle.",
        "If your tile lets somebody else score and not you, you may, once in your turn, send one figure to any quarter, even the one where the count is. Then you may move the count to any quarter. A mayor may go only to the castle, and a wagon may not go to the market; abbots, builders and pigs stay away.",
        "“Rule options” can let the count go round by himself, or follow the figure.",
      ],
      see: "Blue completed Red’s road and got nothing for it, so Blue sent a meeple to the castle and the count to the cathedral.",
    },
    leaving: {
      title: "Out of the City of Carcassonne",
      text: [
        "Before a completed feature scores, everybody may move figures into it from the quarter that serves it: cities from the castle, roads from the blacksmith’s, monasteries from the cathedral, and fields that a barn scores from the market. The player to the left of the one whose turn it is begins.",
        "It does not matter whether the feature is occupied. The figures count for the majority and return to their players. Nobody leaves the quarter where the count is.",
      ],
      see: "Red completed a city with a knight. Blue moved a meeple there from the castle, and both score.",
    },
    market: {
      title: "The market at the end",
      text: [
        "Before the final scoring the players move figures from the market to fields, one at a time, until all of them pass. Farmers there count as usual, but in a field with a barn they get 1 point per city; for fields, the City of Carcassonne is a completed city.",
        "“Rule options” can let figures leave all quarters then, each for what its quarter serves.",
      ],
      points: [["The City of Carcassonne beside a field", "3"]],
      see: "Blue’s meeple came from the market to the field of Red’s farmer, and both score for Carcassonne.",
    },
  }),
};
