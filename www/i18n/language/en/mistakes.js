// @ts-check
/** Costly turns that are kept as exercises, in English. */
import { words } from "../words.js";

const { plural } = words("en-GB");

/** @param {number} count */
const points = (count) => plural(count, { one: "# point", other: "# points" });

export const mistakes = {
  title: "Your mistakes",
  about: "Turns from your own games that cost you points, to be played again: the next day, and then at growing intervals as long as you solve them.",
  none: "None yet. After a game, you can keep your costly turns here: in the review of its turns, or beside the graph on the analysis board.",
  due: (/** @type {number} */ count) => plural(count, { zero: "Nothing is due now.", one: "# exercise is due now.", other: "# exercises are due now." }),
  nextDue: (/** @type {string} */ when) => `The next one is due ${when}.`,
  inAll: (/** @type {number} */ count) => `${count} in all`,
  when: (/** @type {number} */ count) => plural(count, { zero: "now", one: "tomorrow", other: "in # days" }),
  again: "later today",
  begin: "Begin",
  filter: "Which mistakes are shown",
  all: "All kinds",
  ofKind: (/** @type {string} */ name, /** @type {number} */ count) => `${name} (${count})`,
  kinds: {
    points: "Points missed",
    field: "Fields",
    joining: "Joining features",
    blocking: "Other players",
    figure: "Figures in hand",
    building: "Building",
    foresight: "Looking ahead",
  },
  why: {
    points: "The better turn scores more at once.",
    field: "The better turn makes more of a field.",
    joining: "The better turn joins features in which figures stand.",
    blocking: "The better turn leaves less to the other players.",
    figure: "The better turn keeps a figure in hand for later.",
    building: "The better turn builds in a more promising place.",
    foresight: "The better turn pays off only in the turns that follow.",
  },
  least: "Keep turns that cost at least",
  entry: (/** @type {number} */ turn, /** @type {string} */ name) => `Turn ${turn}, ${name}`,
  inRow: (/** @type {number} */ count) => plural(count, { one: "Solved last time", other: "Solved # times in a row" }),
  task: (/** @type {string} */ name) => `${name} to play: find a better turn than in the game.`,
  inHand: (/** @type {string} */ what) => `Tile in hand: ${what}.`,
  show: "Show the better turn",
  remove: "Stop practising this",
  removed: "The exercise will not come again.",
  restore: "Put it back",
  checking: "A master is looking at your turn …",
  unchecked: "Your turn could not be judged. Try again.",
  solved: "Solved",
  good: "A master finds nothing clearly better.",
  costs: (/** @type {number} */ count) => `Not yet: about ${points(count)} lost`,
  inGame: (/** @type {string} */ what, /** @type {number} */ count) => `In the game: ${what}. That lost about ${points(count)}.`,
  shown: "The better turn",
  noFigure: "no figure",
  better: (/** @type {string} */ what) => `Better: ${what}.`,
  nextTime: (/** @type {string} */ when) => `Next time: ${when}.`,
  next: "Next exercise",
  list: "All exercises",
  keep: (/** @type {string} */ name, /** @type {number} */ count) =>
    plural(count, { one: `Keep ${name}’s costly turn to practise`, other: `Keep ${name}’s # costly turns to practise` }),
  kept: (/** @type {number} */ count) =>
    plural(count, {
      zero: "These exercises are there already.",
      one: "# exercise was kept. It is due tomorrow.",
      other: "# exercises were kept. They are due tomorrow.",
    }),
  taken: (/** @type {number} */ count) =>
    plural(count, {
      zero: "You already have the exercises in this file.",
      one: "# exercise was taken from the file.",
      other: "# exercises were taken from the file.",
    }),
  unplayable: (/** @type {number} */ count) =>
    plural(count, { one: "# exercise in the file cannot be played.", other: "# exercises in the file cannot be played." }),
  failed: "The browser did not store the exercises.",
  broken: "This exercise cannot be played, because its saved data is damaged. You can stop practising it.",
};
