// @ts-check
/** Heretics & Shrines, in Spanish. */
import { FIGURES, tiles } from "../../i18n/language/es/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    shrine: (completed, around) => ` por un santuario ${completed ? "completo" : "incompleto"} con ${tiles(around)} alrededor`,
  },
  causes: {
    challenged: (name, figure) => `Una figura de ${name} vuelve a casa sin puntos porque el otro lado se completó antes: ${FIGURES[figure].name}.`,
  },
  parts: { shrine: "santuario" },
  feature: {
    shrine:
      "Es un santuario: puntúa como un monasterio. Si se completa antes que un monasterio vecino, la figura de allí vuelve a casa sin puntos, y viceversa.",
  },
  why: {
    shrineBarred: "Un santuario no puede estar junto a dos monasterios, ni junto a uno que ya tenga un santuario al lado.",
    monasteryBarred: "Un monasterio no puede estar junto a dos santuarios, ni junto a uno que ya tenga un monasterio al lado.",
  },
  articles: {
    shrine: {
      title: "Herejes y Santuarios",
      text: [
        "Un santuario es en todo como un monasterio: hay una figura en él, lo completan las ocho losetas de alrededor y da hasta 9 puntos.",
        "Cuando un santuario y un monasterio son vecinos, también en diagonal, y hay figuras en los dos, compiten. El que se completa primero puntúa como siempre, y la figura del otro vuelve a casa sin puntos. Si una sola loseta completa los dos, puntúan los dos; al final de la partida también. Una abadía y una iglesia cuentan como monasterios. Un abad que se recupera no desafía a nadie.",
        "Un santuario puede tener al lado como mucho un monasterio, y un monasterio como mucho un santuario.",
      ],
      see: "El santuario está completo: 9 puntos para Rojo. El monje de Azul en el monasterio vecino volvió a casa sin puntos.",
    },
  },
};
