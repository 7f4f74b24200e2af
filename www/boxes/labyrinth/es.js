// @ts-check
/** El Laberinto, en español. */

/** @type {import("./index.js").Words} */
export const words = {
  extras: ", con las figuras del laberinto",
  parts: { labyrinth: "laberinto" },
  facts: {
    labyrinth:
      "En este camino hay un laberinto: cada tramo se puede ocupar por separado y, cuando el camino se completa, cada figura que está en él da 2 puntos más.",
  },
  articles: {
    labyrinth: {
      title: "El Laberinto",
      text: [
        "La loseta del laberinto es un camino de cuatro tramos, que no termina allí. Puedes colocar una figura en el propio laberinto si no hay nadie en él, y en cada tramo si no hay nadie en lo que está unido a él sin pasar por el laberinto. Así, varios jugadores pueden estar en el camino desde el principio. Un carro que se mueve puede entrar del mismo modo en un tramo, pero en el laberinto solo si todo el camino está libre.",
        "Cuando el camino se completa, quien tenga en total más bandidos recibe 1 punto por loseta, como siempre, y 2 puntos más por cada figura que esté en él, sea de quien sea; los constructores también cuentan. Un camino incompleto no da nada por las figuras. En «Opciones de reglas» el laberinto puede ser un simple cruce.",
      ],
      see: "Rojo está en el laberinto y Azul en el tramo este: 6 losetas y 2 figuras dan 10 puntos a cada uno.",
    },
  },
};
