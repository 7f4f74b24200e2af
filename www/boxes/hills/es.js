// @ts-check
/** Hills & Sheep, in Spanish. */
import { FIGURES } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("es");

Object.assign(FIGURES, { shepherd: { name: "pastor", a: "un pastor" } });

const sheep = (/** @type {number} */ count) => plural(count, { one: "una oveja", other: "# ovejas" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    sheep: (name, count) => `${name} saca ${sheep(count)}.`,
    wolf: (name) => `${name} saca un lobo: dispersa los rebaños del prado.`,
  },
  scores: { flock: (count) => ` por un rebaño de ${sheep(count)}` },
  extras: { vineyards: (count) => plural(count, { one: ", con un viñedo", other: ", con # viñedos" }), hill: ", gracias a una colina" },
  causes: { wolf: (name) => `El lobo manda a casa al pastor de ${name}.` },
  actions: { add: "Sacar otra ficha", home: "Recoger el rebaño" },
  parts: { hill: "colina", vineyard: "viñedo" },
  pieces: { shepherd: "Pastor" },
  hint: {
    shepherd: "Elige un prado sin pastor. Saca enseguida una ficha con ovejas; cuidado con el lobo.",
    chosen: "Tu pastor saca enseguida una ficha con ovejas. Cuando amplíes su prado, el rebaño crecerá o volverá a casa.",
    flock: "Has ampliado el prado de tu pastor: saca otra ficha, o recoge el rebaño y puntúa todas las ovejas del prado. Un lobo lo dispersaría.",
  },
  why: {
    shepherdThere: "En este prado ya hay un pastor.",
    flock: "Decide primero qué pasa con tu rebaño.",
    noFlock: "Ahora no hay ningún rebaño sobre el que decidir.",
    tokenMissing: "El registro debe decir qué ficha salió, como en «flock add 3».",
    tokenKnown: "El registro ya dice en otro lugar qué ficha sale (Sheep).",
    notInBag: "En la bolsa ya no queda esa ficha.",
  },
  then: { shepherd: "Después, un pastor va a un prado." },
  advice: { addToFlock: "Saca otra ficha para el rebaño.", bringHome: "Recoge el rebaño." },
};
