// @ts-check
/** The Mini Expansion, in English. */

export const words = {
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    mini: {
      title: "The Mini Expansion",
      text: [
        "Ten more tiles are mixed with the others. On one of them there is a pigsty: at the end of the game everybody who scores for farmers in its field gets 1 point more for each completed city there, whether Traders & Builders is in play or not.",
        "In a game with a river there are two more tiles: the source of this expansion takes the place of the other one, and another river tile is mixed with those of the river.",
      ],
      see: "Red’s field touches two completed cities. With the pigsty each of them gives 4 points.",
    },
  }),
};
