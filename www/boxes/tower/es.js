// @ts-check
/** The Tower, in Spanish. */
import { FIGURES, cell, place, points } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("es");

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    atop: (name, figure) => `${name} ha puesto ${FIGURES[figure].a} en lo alto de una torre.`,
    floor: (name, floors) => `${name} añade un piso a una torre, que ahora tiene ${plural(floors, { one: "# piso", other: "# pisos" })}.`,
    captured: (captor, name, figure) => `${captor} captura un seguidor de ${name}: ${FIGURES[figure].name}.`,
    freed: (name, figure, captor) => `Vuelve un seguidor de ${name} que tenía preso ${captor}: ${FIGURES[figure].name}.`,
    pays: (name, count) => `${name} paga ${points(count)} de rescate.`,
  },
  scores: {
    ransom: " de rescate",
  },
  actions: {
    floor: (x, y, floors) => `Piso ${floors} de la torre (${cell(x, y)})`,
    capture: (name, figure, x, y, where) => `Capturar un seguidor de ${name}: ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
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
        other: "Quien añada un piso puede capturar un seguidor en esta loseta o hasta a {next} losetas de distancia en línea recta.",
      }).replace("{next}", String(count + 1)),
    open: "No hay nadie en lo alto.",
    onTop: (name) => `En lo alto hay un seguidor de ${name}: no se puede añadir ningún piso.`,
  },
  pieces: {
    piece: "Piso",
  },
  atop: "En lo alto",
  primary: {
    floor: "Construir piso",
    capture: "Capturar seguidor",
    exchange: "Recuperar este seguidor",
    ransom: "Pagar rescate",
  },
  skip: {
    capture: "No capturar a nadie",
  },
  hint: {
    piece: "Elige la torre para tu piso.",
    capture: "Tu torre alcanza estos seguidores: elige uno para capturarlo, o ninguno.",
    exchange: "Cada uno tiene preso un seguidor del otro. Elige cuál de los tuyos vuelve.",
    chosen: {
      floor: "Un piso más: después puedes capturar un seguidor a su alcance.",
      atop: "Tu seguidor cierra la torre: no se añaden pisos hasta que se vaya.",
      capture: "Capturas este seguidor.",
      exchange: "Recuperas este seguidor.",
      ransom: "Pagas 3 puntos y recuperas este seguidor al momento.",
    },
  },
  why: {
    noFloorThere: "Un seguidor solo puede subir a una torre que tenga algún piso.",
    noFloor: "Ya no te quedan pisos.",
    noFoundation: "Aquí no hay ninguna torre a la que puedas añadir un piso.",
    capture: "Decide primero a quién capturas, si es que capturas a alguien.",
    outOfReach: "Ese seguidor está fuera del alcance de la torre.",
    noCapture: "Solo se captura un seguidor después de añadir un piso a una torre.",
    exchange: "Elige primero cuál de tus seguidores vuelve.",
    noPrisoner: "Ese jugador no tiene preso ningún seguidor tuyo de ese tipo.",
    noExchange: "No hay prisioneros que intercambiar.",
    noRansom: "Puedes pagar un rescate una vez en tu turno, si tienes al menos 3 puntos, por un seguidor tuyo que esté preso.",
  },
  advice: {
    floor: "Construye el piso como se ve en el tablero.",
    capture: "Captura el seguidor que se ve en el tablero.",
    exchange: "Recupera un seguidor.",
    ransom: "Paga el rescate.",
  },
  steps: {
    capture: "Una torre que acaba de crecer puede capturar un seguidor a su alcance.",
    exchange: "Si dos jugadores tienen presos seguidores el uno del otro, los intercambian.",
  },
  articles: {
    floors: {
      title: "Las torres",
      text: [
        "En vez de poner un seguidor puedes poner uno de tus pisos sobre una base o sobre una torre sin seguidor en lo alto. Con dos jugadores cada uno tiene 10 pisos; con tres, cuatro, cinco y seis, 9, 7, 6 y 5.",
        "O pones un seguidor (normal o grande) o un fantasma en lo alto de una torre que tenga algún piso. Eso cierra la torre hasta que se vaya. Allí no puntúa.",
      ],
      points: [["Pisos con 2, 3, 4, 5 y 6 jugadores", "10, 9, 7, 6, 5"]],
      see: "El seguidor de Azul está en lo alto de la torre que empezó Rojo: no se puede añadir ningún piso.",
    },
    capture: {
      title: "Capturar seguidores",
      text: [
        "Después de añadir un piso puedes capturar un seguidor: en la loseta de la torre o, como máximo, a tantas losetas de distancia como pisos tiene ahora la torre, en línea recta en las cuatro direcciones, también por encima de huecos y otras torres.",
        "Constructores, cerdos y graneros no se capturan, pero un constructor o un cerdo que se queda solo vuelve a casa. Los seguidores en lo alto de torres sí se capturan. Los tuyos vuelven a tu reserva.",
      ],
      see: "Azul añadió un piso y capturó el seguidor de Rojo en la loseta de al lado.",
    },
    ransom: {
      title: "Intercambio y rescate",
      text: [
        "En cuanto dos jugadores tienen preso un seguidor del otro, los intercambian uno por uno. Si se puede elegir, quien acaba de capturar dice cuál de los suyos vuelve.",
        "Una vez en tu turno, si tienes al menos 3 puntos, puedes pagar 3 puntos a un jugador por uno de tus seguidores y usarlo al momento: toca al prisionero junto al nombre de ese jugador. Al final los prisioneros no puntúan.",
      ],
      points: [["Rescate, para quien tiene el seguidor", "3"]],
      see: "Rojo pagó a Azul 3 puntos por el seguidor capturado.",
    },
  },
};
