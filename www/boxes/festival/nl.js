// @ts-check
/** The Festival, in Dutch. */
import { FIGURES, cell, place } from "../../i18n/language/nl/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  actions: {
    figure: (figure, x, y, where) => `Terugnemen: ${FIGURES[figure]} (${cell(x, y)}: ${place(where)})`,
    barn: (x, y) => `De herenboerderij terugnemen (${cell(x, y)})`,
  },
  /** On a tile, in words. */
  parts: { festival: "vuurwerk van een feest" },
  hint: {
    festival: "Een feest: zet een meeple op de tegel, of tik een van je eigen meeples op het bord aan om die zonder punten terug te nemen.",
    chosen: "Die komt zonder punten terug in je voorraad, en je zet geen meeple.",
  },
  primary: { return: "Terugnemen" },
  why: { noReturn: "Alleen bij een feest kun je een meeple zonder punten terugnemen." },
  then: { return: "Daarna wordt bij het feest een meeple teruggenomen." },
  advice: { return: "Neem de meeple terug zoals op het bord te zien is." },
  articles: {
    festival: {
      title: "Het Feest",
      text: [
        "Op tien tegels staat het vuurwerk van een feest. Als je zo’n tegel legt, mag je in plaats van een meeple te zetten er een van jou terugnemen, waar die ook op het bord staat: een meeple van een weg, uit een stad, van een weide, van een toren, uit een burcht of uit een stadsdeel van Carcassonne, maar ook de bouwmeester, het varken, elk ander speelstuk of de herenboerderij.",
        "Je krijgt er geen punten voor. Een bouwmeester of varken dat alleen achterblijft, komt ook terug. Een fantoom mag daarna nog worden gezet. Een abt mag zo terugkomen, of zoals anders, met punten.",
        "Gevangenen van een toren komen bij een feest niet terug.",
      ],
      see: "Rood heeft de tegel met het vuurwerk gelegd en de struikrover teruggenomen, die nog lang had moeten wachten.",
    },
  },
};
