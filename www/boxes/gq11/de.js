// @ts-check
/** The Mini Expansion, in German. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    mini: {
      title: "Die Mini-Erweiterung",
      text: [
        "Zehn weitere Plättchen werden unter die anderen gemischt. Auf einem ist eine Schweineherde: Bei Spielende bringt jede fertige Stadt an ihrer Wiese allen, die dort für Bauern Punkte bekommen, 1 Punkt mehr, ob „Händler & Baumeister“ im Spiel ist oder nicht.",
        "In einem Spiel mit Fluss kommen zwei Plättchen dazu: Die Quelle dieser Erweiterung ersetzt die andere, und ein weiteres Flussplättchen wird unter die des Flusses gemischt.",
      ],
      see: "Die Wiese von Rot berührt zwei fertige Städte. Mit der Schweineherde bringt jede 4 Punkte.",
    },
  },
};
