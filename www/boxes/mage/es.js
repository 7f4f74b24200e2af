// @ts-check
/** Mage & Witch, in Spanish. */
import { cell, place } from "../../i18n/language/es/game.js";

const NAMES = { mage: "al mago", witch: "a la bruja" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    moved: (who, x, y, where) => `${who === "mage" ? "El mago" : "La bruja"} cambia de sitio (${cell(x, y)}, ${place(where)}).`,
    left: (who) => `${who === "mage" ? "El mago" : "La bruja"} sale del tablero.`,
  },
  extras: { mage: ", con el mago", witch: ", a la mitad por la bruja" },
  actions: {
    move: (who, x, y, where) => `Mover ${NAMES[who]} (${cell(x, y)}, ${place(where)})`,
    remove: (who) => `Retirar ${NAMES[who]} del tablero`,
  },
  /** On a tile, in words. */
  parts: { hat: "sombrero de bruja" },
  feature: { mage: "El mago suma un punto por cada loseta.", witch: "La bruja reduce los puntos a la mitad." },
  pieces: { mage: "Mago", witch: "Bruja" },
  hint: {
    magic: "Mueve al mago o a la bruja a cualquier camino o ciudad incompletos: el mago adonde quieras más puntos, la bruja adonde quieras menos.",
    mage: "El mago suma un punto por cada loseta del camino o la ciudad donde está.",
    witch: "La bruja reduce a la mitad los puntos del camino o la ciudad donde está.",
    remove: "No les queda ningún camino ni ciudad: retira del tablero al mago o a la bruja.",
  },
  primary: { mage: "Mover al mago", witch: "Mover a la bruja", removeMagic: "Retirar del tablero" },
  why: {
    magic: "Mueve primero al mago o a la bruja.",
    noMagic: "El mago y la bruja no se mueven ahora.",
    magicNotThere: "El mago y la bruja van a caminos y ciudades incompletos donde no esté ninguno de los dos.",
    magicCanMove: "Solo se retira uno si no les queda ningún camino ni ciudad.",
  },
  advice: { magic: "Mueve la pieza como se ve en el tablero.", removeMagic: "Retira del tablero la pieza señalada." },
  steps: {
    magic: "Una loseta con sombrero: mueves al mago o a la bruja.",
  },
  articles: {
    magic: {
      title: "Mago y Bruja",
      text: [
        "Cuando colocas una loseta con un sombrero de bruja, debes mover al mago o a la bruja antes de colocar una figura: a cualquier camino o ciudad incompletos del tablero donde no esté ninguno de los dos. No son de nadie y no ocupan nada. Si el mago y la bruja quedan en la misma zona porque una loseta une dos, quien la colocó debe mover a uno de ellos.",
        "El mago suma 1 punto por cada loseta del camino o la ciudad donde está. La bruja reduce todos sus puntos a la mitad, redondeando hacia arriba. También vale para los que quedan incompletos al final de la partida.",
        "Cuando se puntúa el camino o la ciudad, el mago o la bruja sale del tablero hasta que alguien lo traiga de nuevo. Si no queda ningún camino ni ciudad que elegir, sale el que esté solo en el tablero; si están los dos, hay que retirar a uno.",
      ],
      see: "El mago está en el camino de Rojo, de tres losetas: 3 puntos, y 3 más.",
    },
  },
};
