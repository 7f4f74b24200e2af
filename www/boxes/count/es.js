// @ts-check
/** The Count, in Spanish. */
import { FIGURES, cell, place } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital, plural } = of("es");

/** The quarters of the City of Carcassonne: the name, and with "from" and "to". @type {Record<string, { name: string, from: string, to: string }>} */
const QUARTERS = {
  castle: { name: "castillo", from: "del castillo", to: "al castillo" },
  market: { name: "mercado", from: "del mercado", to: "al mercado" },
  blacksmith: { name: "herrería", from: "de la herrería", to: "a la herrería" },
  cathedral: { name: "catedral", from: "de la catedral", to: "a la catedral" },
};
/** For what a figure is sent there. @type {Record<string, string>} */
const FOR = { castle: "las ciudades", market: "los campos", blacksmith: "los caminos", cathedral: "los monasterios" };
/** @type {Record<string, string>} */
const TO = { road: "a un camino", city: "a una ciudad", monastery: "a un monasterio", field: "a un campo", garden: "a un jardín" };
/** @type {Record<string, string>} */
const SERVES = { castle: "las ciudades", blacksmith: "los caminos", cathedral: "los monasterios" };

/** @type {typeof import("./en.js").words} */
export const words = {
  pieces: {
    count: "Conde",
  },
  quarter: (quarter) => capital(QUARTERS[quarter].name),
  serves: (quarter) => capital(FOR[quarter].replace(/^l[ao]s /, "")),
  mover: {
    moveOut: (name) => `${name}: ¿salir de Carcassonne?`,
  },
  events: {
    sent: (name, figure, quarter) => `${name} envía ${FIGURES[figure].a} ${QUARTERS[quarter].to} de Carcassonne.`,
    left: (name, figure, quarter, feature) => `${name} mueve ${FIGURES[figure].a} ${QUARTERS[quarter].from} ${TO[feature]}.`,
    count: (name, quarter) => `${name} mueve al conde ${QUARTERS[quarter].to}.`,
  },
  actions: {
    send: (figure, quarter) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].to}, para ${FOR[quarter]}`,
    count: (quarter) => `Conde ${QUARTERS[quarter].to}`,
    moveOut: (figure, quarter, x, y, where) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].from}: ${cell(x, y)}, ${place(where)}`,
  },
  feature: {
    quarter: (quarter) => `Carcassonne: ${QUARTERS[quarter].name}`,
    serves: (quarter) =>
      quarter === "market"
        ? "Desde aquí los seguidores pueden unirse a los campos que estén a punto de puntuar, casi siempre al final de la partida."
        : `Desde aquí los seguidores pueden unirse a ${SERVES[quarter]} que estén a punto de puntuar.`,
    empty: "Aquí no hay nadie.",
    there: (name, count) => `${name}: ${plural(count, { one: "# seguidor", other: "# seguidores" })}`,
    count: "El conde está aquí: nadie sale de este barrio.",
  },
  primary: {
    moveOut: "Mover seguidor",
    send: "Enviar seguidor",
    count: "Mover al conde",
  },
  skip: {
    moveOut: "No mover a nadie",
    send: "No enviar a nadie",
    count: "El conde se queda",
  },
  hint: {
    moveOut: "Antes de puntuar puedes mover seguidores de Carcassonne a las zonas marcadas.",
    send: "Otros han puntuado y tú no: puedes enviar un seguidor a Carcassonne. Elige uno de los cuatro barrios: desde allí podrá unirse a una ciudad, un camino, un monasterio o un campo justo antes de que puntúe.",
    waits: {
      castle: "Tu seguidor espera aquí hasta poder unirse a una ciudad que esté a punto de puntuar.",
      market: "Tu seguidor espera aquí hasta poder unirse a un campo, casi siempre al final de la partida.",
      blacksmith: "Tu seguidor espera aquí hasta poder unirse a un camino que esté a punto de puntuar.",
      cathedral: "Tu seguidor espera aquí hasta poder unirse a un monasterio que esté a punto de puntuar.",
    },
    count: "También puedes mover al conde: nadie sale del barrio en el que está.",
    chosen: {
      count: "Nadie sale de este barrio mientras el conde esté aquí.",
      moveOut: "Tu seguidor contará cuando esto puntúe.",
    },
  },
  why: {
    sending: "Decide primero si envías un seguidor a Carcassonne.",
    noSending: "Solo puedes enviar un seguidor a Carcassonne si tu loseta da puntos a otros y a ti no. Además, tiene que poder entrar en ese barrio.",
    count: "Decide primero si el conde se mueve.",
    noCount: "El conde no puede ir ahí ahora.",
    moveOut: "Decide primero qué seguidores salen de Carcassonne.",
    noMoveOut: "Ningún seguidor de ese tipo puede ir ahí ahora desde Carcassonne.",
  },
  steps: {
    moveOut: "Los seguidores de Carcassonne pueden pasar a zonas que están a punto de puntuar.",
    send: "Si otros han puntuado y tú no, puedes enviar un seguidor a Carcassonne.",
    count: "Quien ha enviado un seguidor puede mover al conde.",
  },
  articles: {
    carcassonne: {
      title: "A la ciudad de Carcassonne",
      text: [
        "La ciudad de Carcassonne está en la mesa en lugar de la primera loseta. Tiene cuatro barrios: el castillo, el mercado, la herrería y la catedral. El conde empieza en el castillo.",
        "Si tu loseta da puntos a otro y a ti no, puedes enviar un seguidor, una vez por turno, a cualquier barrio, también al del conde. Después puedes mover al conde a cualquier barrio. Un alcalde solo va al castillo y un carro no va al mercado; abades, constructores y cerdos no pueden ir.",
        "Con las «Opciones de reglas» el conde puede ir solo de barrio en barrio o seguir al seguidor enviado.",
      ],
      see: "Azul completó el camino de Rojo sin puntuar: envió un seguidor al castillo y al conde a la catedral.",
    },
    leaving: {
      title: "Fuera de la ciudad de Carcassonne",
      text: [
        "Antes de que puntúe una zona completa, todos pueden mover a ella seguidores del barrio que le corresponde: a ciudades desde el castillo, a caminos desde la herrería, a monasterios desde la catedral y a campos que puntúa un granero desde el mercado. Empieza quien está a la izquierda del jugador que tiene el turno.",
        "No importa si la zona está ocupada. Los seguidores cuentan para la mayoría y luego vuelven. Nadie sale del barrio donde está el conde.",
      ],
      see: "Rojo completó una ciudad con un caballero. Azul movió allí un seguidor desde el castillo, y ambos puntúan.",
    },
    market: {
      title: "El mercado al final",
      text: [
        "Antes de la puntuación final los jugadores mueven seguidores del mercado a campos, de uno en uno, hasta que todos pasan. Los campesinos cuentan allí como siempre, pero en un campo con granero dan 1 punto por ciudad; para los campos, la ciudad de Carcassonne es una ciudad completa.",
        "Con las «Opciones de reglas» los seguidores pueden salir entonces de todos los barrios, cada uno a las zonas de su barrio.",
      ],
      points: [["La ciudad de Carcassonne junto a un campo", "3"]],
      see: "El seguidor de Azul fue del mercado al campo del campesino de Rojo, y ambos puntúan por Carcassonne.",
    },
  },
};
