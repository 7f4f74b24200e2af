// @ts-check
/** What a master would do, and why, in German. */
import { words } from "../words.js";
import { FEATURES, points } from "./game.js";

const { plural, capital } = words("de");

/** @type {typeof import("../en/advice.js").advice} */
export const advice = {
  title: "Was ein Meister tun würde",
  thinking: "Der Meister denkt nach …",
  failed: "Das hat nicht geklappt: Es gibt gerade keinen Tipp. Versuche es noch einmal.",
  shown: {
    tile: "Lege das Plättchen wie auf dem Brett gezeigt.",
    figure: "Setze die Figur wie auf dem Brett gezeigt.",
    abbey: "Lege die Abtei wie auf dem Brett gezeigt.",
    barn: "Setze den Gutshof wie auf dem Brett gezeigt.",
    move: "Versetze den Wagen wie auf dem Brett gezeigt.",
    placeAt: "Setze die Figur wie auf dem Brett gezeigt.",
    recall: "Nimm den Abt zurück.",
    skip: "Setze in diesem Zug keine Figur.",
  },
  skip: {
    abbey: "Behalte die Abtei und ziehe ein Plättchen.",
    wagon: "Nimm den Wagen zurück.",
    capture: "Nimm niemanden gefangen.",
    phantom: "Behalte das Phantom.",
  },
  brings: "Das bringt:",
  better: "Besserer Zug",
  rest: (count) =>
    plural(count, { one: "Etwa # Punkt davon zeigt sich erst in den folgenden Zügen.", other: "Etwa # Punkte davon zeigen sich erst in den folgenden Zügen." }),
  feature: (name) => capital(FEATURES[name] ?? name),
  scores: (name, feature, count) => `${feature}: sofort ${points(count)} für ${name}`,
  more: (name, feature, count) => `${feature}: etwa ${points(count)} mehr für ${name}`,
  less: (name, feature, count) => `${feature}: etwa ${points(count)} weniger für ${name}`,
};
