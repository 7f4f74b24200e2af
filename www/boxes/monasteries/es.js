// @ts-check
/** Monasteries in Germany, in Spanish. */
import { FEATURES, FIGURES, points } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("es");

Object.assign(FEATURES, { "monastery.abbot": "tumbado en el monasterio", lying: "tumbado en el monasterio" });

/** @type {typeof import("./en.js").words} */
export const words = {
  placed: { lying: (name, figure) => `${name} tumba ${FIGURES[figure].a} en un monasterio.` },
  scores: {
    lying: (count) =>
      plural(count, {
        zero: " por una figura tumbada en un monasterio sin losetas en sus filas",
        one: " por una figura tumbada en un monasterio con # loseta en sus filas",
        other: " por una figura tumbada en un monasterio con # losetas en sus filas",
      }),
    /** An abbot who is taken back. */
    recalled: (count) =>
      plural(count, {
        zero: " por una figura tumbada en un monasterio sin nada alrededor",
        one: " por una figura tumbada en un monasterio con # loseta alrededor",
        other: " por una figura tumbada en un monasterio con # losetas alrededor",
      }),
  },
  /** On a tile, in words. */
  parts: { lying: "sitio para tumbarse" },
  feature: {
    title: "Tumbado en el monasterio",
    worth: (worth) =>
      `Al final da ${points(worth)}: 1 por el monasterio y 1 por cada loseta de las filas continuas hacia el norte, el este, el sur y el oeste.`,
    who: (names) => `Tumbado aquí: ${listed(names)}.`,
    nobody: "Aquí no hay nadie tumbado.",
  },
  labels: { lying: "Tumbarse" },
  hint: {
    lying:
      "Un seguidor puede estar de pie en este monasterio como en cualquiera, o tumbarse en él hasta el final de la partida: entonces cuentan las filas de losetas en las cuatro direcciones.",
  },
  /** Why nobody can lie down there. */
  taken: { lying: "Esta figura no puede tumbarse ahí: ya hay alguien en el monasterio, o las figuras de esa clase nunca se tumban." },
  articles: {
    lying: {
      title: "Monasterios de Alemania",
      text: [
        "Cada uno de estos seis monasterios tiene dos sitios. Un seguidor puede estar de pie en él, como en cualquier monasterio. O lo tumbas: entonces se queda hasta el final de la partida, pase lo que pase. Pueden tumbarse los seguidores, los seguidores grandes, los abades, los carros, los maestros de ceremonias y los fantasmas. No se coloca a nadie en un monasterio en el que alguien esté de pie o tumbado.",
        "Al final de la partida, quien está tumbado en un monasterio recibe 1 punto por él y 1 punto por cada loseta de las filas continuas que salen de él hacia el norte, el este, el sur y el oeste. Un abad tumbado se puede recuperar como siempre, por 1 punto y 1 por cada loseta alrededor.",
        "Mientras en él solo haya figuras tumbadas, ese monasterio nunca cuenta como completo. Estos monasterios sustituyen a los del juego básico; las «Opciones de reglas» también pueden conservar aquellos.",
      ],
      see: "Rojo está tumbado en el monasterio: 1 punto por él y 5 por las losetas de sus filas.",
    },
  },
};
