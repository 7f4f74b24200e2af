// @ts-check
/** Little Buildings, in German. */
import { cell } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("de");

const KINDS = { shed: "einen Schuppen", house: "ein Haus", tower: "einen Turm" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { building: (name, building, x, y) => `${name} setzt ${KINDS[building]} (${cell(x, y)}).` },
  extras: ", mit kleinen Gebäuden",
  actions: { shed: "Einen Schuppen setzen", house: "Ein Haus setzen", tower: "Einen Turm setzen" },
  visitors: "Hier steht ein kleines Gebäude: Was auf diesem Plättchen liegt, ist mehr wert.",
  holdings: {
    left: (count) => plural(count, { zero: "keine kleinen Gebäude mehr", one: "noch # kleines Gebäude", other: "noch # kleine Gebäude" }),
    kind: "Kleine Gebäude übrig",
  },
  pieces: { shed: "Schuppen", house: "Haus", tower: "Turm" },
  labels: { shed: "Schuppen", house: "Haus", tower: "Turm" },
  hint: "Die Straßen, Städte und Wiesen auf diesem Plättchen und die Klöster ringsum sind dann mehr wert, für alle.",
  primary: { shed: "Schuppen setzen", house: "Haus setzen", tower: "Turm setzen" },
  why: {
    noBuildingLeft: "Du hast kein solches Gebäude mehr.",
    buildingLater: "Ein kleines Gebäude kommt statt einer Figur auf das eben gelegte Plättchen.",
  },
  then: { building: "Dann wird ein kleines Gebäude gesetzt." },
  advice: { building: "Setze ein kleines Gebäude auf das Plättchen." },
  articles: {
    buildings: {
      title: "Kleine Gebäude",
      text: [
        "Alle haben ein paar Schuppen, Häuser und Türme. Statt eine Figur zu setzen, darfst du eines davon auf das Plättchen stellen, das du gerade gelegt hast, auch wenn dort keine Figur stehen könnte, und auch auf eine Abtei.",
        "Jedes bringt jeder Straße, Stadt und Wiese auf seinem Plättchen 1 Punkt, sooft sie gewertet werden, egal wer die Punkte bekommt, und jedem Kloster oder Garten auf seinem Plättchen oder einem der acht ringsum. Unter „Regeloptionen“ lässt sich einstellen, dass Häuser 2 und Türme 3 Punkte bringen.",
        "Diese Punkte kommen zuletzt: Eine Hexe halbiert sie nicht. Ein Abt, der zurückgenommen wird, bekommt sie nicht. Ein Phantom darf noch folgen.",
      ],
      see: "An der fertigen Straße von Rot steht ein Haus: 3 Punkte für ihre Plättchen und 1 für das Haus.",
    },
  },
};
