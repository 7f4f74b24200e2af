// @ts-check
/** Mage & Witch, in French. */
import { cell, place } from "../../i18n/language/fr/game.js";

const NAMES = { mage: "le mage", witch: "la sorcière" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    moved: (who, x, y, where) => `${who === "mage" ? "Le mage" : "La sorcière"} change de place (${cell(x, y)}, ${place(where)}).`,
    left: (who) => `${who === "mage" ? "Le mage" : "La sorcière"} quitte le plateau.`,
  },
  extras: { mage: ", avec le mage", witch: ", divisés par deux par la sorcière" },
  actions: {
    move: (who, x, y, where) => `Déplacer ${NAMES[who]} (${cell(x, y)}, ${place(where)})`,
    remove: (who) => `Retirer ${NAMES[who]} du plateau`,
  },
  /** On a tile, in words. */
  parts: { hat: "chapeau de sorcière" },
  feature: { mage: "Le mage ajoute un point par tuile.", witch: "La sorcière divise les points par deux." },
  pieces: { mage: "Mage", witch: "Sorcière" },
  hint: {
    magic:
      "Déplacez le mage ou la sorcière sur n’importe quelle route ou ville inachevée\u00a0: le mage là où vous voulez plus de points, la sorcière là où vous en voulez moins.",
    mage: "Le mage ajoute un point par tuile à la route ou à la ville où il se trouve.",
    witch: "La sorcière divise par deux les points de la route ou de la ville où elle se trouve.",
    remove: "Il ne leur reste ni route ni ville\u00a0: retirez le mage ou la sorcière du plateau.",
  },
  primary: { mage: "Déplacer le mage", witch: "Déplacer la sorcière", removeMagic: "Retirer du plateau" },
  why: {
    magic: "Déplacez d’abord le mage ou la sorcière.",
    noMagic: "Le mage et la sorcière ne se déplacent pas maintenant.",
    magicNotThere: "Le mage et la sorcière vont sur des routes et des villes inachevées où ne se trouve aucun des deux.",
    magicCanMove: "On n’en retire un que s’il ne leur reste ni route ni ville.",
  },
  advice: { magic: "Déplacez le pion comme indiqué sur le plateau.", removeMagic: "Retirez le pion du plateau, comme indiqué." },
  steps: {
    magic: "Une tuile avec un chapeau\u00a0: vous déplacez le mage ou la sorcière.",
  },
  articles: {
    magic: {
      title: "Mage & Sorcière",
      text: [
        "Quand vous posez une tuile avec un chapeau de sorcière, vous devez déplacer le mage ou la sorcière avant de placer un pion\u00a0: sur n’importe quelle route ou ville inachevée du plateau où ne se trouve aucun des deux. Ils ne sont à personne et n’occupent rien. Si le mage et la sorcière se retrouvent dans la même zone parce qu’une tuile en relie deux, celui qui a posé la tuile doit déplacer l’un d’eux.",
        "Le mage ajoute 1\u00a0point par tuile à la route ou à la ville où il se trouve. La sorcière divise tous ses points par deux, en arrondissant au point supérieur. Cela vaut aussi pour celles qui restent inachevées à la fin de la partie.",
        "Une fois la route ou la ville comptée, le mage ou la sorcière quitte le plateau, jusqu’à ce que quelqu’un l’y ramène. S’il ne reste ni route ni ville à choisir, celui qui est seul sur le plateau le quitte\u202f; si les deux y sont, l’un d’eux doit être retiré.",
      ],
      see: "Le mage se trouve sur la route de Rouge, longue de trois tuiles\u00a0: 3\u00a0points, et 3\u00a0de plus.",
    },
  },
};
