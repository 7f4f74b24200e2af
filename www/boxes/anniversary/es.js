// @ts-check
/** The arrows of the 20th anniversary, in Spanish. */

/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "tu figura también puede ir junto a otra tuya",
  elsewhere: "tu figura también puede ir a otra loseta",
  again: "tienes otro turno",
  nothing: "no da nada, porque en este turno no habrá otra loseta",
};

/** @type {typeof import("./en.js").words} */
export const words = {
  arrows: { beside: "flecha para una figura junto a otra tuya", elsewhere: "flecha hacia otras losetas", again: "flecha para otro turno" },
  events: {
    again: (name) => `Flecha para ${name}: una loseta más.`,
  },
  scores: {
    arrow: " por una flecha",
  },
  hint: {
    drawn: (gives) => `Si su flecha apunta a una casilla vacía, ganas 2 puntos; si apunta a una loseta, ${ARROW[gives]}.`,
    far: "Una flecha: tu figura puede ir a cualquier lugar marcado, también en otras losetas.",
    again: "Una flecha te da otro turno después de este.",
    either: "Dos flechas: pon tu figura en otra loseta gracias a una de ellas, o juega otro turno después de este.",
    given: "Tu flecha: una loseta más.",
  },
  why: {
    noArrow: "Una figura solo puede ir a otra loseta en un turno en el que actúa una flecha, o por un portal, y solo una vez.",
  },
  articles: {
    arrows: {
      title: "Las flechas del 20.º aniversario",
      text: [
        "15 losetas tienen una flecha en un lado. La disposición de caminos y ciudades en ellas es nuestra, porque la de las losetas impresas no es pública. Si colocas una de ellas con la flecha hacia una casilla vacía, recibes 2 puntos en el acto.",
        "Si su flecha apunta a una loseta, o si colocas cualquier loseta donde apunta una flecha, la flecha actúa en este turno. Permite que tu figura vaya junto a una de tus figuras en cualquier loseta (dos figuras), o a un camino, una ciudad o un monasterio libre e incompleto o a un campo libre de otra loseta (un arco), o te da otro turno (dos losetas).",
        "Si actúan varias flechas, usas una: quien pone una figura gracias a una flecha no tiene otro turno. Un turno tiene como mucho dos partes, y un fantasma no aprovecha ninguna flecha.",
      ],
      see: "La flecha de la loseta de Azul apunta a la loseta de arriba, así que la figura de Azul fue a la ciudad de esa loseta.",
    },
  },
};
