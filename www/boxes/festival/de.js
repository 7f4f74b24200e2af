// @ts-check
/** The Festival, in German. */
import { FIGURES, cell, place } from "../../i18n/language/de/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  actions: {
    figure: (figure, x, y, where) => `Zurücknehmen: ${FIGURES[figure].name} (${cell(x, y)}: ${place(where)})`,
    barn: (x, y) => `Den Gutshof zurücknehmen (${cell(x, y)})`,
  },
  /** On a tile, in words. */
  parts: { festival: "Feuerwerk eines Festes" },
  hint: {
    festival: "Ein Fest: Setze eine Figur auf das Plättchen, oder tippe eine deiner Figuren auf dem Brett an und nimm sie ohne Punkte zurück.",
    chosen: "Sie kommt ohne Punkte in deinen Vorrat zurück, und du setzt keine Figur.",
  },
  primary: { return: "Zurücknehmen" },
  why: { noReturn: "Nur bei einem Fest lässt sich eine Figur ohne Punkte zurücknehmen." },
  then: { return: "Dann wird beim Fest eine Figur zurückgenommen." },
  advice: { return: "Nimm die Figur wie auf dem Brett gezeigt zurück." },
  articles: {
    festival: {
      title: "Das Fest",
      text: [
        "Zehn Plättchen zeigen das Feuerwerk eines Festes. Legst du ein solches Plättchen, darfst du, statt eine Figur zu setzen, eine deiner Figuren von irgendwo auf dem Brett zurücknehmen: einen Meeple von einer Straße, aus einer Stadt, von einer Wiese, von einem Turm, aus einer Burg oder einem Viertel von Carcassonne, aber auch einen Baumeister, ein Schwein, jede andere Figur oder einen Gutshof.",
        "Punkte gibt es dafür nicht. Ein Baumeister oder Schwein, das allein bleibt, kommt mit zurück. Ein Phantom darf trotzdem noch gesetzt werden. Ein Abt darf so zurückkommen oder wie sonst, mit Punkten.",
        "Gefangene kommen bei einem Fest nicht zurück.",
      ],
      see: "Rot hat das Plättchen mit dem Feuerwerk gelegt und den Wegelagerer zurückgenommen, der sonst noch lange hätte warten müssen.",
    },
  },
};
