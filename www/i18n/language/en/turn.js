// @ts-check
/** A turn from its first step to its last, in English. */

export const turn = {
  title: "A turn, step by step",
  about: "With the boxes of this game everything happens in this order. A step that does not apply is passed over.",
  steps: /** @type {Record<string, string>} */ ({
    abbey: "If the landscape has a hole, you may lay your abbey instead of drawing a tile.",
    draw: "You draw a tile. One that fits nowhere leaves the game, and you draw again.",
    lay: "You place the tile so that all its edges match.",
    figure: "You may place a figure on the tile, or do one of the things that stand instead of it.",
    phantom: "You may place your phantom as well.",
    score: "Everything that the tile completed scores, and the figures there come home.",
    wagon: "Wagons that would come home may move on to a feature beside it.",
    secondTile: "If your builder’s road or city grew, you do all this once more with another tile.",
    secondPart: "You may decline the second tile, which ends your turn.",
    next: "The next player has the turn.",
  }),
};
