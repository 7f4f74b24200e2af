// @ts-check
/** The Watchtowers, in English. */

export const words = {
  scores: {
    watchtower: " for a watchtower",
  },
  tower: /** @type {Record<string, string>} */ ({
    coat: "watchtower: 2 points for each coat of arms on its tile and around it",
    monastery: "watchtower: 3 points for each monastery on its tile and around it",
    figure: "watchtower: 2 points for each follower on its tile and around it",
    city: "watchtower: 1 point for each tile with a city, its own and those around it",
    road: "watchtower: 1 point for each tile with a road, its own and those around it",
  }),
  hint: "Place a figure on the tile. On a road or in a city of this tile, it also gets the points of the watchtower when that road or city is completed.",
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    watchtower: {
      title: "The Watchtowers",
      text: [
        "Twelve tiles have a watchtower with a number and a sign. When a road or city is completed, each follower in it that stands on the tile of a watchtower brings its owner the tower’s points, with or without the majority.",
        "The tower counts on its own tile and on the eight around it: 2 points for each coat of arms, 3 for each monastery, 2 for each follower of any player, 1 for each tile with a city, or 1 for each tile with a road, as its sign says. These points are given before the road or city is scored, while all figures are still there.",
        "A watchtower gives nothing for fields and monasteries, nothing to a builder, and nothing at the end of the game.",
      ],
      see: "Red’s highwayman stands at the foot of the tower. It counts three tiles with a road: 3 points, before the road is scored.",
    },
  }),
};
