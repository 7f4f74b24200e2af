// @ts-check
/** Little Buildings, in Spanish. */
import { cell } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("es");

const KINDS = { shed: "un cobertizo", house: "una casa", tower: "una torre" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { building: (name, building, x, y) => `${name} pone ${KINDS[building]} (${cell(x, y)}).` },
  extras: ", con pequeños edificios",
  actions: { shed: "Poner un cobertizo", house: "Poner una casa", tower: "Poner una torre" },
  visitors: "Aquí hay un pequeño edificio: suma puntos a lo que hay en esta loseta.",
  holdings: {
    left: (count) => plural(count, { zero: "sin pequeños edificios", one: "queda # pequeño edificio", other: "quedan # pequeños edificios" }),
    kind: "Pequeños edificios restantes",
  },
  pieces: { shed: "Cobertizo", house: "Casa", tower: "Torre" },
  labels: { shed: "Cobertizo", house: "Casa", tower: "Torre" },
  hint: "Con él, los caminos, ciudades y campos de esta loseta y los monasterios de alrededor valen más para todos.",
  primary: { shed: "Poner el cobertizo", house: "Poner la casa", tower: "Poner la torre" },
  why: {
    noBuildingLeft: "No te queda ningún edificio de ese tipo.",
    buildingLater: "Un pequeño edificio se pone en la loseta recién colocada, en vez de una figura.",
  },
  then: { building: "Después se pone un pequeño edificio." },
  advice: { building: "Pon un pequeño edificio en la loseta." },
  articles: {
    buildings: {
      title: "Pequeños Edificios",
      text: [
        "Todos tienen algunos cobertizos, casas y torres. En vez de colocar una figura puedes poner uno en la loseta que acabas de colocar, aunque allí no se pueda poner ninguna figura, y también en una abadía.",
        "Cada uno suma 1 punto a cada camino, ciudad y campo de su loseta cada vez que se puntúan, gane quien gane los puntos, y a cada monasterio o jardín de su loseta o de una de las ocho de alrededor. Con las «Opciones de reglas» las casas pueden valer 2 puntos y las torres 3.",
        "Estos puntos se suman al final: una bruja no los reduce a la mitad. Un abad que se recupera no los recibe. Después aún puedes poner un fantasma.",
      ],
      see: "En el camino completo de Rojo hay una casa: 3 puntos por sus losetas y 1 por la casa.",
    },
  },
};
