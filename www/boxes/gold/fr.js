// @ts-check
/** The Gold Mines, in French. */
import { cell } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("fr");

const bars = (/** @type {number} */ count) => plural(count, { one: "un lingot", other: "#\u00a0lingots" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    laid: (x, y) => `Un lingot est posé sur une tuile (${cell(x, y)}).`,
    won: (name, count) => `${name} gagne ${bars(count)}.`,
  },
  scores: { gold: (count) => ` pour ${bars(count)}` },
  actions: { gold: (x, y) => `Poser le lingot (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { gold: "mine d’or" },
  feature: {
    bars: (count) =>
      plural(count, {
        one: "Un lingot est posé ici, pour le joueur qui possédera un élément terminé sur cette tuile.",
        other: "#\u00a0lingots sont posés ici, pour le joueur qui possédera un élément terminé sur cette tuile.",
      }),
  },
  /** What players have. */
  holdings: { bars: (count) => plural(count, { zero: "aucun lingot", one: "#\u00a0lingot", other: "#\u00a0lingots" }), kind: "Lingots" },
  pieces: { gold: "Lingot" },
  hint: {
    gold: "Choisissez pour le second lingot l’une des tuiles autour de la mine d’or\u00a0: là où un élément qui vous appartient a des chances d’être terminé.",
    chosen: "Le lingot ira au joueur qui possédera une route, une ville ou une abbaye terminée à cet endroit.",
  },
  primary: { gold: "Poser le lingot" },
  why: {
    bar: "Posez d’abord le second lingot.",
    noGold: "Aucun lingot n’est à poser maintenant.",
    notBeside: "Le second lingot se pose sur l’une des tuiles autour de la mine d’or.",
  },
  advice: { gold: "Posez le lingot comme indiqué sur le plateau." },
  steps: {
    gold: "Mine d’or\u00a0: un lingot va sur la tuile, et vous en placez un second sur une tuile autour.",
  },
  articles: {
    gold: {
      title: "Les Mines d’or",
      text: [
        "Quand vous posez une tuile avec une mine d’or, un lingot y est posé, et vous en posez un second sur l’une des huit tuiles autour, à votre choix. Les lingots s’empilent.",
        "Quand des routes, des villes, des abbayes, des jardins ou des forteresses sont terminés, le joueur qui y a la majorité gagne les lingots de leurs tuiles\u00a0: pour une abbaye ou un jardin, ceux des neuf tuiles de son carré\u202f; pour une forteresse, ceux des six tuiles qui comptent pour elle. Les paysans ne gagnent rien. Si plusieurs joueurs gagnent des lingots au même tour, ils en prennent un chacun à tour de rôle, en commençant par le joueur dont c’est le tour, et d’abord sur la tuile que le plus grand nombre d’entre eux réclame.",
        "À la fin de la partie, un à trois lingots valent 1\u00a0point chacun, quatre à six 2\u00a0points chacun, sept à neuf 3\u00a0points chacun, dix et plus 4\u00a0points chacun.",
      ],
      see: "Un lingot est posé sur deux tuiles de la route de Rouge. Quand elle sera terminée, Rouge gagnera les deux.",
    },
  },
};
