// @ts-check
/** Monasteries in Germany, in German. */
import { FEATURES, FIGURES, points } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("de");

Object.assign(FEATURES, { "monastery.abbot": "liegend im Kloster", lying: "liegend im Kloster" });

/** @type {typeof import("./en.js").words} */
export const words = {
  placed: { lying: (name, figure) => `${name} legt ${FIGURES[figure].anA} in ein Kloster.` },
  scores: {
    lying: (count) =>
      plural(count, {
        zero: " für das Liegen in einem Kloster ohne Plättchen in seinen Reihen",
        one: " für das Liegen in einem Kloster mit # Plättchen in seinen Reihen",
        other: " für das Liegen in einem Kloster mit # Plättchen in seinen Reihen",
      }),
    /** An abbot who is taken back. */
    recalled: (count) =>
      plural(count, {
        zero: " für das Liegen in einem Kloster, um das nichts liegt",
        one: " für das Liegen in einem Kloster mit # Plättchen ringsum",
        other: " für das Liegen in einem Kloster mit # Plättchen ringsum",
      }),
  },
  /** On a tile, in words. */
  parts: { lying: "Platz zum Hinlegen" },
  feature: {
    title: "Liegend im Kloster",
    worth: (worth) =>
      `Am Ende bringt das ${points(worth)}: 1 für das Kloster und 1 für jedes Plättchen der lückenlosen Reihen nach Norden, Osten, Süden und Westen.`,
    who: (names) => `Hier liegt: ${listed(names)}.`,
    nobody: "Hier liegt niemand.",
  },
  labels: { lying: "Hinlegen" },
  hint: {
    lying:
      "Eine Figur darf in diesem Kloster stehen wie in jedem, oder sich bis zum Ende des Spiels hinlegen: Dann zählen die Reihen von Plättchen in den vier Richtungen.",
  },
  /** Why nobody can lie down there. */
  taken: { lying: "Diese Figur kann sich dort nicht hinlegen: Es ist schon jemand im Kloster, oder solche Figuren dürfen das nie." },
  articles: {
    lying: {
      title: "Klöster in Deutschland",
      text: [
        "Jedes dieser sechs Klöster hat zwei Plätze. Eine Figur darf darin stehen wie in jedem Kloster. Oder du legst sie hin: Dann bleibt sie bis zum Ende des Spiels, was auch immer fertig wird. Hinlegen dürfen sich Meeples, große Meeples, Äbte, Wagen, Zirkusdirektoren und Phantome. In ein Kloster, in dem schon jemand steht oder liegt, darf niemand mehr.",
        "Am Ende des Spiels bekommt, wer in einem Kloster liegt, 1 Punkt dafür und 1 Punkt für jedes Plättchen der lückenlosen Reihen, die von ihm nach Norden, Osten, Süden und Westen führen. Ein liegender Abt darf wie sonst zurückgenommen werden, für 1 Punkt und 1 für jedes Plättchen ringsum.",
        "Solange Figuren darin nur liegen, gilt ein solches Kloster nie als fertig. Diese Klöster ersetzen die des Grundspiels; unter „Regeloptionen“ lässt sich einstellen, dass auch jene im Spiel bleiben.",
      ],
      see: "Rot liegt im Kloster: 1 Punkt dafür und 5 für die Plättchen in seinen Reihen.",
    },
  },
};
