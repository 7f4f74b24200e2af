// @ts-check
/** A turn from its first step to its last, in English. */

export const turn = {
  title: "A turn, step by step",
  about: "With the expansions of this game, a turn goes in this order. A step that does not apply is left out.",
  steps: /** @type {Record<string, string>} */ ({
    abbey: "If the landscape has a gap, you may place your abbey instead of drawing a tile.",
    draw: "You draw a tile. One that fits nowhere leaves the game, and you draw again.",
    lay: "You place the tile so that all its edges match.",
    figure: "You may place a figure on the tile, or take one of the other actions instead.",
    phantom: "You may place your phantom as well.",
    score: "Everything that the tile has completed scores, and the figures there return to their players.",
    wagon: "A wagon that would return may instead move on to another feature nearby.",
    secondTile: "If your builder’s road or city grew, you do all this once more with another tile.",
    secondPart: "You may decline the second tile, which ends your turn.",
    next: "It is the next player’s turn.",
  }),
};
