// @ts-check
/** The Gold Mines, in Spanish. */
import { cell } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("es");

const bars = (/** @type {number} */ count) => plural(count, { one: "un lingote", other: "# lingotes" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    laid: (x, y) => `Hay un lingote en una loseta (${cell(x, y)}).`,
    won: (name, count) => `${name} gana ${bars(count)}.`,
  },
  scores: { gold: (count) => ` por ${bars(count)}` },
  actions: { gold: (x, y) => `Poner el lingote (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { gold: "mina de oro" },
  feature: {
    bars: (count) =>
      plural(count, {
        one: "Aquí hay un lingote para quien posea algo que se complete en esta loseta.",
        other: "Aquí hay # lingotes para quien posea algo que se complete en esta loseta.",
      }),
  },
  /** What players have. */
  holdings: { bars: (count) => plural(count, { zero: "ningún lingote", one: "# lingote", other: "# lingotes" }), kind: "Lingotes" },
  pieces: { gold: "Lingote" },
  hint: {
    gold: "Elige para el segundo lingote una de las losetas alrededor de la mina de oro: una donde sea probable que se complete algo tuyo.",
    chosen: "El lingote será de quien posea un camino, una ciudad o un monasterio que se complete allí.",
  },
  primary: { gold: "Poner el lingote" },
  why: {
    bar: "Pon primero el segundo lingote.",
    noGold: "Ahora no hay que poner ningún lingote.",
    notBeside: "El segundo lingote va en una de las losetas alrededor de la mina de oro.",
  },
  advice: { gold: "Pon el lingote como se ve en el tablero." },
  steps: {
    gold: "Mina de oro: un lingote va en la loseta y colocas otro en una de alrededor.",
  },
  articles: {
    gold: {
      title: "Las Minas de Oro",
      text: [
        "Cuando colocas una loseta con una mina de oro, se pone un lingote en ella, y tú pones otro en una de las ocho losetas de alrededor, la que elijas. Los lingotes se apilan.",
        "Cuando se completan caminos, ciudades, monasterios, jardines o castillos, quien tiene allí la mayoría gana los lingotes de sus losetas: en un monasterio o jardín, los de las nueve losetas de su cuadrado; en un castillo, los de las seis que cuentan para él. Los campesinos no ganan nada. Si varios jugadores ganan lingotes en el mismo turno, toman uno cada uno por orden, empezando por quien tiene el turno, y primero de la loseta que reclaman más jugadores.",
        "Al final de la partida, de uno a tres lingotes valen 1 punto cada uno; de cuatro a seis, 2 puntos cada uno; de siete a nueve, 3 puntos cada uno; diez o más, 4 puntos cada uno.",
      ],
      see: "Hay un lingote en dos losetas del camino de Rojo. Cuando se complete, Rojo ganará los dos.",
    },
  },
};
