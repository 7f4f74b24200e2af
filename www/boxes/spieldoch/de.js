// @ts-check
/** Spiel doch, in German. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    fair: {
      title: "Spiel doch",
      text: [
        "Zwei weitere Plättchen mit dem Namen einer Messe werden unter die anderen gemischt. Der Name bedeutet nichts, und sie haben keine eigenen Regeln. Auf einem enden drei Straßen an einem Dorf neben einem Garten, den nur ein Abt nutzen kann.",
      ],
      see: "Drei Straßen enden auf diesem Plättchen. Die mit dem Wegelagerer von Rot ist damit fertig.",
    },
  },
};
