// @ts-check
/** Hills & Sheep, in French. */
import { FIGURES } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("fr");

Object.assign(FIGURES, { shepherd: { name: "berger", a: "un berger", of: "de berger" } });

const sheep = (/** @type {number} */ count) => plural(count, { one: "un mouton", other: "#\u00a0moutons" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    sheep: (name, count) => `${name} pioche ${sheep(count)}.`,
    wolf: (name) => `${name} pioche un loup\u00a0: il disperse les troupeaux du pré.`,
  },
  scores: { flock: (count) => ` pour un troupeau de ${plural(count, { one: "#\u00a0mouton", other: "#\u00a0moutons" })}` },
  extras: { vineyards: (count) => plural(count, { one: ", avec un vignoble", other: ", avec #\u00a0vignobles" }), hill: ", grâce à une colline" },
  causes: { wolf: (name) => `Le loup renvoie le berger de ${name}.` },
  actions: { add: "Piocher encore un jeton", home: "Rentrer le troupeau" },
  parts: { hill: "colline", vineyard: "vignoble" },
  pieces: { shepherd: "Berger" },
  hint: {
    shepherd: "Choisissez un pré sans berger. Il pioche aussitôt un jeton de moutons\u00a0; gare au loup\u202f!",
    chosen: "Votre berger pioche aussitôt un jeton de moutons. Quand vous agrandirez son pré, le troupeau grandira ou rentrera.",
    flock:
      "Vous avez agrandi le pré de votre berger\u00a0: piochez encore un jeton, ou rentrez le troupeau et marquez tous les moutons du pré. Un loup les disperserait.",
  },
  why: {
    shepherdThere: "Il y a déjà un berger dans ce pré.",
    flock: "Décidez d’abord du sort de votre troupeau.",
    noFlock: "Il n’y a pas de troupeau dont décider maintenant.",
    tokenMissing: "La partie notée doit dire quel jeton a été pioché, comme dans «\u00a0flock add 3\u00a0».",
    tokenKnown: "La partie notée dit déjà ailleurs quel jeton est pioché (Sheep).",
    notInBag: "Le sac ne contient plus ce jeton.",
  },
  then: { shepherd: "Puis un berger va dans un pré." },
  advice: { addToFlock: "Piochez encore un jeton pour le troupeau.", bringHome: "Rentrez le troupeau." },
};
