// @ts-check
/** What is said of a game that comes from a file or a link, in English. */
import { words } from "../words.js";

const { plural, listed, moment } = words("en-GB");

export const arrive = {
  yourTurn: "your turn",
  waitsFor: (/** @type {string[]} */ names, /** @type {number} */ since) =>
    names.length > 0 ? `waiting for ${listed(names)} since ${moment(since)}` : `waiting for the others since ${moment(since)}`,
  diagram: "Position",
  onlyShown: "This record uses tiles that cannot be played here yet. You can only view it.",
  notPlayed: "This game needs an expansion that cannot be played here yet. Its tiles can be shown in diagrams.",
  unknown: 'This is not a game record: it has no line like [Bastide "1"].',
  tooLong: "This file is too long to be a game record.",
  moreRefused: (/** @type {number} */ count) => plural(count, { one: "Another file was not opened either.", other: "# more files were not opened either." }),
  unreadableFile: "The file could not be read.",
  readable: "You can continue the game from there.",
  openBeginning: "Open the beginning",
  same: "This game is already among your saved games.",
  further: "Your saved game was updated with what has been played since.",
  behind: "Your saved game is further on: here it is as you left it.",
  openBehind: "Open the older one as a copy",
  parted: (/** @type {number} */ tiles) =>
    `You already have this game, but it went differently ${plural(tiles, { zero: "from the first tile on", one: "after the first tile", other: "after # tiles" })}. You can keep both.`,
  partedTitle: "Two versions of one game",
  openParted: "Open as another game",
  keepMine: "Continue mine",
  paste: "Open copied text",
  pasteHelp: "Paste a record, a link to a game, or a saved game of another program.",
  openText: "Open",
  opened: "The game was added to your saved games.",
  keysUnkept:
    "This file contains keys of games by message, but the browser has no room left for them, so nothing in the file was opened. Free some space on the device, then open the file again.",
  notYet: "The browser has not saved this yet. Keep this page open: it will try again.",
  taking: (/** @type {number} */ done, /** @type {number} */ all) => `Opening the games: ${done} of ${all}.`,
  several: (/** @type {number} */ added, /** @type {number} */ known, /** @type {number} */ failed) =>
    [
      plural(added, { one: "# game was added.", other: "# games were added." }),
      plural(known, { zero: "", one: "# was already there.", other: "# were already there." }),
      plural(failed, { zero: "", one: "# could not be read to the end.", other: "# could not be read to the end." }),
    ]
      .filter(Boolean)
      .join(" "),
  unopened: (/** @type {number} */ count) =>
    plural(count, {
      zero: "",
      one: "# was not opened, because your saved games could not be read. Open the file again later.",
      other: "# were not opened, because your saved games could not be read. Open the file again later.",
    }),
  solved: (/** @type {number} */ count) =>
    plural(count, {
      zero: "You have already solved all the puzzles marked as solved in this file.",
      one: "# more puzzle is solved now.",
      other: "# more puzzles are solved now.",
    }),
  strangers: "The puzzles or solo decks that this file names do not exist here.",
  unkept: "The browser did not save what this file says about puzzles and solo games.",
  better: (/** @type {number} */ count) =>
    plural(count, {
      zero: "Your own solo results are at least as good as those in this file.",
      one: "# best solo result was taken from the file.",
      other: "# best solo results were taken from the file.",
    }),
  search: "Search: player, winner, date, expansion …",
  won: (/** @type {string} */ name) => `${name} wins`,
  study: "analysed",
  found: (/** @type {number} */ count) => plural(count, { zero: "No game found.", one: "# game found.", other: "# games found." }),
  searchHelp: "What can be searched",
  searchIntro: "Every term must match. Words find names, dates and expansions; terms like these search the games themselves. Tap one to try it.",
  searching: "Searching the games …",
  searchFailed: "The games could not be searched.",
  showPlace: "Show on the board",
  examples: {
    player: "Who played, and how many points they scored",
    winner: "Who won, and by how many points",
    date: "When it was last played",
    box: "Expansions and the number of players",
    level: "Against which computer player, in finished games",
    points: "A player’s points for one kind of feature: city, road, field, monastery …",
    feature: "A feature of so many tiles, complete or not",
    tiles: "These tiles beside each other, anywhere and turned in any direction",
  },
  wrong: {
    term: (/** @type {string} */ word) => `“${word}” is not a search term; terms look like player:ann or score>=100.`,
    value: (/** @type {string} */ word) => `A value must follow “${word}”, as in player:ann or score>=100.`,
    sign: (/** @type {string} */ word) => `“${word}” cannot be compared this way: names take a colon or =, numbers and dates also >, <, >= or <=.`,
    number: (/** @type {string} */ word) => `“${word}” is not a whole number.`,
    date: (/** @type {string} */ word) => `“${word}” is not a date like 2026, 2026-01 or 2026-01-31.`,
    box: (/** @type {string} */ word) => `There is no expansion “${word}”. Examples: inns, traders, abbot.`,
    level: (/** @type {string} */ word) => `There is no computer player “${word}”, only novice, greedy, planner and master.`,
    answer: (/** @type {string} */ word) => `Write yes or no in place of “${word}”.`,
    feature: (/** @type {string} */ word) => `“${word}” is not a size like city>=10, road>=8 or field>=12.`,
    tiles: (/** @type {string} */ word) => `“${word}” does not say where tiles lie. Example: D@0,0+V@1,0'.`,
    tile: (/** @type {string} */ word) => `There is no tile “${word}”. Examples: D, V, R01.`,
    quote: (/** @type {string} */ word) => `The quotation mark before “${word}” is not closed.`,
    length: () => "This search has too many terms: at most 50 are allowed.",
  },
};
