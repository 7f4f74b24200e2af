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
      `${name} fait voler ${FIGURES[figure].a}. Le dé indique ${steps} : il n’y a nulle part où atterrir et le pion revient dans la réserve.`,
  },
  actions: { setOff: (figure) => `${capital(FIGURES[figure].name)} : s’envoler` },
  machine: (wind) => `ornithoptère vers ${WINDS[wind]}`,
  hint: {
    machine: "Placez un pion sur la tuile, ou touchez l’ornithoptère : le pion s’envole dans le sens de la flèche, d’une, deux ou trois tuiles selon le dé.",
    chosen: "Le dé dit jusqu’où il vole. Il atterrit sur une route, une ville, une abbaye ou un jardin inachevés, même s’il y a déjà quelqu’un.",
    landing: "Choisissez où votre pion atterrit. D’autres peuvent déjà y être.",
  },
  labels: { setOff: "Voler" },
  primary: { setOff: "Lancer le dé" },
  why: {
    noMachine: "La tuile que vous venez de poser n’a pas d’ornithoptère.",
    flown: "Un pion a déjà volé pendant ce tour.",
    notFlying: "Les bâtisseurs et les cochons ne volent pas.",
    landing: "Choisissez d’abord où le pion atterrit.",
    noLanding: "Il atterrit sur une route, une ville, une abbaye ou un jardin inachevés de la tuile où il arrive.",
    rollMissing: "La notation doit dire ce que le dé a indiqué, comme dans « meeple machine 2 ».",
    rollKnown: "La notation dit déjà ailleurs ce que le dé indique (Dice).",
  },
  then: { flight: "Puis un pion s’envole." },
  advice: { setOff: "Faites voler le pion." },
  steps: {
    landing: "Un pion qui s’est envolé atterrit à la distance indiquée par le dé.",
  },
  articles: {
    flight: {
      title: "Les Ornithoptères",
      text: [
        "Huit tuiles montrent un ornithoptère avec une flèche. Au lieu de placer un pion sur une telle tuile, vous pouvez y faire décoller un de vos pions : vous lancez le dé et le pion avance d’une, deux ou trois tuiles dans le sens de la flèche, en diagonale si elle est en biais, et par-dessus les trous.",
        "Vous choisissez alors où il atterrit : sur une route, une ville, une abbaye ou un jardin inachevés de cette tuile où un tel pion peut se tenir, même si d’autres y sont déjà. Il n’atterrit jamais dans un pré. S’il n’y a pas de tuile, ou si rien n’y est inachevé, le pion revient dans votre réserve et vous n’en placez pas d’autre.",
        "Le joueur qui a la majorité marque comme d’habitude : un vol peut donc partager une grande ville ou la prendre. Un seul pion vole dans chaque partie d’un tour ; un fantôme peut voler si personne ne l’a fait.",
      ],
      see: "Le dé indiquait 2 : le meeple de Bleu a survolé une tuile et partage la route de Rouge.",
    },
  },
};
