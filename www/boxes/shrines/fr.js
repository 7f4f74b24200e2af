// @ts-check
/** Heretics & Shrines, in French. */
import { FIGURES, tiles } from "../../i18n/language/fr/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    shrine: (completed, around) => ` pour un lieu de culte ${completed ? "terminé" : "inachevé"} entouré de ${tiles(around)}`,
  },
  causes: {
    challenged: (name, figure) => `Un pion de ${name} revient sans points, car l’autre côté a été terminé le premier\u00a0: ${FIGURES[figure].name}.`,
  },
  parts: { shrine: "lieu de culte" },
  feature: {
    shrine:
      "C’est un lieu de culte\u00a0: il compte comme une abbaye. S’il est terminé avant une abbaye voisine, le pion qui s’y trouve revient sans points, et inversement.",
  },
  why: {
    shrineBarred: "Un lieu de culte ne peut pas être à côté de deux abbayes, ni d’une abbaye qui a déjà un lieu de culte à côté d’elle.",
    monasteryBarred: "Une abbaye ne peut pas être à côté de deux lieux de culte, ni d’un lieu de culte qui a déjà une abbaye à côté de lui.",
  },
  articles: {
    shrine: {
      title: "Hérétiques & Lieux de culte",
      text: [
        "Un lieu de culte est une abbaye à tous égards\u00a0: un pion s’y tient, les huit tuiles qui l’entourent le terminent, et il rapporte jusqu’à 9 points.",
        "Quand un lieu de culte et une abbaye sont voisins, même en diagonale, et que des pions se trouvent dans les deux, ils sont en course. Le premier terminé compte comme d’habitude, et le pion de l’autre revient sans points. Si une même tuile termine les deux, les deux comptent\u202f; à la fin de la partie aussi. Un monastère et une église comptent comme des abbayes. Un abbé que l’on reprend ne défie personne.",
        "Un lieu de culte peut avoir au plus une abbaye à côté de lui, et une abbaye au plus un lieu de culte.",
      ],
      see: "Le lieu de culte est terminé\u00a0: 9 points pour Rouge. Le moine de Bleu dans l’abbaye voisine est revenu sans points.",
    },
  },
};
