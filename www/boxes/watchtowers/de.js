// @ts-check
/** The Watchtowers, in German. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    watchtower: " für einen Wachturm",
  },
  tower: {
    coat: "Wachturm: 2 Punkte für jedes Wappen auf seinem Plättchen und ringsum",
    monastery: "Wachturm: 3 Punkte für jedes Kloster auf seinem Plättchen und ringsum",
    figure: "Wachturm: 2 Punkte für jeden Meeple auf seinem Plättchen und ringsum",
    city: "Wachturm: 1 Punkt für jedes Plättchen mit einer Stadt, das eigene und die ringsum",
    road: "Wachturm: 1 Punkt für jedes Plättchen mit einer Straße, das eigene und die ringsum",
  },
  hint: "Setze eine Figur auf das Plättchen. Steht sie dort auf einer Straße oder in einer Stadt, bringt sie auch die Punkte des Wachturms, sobald diese Straße oder Stadt fertig wird.",
  articles: {
    watchtower: {
      title: "Die Wachtürme",
      text: [
        "Zwölf Plättchen zeigen einen Wachturm mit einer Zahl und einem Zeichen. Wird eine Straße oder Stadt fertig, bringt jeder Meeple darin, der auf dem Plättchen eines Wachturms steht, seinem Besitzer die Punkte des Turms, mit Mehrheit oder ohne.",
        "Der Turm zählt auf seinem Plättchen und auf den acht ringsum: 2 Punkte für jedes Wappen, 3 für jedes Kloster, 2 für jeden Meeple, egal wem er gehört, 1 für jedes Plättchen mit einer Stadt oder 1 für jedes Plättchen mit einer Straße, wie sein Zeichen sagt. Diese Punkte gibt es vor der Wertung der Straße oder Stadt, solange noch alle Figuren stehen.",
        "Für Wiesen und Klöster, für einen Baumeister und bei Spielende bringt ein Wachturm nichts.",
      ],
      see: "Der Wegelagerer von Rot steht am Fuß des Turms. Dieser zählt drei Plättchen mit einer Straße: 3 Punkte, bevor die Straße gewertet wird.",
    },
  },
};
