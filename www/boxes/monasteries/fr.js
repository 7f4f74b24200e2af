// @ts-check
/** Monasteries in Germany, in French. */
import { FEATURES, FIGURES, points } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("fr");

Object.assign(FEATURES, { "monastery.abbot": "couché dans l’abbaye", lying: "couché dans l’abbaye" });

/** @type {typeof import("./en.js").words} */
export const words = {
  placed: { lying: (name, figure) => `${name} couche ${FIGURES[figure].a} dans une abbaye.` },
  scores: {
    lying: (count) =>
      plural(count, {
        zero: " pour un pion couché dans une abbaye sans tuile dans ses rangées",
        one: " pour un pion couché dans une abbaye avec # tuile dans ses rangées",
        other: " pour un pion couché dans une abbaye avec # tuiles dans ses rangées",
      }),
    /** An abbot who is taken back. */
    recalled: (count) =>
      plural(count, {
        zero: " pour un pion couché dans une abbaye isolée",
        one: " pour un pion couché dans une abbaye avec # tuile autour",
        other: " pour un pion couché dans une abbaye avec # tuiles autour",
      }),
  },
  /** On a tile, in words. */
  parts: { lying: "place où se coucher" },
  feature: {
    title: "Couché dans l’abbaye",
    worth: (worth) =>
      `À la fin, cela rapporte ${points(worth)}\u00a0: 1\u00a0pour l’abbaye et 1\u00a0pour chaque tuile des rangées continues vers le nord, l’est, le sud et l’ouest.`,
    who: (names) => `${listed(names)}\u00a0: un pion est couché ici.`,
    nobody: "Personne n’est couché ici.",
  },
  labels: { lying: "Se coucher" },
  hint: {
    lying:
      "Un pion peut se tenir dans cette abbaye comme dans toute autre, ou s’y coucher jusqu’à la fin de la partie\u00a0: les rangées de tuiles dans les quatre directions comptent alors.",
  },
  /** Why nobody can lie down there. */
  taken: { lying: "Ce pion ne peut pas se coucher là\u00a0: l’abbaye est déjà occupée, ou les pions de cette sorte ne le peuvent jamais." },
  articles: {
    lying: {
      title: "Les abbayes d’Allemagne",
      text: [
        "Chacune de ces six abbayes a deux places. Un pion peut s’y tenir, comme dans toute abbaye. Ou vous le couchez\u00a0: il y reste alors jusqu’à la fin de la partie, quoi qu’il arrive. Peuvent se coucher\u00a0: les meeples, grands meeples, abbés, chariots, Monsieur Loyal et fantômes. On ne place personne dans une abbaye où quelqu’un se tient ou est couché.",
        "À la fin de la partie, celui qui est couché dans une abbaye reçoit 1\u00a0point pour elle et 1\u00a0point pour chaque tuile des rangées continues qui en partent vers le nord, l’est, le sud et l’ouest. Un abbé couché peut être repris comme d’habitude, pour 1\u00a0point et 1\u00a0par tuile autour.",
        "Tant que des pions y sont seulement couchés, une telle abbaye n’est jamais considérée comme terminée. Ces abbayes remplacent celles du jeu de base\u202f; les «\u00a0Options de règles\u00a0» peuvent aussi garder celles-ci.",
      ],
      see: "Rouge est couché dans l’abbaye\u00a0: 1\u00a0point pour elle et 5\u00a0pour les tuiles de ses rangées.",
    },
  },
};
