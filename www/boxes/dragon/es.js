// @ts-check
/** The Princess & the Dragon, in Spanish. */
import { FIGURES, cell, place } from "../../i18n/language/es/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    eaten: (name, figure) => `El dragón se ha comido una figura de ${name}: ${FIGURES[figure].name}.`,
    sentAway: (name, figure) => `Una princesa envía a casa una figura de ${name}: ${FIGURES[figure].name}.`,
    comes: "El dragón llega al volcán: allí no se puede poner ninguna figura.",
    walks: (name, x, y) => `${name} mueve el dragón (${cell(x, y)}).`,
    fairy: (name, x, y) => `${name} envía el hada junto a un seguidor (${cell(x, y)}).`,
  },
  scores: {
    fairy: " por el hada",
  },
  actions: {
    fairy: (x, y, where) => `Hada: ${cell(x, y)}${where ? `, ${place(where)}` : ""}`,
    princess: (name, figure, x, y, where) => `Enviar a casa una figura de ${name}: ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
    dragon: (x, y) => `Dragón: ${cell(x, y)}`,
  },
  then: {
    fairy: "Después, el hada.",
    princess: "Después, una princesa envía a casa a un caballero.",
  },
  visitors: {
    dragon: "El dragón está en esta loseta: aquí no se puede poner ninguna figura.",
    fairy: (name) =>
      name
        ? `El hada está en esta loseta junto a un seguidor de ${name}, y el dragón no puede entrar.`
        : "El hada está en esta loseta, en la que el dragón no puede entrar.",
  },
  princess: "con una princesa",
  pieces: {
    fairy: "Hada",
    dragon: "Dragón",
  },
  mover: {
    dragon: (name) => `${name} mueve el dragón`,
  },
  primary: {
    fairy: "Poner hada",
    princess: "Retirar al caballero",
    dragon: "Mover dragón",
  },
  hint: {
    dragon: (step, all) => `Paso ${step} de ${all}: elige una loseta junto al dragón.`,
    princess: "Una princesa: elige un caballero para enviarlo a casa, un lugar para tu figura, o nada.",
    fairy: "Elige a cuál de tus seguidores protege el hada.",
    portal: "Un portal: tu seguidor puede ir a cualquier lugar marcado, también en otras losetas.",
    chosen: {
      fairy: "El hada aquí: el dragón no puede entrar; ganas 1 punto al empezar tu turno y 3 puntos cuando puntúe el seguidor.",
      princess: "Este caballero vuelve a su dueño sin puntos, y tú no pones figura.",
      dragon: "El dragón se come todas las figuras de esta loseta.",
    },
  },
  why: {
    noPortal: "Una figura solo puede ir a otra loseta por un portal de la loseta recién colocada, y solo una vez.",
    dragonThere: "No se puede poner ninguna figura donde está el dragón.",
    dragon: "Primero el dragón tiene que dar un paso.",
    dragonStep: "El dragón no puede ir ahí: va a una loseta contigua en la que no haya estado en este recorrido y en la que no esté el hada.",
    dragonRests: "El dragón no se mueve ahora.",
    noFairy: "El hada solo puede ir junto a uno de tus seguidores, y no adonde ya está.",
    noKnight: "No es un caballero de la ciudad de la princesa que acabas de colocar.",
    knight: "Tienes que enviar a casa a un caballero de la ciudad de la princesa.",
  },
  advice: {
    fairy: "Envía el hada como se ve en el tablero.",
    princess: "Envía a casa al caballero que se ve en el tablero.",
    dragon: "Mueve el dragón como se ve en el tablero.",
  },
  steps: {
    dragon: "Tras una loseta de dragón, el dragón da hasta seis pasos; los jugadores lo guían por turnos.",
  },
  articles: {
    volcano: {
      title: "El volcán",
      text: [
        "Si colocas una loseta con un volcán, el dragón va allí al momento, la primera vez desde la reserva. Allí no se come nada.",
        "Donde está el dragón nadie puede poner una figura ni un fantasma, ni mover un carro. El hada, un piso y un granero sí pueden ir.",
        "Las losetas con dragón solo salen después del primer volcán: las anteriores se apartan y luego se mezclan de nuevo.",
      ],
      see: "El dragón ha dejado el primer volcán por el segundo. Rojo no puede poner allí ninguna figura.",
    },
    dragon: {
      title: "El recorrido del dragón",
      text: [
        "Cuando se ha colocado una loseta con dragón y puesto la figura, el dragón da hasta seis pasos. El primero lo decide quien tiene el turno, y los siguientes los demás, por orden.",
        "Un paso lleva a una loseta contigua en la que el dragón no haya estado en este recorrido, contando la de salida, y en la que no esté el hada. Quien puede moverlo tiene que hacerlo; si queda bloqueado, el recorrido termina.",
        "Se come todas las figuras de cada loseta en la que entra, también en lo alto de las torres, y vuelven a sus dueños. Los graneros están a salvo. Con las «Opciones de reglas» puede moverse después de puntuar.",
      ],
      see: "Rojo movió primero el dragón y luego Azul. Se comió dos figuras y ya no pudo seguir.",
    },
    fairy: {
      title: "El hada",
      text: [
        "En vez de poner una figura puedes enviar el hada junto a uno de tus seguidores, esté donde esté, pero no junto a un constructor, un cerdo o un granero. El dragón no puede entrar en su loseta.",
        "Si está junto a tu seguidor al empezar tu turno, ganas 1 punto. Si el seguidor puntúa, también al final, ganas 3 puntos más, aun sin mayoría.",
        "Se queda en su loseta cuando el seguidor se va. Con las «Opciones de reglas» puede proteger a todas las figuras de su loseta.",
      ],
      points: [
        ["El hada, al empezar tu turno", "1"],
        ["Puntúa el seguidor junto al hada", "3"],
      ],
      see: "El camino de Rojo, de cinco losetas, está completo: 5 puntos, y 3 por el hada, que se queda.",
    },
    princess: {
      title: "La princesa",
      text: [
        "Si colocas una loseta con una princesa en una ciudad con caballeros, puedes, en vez de poner una figura, enviar a casa a uno de ellos, tuyo o de otro, sin que puntúe.",
        "Entonces no pones nada más con esta loseta, ni siquiera un fantasma. Con las «Opciones de reglas» puede ser obligatorio.",
      ],
      see: "Azul colocó la loseta con la princesa, y el caballero de Rojo volvió sin puntos.",
    },
    portal: {
      title: "El portal mágico",
      text: [
        "Si colocas una loseta con un portal, tu seguidor puede ir a cualquier loseta: a un camino, una ciudad, un monasterio o un jardín libres e incompletos, o a un campo libre.",
        "Constructor, cerdo y granero no pueden usarlo, y nadie va a la loseta del dragón.",
      ],
      see: "El seguidor de Rojo fue por el portal a un campo de la primera loseta. La ciudad de allí está completa, y el camino es de Azul.",
    },
  },
};
