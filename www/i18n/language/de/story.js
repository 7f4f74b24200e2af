// @ts-check
/** The final scoring, told part by part, in German. */

/** @type {typeof import("../en/story.js").story} */
export const story = {
  title: "Schlusswertung",
  kinds: {
    city: "Schlusswertung: Städte",
    road: "Schlusswertung: Straßen",
    monastery: "Schlusswertung: Klöster",
    garden: "Schlusswertung: Gärten",
    field: "Schlusswertung: Wiesen",
    barn: "Schlusswertung: Gutshöfe",
    goods: "Schlusswertung: Waren",
    king: "Schlusswertung: König",
    robber: "Schlusswertung: Raubritter",
    fairy: "Schlusswertung: Fee",
  },
  part: (number, all) => `${number} von ${all}`,
  next: "Weiter",
  result: "Ergebnis zeigen",
  play: "Abspielen",
  pause: "Pause",
  skip: "Gleich zum Ergebnis",
};
