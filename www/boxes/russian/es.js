// @ts-check
/** Russian Promos, in Spanish. */
import { FEATURES, FIGURES, cell, place, points } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital, plural, listed } = of("es");

Object.assign(FEATURES, { hut: "cabaña", oak: "roble", pond: "estanque" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    oak: (name, figure) => `${capital(FIGURES[figure].a)} de ${name} trepa al roble.`,
    pond: (name, figure) => `${capital(FIGURES[figure].a)} de ${name} cae en el estanque.`,
  },
  placed: { hut: (name, figure) => `${name} coloca ${FIGURES[figure].a} en una cabaña.` },
  scores: {
    hut: (count) =>
      plural(count, {
        zero: " por una cabaña sin casillas vacías alrededor",
        one: " por una cabaña con # casilla vacía alrededor",
        other: " por una cabaña con # casillas vacías alrededor",
      }),
  },
  pays: { pond: (name, count) => `${name} pierde ${points(count)} por figuras en el estanque.` },
  actions: {
    figure: (figure, x, y, where) => `Recuperar: ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
  },
  /** On a tile, in words. */
  parts: { hut: "cabaña", oak: "roble", pond: "estanque" },
  feature: {
    spaces: (count) => plural(count, { zero: "Ninguna casilla vacía alrededor.", one: "# casilla vacía alrededor.", other: "# casillas vacías alrededor." }),
    worth: (worth) => `Al final da ${points(worth)}.`,
    who: (names) => `Aquí: ${listed(names)}.`,
    nobody: "Aquí no hay nadie.",
    oak: "Todo seguidor de su camino trepa a él y espera allí.",
    pond: "Todo seguidor de las losetas de alrededor cae en él. Al final de la partida cada uno cuesta 2 puntos.",
  },
  labels: { hut: "Cabaña" },
  primary: { return: "Recuperar" },
  hint: {
    trapped: "Una de tus figuras está en un roble o en un estanque. En vez de colocar una figura puedes tocarla y recuperarla.",
    chosen: "Vuelve a tu reserva sin puntos, y no colocas ninguna figura.",
  },
  why: {
    pond: "No se coloca a nadie en la loseta de un estanque.",
    noReturn: "Sin puntos solo se puede recuperar una figura de un roble o un estanque de otra loseta.",
  },
  /** Why nobody can go into the hut. */
  taken: { hut: "Esta figura no puede entrar en la cabaña: ya hay alguien, o las figuras de esa clase nunca entran." },
  then: { return: "Después se recupera una figura de un roble o un estanque." },
  advice: { return: "Recupera la figura como se ve en el tablero." },
  steps: {
    trapsAfterFigure: "Los seguidores del camino que pasa junto a un roble o alrededor de un estanque acaban en él. Se comprueba otra vez antes de puntuar.",
  },
  articles: {
    promos: {
      title: "Promos rusas",
      text: [
        "En la cabaña puede entrar un seguidor, un seguidor grande, un carro, un maestro de ceremonias o un fantasma. Se puntúa como un monasterio, pero al revés: 1 punto por ella y 1 por cada casilla vacía alrededor. Con las ocho losetas alrededor está completa y da 1 punto; al final de la partida da más cuanto más sitio le quede.",
        "Un roble está junto a un camino. En cuanto hay seguidores en ese camino, trepan al roble antes de que se puntúe nada, y ya no ocupan nada. Un estanque hace lo mismo con todo seguidor de las ocho losetas de alrededor, esté donde esté; solo están a salvo los señores de los castillos y las figuras de Carcassonne. No se coloca a nadie en la loseta del estanque.",
        "En tu turno puedes recuperar una de tus figuras de un roble o un estanque en vez de colocar una, pero no de la loseta que acabas de colocar. Al final de la partida cada figura en un estanque cuesta 2 puntos a su dueño. La piedra solo termina un camino.",
      ],
      see: "La cabaña de Rojo tiene dos losetas al lado, así que da 7 puntos. El seguidor de Azul en el estanque cuesta 2.",
    },
  },
};
