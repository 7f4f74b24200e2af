// @ts-check
/** Heretics & Shrines, in Spanish. */
import { FIGURES, tiles } from "../../i18n/language/es/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    shrine: (completed, around) => ` por un lugar de culto ${completed ? "completo" : "incompleto"} con ${tiles(around)} alrededor`,
  },
  causes: {
    challenged: (name, figure) => `Una figura de ${name} vuelve a casa sin puntos porque el otro lado se completó antes: ${FIGURES[figure].name}.`,
  },
  parts: { shrine: "lugar de culto" },
  feature: {
    shrine:
      "Es un lugar de culto: puntúa como un monasterio. Si se completa antes que un monasterio vecino, la figura de allí vuelve a casa sin puntos, y viceversa.",
  },
  why: {
    shrineBarred: "Un lugar de culto no puede estar junto a dos monasterios, ni junto a uno que ya tenga un lugar de culto al lado.",
    monasteryBarred: "Un monasterio no puede estar junto a dos lugares de culto, ni junto a uno que ya tenga un monasterio al lado.",
  },
  articles: {
    shrine: {
      title: "Herejes y Lugares de Culto",
      text: [
        "Un lugar de culto es en todo un monasterio: hay una figura en él, lo completan las ocho losetas de alrededor y da hasta 9 puntos.",
        "Cuando un lugar de culto y un monasterio son vecinos, también en diagonal, y hay figuras en los dos, compiten. El que se completa primero puntúa como siempre, y la figura del otro vuelve a casa sin puntos. Si una sola loseta completa los dos, puntúan los dos; al final de la partida también. Una abadía y una iglesia cuentan como monasterios. Un abad que se recupera no desafía a nadie.",
        "Un lugar de culto puede tener al lado como mucho un monasterio, y un monasterio como mucho un lugar de culto.",
      ],
      see: "El lugar de culto está completo: 9 puntos para Rojo. El monje de Azul en el monasterio vecino volvió a casa sin puntos.",
    },
  },
};
