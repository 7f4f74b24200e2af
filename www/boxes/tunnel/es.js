// @ts-check
/** The Tunnel, in Spanish. */
import { cell, place as placeOf } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("es");

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { tunnel: (name, x, y) => `${name} pone una ficha en una boca de túnel (${cell(x, y)}).` },
  actions: { tunnel: (x, y, where, pair) => `Ficha de túnel${pair && ` ${pair}`} (${cell(x, y)}, ${placeOf(where)})` },
  visitors: (name) => `Aquí hay una ficha de túnel de ${name}.`,
  parts: { tunnel: "boca de túnel" },
  holdings: {
    left: (count) => plural(count, { zero: "ninguna ficha de túnel", one: "# ficha de túnel", other: "# fichas de túnel" }),
    kind: "Fichas de túnel",
  },
  labels: { tunnel: "Ficha" },
  pieces: { tunnel: "Ficha de túnel" },
  hint: {
    tunnel: "Toca una boca de túnel libre. La segunda ficha de una pareja une su camino al de la primera. Una ficha por turno.",
    chosen: "Una segunda ficha de la misma pareja une los dos caminos. La primera solo te reserva la boca.",
  },
  primary: { tunnel: "Poner la ficha" },
  skip: { tunnel: "Ninguna ficha" },
  why: {
    tunnel: "Pon ahora una ficha de túnel, o ninguna.",
    noMouth: "Allí ningún camino acaba en una boca de túnel.",
    mouthTaken: "En esa boca ya hay una ficha.",
    tunnelOnce: "Ya has puesto una ficha de túnel en este turno.",
    noTunnelToken: "No te queda ninguna ficha de esa pareja.",
    noTunnel: "Una ficha de túnel se pone con la figura o después.",
  },
  advice: { tunnel: "Pon una ficha de túnel como se ve en el tablero." },
  steps: {
    tunnel: "Puedes poner una de tus fichas en una boca de túnel libre.",
  },
  articles: {
    tunnel: {
      title: "El Túnel",
      text: [
        "Un camino que lleva a una boca de túnel no se completa allí: sigue abierto hasta que el túnel se une a otro. Una vez en tu turno, antes o después de colocar una figura, puedes poner una de tus fichas en cualquier boca libre.",
        "La primera ficha de una pareja solo te reserva la boca, para siempre. La segunda une las dos bocas: los dos caminos pasan a ser uno, y las figuras de ambos lo comparten. Si así se completa un camino, puntúa enseguida, esté donde esté. Solo cuentan sus losetas.",
        "Con dos jugadores cada uno empieza con tres parejas, con tres jugadores con dos y con más con una; las «Opciones de reglas» pueden cambiarlo. Los pasajes de dos losetas de La Princesa y el Dragón y de La Abadía y el Alcalde también tienen bocas.",
      ],
      see: "Rojo ha puesto las dos fichas de una pareja en dos bocas: los dos caminos son ahora uno.",
    },
  },
};
