// @ts-check
/** Russian Promos, in French. */
import { FEATURES, FIGURES, cell, place, points } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("fr");

Object.assign(FEATURES, { hut: "cabane", oak: "chêne", pond: "étang" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    oak: (name, figure) => `Un pion de ${name} grimpe sur le chêne\u00a0: ${FIGURES[figure].name}.`,
    pond: (name, figure) => `Un pion de ${name} tombe dans l’étang\u00a0: ${FIGURES[figure].name}.`,
  },
  placed: { hut: (name, figure) => `${name} place ${FIGURES[figure].a} dans une cabane.` },
  scores: {
    hut: (count) =>
      plural(count, {
        zero: " pour une cabane sans case libre autour",
        one: " pour une cabane avec # case libre autour",
        other: " pour une cabane avec # cases libres autour",
      }),
  },
  pays: { pond: (name, count) => `${name} perd ${points(count)} pour des pions dans l’étang.` },
  actions: {
    figure: (figure, x, y, where) => `Reprendre\u00a0: ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
  },
  /** On a tile, in words. */
  parts: { hut: "cabane", oak: "chêne", pond: "étang" },
  feature: {
    spaces: (count) => plural(count, { zero: "Aucune case libre autour.", one: "# case libre autour.", other: "# cases libres autour." }),
    worth: (worth) => `Elle rapporte ${points(worth)} à la fin.`,
    who: (names) => `Ici\u00a0: ${listed(names)}.`,
    nobody: "Personne n’est ici.",
    oak: "Tout pion sur sa route y grimpe et y attend.",
    pond: "Tout pion sur les tuiles autour y tombe. À la fin de la partie, chacun d’eux coûte 2\u00a0points.",
  },
  labels: { hut: "Cabane" },
  primary: { return: "Reprendre" },
  hint: {
    trapped: "Un de vos pions est sur un chêne ou dans un étang. Au lieu de placer un pion, vous pouvez le toucher et le reprendre.",
    chosen: "Il revient dans votre réserve sans points, et vous ne placez pas de pion.",
  },
  why: {
    pond: "On ne place personne sur la tuile d’un étang.",
    noReturn: "On ne peut reprendre sans points qu’un pion sur un chêne ou dans un étang d’une autre tuile.",
  },
  /** Why nobody can go into the hut. */
  taken: { hut: "Ce pion ne peut pas entrer dans la cabane\u00a0: elle est déjà occupée, ou les pions de cette sorte ne le peuvent jamais." },
  then: { return: "Puis un pion est repris d’un chêne ou d’un étang." },
  advice: { return: "Reprenez le pion comme indiqué sur le plateau." },
  steps: {
    trapsAfterFigure: "Les pions sur la route d’un chêne ou autour d’un étang y sont pris. On le vérifie encore avant tout décompte.",
  },
  articles: {
    promos: {
      title: "Les promos russes",
      text: [
        "La cabane accueille un meeple, un grand meeple, un chariot, un Monsieur Loyal ou un fantôme. Elle se compte comme une abbaye, mais à l’envers\u00a0: 1\u00a0point pour elle et 1\u00a0pour chaque case libre autour. Avec huit tuiles autour, elle est terminée et rapporte 1\u00a0point\u202f; à la fin de la partie, elle rapporte d’autant plus qu’il reste de cases libres autour.",
        "Un chêne se dresse au bord d’une route. Dès que des pions sont sur cette route, ils grimpent sur le chêne avant tout décompte et n’occupent plus rien. Un étang fait de même avec tout pion, sauf bâtisseurs et cochons, sur les huit tuiles autour, où qu’il se tienne\u202f; seuls les seigneurs de forteresses et les pions dans Carcassonne sont en sécurité. On ne place personne sur la tuile de l’étang.",
        "À votre tour, vous pouvez reprendre un de vos pions d’un chêne ou d’un étang au lieu d’en placer un, mais pas de la tuile que vous venez de poser. À la fin de la partie, chaque pion dans un étang coûte 2\u00a0points à son joueur. La pierre ne fait que terminer une route.",
      ],
      see: "La cabane de Rouge a deux tuiles à côté d’elle\u00a0: elle rapporte 7\u00a0points. Le meeple de Bleu dans l’étang coûte 2\u00a0points.",
    },
  },
};
