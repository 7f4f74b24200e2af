// @ts-check
/** Russian Promos, in German. */
import { FEATURES, FIGURES, cell, place, points } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital, plural, listed } = of("de");

Object.assign(FEATURES, { hut: "Hütte", oak: "Eiche", pond: "Teich" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    oak: (name, figure) => `${capital(FIGURES[figure].a)} von ${name} klettert auf die Eiche.`,
    pond: (name, figure) => `${capital(FIGURES[figure].a)} von ${name} fällt in den Teich.`,
  },
  placed: { hut: (name, figure) => `${name} setzt ${FIGURES[figure].anA} in eine Hütte.` },
  scores: {
    hut: (count) =>
      plural(count, {
        zero: " für eine Hütte ohne freie Felder ringsum",
        one: " für eine Hütte mit # freien Feld ringsum",
        other: " für eine Hütte mit # freien Feldern ringsum",
      }),
  },
  pays: { pond: (name, count) => `${name} verliert ${points(count)} für Figuren im Teich.` },
  actions: {
    figure: (figure, x, y, where) => `Zurücknehmen: ${FIGURES[figure].name} (${cell(x, y)}: ${place(where)})`,
  },
  /** On a tile, in words. */
  parts: { hut: "Hütte", oak: "Eiche", pond: "Teich" },
  feature: {
    spaces: (count) => plural(count, { zero: "Ringsum ist kein Feld frei.", one: "Ringsum ist # Feld frei.", other: "Ringsum sind # Felder frei." }),
    worth: (worth) => `Am Ende bringt sie ${points(worth)}.`,
    who: (names) => `Hier: ${listed(names)}.`,
    nobody: "Hier ist niemand.",
    oak: "Wer auf ihrer Straße steht, klettert hinauf und wartet dort.",
    pond: "Wer auf den Plättchen ringsum steht, fällt hinein. Am Ende des Spiels kostet jede Figur darin 2 Punkte.",
  },
  labels: { hut: "Hütte" },
  primary: { return: "Zurücknehmen" },
  hint: {
    trapped: "Eine deiner Figuren ist auf einer Eiche oder in einem Teich. Statt eine Figur zu setzen, darfst du sie antippen und zurücknehmen.",
    chosen: "Sie kommt ohne Punkte in deinen Vorrat zurück, und du setzt keine Figur.",
  },
  why: {
    pond: "Auf ein Plättchen mit Teich darf niemand gesetzt werden.",
    noReturn: "Ohne Punkte zurücknehmen lässt sich nur eine Figur von einer Eiche oder aus einem Teich, und nicht vom eben gelegten Plättchen.",
  },
  /** Why nobody can go into the hut. */
  taken: { hut: "Diese Figur kann nicht in die Hütte: Es ist schon jemand dort, oder solche Figuren dürfen nie hinein." },
  then: { return: "Dann wird eine Figur von einer Eiche oder aus einem Teich zurückgenommen." },
  advice: { return: "Nimm die Figur wie auf dem Brett gezeigt zurück." },
  steps: {
    trapsAfterFigure:
      "Figuren auf der Straße an einer Eiche oder rund um einen Teich klettern hinauf oder fallen hinein. Das wird noch einmal geprüft, bevor etwas gewertet wird.",
  },
  articles: {
    promos: {
      title: "Russische Promos",
      text: [
        "In die Hütte darf ein Meeple, ein großer Meeple, ein Wagen, ein Zirkusdirektor oder ein Phantom. Sie wird wie ein Kloster gewertet, aber umgekehrt: 1 Punkt für sie und 1 für jedes freie Feld ringsum. Liegen alle acht Plättchen um sie, ist sie fertig und bringt 1 Punkt; am Ende des Spiels zählen die Felder, die dann noch frei sind.",
        "Eine Eiche steht an einer Straße. Sobald Gefolgsleute auf dieser Straße stehen, klettern sie hinauf, bevor irgendetwas gewertet wird, und besetzen nichts mehr. Ein Teich tut dasselbe mit allen Gefolgsleuten auf den acht Plättchen ringsum, wo auch immer sie stehen; nur Burgherren und Figuren in Carcassonne sind sicher. Auf das Plättchen des Teichs darf niemand gesetzt werden.",
        "In deinem Zug darfst du, statt eine Figur zu setzen, eine deiner Figuren von einer Eiche oder aus einem Teich zurücknehmen, aber nicht vom Plättchen, das du gerade gelegt hast. Am Ende des Spiels kostet jede Figur in einem Teich ihren Besitzer 2 Punkte. Der Stein beendet nur eine Straße.",
      ],
      see: "Neben der Hütte von Rot liegen zwei Plättchen, sie bringt also 7 Punkte. Der Meeple von Blau im Teich kostet 2.",
    },
  },
};
