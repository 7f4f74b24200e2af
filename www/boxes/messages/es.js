// @ts-check
/** Los Mensajes, en español. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("es");

const points = (/** @type {number} */ count) => plural(count, { one: "1 punto", other: "# puntos" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    came: (name, card) => `${name} recibe un mensaje: ${card}.`,
    points: (name) => `${name} se queda los 2 puntos del mensaje.`,
    action: (name, count) => `${name} elige la acción del mensaje: ${points(count)}.`,
    tile: (name) => `${name} colocará una loseta más.`,
    another: (name) => `${name} roba la loseta que da el mensaje.`,
  },
  scores: { message: " por un mensaje" },
  actions: {
    score: (figure, from, to, message) => `Mover ${figure === "woman" ? "la mensajera" : "el seguidor"} de ${from} a ${to}${message ? ": un mensaje" : ""}`,
    points: "Quedarse 2 puntos",
    action: (count) => `Elegir la acción: ${points(count)}`,
    tile: "Colocar una loseta más",
    follower: (figure, count) => `Puntuar: ${figure}, ${points(count)}`,
    named: (card, title, text) => `Mensaje ${card}, ${title}: ${text}`,
    label: (count) => `+${count}`,
  },
  cards: [
    { title: "camino más pequeño", text: "Puntúa tu camino más pequeño como al final de la partida; tu figura se queda." },
    { title: "ciudad más pequeña", text: "Puntúa tu ciudad más pequeña como al final de la partida; tu figura se queda." },
    { title: "monasterio más pequeño", text: "Puntúa tu monasterio más pequeño como al final de la partida; tu figura se queda." },
    { title: "una loseta más", text: "Roba y coloca una loseta más." },
    { title: "escudos", text: "2 puntos por cada escudo en las ciudades donde tengas un caballero." },
    { title: "caballeros", text: "2 puntos por cada uno de tus caballeros." },
    { title: "campesinos", text: "2 puntos por cada uno de tus campesinos." },
    { title: "un seguidor", text: "Puntúa uno de tus seguidores como al final de la partida y recupéralo." },
  ],
  holdings: {
    counts: (meeple, woman) => `seguidor en ${meeple}, mensajera en ${woman}`,
    kinds: { meeple: "Puntos del seguidor", woman: "Puntos de la mensajera" },
  },
  pieces: { woman: "Mensajera", message: "Mensaje" },
  mover: {
    score: (name) => `${name}: ¿qué figura avanza?`,
    message: (name) => `${name}: un mensaje`,
  },
  primary: { messageFollower: "Puntuar este seguidor", messageAction: "Elegir la acción" },
  hint: {
    score: "Elige cuál de tus dos figuras avanza en el tablero de puntuación. Si en tu turno se detiene en un múltiplo de 5, recibes un mensaje.",
    message: "Elige la acción o quédate 2 puntos.",
    follower: "Elige el seguidor o quédate 2 puntos.",
    named: "Ha llegado un mensaje. Di cuál es y qué eliges.",
  },
  why: {
    scoreFigure: "Primero elige cuál de tus figuras avanza en el tablero de puntuación.",
    noScoreFigure: "Ahora no hay que elegir qué figura avanza en el tablero de puntuación.",
    message: "Primero elige la acción del mensaje o sus 2 puntos.",
    noMessage: "No ha llegado ningún mensaje.",
    messageNothing: "El mensaje no encuentra nada que contar, así que da 2 puntos.",
    messageNoFollower: "Este mensaje no puntúa ningún seguidor.",
    messageNotThisOne: "El mensaje solo puntúa tus seguidores en caminos, ciudades, monasterios y jardines incompletos y en los campos.",
    messageFollower: "Primero elige el seguidor que puntúa el mensaje.",
    messageMissing: "Primero di qué mensaje ha llegado.",
    messageKnown: "Ya se sabe qué mensaje ha llegado.",
    messageCameBefore: "Este mensaje ya ha salido. Solo vuelve después de todos los demás.",
  },
  advice: {
    score: "Haz avanzar esta figura.",
    messagePoints: "Quédate los 2 puntos.",
    messageAction: "Elige la acción.",
    messageFollower: "Puntúa este seguidor.",
  },
  steps: {
    advance: "Los puntos hacen avanzar una de las dos figuras de cada jugador en el tablero de puntuación.",
    message: "Si tu figura se detiene en un múltiplo de 5, recibes un mensaje.",
  },
  articles: {
    messages: {
      title: "Los Mensajes",
      text: [
        "Cada jugador tiene dos figuras en el tablero de puntuación: un seguidor y una mensajera. Siempre que puntúas, en tu turno o no, eliges cuál de las dos avanza; todos los puntos de una misma puntuación son para una sola figura. Tus puntos son los de ambas juntas.",
        "Si una de tus figuras ha avanzado en tu propio turno y se detiene en un múltiplo de 5, recibes un mensaje: destapa el de arriba y elige su acción o 2 puntos. Después va debajo de la pila. Hay ocho: tu camino, tu ciudad o tu monasterio más pequeño puntúa como al final de la partida, tenga la mayoría quien la tenga, y tu figura se queda; colocas una loseta más; 2 puntos por cada escudo en las ciudades donde tengas un caballero, por cada uno de tus caballeros o por cada uno de tus campesinos; uno de tus seguidores puntúa como al final de la partida, solo para ti, y vuelve a la reserva.",
        "Solo cuenta la casilla donde está una figura después de todos los puntos de la puntuación. Los puntos de un mensaje pueden llevar una figura al siguiente múltiplo de 5, y entonces llega otro. Si no hay nada que contar, el mensaje da 2 puntos. La loseta adicional es un turno aparte entre los demás: una segunda parte del turno viene después. La puntuación final no trae mensajes.",
      ],
      see: "El camino de Rojo da 5 puntos, que llevan a la mensajera al 5. El mensaje puntúa la ciudad más pequeña de Rojo, 3 puntos, para el seguidor.",
    },
  },
};
