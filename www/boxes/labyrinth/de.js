// @ts-check
/** Das Labyrinth, auf Deutsch. */

/** @type {import("./index.js").Words} */
export const words = {
  extras: ", mit den Figuren des Labyrinths",
  parts: { labyrinth: "Labyrinth" },
  facts: {
    labyrinth:
      "Auf dieser Straße liegt ein Labyrinth: Jeder ihrer Abschnitte kann für sich besetzt werden, und wenn die Straße fertig ist, bringt jede Figur auf ihr 2 Punkte mehr.",
  },
  articles: {
    labyrinth: {
      title: "Das Labyrinth",
      text: [
        "Das Plättchen mit dem Labyrinth ist eine Straße mit vier Armen; sie endet dort nicht. Du darfst eine Figur auf das Labyrinth selbst setzen, wenn dort niemand steht, und auf jeden Arm, wenn auf dem ganzen Straßenstück, das dort am Labyrinth beginnt, niemand steht. So können von Anfang an mehrere Spieler auf der Straße sein. Ein Wagen, der weiterfährt, darf ebenso auf einen Arm, auf das Labyrinth selbst aber nur, wenn die ganze Straße frei ist.",
        "Wenn die Straße fertig ist, bekommt, wer auf ihr insgesamt die meisten Wegelagerer hat, wie sonst 1 Punkt für jedes Plättchen und 2 Punkte mehr für jede Figur, die auf ihr steht, wem sie auch gehört; auch Baumeister zählen. Eine unfertige Straße bekommt für Figuren nichts. In den „Regeloptionen“ lässt sich das Labyrinth zu einer bloßen Kreuzung machen.",
      ],
      see: "Rot steht auf dem Labyrinth und Blau auf dem Arm im Osten: 6 Plättchen und 2 Figuren bringen jedem 10 Punkte.",
    },
  },
};
