// @ts-check
/** Corn Circles, in Spanish. */
import { words as festival } from "../festival/es.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    add: (name) => `${name} deja que cada uno añada una figura en el círculo.`,
    remove: (name) => `${name} hace que cada uno recupere una figura en el círculo.`,
  },
  actions: { add: "Cada uno puede añadir una figura", remove: "Cada uno recupera una figura", figure: festival.actions.figure },
  /** On a tile, in words. */
  parts: { city: "círculo de cultivo de los caballeros", road: "círculo de cultivo de los bandidos", field: "círculo de cultivo de los campesinos" },
  mover: { atCircle: (name) => `${name}: en el círculo` },
  hint: {
    circle: "Elige qué pasa en el círculo: cada uno puede añadir una figura junto a una suya de esta clase, o cada uno debe recuperar una.",
    add: "Puedes colocar una figura junto a una tuya en una zona de esta clase, también en una completa.",
    remove: "Recupera una de tus figuras de una zona de esta clase. No te da ningún punto.",
  },
  primary: { return: festival.primary.return },
  skip: { atCircle: "No añadir ninguna figura" },
  why: {
    circle: "Elige primero qué pasa en el círculo.",
    circleAdd: "En el círculo, una figura se coloca junto a una tuya en una zona de su clase.",
    circleRemove: "En el círculo, debes recuperar una de tus figuras de una zona de su clase.",
    noCircle: "Ahora no hay que decidir nada sobre un círculo.",
    noReturn: "Solo en un círculo se puede recuperar una figura sin puntos.",
  },
  advice: { circle: "Elige esto en el círculo.", return: festival.advice.return },
  steps: {
    circle: "Un círculo: dices si se añaden figuras o se recuperan.",
    atCircle: "Por turnos, cada uno añade una figura o recupera una.",
  },
  articles: {
    corn: {
      title: "Los Círculos de Cultivo",
      text: [
        "Un círculo muestra una ciudad, un camino o un campo. Al final del turno en que se coloca, quien lo colocó elige una de dos cosas para todos los que tienen un seguidor en una zona así, si hay alguna figura en el tablero.",
        "O bien cada uno puede colocar una figura de su reserva donde ya esté un seguidor suyo: un seguidor, un seguidor grande o un fantasma, un carro en caminos y ciudades, un alcalde en ciudades. O bien cada uno debe recuperar uno de esos seguidores, sin puntos. Un constructor o un cerdo que se quede solo vuelve también. Primero decide quien está a la izquierda, y en último lugar, quien colocó la loseta.",
        "Los señores de los castillos y las figuras en torres o en Carcassonne no participan.",
      ],
      see: "El círculo de Azul muestra un camino: Rojo añade un segundo bandido junto al primero.",
    },
  },
};
