// @ts-check
/** Dragon, fairy, towers and prisoners: what happens, what can be done and what is seen, in Spanish. */
import { words } from "../words.js";
import { FIGURES, cell, place, points } from "./game.js";

const { plural, capital } = words("es");

/** @type {typeof import("../en/dragon.js").dragon} */
export const dragon = {
  events: {
    atop: (name, figure) => `${name} ha puesto ${FIGURES[figure].a} en lo alto de una torre.`,
    eaten: (name, figure) => `El dragón se ha comido una figura de ${name}: ${FIGURES[figure].name}.`,
    sentAway: (name, figure) => `Una princesa envía a casa una figura de ${name}: ${FIGURES[figure].name}.`,
    leftAlone: (name, figure) => `Una figura de ${name} se ha quedado sola y vuelve a casa: ${FIGURES[figure].name}.`,
    comes: "El dragón llega al volcán: allí no se puede colocar ninguna figura.",
    walks: (name, x, y) => `${name} mueve el dragón (${cell(x, y)}).`,
    fairy: (name, x, y) => `${name} envía el hada junto a una figura (${cell(x, y)}).`,
    floor: (name, floors) => `${name} añade un piso a una torre: ahora su altura es ${floors}.`,
    captured: (captor, name, figure) => `${captor} captura una figura de ${name}: ${FIGURES[figure].name}.`,
    freed: (name, figure, captor) => `Queda libre una figura de ${name} que tenía presa ${captor}: ${FIGURES[figure].name}.`,
    pays: (name, count) => `${name} paga ${points(count)} de rescate.`,
  },
  scores: { fairy: " por el hada", ransom: " de rescate" },
  actions: {
    elsewhere: (figure, x, y, where) => `${capital(FIGURES[figure].name)} a ${cell(x, y)}: ${place(where)}`,
    fairy: (x, y, where) => `Hada a ${cell(x, y)}${where ? `: ${place(where)}` : ""}`,
    princess: (name, figure, x, y, where) => `Enviar a casa una figura de ${name}: ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
    dragon: (x, y) => `Dragón a ${cell(x, y)}`,
    floor: (x, y, floors) => `Piso ${floors} de la torre (${cell(x, y)})`,
    capture: (name, figure, x, y, where) => `Capturar una figura de ${name}: ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
    exchange: (name, figure) => `Recuperar de ${name}: ${FIGURES[figure].name}`,
    ransom: (name, figure) => `Pagar 3 puntos a ${name}: ${FIGURES[figure].name}`,
  },
  then: {
    elsewhere: "Después, una figura en otra loseta.",
    fairy: "Después, el hada.",
    princess: "Después, una princesa envía a casa a un caballero.",
    floor: "Después, un piso en una torre.",
  },
  holdings: {
    prisoner: (count, figure, owner) => `prisionero: ${count > 1 ? `${count} × ` : ""}${FIGURES[figure].name} (${owner})`,
    floors: (count) => `pisos restantes: ${count}`,
  },
  offers: "Opciones junto al tablero",
  feature: {
    tower: (count) => plural(count, { zero: "Base de torre", one: "Torre de # piso", other: "Torre de # pisos" }),
    reach: (count) =>
      plural(count, {
        zero: "Cualquiera puede construir aquí el primer piso.",
        other: "Quien añada un piso puede capturar una figura en esta loseta o hasta a {next} losetas de distancia en línea recta.",
      }).replace("{next}", String(count + 1)),
    open: "No hay nadie en lo alto.",
    onTop: (name) => `En lo alto hay una figura de ${name}: no se puede añadir ningún piso.`,
    dragonHere: "El dragón está en esta loseta: aquí no se puede poner ninguna figura.",
    fairyHere: (name) =>
      name
        ? `El hada está en esta loseta junto a una figura de ${name}, y el dragón no puede entrar.`
        : "El hada está en esta loseta, en la que el dragón no puede entrar.",
    princess: "con una princesa",
  },
  why: {
    complete: "Esa zona está completa: un portal solo lleva a zonas incompletas.",
    noPortal: "Una figura solo puede ir a otra loseta por un portal de la loseta recién colocada, y solo una vez.",
    dragonThere: "No se puede poner ninguna figura donde está el dragón.",
    dragon: "Primero el dragón tiene que dar un paso.",
    dragonStep: "El dragón no puede ir ahí: va a una loseta contigua en la que no haya estado en este recorrido y en la que no esté el hada.",
    dragonRests: "El dragón no se mueve ahora.",
    noFairy: "El hada solo puede ir junto a una de tus figuras, y no adonde ya está.",
    noKnight: "No es un caballero de la ciudad de la princesa que acabas de colocar.",
    knight: "Tienes que enviar a casa a un caballero de la ciudad de la princesa.",
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
};
