// @ts-check
/** Les tours coûteux gardés comme exercices, en français. */
import { words } from "../words.js";

const { plural } = words("fr");

/** @param {number} count */
const points = (count) => plural(count, { one: "# point", other: "# points" });

/** @type {typeof import("../en/mistakes.js").mistakes} */
export const mistakes = {
  title: "Vos erreurs",
  about:
    "Les coups de vos propres parties qui vous ont coûté des points, à rejouer : le lendemain, puis à intervalles croissants tant que vous les réussissez.",
  none: "Aucune pour l’instant. Après une partie, vous pouvez garder ici vos coups les plus coûteux, depuis l’analyse des coups ou la courbe du plateau d’analyse.",
  due: (count) => plural(count, { zero: "Rien à revoir maintenant.", one: "# exercice à revoir maintenant.", other: "# exercices à revoir maintenant." }),
  nextDue: (when) => `Le prochain revient ${when}.`,
  inAll: (count) => `${count} en tout`,
  when: (count) => plural(count, { zero: "maintenant", one: "demain", other: "dans # jours" }),
  again: "plus tard aujourd’hui",
  begin: "Commencer",
  filter: "Les erreurs affichées",
  all: "Tous les types",
  ofKind: (name, count) => `${name} (${count})`,
  kinds: {
    points: "Points manqués",
    field: "Prés",
    joining: "Relier des zones",
    blocking: "Les autres joueurs",
    figure: "Pions en réserve",
    building: "Construire",
    foresight: "Voir plus loin",
  },
  why: {
    points: "Un meilleur coup rapporte davantage tout de suite.",
    field: "Un meilleur coup tire davantage d’un pré.",
    joining: "Un meilleur coup relie des zones où se trouvent des pions.",
    blocking: "Un meilleur coup laisse moins aux autres joueurs.",
    figure: "Un meilleur coup garde un pion pour plus tard.",
    building: "Un meilleur coup construit à un endroit plus prometteur.",
    foresight: "Un meilleur coup ne paie qu’aux tours suivants.",
  },
  least: "Garder les coups qui ont coûté au moins",
  entry: (turn, name) => `Tour ${turn}, ${name}`,
  inRow: (count) => plural(count, { one: "Réussi la dernière fois", other: "Réussi # fois de suite" }),
  task: (name) => `À ${name} de jouer : trouvez mieux que dans la partie.`,
  inHand: (what) => `Tuile en main : ${what}.`,
  show: "Montrer un meilleur coup",
  remove: "Ne plus montrer",
  removed: "L’exercice ne reviendra plus.",
  restore: "Le remettre",
  checking: "Un maître examine votre coup…",
  unchecked: "Votre coup n’a pas pu être jugé. Réessayez.",
  solved: "Réussi",
  good: "Un maître ne trouve rien de nettement meilleur.",
  costs: (count) => `Pas encore : il manque environ ${points(count)}`,
  inGame: (what, count) => `Dans la partie : ${what}. Cela a coûté environ ${points(count)}.`,
  shown: "Un meilleur coup",
  noFigure: "sans pion",
  better: (what) => `Mieux : ${what}.`,
  nextTime: (when) => `Prochaine fois : ${when}.`,
  next: "Exercice suivant",
  list: "Tous les exercices",
  keep: (name, count) => plural(count, { one: `Garder # coup coûteux de ${name} comme exercice`, other: `Garder # coups coûteux de ${name} comme exercices` }),
  kept: (count) =>
    plural(count, {
      zero: "Ces exercices sont déjà là.",
      one: "# exercice a été gardé. Il revient demain.",
      other: "# exercices ont été gardés. Ils reviennent demain.",
    }),
  taken: (count) =>
    plural(count, {
      zero: "Vous avez déjà les exercices de ce fichier.",
      one: "# exercice a été repris du fichier.",
      other: "# exercices ont été repris du fichier.",
    }),
  unplayable: (count) => plural(count, { one: "# exercice du fichier ne peut pas être joué.", other: "# exercices du fichier ne peuvent pas être joués." }),
  failed: "Le navigateur n’a pas enregistré les exercices.",
  broken: "Cet exercice ne peut pas être joué : ses données enregistrées sont endommagées. Vous pouvez le retirer.",
};
