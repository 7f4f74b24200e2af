// @ts-check
/** How to play in six sentences, the board aids, the keys of the board, and what it means that a player leaves, in English. */

export const help = {
  title: "How to play",
  steps: [
    "On your turn you draw a tile and place it beside those on the table: cities must meet cities, roads must meet roads, and fields must meet fields.",
    "Then you may place one figure on this tile: in a city, on a road, in a monastery or in a field, but only if that city, road or field has no figure yet, not even one of yours.",
    "A completed city scores 2 points for each tile and each coat of arms, a completed road 1 point for each tile, and a monastery with all eight neighbours 9 points. The figures then return to you.",
    "If several players have figures in the same feature, whoever has the most scores it. If they tie, each of them scores all the points.",
    "Farmers stay in their field until the end and then score for every completed city beside it. Incomplete features also score a little.",
    "Whoever has the most points when the tiles run out wins.",
  ],
  aids: {
    all: "When this is off, there are no marks on the board. Your choices below are kept.",
    legal: "Marks the spaces where the tile in hand may be placed. When this is off, you can still tap those spaces.",
    dead: "A cross marks each space where none of the remaining tiles fits.",
    last: "Its corners are marked in the colour of the player who placed it.",
    light: "Tap or point at a city, road, field or monastery to see what it is worth and who holds it, or at an empty space to see how many tiles fit.",
    fields: "Fields are striped in the colour of whoever holds them, with the number of completed cities they feed.",
    points: "Shown beside each score.",
  },
  /** Of a player who leaves. */
  away: {
    help: "A computer player can take over for somebody who leaves. If nobody does, the others place that player’s tiles together, without figures. Figures already on the board score as usual.",
    nobody: "Nobody: place together",
  },
  keys: "Keys that work while the board is selected:",
  keyList: /** @type {[string, string][]} */ ([
    ["I", "next feature on the last tile"],
    ["T", "tiles left"],
    ["F", "fields"],
    ["P", "points"],
    ["H", "all aids on or off"],
    ["W", "what a master would do"],
    ["S", "everybody’s points"],
    ["D", "the tile in hand"],
    ["L", "the last move"],
    ["M", "my figures"],
    ["O", "whose turn it is"],
    ["G", "board as text"],
    ["/", "type a move"],
    ["A/?", "this list"],
  ]),
};
