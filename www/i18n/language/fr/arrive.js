// @ts-check
/** What is said of a game that comes from a file or a link, in French. */
import { words } from "../words.js";

const { plural } = words("fr");

/** @type {typeof import("../en/arrive.js").arrive} */
export const arrive = {
  diagram: "Position du jeu",
  onlyShown: "Cette feuille de partie contient des tuiles qui ne peuvent pas encore être jouées ici. Vous pouvez seulement la regarder.",
  notPlayed: "Cette partie demande une extension qui ne peut pas encore être jouée ici. Ses tuiles peuvent être montrées dans des diagrammes.",
  unknown: 'Ce n’est pas une feuille de partie : il n’y a pas de ligne comme [Bastide "1"].',
  tooLong: "Ce fichier est trop long pour une feuille de partie.",
  unreadableFile: "Le fichier n’a pas pu être lu.",
  readable: "Vous pouvez continuer la partie à partir de là.",
  openBeginning: "Ouvrir le début",
  same: "Cette partie est déjà parmi vos parties enregistrées.",
  further: "Votre partie enregistrée contient maintenant ce qui a été joué depuis.",
  behind: "Votre partie enregistrée est plus avancée : la voici comme vous l’avez laissée.",
  openBehind: "Ouvrir l’ancienne en copie",
  parted: (tiles) =>
    `Vous avez déjà cette partie, mais elle a été jouée autrement ${plural(tiles, { zero: "dès la première tuile", one: "après la première tuile", other: "après # tuiles" })}. Vous pouvez garder les deux.`,
  partedTitle: "Deux versions d’une partie",
  openParted: "Ouvrir comme une autre",
  keepMine: "Continuer la mienne",
  opened: "La partie a été ajoutée à vos parties enregistrées.",
  several: (added, known, failed) =>
    [
      plural(added, { one: "# partie ajoutée.", other: "# parties ajoutées." }),
      plural(known, { zero: "", one: "# était déjà là.", other: "# étaient déjà là." }),
      plural(failed, { zero: "", one: "# n’a pas pu être lue jusqu’au bout.", other: "# n’ont pas pu être lues jusqu’au bout." }),
    ]
      .filter(Boolean)
      .join(" "),
  solved: (count) =>
    plural(count, {
      zero: "Vous avez déjà résolu tous les problèmes résolus dans ce fichier.",
      one: "# problème résolu de plus.",
      other: "# problèmes résolus de plus.",
    }),
  better: (count) =>
    plural(count, {
      zero: "Vos propres résultats en solo valent au moins ceux de ce fichier.",
      one: "# meilleur résultat en solo repris du fichier.",
      other: "# meilleurs résultats en solo repris du fichier.",
    }),
  search: "Rechercher\u00a0: joueur, vainqueur, date, extension…",
  won: (name) => `${name} gagne`,
  study: "analysée",
  found: (count) => plural(count, { zero: "Aucune partie trouvée.", one: "# partie trouvée.", other: "# parties trouvées." }),
};
