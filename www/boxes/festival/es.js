// @ts-check
/** The Festival, in Spanish. */
import { FIGURES, cell, place } from "../../i18n/language/es/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  actions: {
    figure: (figure, x, y, where) => `Recuperar: ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
    barn: (x, y) => `Recuperar el granero (${cell(x, y)})`,
  },
  /** On a tile, in words. */
  parts: { festival: "fuegos artificiales de un festival" },
  hint: {
    festival: "Un festival: coloca una figura en la loseta, o toca una de las tuyas en el tablero para recuperarla sin puntos.",
    chosen: "Vuelve a tu reserva sin puntos, y no colocas ninguna figura.",
  },
  primary: { return: "Recuperar" },
  why: { noReturn: "Solo en un festival se puede recuperar una figura sin puntos." },
  then: { return: "Después se recupera una figura en el festival." },
  advice: { return: "Recupera la figura como se ve en el tablero." },
  articles: {
    festival: {
      title: "El Festival",
      text: [
        "Diez losetas muestran los fuegos artificiales de un festival. Cuando colocas una de ellas, puedes recuperar una de tus figuras de cualquier lugar del tablero en vez de colocar una: un seguidor de un camino, una ciudad, un campo, una torre, un castillo o un barrio de Carcassonne, pero también un constructor, un cerdo, cualquier otra figura o un granero.",
        "No te da ningún punto. Un constructor o un cerdo que se quede solo vuelve también. Aún puedes colocar un fantasma. Un abad puede volver así, o como siempre, con sus puntos.",
        "Los prisioneros de una torre no vuelven en un festival.",
      ],
      see: "Rojo ha colocado la loseta de los fuegos artificiales y ha recuperado al bandido, que habría tenido que esperar mucho.",
    },
  },
};
