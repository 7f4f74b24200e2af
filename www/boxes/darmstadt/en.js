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
    hall: "When it is completed, the city with this congress hall gives 3 points more.",
  },
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    church: {
      title: "Darmstadt",
      text: [
        "Two tiles show a church. A church is a monastery in everything. When it is completed, whoever has the most followers on its tile and on the eight around it gets 3 points besides, whether anybody has a monk in it or not. Every follower counts as one, the monk too; if several players have the most, each of them gets 3 points. The followers are counted before any goes home.",
        "The city with the congress hall gives 3 points more when it is completed. An unfinished city gets nothing from it. The lilies on the tiles mean nothing.",
      ],
      see: "The church is complete: 9 points for Red’s monk. Blue has two followers around it and Red one, so Blue gets 3 points.",
    },
  }),
};
