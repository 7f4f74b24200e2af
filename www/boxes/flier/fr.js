// @ts-check
/** The Flying Machines, in French. */
import { FIGURES } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital } = of("fr");

/** @type {Record<string, string>} */
const WINDS = { N: "le nord", NE: "le nord-est", E: "l’est", SE: "le sud-est", S: "le sud", SW: "le sud-ouest", W: "l’ouest", NW: "le nord-ouest" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    flies: (name, figure, steps) => `${name} fait voler ${FIGURES[figure].a}. Le dé indique ${steps}.`,
    returns: (name, figure, steps) =>
      `${name} fait voler ${FIGURES[figure].a}. Le dé indique ${steps} : il n’y a nulle part où atterrir, le pion revient dans la réserve.`,
  },
  actions: { setOff: (figure) => `${capital(FIGURES[figure].name)} : s’envole de la machine` },
  machine: (wind) => `machine volante vers ${WINDS[wind]}`,
  hint: {
    machine: "Placez un pion sur la tuile, ou touchez la machine : il s’envole dans le sens de la flèche, d’une, deux ou trois tuiles selon le dé.",
    chosen: "Le dé dit jusqu’où il vole. Il atterrit sur une route, une ville, une abbaye ou un jardin inachevés, même s’il y a déjà quelqu’un.",
    landing: "Choisissez où votre pion atterrit. D’autres peuvent déjà y être.",
  },
  labels: { setOff: "Voler" },
  primary: { setOff: "Lancer le dé" },
  why: {
    noMachine: "La tuile que vous venez de poser n’a pas de machine volante.",
    flown: "Un pion a déjà volé pendant ce tour.",
    notFlying: "Les bâtisseurs et les cochons ne volent pas.",
    landing: "Choisissez d’abord où le pion atterrit.",
    noLanding: "Il atterrit sur une route, une ville, une abbaye ou un jardin inachevés de la tuile où il arrive.",
    rollMissing: "La partie enregistrée doit dire ce que le dé a indiqué, comme dans « meeple machine 2 ».",
    rollKnown: "La partie enregistrée dit déjà ailleurs ce que le dé indique (Dice).",
  },
  then: { flight: "Puis un pion s’envole." },
  advice: { setOff: "Faites voler le pion avec la machine." },
};
