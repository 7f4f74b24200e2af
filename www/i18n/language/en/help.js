// @ts-check
/** How to play in six sentences, in English. */

export const help = {
  title: "How to play",
  steps: [
    "On your turn you draw a tile and place it beside those on the table: cities must meet cities, roads must meet roads, and fields must meet fields.",
    "Then you may place one figure on this tile: in a city, on a road, in a monastery or in a field, but only if that city, road or field has no figure yet, not even one of yours.",
    "A completed city scores 2 points for each tile and each coat of arms, a completed road 1 point for each tile, and a monastery with all eight neighbours 9 points. The figures then return to you.",
    "If several players have figures in the same feature, whoever has the most scores it. If they tie, each of them scores all the points.",
    "Farmers stay in their field until the end and then score for every completed city beside it. Incomplete features score a little, too.",
    "Whoever has the most points when the tiles run out wins.",
  ],
};
