// @ts-check
/** Los Ladrones, en español. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("es");

const points = (/** @type {number} */ count) => plural(count, { one: "1 punto", other: "# puntos" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    put: (name, space) => `${name} coloca un ladrón en la casilla ${space} del tablero de puntuación.`,
    robbed: (name, from, count) => `${name} roba a ${from}: ${points(count)} para ${name}.`,
    followed: (name, space) => `El ladrón de ${name} avanza hasta la casilla ${space}.`,
    home: (name) => `El ladrón de ${name} vuelve a la reserva.`,
  },
  scores: { loot: " por un robo" },
  actions: {
    put: (names, space) => `Junto a ${names} (casilla ${space})`,
    rob: (name) => `Robar a ${name}`,
    follow: (name) => `Avanzar con ${name}`,
  },
  parts: { robber: "saco del ladrón" },
  holdings: {
    figure: (space) => `en la casilla ${space} del tablero de puntuación`,
    robber: (space) => `ladrón en la casilla ${space}`,
    home: "ladrón en la reserva",
    kinds: { figure: "Casilla de puntuación", robber: "Casilla del ladrón" },
  },
  pieces: { robber: "Ladrón" },
  mover: {
    robber: (name) => `${name}: un ladrón`,
    rob: (name) => `${name}: elección del ladrón`,
  },
  hint: {
    put: "Puedes colocar tu ladrón junto a la figura de otro jugador en el tablero de puntuación. Cuando ese jugador vuelva a puntuar, recibes la mitad de esos puntos.",
    rob: "Varios jugadores junto a tu ladrón puntúan ahora. Elige a quién robas.",
    follow: "Una figura junto a tu ladrón avanza gracias a un botín, que no se puede robar. Tu ladrón puede avanzar con ella o quedarse con las demás.",
  },
  skip: { robber: "Sin ladrón", rob: "El ladrón se queda" },
  why: {
    robber: "Primero decide adónde va tu ladrón, o renuncia.",
    robVictim: "Primero elige a quién roba tu ladrón.",
    robFollow: "Primero elige si tu ladrón avanza o se queda.",
    robNobodyThere: "En esa casilla del tablero de puntuación no hay ninguna figura de otro jugador.",
    robAlreadyThere: "Tu ladrón ya está en esa casilla.",
    robNoVictim: "Ese jugador no puntúa ahora junto a tu ladrón.",
    noRobber: "Ahora no hay nada que decidir sobre un ladrón.",
  },
  advice: { robber: "Coloca ahí el ladrón.", rob: "Roba a este jugador.", follow: "Deja que el ladrón avance." },
  steps: {
    robber: "Una loseta con saco: puedes poner tu ladrón en el tablero de puntuación, y los demás también.",
    advance: "Las figuras avanzan en el tablero de puntuación y los ladrones se llevan su parte.",
  },
  articles: {
    robbers: {
      title: "Los Ladrones",
      text: [
        "Cada jugador tiene un ladrón. Cuando colocas una loseta con un saco, puedes poner tu ladrón en una casilla del tablero de puntuación donde esté la figura de otro jugador, o moverlo a otra casilla así. Lo haces antes de colocar una figura en la loseta. Después puede hacer lo mismo un jugador más: el siguiente en el sentido de las agujas del reloj cuyo ladrón esté en la reserva. El tablero tiene 50 casillas, así que 3 y 53 puntos comparten una.",
        "Cuando una figura junto a tu ladrón avanza porque su jugador puntúa, recibes la mitad de esos puntos, redondeando hacia arriba, y tu ladrón vuelve a la reserva. El otro jugador no pierde nada. Tu ladrón tiene que llevarse los primeros puntos que lleguen, por pocos que sean, y cada puntuación cuenta aparte: una zona, el hada, una atalaya, un castillo. Si varios jugadores junto a tu ladrón puntúan por la misma zona, eliges a quién robas. Si hay varios ladrones en una casilla, cada uno recibe la mitad.",
        "Los puntos de un robo no se roban. Un ladrón junto a una figura que avanza así va con ella; si otras se quedan en la casilla, puede quedarse con ellas. Los puntos que un jugador paga no mueven a ningún ladrón. En la puntuación final no se roba nada.",
      ],
      see: "Rojo recibe 3 puntos por un camino. El ladrón de Azul está junto a la figura de Rojo: Azul recibe 2 puntos.",
    },
  },
};
