// @ts-check
/** The Winter Edition, in German. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    winter: {
      title: "Die Winter-Edition",
      text: [
        "Zwölf Plättchen mit Tieren des Waldes werden unter die anderen gemischt. Die Tiere bedeuten nichts. Die übrigen Plättchen des Grundspiels sind die 72 ohne Gärten.",
        "Auf einem der zwölf liegt ein zugefrorener See an der Straße. Mit „Wirtshäuser & Kathedralen“ gilt er als Wirtshaus, ohne diese Erweiterung bedeutet er nichts.",
      ],
      see: "Die Straße führt am zugefrorenen See vorbei. Mit „Wirtshäuser & Kathedralen“ bringt jedes ihrer Plättchen 2 Punkte.",
    },
  },
};
