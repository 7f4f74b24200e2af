// @ts-check
/** What is said of a game that comes from a file or a link, in English. */
import { words } from "../words.js";

const { plural } = words("en-GB");

export const arrive = {
  diagram: "Position",
  onlyShown: "This record uses tiles that cannot be played here yet. It can only be looked at.",
  notPlayed: "This game needs an expansion that cannot be played here yet. Its tiles can be shown in diagrams.",
  unknown: 'This is not a game record: it has no line like [Bastide "1"].',
  tooLong: "This file is too long to be a game record.",
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
  opened: "The game was added to your saved games.",
  several: (/** @type {number} */ added, /** @type {number} */ known, /** @type {number} */ failed) =>
    [
      plural(added, { one: "# game was added.", other: "# games were added." }),
      plural(known, { zero: "", one: "# was already there.", other: "# were already there." }),
      plural(failed, { zero: "", one: "# could not be read to the end.", other: "# could not be read to the end." }),
    ]
      .filter(Boolean)
      .join(" "),
  solved: (/** @type {number} */ count) =>
    plural(count, {
      zero: "You have already solved all the puzzles marked as solved in this file.",
      one: "# more puzzle is solved now.",
      other: "# more puzzles are solved now.",
    }),
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
};
