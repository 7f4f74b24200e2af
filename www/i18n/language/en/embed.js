// @ts-check
/** Boards on other people's pages, in English. */

export const embed = {
  wheel: "Click the board, then the wheel zooms it.",
  fingers: "Two fingers move the board, or tap it first.",
  again: "New game",
  boards: {
    view: "Board. Plus and minus zoom, I reads the last tile, S the points.",
    example: "Board of the example. Arrow keys choose a place, R turns the tile, Enter confirms, Escape takes the choice back.",
  },
  legend: { label: "Legend", others: "Other texts on the board" },
  example: {
    label: "Example",
    step: (/** @type {number} */ step, /** @type {number} */ all) => `Step ${step} of ${all}`,
    begin: "Go on step by step, or try a move of your own.",
    next: "Next",
    back: "Back",
    own: "That is your own way.",
    return: "Back to the example",
    done: "This is the end of the example. Try a move of your own.",
  },
  puzzle: {
    task: (/** @type {string} */ name) => `${name} to play: find the right move.`,
    other: "That is not the move that is looked for.",
    searching: "Trying all moves …",
  },
  problems: {
    size: "The text is longer than 64 KB.",
    network: "The record could not be loaded.",
    empty: "No record is given.",
    mode: (/** @type {string} */ mode) => `There is no mode “${mode}”.`,
    players: "The players cannot be read. Give a number, or colours with names: “red Ann, blue (ai:greedy)”.",
    puzzle: "A puzzle needs a record that ends with a tile in hand.",
  },
};
