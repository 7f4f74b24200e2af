// @ts-check
/** The Messages, in English. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("en-GB");

const points = (/** @type {number} */ count) => plural(count, { one: "1 point", other: "# points" });
/** The two figures on the scoring track. */
const scorer = (/** @type {string} */ figure) => (figure === "woman" ? "messenger" : "meeple");

export const words = {
  events: {
    came: (/** @type {string} */ name, /** @type {string} */ card) => `${name} gets a message: ${card}.`,
    points: (/** @type {string} */ name) => `${name} takes the message’s 2 points.`,
    action: (/** @type {string} */ name, /** @type {number} */ count) => `${name} takes the message’s action: ${points(count)}.`,
    tile: (/** @type {string} */ name) => `${name} will place one more tile.`,
    another: (/** @type {string} */ name) => `${name} draws the tile that the message gives.`,
  },
  scores: { message: " for a message" },
  actions: {
    score: (/** @type {string} */ figure, /** @type {number} */ from, /** @type {number} */ to, /** @type {boolean} */ message) =>
      `Move the ${scorer(figure)} from ${from} to ${to}${message ? ": a message" : ""}`,
    points: "Take 2 points",
    action: (/** @type {number} */ count) => `Take the action: ${points(count)}`,
    tile: "Place one more tile",
    follower: (/** @type {string} */ figure, /** @type {number} */ count) => `Score the ${figure}: ${points(count)}`,
    named: (/** @type {number} */ card, /** @type {string} */ title, /** @type {string} */ text) => `Message ${card}, ${title}: ${text}`,
    label: (/** @type {number} */ count) => `+${count}`,
  },
  /** The eight messages, with the numbers of the edition of 2017. */
  cards: [
    { title: "smallest road", text: "Score your smallest road as at the end of the game; your figure stays." },
    { title: "smallest city", text: "Score your smallest city as at the end of the game; your figure stays." },
    { title: "smallest monastery", text: "Score your smallest monastery as at the end of the game; your figure stays." },
    { title: "one more tile", text: "Draw and place one more tile." },
    { title: "coats of arms", text: "2 points for each coat of arms in cities where you have a knight." },
    { title: "knights", text: "2 points for each of your knights." },
    { title: "farmers", text: "2 points for each of your farmers." },
    { title: "one follower", text: "Score one of your followers as at the end of the game and take it home." },
  ],
  holdings: {
    counts: (/** @type {number} */ meeple, /** @type {number} */ woman) => `meeple on ${meeple}, messenger on ${woman}`,
    kinds: { meeple: "Points of the meeple", woman: "Points of the messenger" },
  },
  pieces: { woman: "Messenger", message: "Message" },
  mover: {
    score: (/** @type {string} */ name) => `${name}: which figure moves?`,
    message: (/** @type {string} */ name) => `${name}: a message`,
  },
  primary: { messageFollower: "Score this follower", messageAction: "Take the action" },
  hint: {
    score: "Choose which of your two figures on the scoring track moves. If it stops on a multiple of 5 in your turn, you get a message.",
    message: "Take the action or 2 points instead.",
    follower: "Choose the follower, or take 2 points instead.",
    named: "A message has come. Say which it is and what you take.",
  },
  why: {
    scoreFigure: "First choose which of your figures on the scoring track moves.",
    noScoreFigure: "No figure on the scoring track has to be chosen now.",
    message: "First take the message’s action or its 2 points.",
    noMessage: "No message has come.",
    messageNothing: "The message finds nothing to count, so it brings 2 points.",
    messageNoFollower: "This message does not score a follower.",
    messageNotThisOne: "The message scores only your followers on incomplete roads, in incomplete cities, monasteries and gardens, and in fields.",
    messageFollower: "First choose the follower that the message scores.",
    messageMissing: "First say which message has come.",
    messageKnown: "It is known which message has come.",
    messageCameBefore: "This message has come before. It comes again only after all the others.",
  },
  advice: {
    score: "Move this figure.",
    messagePoints: "Take the 2 points.",
    messageAction: "Take the action.",
    messageFollower: "Score this follower.",
  },
  steps: {
    advance: "Points move one of a player’s two figures on the scoring track.",
    message: "If your figure stops on a multiple of 5, you get a message.",
  },
  articles: {
    messages: {
      title: "The Messages",
      text: [
        "Every player has two figures on the scoring track, a meeple and a messenger. Whenever you score, in your turn or not, you choose which of the two moves; all points of one scoring go to one figure. Your score is the sum of both.",
        "If one of your figures has moved in your own turn and stops on a multiple of 5, you get a message: turn up the top one and take either its action or 2 points. Then it goes under the pile. There are eight: your smallest road, your smallest city or your smallest monastery scores as at the end of the game, whoever has the majority, and your figure stays; you place one more tile; 2 points for each coat of arms in cities where you have a knight, for each of your knights, or for each of your farmers; one of your followers scores as at the end of the game, for you alone, and comes home.",
        "Only the space where a figure stands after all points of the scoring counts. The points of a message may bring a figure to the next multiple of 5, and then another message comes. If nothing can be counted, the message brings 2 points. The extra tile is a turn of its own: if your turn has a second part, that comes after it. The final scoring brings no message.",
      ],
      see: "Red’s road scores 5 points, which move the messenger to 5. The message scores Red’s smallest city, 3 points, for the meeple.",
    },
  },
};
