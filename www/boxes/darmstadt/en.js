// @ts-check
/** Darmstadt, in English. */

export const words = {
  scores: {
    church: " for the most followers around a church",
  },
  extras: {
    hall: ", with the congress hall",
  },
  parts: {
    church: "church",
    hall: "congress hall",
  },
  feature: {
    church: "When this church is completed, whoever has the most followers on its tile and around it gets 3 points.",
    hall: "The city with this congress hall gives 3 points more when it is completed.",
  },
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    church: {
      title: "Darmstadt",
      text: [
        "Two tiles show a church. A church is a monastery in every way. When it is completed, whoever has the most followers on its tile and on the eight around it gets 3 points as well, whether or not anybody has a monk in it. Every follower counts as one, the monk included; if several players have the most, each of them gets 3 points. The followers are counted before any of them goes home.",
        "The city with the congress hall gives 3 points more when it is completed. An incomplete city gets nothing from it. The lilies on the tiles mean nothing.",
      ],
      see: "The church is completed: 9 points for Red’s monk. Blue has two followers around it and Red one, so Blue gets 3 points.",
    },
  }),
};
