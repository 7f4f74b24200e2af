// @ts-check
/** Boards on other people's pages, in English. */

export const embed = {
  wheel: "Click the board to zoom with the wheel.",
  fingers: "Use two fingers to move the board, or tap it first.",
  again: "New game",
  boards: {
    view: "Board. Plus and minus zoom, I reads the last tile, S the scores.",
    example: "Example board. The arrow keys choose a space, R turns the tile, Enter confirms, Escape cancels the choice.",
  },
  legend: { label: "Legend", others: "More notes on the board" },
  example: {
    label: "Example",
    step: (/** @type {number} */ step, /** @type {number} */ all) => `Step ${step} of ${all}`,
    begin: "Follow the example step by step, or try a move of your own.",
    next: "Next",
    back: "Back",
    own: "You are trying your own move.",
    return: "Back to the example",
    done: "This is the end of the example. Try a move of your own.",
  },
  puzzle: {
    task: (/** @type {string} */ name) => `${name} to play: find the right move.`,
    other: "That is not the right move.",
    searching: "Trying all moves …",
  },
  notPlayed: (/** @type {string} */ set) => `${set} cannot be played here yet: Bastide does not know what its symbols do.`,
  tryAgain: "Try again",
  problems: {
    size: "The record is longer than 64 KB.",
    network: "The record could not be loaded.",
    tiles: "The tiles of this record could not be loaded.",
    empty: "There is no record to show.",
    mode: (/** @type {string} */ mode) => `There is no mode “${mode}”.`,
    players: "The list of players cannot be read. Give a number, or colours with names: “red Ann, blue (ai:greedy)”.",
    puzzle: "A puzzle needs a record that ends with a tile in hand.",
  },
};
