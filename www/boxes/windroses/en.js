// @ts-check
/** Wind Roses, in English. */

export const words = {
  scores: {
    rose: " for a wind rose",
  },
  rose: "wind rose",
  winds: /** @type {Record<string, string>} */ ({
    NE: "quarter of the wind rose: north-east",
    SE: "quarter of the wind rose: south-east",
    SW: "quarter of the wind rose: south-west",
    NW: "quarter of the wind rose: north-west",
  }),
  hint: "This tile brings 3 points in the quarter that its wind rose shows.",
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    windrose: {
      title: "Wind Roses",
      text: [
        "The game begins with a tile with an orange wind rose, which is the centre. All four usual start tiles are mixed with the others. Four tiles show a quarter of the rose: if you place such a tile in that quarter of the landscape, as seen from the centre, you get 3 points at once. The row and the column of the centre belong to both quarters beside them.",
        "How the tile itself is turned does not matter. When the tile with the blue rose is placed, it becomes the centre, and the quarters turn as that tile is turned.",
      ],
      see: "Red’s tile shows the north-east quarter and lies north-east of the rose: 3 points.",
    },
  }),
};
