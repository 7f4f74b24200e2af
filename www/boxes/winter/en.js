// @ts-check
/** The Winter Edition, in English. */

export const words = {
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    winter: {
      title: "The Winter Edition",
      text: [
        "Twelve tiles with animals of the forest are mixed with the others. The animals mean nothing. The other tiles of the base game are the 72 without gardens.",
        "On one of the twelve there is a frozen lake beside the road. With Inns & Cathedrals it counts as an inn; without that expansion it means nothing.",
      ],
      see: "The road passes the frozen lake. With Inns & Cathedrals each of its tiles is worth 2 points.",
    },
  }),
};
