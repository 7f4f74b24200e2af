// @ts-check
/** The Festival, in French. */
import { FIGURES, cell, place } from "../../i18n/language/fr/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  actions: {
    figure: (figure, x, y, where) => `Reprendre : ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
    barn: (x, y) => `Reprendre la grange (${cell(x, y)})`,
  },
  /** On a tile, in words. */
  parts: { festival: "feu d’artifice d’un festival" },
  hint: {
    festival: "Un festival : placez un pion sur la tuile, ou touchez l’un des vôtres sur le plateau pour le reprendre sans points.",
    chosen: "Il revient dans votre réserve sans points, et vous ne placez pas de pion.",
  },
  primary: { return: "Reprendre" },
  why: { noReturn: "On ne peut reprendre un pion sans points que lors d’un festival." },
  then: { return: "Puis un pion est repris lors du festival." },
  advice: { return: "Reprenez le pion comme indiqué sur le plateau." },
  articles: {
    festival: {
      title: "Le Festival",
      text: [
        "Dix tuiles montrent le feu d’artifice d’un festival. Quand vous posez une telle tuile, vous pouvez reprendre l’un de vos pions n’importe où sur le plateau au lieu d’en placer un : un pion d’une route, d’une ville, d’un pré, d’une tour, d’une forteresse ou d’un quartier de Carcassonne, mais aussi un bâtisseur, un cochon, tout autre pion ou une grange.",
        "Il ne rapporte aucun point. Un bâtisseur ou un cochon resté seul revient aussi. Un fantôme peut encore être placé. Un abbé peut revenir ainsi, ou comme d’habitude, avec ses points.",
        "Les prisonniers d’une tour ne reviennent pas lors d’un festival.",
      ],
      see: "Rouge a posé la tuile au feu d’artifice et repris le brigand, qui aurait dû attendre longtemps.",
    },
  },
};
