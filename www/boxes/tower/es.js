// @ts-check
/** The Tower, in Spanish. */
import { FIGURES, cell, place, points } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("es");

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    atop: (name, figure) => `${name} ha puesto ${FIGURES[figure].a} en lo alto de una torre.`,
    floor: (name, floors) => `${name} añade un piso a una torre: ahora su altura es ${floors}.`,
    captured: (captor, name, figure) => `${captor} captura una figura de ${name}: ${FIGURES[figure].name}.`,
    freed: (name, figure, captor) => `Queda libre una figura de ${name} que tenía presa ${captor}: ${FIGURES[figure].name}.`,
    pays: (name, count) => `${name} paga ${points(count)} de rescate.`,
  },
  scores: {
    ransom: " de rescate",
  },
  actions: {
    floor: (x, y, floors) => `Piso ${floors} de la torre (${cell(x, y)})`,
    capture: (name, figure, x, y, where) => `Capturar una figura de ${name}: ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
    exchange: (name, figure) => `Recuperar de ${name}: ${FIGURES[figure].name}`,
    ransom: (name, figure) => `Pagar 3 puntos a ${name}: ${FIGURES[figure].name}`,
  },
  then: {
    floor: "Después, un piso en una torre.",
  },
  holdings: {
    kinds: { floors: "Pisos", prisoners: "Prisioneros" },
    prisoner: (count, figure, owner) => `prisionero: ${count > 1 ? `${count} × ` : ""}${FIGURES[figure].name} (${owner})`,
    floors: (count) => `pisos restantes: ${count}`,
  },
  feature: {
    tower: (count) => plural(count, { zero: "Base de torre", one: "Torre de # piso", other: "Torre de # pisos" }),
    reach: (count) =>
      plural(count, {
        zero: "Cualquiera puede construir aquí el primer piso.",
        other: "Quien añada un piso puede capturar una figura en esta loseta o hasta a {next} losetas de distancia en línea recta.",
      }).replace("{next}", String(count + 1)),
    open: "No hay nadie en lo alto.",
    onTop: (name) => `En lo alto hay una figura de ${name}: no se puede añadir ningún piso.`,
  },
  pieces: {
    piece: "Piso",
  },
  atop: "En lo alto",
  primary: {
    floor: "Construir piso",
    capture: "Capturar figura",
    exchange: "Recuperar esta figura",
    ransom: "Pagar rescate",
  },
  skip: {
    capture: "No capturar a nadie",
  },
  hint: {
    piece: "Elige la torre para tu piso.",
    capture: "Tu torre alcanza estas figuras: elige una para capturarla, o ninguna.",
    exchange: "Cada uno tiene presa una figura del otro. Elige cuál de las tuyas vuelve.",
    chosen: {
      floor: "Un piso más: después puedes capturar una figura a su alcance.",
      atop: "Tu figura cierra la torre: no se añaden pisos hasta que se vaya.",
      capture: "Haces prisionera esta figura.",
      exchange: "Recuperas esta figura.",
      ransom: "Pagas 3 puntos y recuperas esta figura al momento.",
    },
  },
  why: {
    noFloorThere: "Una figura solo puede subir a una torre que tenga algún piso.",
    noFloor: "Ya no te quedan pisos.",
    noFoundation: "Aquí no hay ninguna torre a la que puedas añadir un piso.",
    capture: "Decide primero a quién capturas, si es que capturas a alguien.",
    outOfReach: "Esa figura está fuera del alcance de la torre.",
    noCapture: "Solo se captura una figura después de añadir un piso a una torre.",
    exchange: "Elige primero cuál de tus figuras vuelve.",
    noPrisoner: "Ese jugador no tiene presa ninguna figura tuya de ese tipo.",
    noExchange: "No hay prisioneros que intercambiar.",
    noRansom: "Puedes pagar un rescate una vez en tu turno, si tienes al menos 3 puntos, por una figura tuya que esté presa.",
  },
  advice: {
    floor: "Construye el piso como se ve en el tablero.",
    capture: "Captura la figura que se ve en el tablero.",
    exchange: "Recupera una figura.",
    ransom: "Paga el rescate.",
  },
  articles: {
    floors: {
      title: "Las torres",
      text: [
        "En vez de poner una figura puedes poner uno de tus pisos sobre una base o sobre una torre sin figura en lo alto. Con dos jugadores cada uno tiene 10 pisos; con tres, cuatro, cinco y seis, 9, 7, 6 y 5.",
        "O pones un meeple, un meeple grande o un fantasma en lo alto de una torre que tenga algún piso. Eso cierra la torre hasta que la figura se vaya. Allí no puntúa.",
      ],
      points: [["Pisos con 2, 3, 4, 5 y 6 jugadores", "10, 9, 7, 6, 5"]],
      see: "El meeple de Azul está en lo alto de la torre que empezó Rojo: no se puede añadir ningún piso.",
    },
    capture: {
      title: "Capturar figuras",
      text: [
        "Después de añadir un piso puedes capturar una figura: en la loseta de la torre o, como máximo, a tantas losetas de distancia como pisos tiene ahora la torre, en línea recta en las cuatro direcciones, también por encima de huecos y otras torres.",
        "Constructores, cerdos y graneros no se capturan, pero un constructor o un cerdo que se queda solo vuelve a casa. Las figuras en lo alto de torres sí se capturan. Las tuyas vuelven a tu reserva.",
      ],
      see: "Azul añadió un piso y capturó el meeple de Rojo en la loseta de al lado.",
    },
    ransom: {
      title: "Intercambio y rescate",
      text: [
        "En cuanto dos jugadores tienen presa una figura del otro, las intercambian una por una. Si se puede elegir, quien acaba de capturar dice cuál de las suyas vuelve.",
        "Una vez en tu turno, si tienes al menos 3 puntos, puedes pagar 3 puntos a un jugador por una de tus figuras y usarla al momento: toca al prisionero junto al nombre de ese jugador. Al final los prisioneros no puntúan.",
      ],
      points: [["Rescate, para quien tiene la figura", "3"]],
      see: "Rojo pagó a Azul 3 puntos por el meeple capturado.",
    },
  },
};
