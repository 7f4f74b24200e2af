// @ts-check
/** The Gold Mines, in German. */
import { cell } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("de");

const bars = (/** @type {number} */ count) => plural(count, { one: "einen Goldbarren", other: "# Goldbarren" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    laid: (x, y) => `Ein Goldbarren kommt auf ein Plättchen (${cell(x, y)}).`,
    won: (name, count) => `${name} gewinnt ${bars(count)}.`,
  },
  scores: { gold: (count) => ` für ${bars(count)}` },
  actions: { gold: (x, y) => `Den Goldbarren legen (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { gold: "Goldmine" },
  feature: {
    bars: (count) =>
      plural(count, {
        one: "Hier liegt ein Goldbarren. Wird auf diesem Plättchen etwas fertig, bekommt ihn, wem es gehört.",
        other: "Hier liegen # Goldbarren. Wird auf diesem Plättchen etwas fertig, bekommt sie, wem es gehört.",
      }),
  },
  /** What players have. */
  holdings: { bars: (count) => plural(count, { zero: "kein Gold", one: "# Goldbarren", other: "# Goldbarren" }), kind: "Goldbarren" },
  pieces: { gold: "Goldbarren" },
  hint: {
    gold: "Wähle für den zweiten Barren eines der Plättchen rund um die Goldmine: am besten eines, auf dem bald etwas fertig wird, das dir gehört.",
    chosen: "Wird dort eine Straße, eine Stadt oder ein Kloster fertig, bekommt den Barren, wem es gehört.",
  },
  primary: { gold: "Barren legen" },
  why: {
    bar: "Lege zuerst den zweiten Goldbarren.",
    noGold: "Jetzt wird kein Goldbarren gelegt.",
    notBeside: "Der zweite Barren kommt auf eines der Plättchen rund um die Goldmine.",
  },
  advice: { gold: "Lege den Barren wie auf dem Brett gezeigt." },
  steps: {
    gold: "Goldmine: Ein Barren kommt auf das Plättchen, den zweiten legst du auf eines der Plättchen ringsum.",
  },
  articles: {
    gold: {
      title: "Die Goldminen",
      text: [
        "Legst du ein Plättchen mit einer Goldmine, kommt ein Goldbarren darauf, und einen zweiten legst du auf eines der acht Plättchen ringsum, das du wählst. Mehrere Barren auf einem Plättchen sind erlaubt.",
        "Werden Straßen, Städte, Klöster, Gärten oder Burgen fertig, gewinnt, wer dort die Mehrheit hat, die Barren auf ihren Plättchen: bei einem Kloster oder Garten auf dem eigenen Plättchen und den acht ringsum, bei einer Burg auf den sechs, die für sie zählen. Bauern gewinnen nichts. Gewinnen im selben Zug mehrere Spieler, nehmen sie reihum je einen Barren, zuerst wer am Zug ist, und zuerst von dem Plättchen, auf das die meisten Anspruch haben.",
        "Am Spielende sind ein bis drei Barren je 1 Punkt wert, vier bis sechs je 2, sieben bis neun je 3, zehn und mehr je 4 Punkte.",
      ],
      see: "Auf zwei Plättchen der Straße von Rot liegt je ein Barren. Wird sie fertig, gewinnt Rot beide.",
    },
  },
};
