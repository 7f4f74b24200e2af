// @ts-check
/** Under the Big Top, in German. */
import { FEATURES, FIGURES, cell } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("de");

Object.assign(FIGURES, { ringmaster: { name: "Zirkusdirektor", a: "ein Zirkusdirektor", anA: "einen Zirkusdirektor", no: "keinen Zirkusdirektor" } });
Object.assign(FEATURES, { acrobats: "Artisten" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    turnedUp: (count) =>
      plural(count, {
        one: "Das Tierplättchen unter dem Zirkuszelt wird aufgedeckt: # Punkt für jeden Gefolgsmann ringsum.",
        other: "Das Tierplättchen unter dem Zirkuszelt wird aufgedeckt: # Punkte für jeden Gefolgsmann ringsum.",
      }),
    moved: (name) => `Das Zirkuszelt kommt zur Manege, die ${name} gelegt hat.`,
  },
  placed: { acrobats: (name) => `${name} setzt einen Meeple als Artisten.` },
  scores: {
    acrobats: (count) => plural(count, { one: " für # Artisten", other: " für # Artisten" }),
    bigtop: (count) => plural(count, { one: " für # Gefolgsmann um das Zirkuszelt", other: " für # Gefolgsleute um das Zirkuszelt" }),
    ringmaster: (count) =>
      plural(count, {
        one: " für den Zirkusdirektor mit # Manege oder Artistenplatz ringsum",
        other: " für den Zirkusdirektor mit # Manegen und Artistenplätzen ringsum",
      }),
  },
  actions: { pyramid: (x, y) => `Die Pyramide werten (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { acrobats: "Platz für Artisten", circus: "Manege" },
  pieces: { ringmaster: "Zirkusdirektor" },
  feature: {
    title: "Artisten",
    facts:
      "Bis zu drei Meeples stehen hier als Artisten. Eine Pyramide aus dreien darf gewertet werden: 5 Punkte für jeden; am Ende des Spiels bringt jeder Artist 5.",
    who: (names) => `Hier: ${listed(names)}.`,
    nobody: "Hier ist niemand.",
    here: "Hier steht das Zirkuszelt. Wenn es weiterzieht, und am Ende, wird sein Tierplättchen aufgedeckt: So viele Punkte bringt jeder Gefolgsmann auf diesem Plättchen und den acht ringsum.",
  },
  labels: { acrobats: "Artist", pyramid: "Pyramide" },
  primary: { pyramid: "Pyramide werten" },
  hint: {
    acrobats: "Ein Meeple darf Artist werden, auf dem gerade gelegten Plättchen oder einem daneben; drei von ihnen bilden eine Pyramide.",
    pyramid: "Drei Artisten bilden eine Pyramide. Tippe sie an, um sie zu werten, statt eine Figur zu setzen: Jeder Artist bringt seinem Besitzer 5 Punkte.",
    ringmaster:
      "Der Zirkusdirektor wird wie ein Meeple gesetzt. Wird sein Gebiet gewertet, bringt jede Manege und jeder Artistenplatz auf den neun Plättchen um ihn 2 Punkte mehr.",
    chosen: "Jeder Artist bringt seinem Besitzer 5 Punkte, und alle drei kehren zurück.",
  },
  why: {
    noPyramid: "Dort ist keine Pyramide aus drei Artisten.",
    noAcrobat: "Nur Meeples werden Artisten, auf dem gerade gelegten Plättchen oder einem daneben, wo weniger als drei stehen und keine Brücke führt.",
    animalMissing: "Das Protokoll muss sagen, welches Tierplättchen unter das Zirkuszelt kommt, wie in „tile BT06 2,0 1 animal 4“.",
    animalKnown: "Welches Tierplättchen kommt, steht im Protokoll schon an anderer Stelle (Animals), oder von dieser Art ist keines mehr da.",
  },
  then: { pyramid: "Dann wird eine Pyramide gewertet." },
  advice: { pyramid: "Werte die Pyramide." },
  steps: {
    bigTop: "Eine Manege: Wo das Zirkuszelt stand, wird gewertet, und es zieht auf das neue Plättchen.",
  },
  articles: {
    bigtop: {
      title: "Zirkuszelt und Zirkusdirektor",
      text: [
        "Zwölf Plättchen zeigen eine Manege. Legst du eines davon, kommt am Ende deines Zuges das Zirkuszelt dorthin, und eines von 16 Tierplättchen liegt verdeckt darunter. Bevor das Zelt weiterzieht, wird das Tierplättchen aufgedeckt: Jeder Gefolgsmann auf dem Plättchen mit dem Zelt und den acht ringsum bringt seinem Besitzer so viele Punkte, wie es zeigt, 1 bis 7. Am Ende des Spiels wird das letzte ebenso aufgedeckt.",
        "Jeder hat einen Zirkusdirektor. Er wird gesetzt und zählt wie ein Meeple, wird aber nie Artist. Immer wenn sein Gebiet gewertet wird, also Straße, Stadt, Kloster oder Wiese, bringt er seinem Besitzer 2 Punkte für jedes Plättchen mit Manege oder Artistenplatz auf seinem eigenen und den acht ringsum, mit Mehrheit oder ohne.",
      ],
      see: "Das Zirkuszelt ist weitergezogen. Sein Tierplättchen zeigte 3: Rot hat zwei Gefolgsleute um den alten Platz, Blau hat einen.",
    },
    acrobats: {
      title: "Artisten",
      text: [
        "Acht Plättchen haben einen Platz für Artisten. Statt eine Figur wie sonst zu setzen, darfst du einen Meeple dorthin stellen, auf dem Plättchen, das du gerade gelegt hast, oder auf einem der acht ringsum; durch einen Zaubergang auf jedem. Bis zu drei Artisten stehen auf einem Plättchen, wem auch immer sie gehören. Sie besetzen nichts.",
        "Bilden drei Artisten eine Pyramide, darf sie werten, wer am Zug ist, statt eine Figur zu setzen: Jeder Artist bringt seinem Besitzer 5 Punkte, und alle drei kehren zurück. Am Ende des Spiels bringt jeder Artist, der noch steht, 5 Punkte, auch allein. Über ein Plättchen mit Artisten führt keine Brücke.",
      ],
      see: "Rot hat die Pyramide gewertet: 10 Punkte für zwei eigene Artisten und 5 für den von Blau.",
    },
  },
};
