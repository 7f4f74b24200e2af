// @ts-check
/** The Festival, in French. */
import { FIGURES, cell, place } from "../../i18n/language/fr/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  actions: {
    figure: (figure, x, y, where) => `Reprendre : ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
    barn: (x, y) => `Reprendre la grange (${cell(x, y)})`,
  },
  /** On a tile, in words. */
  parts: { festival: "feu d’artifice d’une fête" },
  hint: {
    festival: "Une fête : posez un pion sur la tuile, ou touchez l’un des vôtres sur le plateau pour le reprendre sans points.",
    chosen: "Il revient dans votre réserve sans points, et vous ne posez pas de pion.",
  },
  primary: { return: "Reprendre" },
  why: { noReturn: "On ne peut reprendre un pion sans points que lors d’une fête." },
  then: { return: "Puis un pion est repris lors de la fête." },
  advice: { return: "Reprenez le pion comme indiqué sur le plateau." },
  articles: {
    festival: {
      title: "La Fête",
      text: [
        "Dix tuiles montrent le feu d’artifice d’une fête. Quand vous posez une telle tuile, vous pouvez reprendre l’un de vos pions n’importe où sur le plateau au lieu d’en poser un : un pion d’une route, d’une ville, d’un pré, d’une tour, d’une forteresse ou d’un quartier de Carcassonne, mais aussi le bâtisseur, le cochon, le berger ou la grange.",
        "Il ne rapporte aucun point. Un bâtisseur ou un cochon resté seul revient aussi. Un fantôme peut encore être posé. Un abbé peut revenir ainsi, ou comme d’habitude, avec ses points.",
        "Les prisonniers ne reviennent pas lors d’une fête.",
      ],
      see: "Rouge a posé la tuile au feu d’artifice et repris le brigand, qui aurait attendu longtemps.",
    },
  },
};
