// @ts-check
/** What is said of a game that comes from a file or a link, in French. */
import { words } from "../words.js";

const { plural, listed, moment } = words("fr");

/** @type {typeof import("../en/arrive.js").arrive} */
export const arrive = {
  yourTurn: "à vous de jouer",
  waitsFor: (names, since) =>
    names.length > 0 ? `en attente de ${listed(names)} depuis le ${moment(since)}` : `en attente des autres depuis le ${moment(since)}`,
  diagram: "Position du jeu",
  onlyShown: "Cette partie contient des tuiles qui ne peuvent pas encore être jouées ici. Vous ne pouvez que la consulter.",
  notPlayed: "Cette partie nécessite une extension qui ne peut pas encore être jouée ici. Ses tuiles peuvent apparaître dans des diagrammes.",
  unknown: 'Ce n’est pas une notation de partie : il n’y a pas de ligne comme [Bastide "1"].',
  tooLong: "Ce fichier est trop long pour une notation de partie.",
  moreRefused: (count) => plural(count, { one: "Un autre fichier n’a pas été ouvert non plus.", other: "# autres fichiers n’ont pas été ouverts non plus." }),
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
  openParted: "Ouvrir comme autre partie",
  keepMine: "Continuer la mienne",
  paste: "Ouvrir un texte copié",
  pasteHelp: "Collez une notation de partie, un lien vers une partie ou la sauvegarde d’un autre programme.",
  openText: "Ouvrir",
  opened: "La partie a été ajoutée à vos parties enregistrées.",
  keysUnkept:
    "Ce fichier contient les clés de parties par message, et le navigateur n’a plus de place pour elles\u00a0: rien du fichier n’a été repris. Faites de la place, puis ouvrez-le de nouveau.",
  notYet: "Le navigateur n’a pas encore pu enregistrer cela. Laissez la page ouverte : elle réessaiera.",
  taking: (done, all) => `Ajout des parties : ${done} sur ${all}.`,
  several: (added, known, failed) =>
    [
      plural(added, { one: "# partie ajoutée.", other: "# parties ajoutées." }),
      plural(known, { zero: "", one: "# était déjà là.", other: "# étaient déjà là." }),
      plural(failed, { zero: "", one: "# n’a pas pu être lue jusqu’au bout.", other: "# n’ont pas pu être lues jusqu’au bout." }),
    ]
      .filter(Boolean)
      .join(" "),
  unopened: (count) =>
    plural(count, {
      zero: "",
      one: "# n’a pas été ouverte, car vos parties enregistrées n’ont pas pu être lues. Rouvrez le fichier plus tard.",
      other: "# n’ont pas été ouvertes, car vos parties enregistrées n’ont pas pu être lues. Rouvrez le fichier plus tard.",
    }),
  solved: (count) =>
    plural(count, {
      zero: "Vous avez déjà résolu toutes les énigmes indiquées comme résolues dans ce fichier.",
      one: "# énigme résolue de plus.",
      other: "# énigmes résolues de plus.",
    }),
  strangers: "Les énigmes ou les pioches solo citées dans ce fichier n’existent pas ici.",
  unkept: "Le navigateur n’a pas enregistré ce que ce fichier dit des énigmes et des parties en solo.",
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
  searchHelp: "Ce que l’on peut rechercher",
  searchIntro:
    "Tous les critères doivent être remplis. Les mots cherchent dans les noms, les dates et les extensions\u202f; des critères comme ceux-ci cherchent dans les parties elles-mêmes. Touchez-en un pour l’essayer.",
  searching: "Recherche dans les parties…",
  searchFailed: "Impossible de chercher dans les parties.",
  showPlace: "Montrer l’endroit",
  examples: {
    player: "Qui a joué, et avec combien de points",
    winner: "Qui a gagné, et de combien de points",
    date: "Quand on y a joué pour la dernière fois",
    box: "Les extensions et le nombre de joueurs",
    level: "Contre quel joueur virtuel, dans les parties terminées",
    points: "Les points d’un joueur pour un type de zone\u00a0: city, road, field, monastery…",
    feature: "Une zone de tant de tuiles, terminée ou non",
    tiles: "Ces tuiles côte à côte, n’importe où et dans n’importe quel sens",
  },
  wrong: {
    term: (word) => `«\u00a0${word}\u00a0» n’est pas un critère\u202f; un critère s’écrit comme player:ann ou score>=100.`,
    value: (word) => `Il manque une valeur après «\u00a0${word}\u00a0», comme dans player:ann ou score>=100.`,
    sign: (word) =>
      `«\u00a0${word}\u00a0» ne se compare pas ainsi\u00a0: un nom est suivi de deux-points ou de =, un nombre ou une date aussi de >, <, >= ou <=.`,
    number: (word) => `«\u00a0${word}\u00a0» n’est pas un nombre entier.`,
    date: (word) => `«\u00a0${word}\u00a0» n’est pas une date comme 2026, 2026-01 ou 2026-01-31.`,
    box: (word) => `L’extension «\u00a0${word}\u00a0» n’existe pas. Exemples\u00a0: inns, traders, abbot.`,
    level: (word) => `Le joueur virtuel «\u00a0${word}\u00a0» n’existe pas\u00a0: il y a novice, greedy, planner et master.`,
    answer: (word) => `Écrivez yes ou no au lieu de «\u00a0${word}\u00a0».`,
    feature: (word) => `«\u00a0${word}\u00a0» n’est pas une taille comme city>=10, road>=8 ou field>=12.`,
    tiles: (word) => `«\u00a0${word}\u00a0» ne dit pas où sont les tuiles. Exemple\u00a0: D@0,0+V@1,0'.`,
    tile: (word) => `La tuile «\u00a0${word}\u00a0» n’existe pas. Exemples\u00a0: D, V, R01.`,
    quote: (word) => `Le guillemet avant «\u00a0${word}\u00a0» n’est pas fermé.`,
    length: () => "Cette recherche a trop de critères\u00a0: 50 au maximum.",
  },
};
