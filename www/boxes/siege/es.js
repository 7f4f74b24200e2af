// @ts-check
/** The Besiegers and The Cathars, in Spanish. */
import { FIGURES, cell, place } from "../../i18n/language/es/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  extras: ", sitiada",
  cities: "; las ciudades sitiadas cuentan el doble",
  actions: {
    escape: (figure, x, y, where) => `Dejar escapar: ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
  },
  parts: { besieged: "sitiadores" },
  facts: {
    besieged:
      "Hay sitiadores ante esta ciudad: completa, da 1 punto menos por cada loseta y cada escudo; incompleta, nada. Los campos la cuentan dos veces cuando está completa.",
  },
  labels: { escape: "Escapar" },
  hint: {
    escape: "Uno de tus seguidores puede escapar de una ciudad sitiada: tócalo, o deja que se queden todos.",
    chosen: "Vuelve a tu reserva sin puntos.",
  },
  primary: { escape: "Dejar escapar" },
  skip: { escape: "Se quedan todos" },
  why: {
    noWayOut: "Ahora solo pueden escapar tus propios seguidores de una ciudad sitiada junto a un monasterio.",
    noEscape: "De una ciudad sitiada se escapa al final del turno.",
  },
  advice: { escape: "Deja escapar al seguidor que se ve en el tablero." },
  steps: {
    escape: "Uno de tus seguidores puede escapar de una ciudad sitiada cercana a un monasterio.",
  },
  articles: {
    siege: {
      title: "Los Sitiadores, los Cátaros",
      text: [
        "Ante algunas ciudades hay sitiadores. Una ciudad está sitiada en cuanto una de sus losetas los muestra. Cuando se completa, da 1 punto menos por cada loseta y cada escudo: normalmente 1 en vez de 2, con una catedral 2 en vez de 3. Si queda incompleta, no da nada al final de la partida.",
        "A los campesinos de al lado les va bien: cada campo cuenta dos veces una ciudad sitiada completa, así que suele dar 6 puntos en vez de 3, y a un granero 8 en vez de 4. Un cerdo o una piara cuenta una sola vez.",
        "Justo al final de tu turno puedes recuperar, sin puntos, uno de tus seguidores de una ciudad sitiada, completa o no. Para ello tiene que haber un monasterio en una loseta de la ciudad o en una de las ocho de alrededor; las «Opciones de reglas» pueden exigir que esté junto a los sitiadores. Una ciudad convertida en castillo ya no está sitiada.",
      ],
      see: "La ciudad de Rojo está completa y sitiada: 2 puntos por dos losetas en vez de 4.",
    },
  },
};
