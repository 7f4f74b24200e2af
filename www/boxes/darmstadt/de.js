// @ts-check
/** Darmstadt, in German. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    church: " für die meisten Meeples um eine Kirche",
  },
  extras: {
    hall: ", mit dem Kongresszentrum",
  },
  parts: {
    church: "Kirche",
    hall: "Kongresszentrum",
  },
  feature: {
    church: "Wenn diese Kirche fertig wird, bekommt 3 Punkte, wer auf ihrem Plättchen und ringsum die meisten Meeples hat.",
    hall: "Wenn sie fertig wird, bringt die Stadt mit diesem Kongresszentrum 3 Punkte mehr.",
  },
  articles: {
    church: {
      title: "Darmstadt",
      text: [
        "Zwei Plättchen zeigen eine Kirche. Eine Kirche ist in allem wie ein Kloster. Wird sie fertig, bekommt außerdem 3 Punkte, wer auf ihrem Plättchen und den acht ringsum die meisten Meeples hat, ob jemand einen Mönch darin hat oder nicht. Jeder Meeple zählt als einer, auch der Mönch; haben mehrere Spieler die meisten, bekommt jeder von ihnen 3 Punkte. Gezählt wird, bevor eine Figur zurückkommt.",
        "Die Stadt mit dem Kongresszentrum bringt 3 Punkte mehr, wenn sie fertig wird. Einer unfertigen Stadt nützt es nichts. Die Lilien auf den Plättchen bedeuten nichts.",
      ],
      see: "Die Kirche ist fertig: 9 Punkte für den Mönch von Rot. Blau hat zwei Meeples ringsum und Rot einen, also bekommt Blau 3 Punkte.",
    },
  },
};
