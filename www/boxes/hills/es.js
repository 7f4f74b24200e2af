// @ts-check
/** Hills & Sheep, in Spanish. */
import { FIGURES, points } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("es");

Object.assign(FIGURES, { shepherd: { name: "pastor", a: "un pastor" } });

const sheep = (/** @type {number} */ count) => plural(count, { one: "una oveja", other: "# ovejas" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    sheep: (name, count) => `${name} saca ${sheep(count)}.`,
    wolf: (name) => `${name} saca un lobo: dispersa los rebaños del campo.`,
  },
  scores: { flock: (count) => ` por un rebaño de ${sheep(count)}` },
  extras: { vineyards: (count) => plural(count, { one: ", con un viñedo", other: ", con # viñedos" }), hill: ", gracias a una colina" },
  causes: { wolf: (name) => `El lobo manda a casa al pastor de ${name}.` },
  actions: {
    add: (tokens, wolves) => `Sacar otra ficha (${plural(wolves, { zero: "ningún lobo", one: "# lobo", other: "# lobos" })} entre ${tokens})`,
    home: (count) => `Recoger el rebaño: ${points(count)}`,
  },
  feature: {
    flock: (name, count) => `Aquí está el pastor de ${name} ${plural(count, { zero: "sin ovejas", one: "con una oveja", other: "con # ovejas" })}.`,
    home: (count) => `Si se recoge, el rebaño da ${points(count)}.`,
    vineyards: (count) =>
      plural(count, {
        one: "Un viñedo al lado suma 3 puntos cuando el monasterio se completa.",
        other: "# viñedos al lado suman 3 puntos cada uno cuando el monasterio se completa.",
      }),
    tie: "Una colina decide el empate.",
    hill: "En esta colina un seguidor gana los empates.",
    vineyard: "Este viñedo suma 3 puntos a un monasterio completo de al lado.",
  },
  unseen: (count) => plural(count, { one: "Otra está oculta bajo una colina.", other: "Otras # están ocultas bajo colinas." }),
  parts: { hill: "colina", vineyard: "viñedo" },
  pieces: { shepherd: "Pastor" },
  hint: {
    shepherd: "Elige un campo sin pastor. Saca enseguida una ficha con ovejas; cuidado con el lobo.",
    chosen: "Tu pastor saca enseguida una ficha con ovejas. Cuando amplíes su campo, el rebaño crecerá o volverá a casa.",
    flock: "Has ampliado el campo de tu pastor: saca otra ficha, o recoge el rebaño y puntúa todas las ovejas del campo. Un lobo lo dispersaría.",
  },
  why: {
    shepherdThere: "En este campo ya hay un pastor.",
    flock: "Decide primero qué pasa con tu rebaño.",
    noFlock: "Ahora no hay ningún rebaño sobre el que decidir.",
    tokenMissing: "La anotación debe decir qué ficha salió, como en «flock add 3».",
    tokenKnown: "La anotación ya dice en otro lugar qué ficha sale (Sheep).",
    notInBag: "En la bolsa ya no queda esa ficha.",
  },
  then: { shepherd: "Después, un pastor va a un campo." },
  advice: { addToFlock: "Saca otra ficha para el rebaño.", bringHome: "Recoge el rebaño." },
  steps: {
    herd: "Un pastor recién colocado saca una ficha de la bolsa.",
    flock: "Si la loseta amplía el campo de tu pastor, su rebaño crece o vuelve a casa.",
  },
  articles: {
    hill: {
      title: "Colinas y viñedos",
      text: [
        "Cuando colocas una loseta con una colina, la siguiente loseta de la pila va debajo, boca abajo. Nadie la mira, y queda fuera de la partida.",
        "Una colina decide los empates: si varios jugadores son los más fuertes en una zona, de ellos solo puntúan los que tienen allí un seguidor en una colina. No hace más fuerte a nadie, y un seguidor en una colina vale tanto como varios.",
        "Cada viñedo en las ocho losetas que rodean un monasterio suma 3 puntos cuando el monasterio se completa. Los jardines y los monasterios incompletos no ganan nada con ello.",
      ],
      see: "Los dos tienen un caballero en la ciudad; el de Rojo está en la colina, así que solo Rojo recibe los puntos.",
    },
    flock: {
      title: "Los pastores y sus rebaños",
      text: [
        "En lugar de poner un seguidor puedes poner a tu pastor en un campo de la loseta que acabas de colocar, si en todo ese campo no hay ningún pastor. Los campesinos no le estorban, ni él a ellos. Saca una ficha de la bolsa, de una a cuatro ovejas o un lobo, y la deja a su lado.",
        "Cuando colocas una loseta que amplía el campo de tu pastor, eliges: sacar otra ficha o recoger el rebaño. Un rebaño que se recoge da 1 punto por cada oveja del campo, también por las de otros pastores, a cada jugador que tenga un pastor en él. Todos los pastores del campo vuelven a casa y las fichas vuelven a la bolsa.",
        "Si sale un lobo, todos los pastores del campo vuelven a casa sin puntos. Los rebaños de un campo que ya no puede crecer puntúan enseguida, da igual quién lo haya cerrado. Al final de la partida, los rebaños que quedan no dan nada.",
      ],
      see: "Rojo amplió el campo del pastor y sacó tres ovejas, además de la que ya tenía.",
    },
  },
};
