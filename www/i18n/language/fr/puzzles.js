// @ts-check
/** Les problèmes et les statistiques de toutes les parties, en français. */
import { words } from "../words.js";

const { plural, decimal } = words("fr");

/** @param {number} count */
const points = (count) => plural(count, { one: "# point", other: "# points" });

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  title: "Problèmes",
  back: "Retour",
  about: "Une vraie position, une tuile en main : trouvez le meilleur coup.",
  solvedOf: (solved, all) => `${solved} résolus sur ${all}`,
  solved: "Résolu",
  base: "Jeu de base",
  difficulty: ["Facile", "Moyen", "Difficile"],
  board: "Plateau du problème. Les flèches choisissent un endroit, R tourne la tuile, Entrée confirme, Échap annule le choix.",
  tasks: {
    now: (name) => `${name} joue : marquez le plus de points possible à ce tour.`,
    lead: (name) => `${name} pose la dernière tuile de la partie : finissez avec la plus grande avance possible.`,
    finish: { city: "Achevez votre ville marquée.", road: "Achevez votre route marquée." },
    hold: { city: "Obtenez une part de la ville marquée, ou toute la ville.", road: "Obtenez une part de la route marquée, ou toute la route.", field: "Obtenez une part du pré marqué, ou tout le pré." },
  },
  hint: "Indice",
  solution: "Solution",
  again: "Réessayer",
  next: "Problème suivant",
  list: "Tous les problèmes",
  right: "Exact !",
  wrong: "Pas encore",
  shown: "La solution",
  results: {
    now: (got, best) => `Ce tour rapporte ${points(got)}. Le meilleur en rapporte ${best}.`,
    lead: (got, best) => `Vous finissez avec ${ahead(got)}. Avec le meilleur coup : ${ahead(best)}.`,
    finish: () => "Ce n’est pas achevé après ce tour. Il y a un moyen.",
    hold: () => "Vous n’y avez aucune part après ce tour. Il y a un moyen d’en obtenir une.",
  },
  reached: {
    now: (best) => `${points(best)} en un seul tour.`,
    lead: (best) => `Vous finissez avec ${ahead(best)} ; aucun autre coup ne fait mieux.`,
    finish: () => "C’est achevé, et aucun autre coup n’y arrive.",
    hold: () => "Vous avez votre part, et aucun autre coup ne la donne.",
  },
  all: "C’était le dernier. Bravo !",
  each: {
    gap: { title: "La brèche", hint: "Une de vos villes n’a plus qu’un côté ouvert.", why: "La tuile ferme votre ville, et un blason compte comme une tuile de plus." },
    "long-road": { title: "À la porte", hint: "Une route finit aussi devant une ville.", why: "La route entre dans la nouvelle ville et s’y achève." },
    crown: { title: "La couronne", hint: "Regardez la plus grande ville.", why: "Il ne restait qu’un côté ouvert. Une grande ville se ferme tant que c’est possible." },
    "two-cities": { title: "Deux d’un coup", hint: "Un trou, deux petites villes, et une seule a un chevalier.", why: "La tuile ferme les deux villes. Votre pion va dans celle qui n’était à personne et revient aussitôt." },
    seam: { title: "Route et toit", hint: "Achevez ce qui est à vous, et prenez ce qui n’est à personne.", why: "Votre route est achevée, et une petite ville aussi : un pion placé là marque aussitôt." },
    sharing: { title: "Bons voisins", hint: "Une tuile peut achever deux choses, même si vous en partagez une.", why: "La tuile achève votre monastère et une route. Partager la route ne vous enlève rien." },
    "last-stone": { title: "La dernière pierre", hint: "Il manque un voisin au monastère. Et votre pion ?", why: "Le huitième voisin achève le monastère, et la tuile achève aussi une courte route : placez-y votre pion." },
    ring: { title: "La clé", hint: "La ville n’est ouverte que d’un côté.", why: "Cette tuile, tournée ainsi, est la seule qui ferme le rempart." },
    "far-road": { title: "Le bout du chemin", hint: "Suivez la route jusqu’à son bout ouvert.", why: "Le carrefour termine la route, et chacune de ses tuiles compte." },
    mayor: { title: "La ville de personne", hint: "Une ville n’a pas de propriétaire.", why: "La tuile l’achève, et votre pion sur la même tuile prend tout : un meeple, ou le bourgmestre pour les blasons." },
    bend: { title: "Fin du voyage", hint: "La route a un bout ouvert. Que peut‑on y mettre ?", why: "La porte de la nouvelle ville termine la route." },
    partners: { title: "Associés", hint: "On n’entre pas dans une ville occupée, mais deux villes peuvent se rejoindre.", why: "Votre ville et celle-ci n’en font plus qu’une, avec autant de chevaliers de chaque côté : chacun marque tous les points." },
    bridge: { title: "La jointure", hint: "Une de vos villes est juste à côté.", why: "La tuile relie les deux villes : votre chevalier est maintenant aussi dans celle-ci." },
    shepherds: { title: "Bergers", hint: "Où le pré de votre paysan touche‑t‑il presque l’autre ?", why: "La tuile relie les deux prés, et votre paysan y compte autant que les autres." },
    meadow: { title: "La prairie", hint: "Les prés se rejoignent là où ni route ni ville ne les sépare.", why: "Le virage laisse une bande d’herbe qui relie le pré de vos paysans à celui-ci." },
    harvest: { title: "La moisson", hint: "Au décompte final, chaque ville achevée nourrit ses paysans.", why: "Un paysan dans ce pré rapporte plus que toute route ou ville que cette tuile pourrait agrandir." },
    cloister: { title: "Entre amis", hint: "Un monastère inachevé compte aussi ses voisins.", why: "Là où il y a déjà beaucoup de tuiles, un monastère vaut beaucoup tout de suite, même s’il n’est jamais achevé." },
    hay: { title: "Les foins", hint: "C’est la dernière tuile : cherchez un pré qui nourrit beaucoup de villes.", why: "Un paysan sur la dernière tuile ne coûte rien, et chaque ville achevée que ce pré nourrit vaut trois points." },
    "abbot-home": { title: "Rappelez-le", hint: "Au lieu de placer un pion, vous pouvez reprendre votre abbé.", why: "La tuile achève votre ville, et l’abbé revient en marquant ce qui l’entoure." },
    "abbot-and-city": { title: "Deux fois en un tour", hint: "La tuile fait une chose, votre abbé une autre.", why: "D’abord la ville est achevée, puis l’abbé revient et marque aussi." },
    "abbot-garden": { title: "Le jardin", hint: "Il y a un jardin sur la tuile.", why: "Le jardin est déjà entouré de nombreuses tuiles, et votre abbé peut s’y tenir." },
    guests: { title: "Invités", hint: "Deux villes peuvent se rejoindre.", why: "La tuile relie votre ville à l’autre, et les deux camps y ont la même force." },
    "inn-road": { title: "L’auberge", hint: "Une route achevée avec une auberge compte double.", why: "Avec une auberge, chaque tuile de la route achevée rapporte deux points au lieu d’un." },
    cathedral: { title: "La cathédrale", hint: "Une ville achevée avec une cathédrale rapporte trois points par tuile.", why: "Avec une cathédrale, chaque tuile et chaque blason de la ville achevée rapportent trois points ; ouverte, elle n’en rapporterait aucun." },
    "big-farmer": { title: "Un grand paysan", hint: "Lequel de vos pions compte pour deux ?", why: "Un seul paysan ne suffirait pas dans ce pré ; le grand meeple compte pour deux." },
    "inn-loop": { title: "Après le virage", hint: "Trouvez le bout de route que cette tuile peut fermer.", why: "La tuile termine la route. Avec une auberge, chaque tuile vaut deux points, mais seulement si la route est achevée." },
    abbey: { title: "L’abbaye", hint: "Une de vos pièces entre dans n’importe quel trou.", why: "L’abbaye ferme toutes les routes et les villes à ses côtés, quoi qu’elles montrent." },
    barn: { title: "La grange", hint: "Une grange se place où quatre prés se touchent, et compte aussitôt vos paysans.", why: "La tuile est le dernier voisin du monastère, et la grange compte le pré au même tour." },
    wagon: { title: "En chemin", hint: "D’un lieu achevé, un chariot peut passer au suivant.", why: "Le chariot achève une courte route, la marque, et continue dans le monastère voisin." },
    "last-word": { title: "Le dernier mot", hint: "Qui a le plus de paysans prend tout le pré.", why: "La tuile relie vos prés, et ensemble vos paysans ont la majorité." },
  },
};

/** @param {number} lead */
function ahead(lead) {
  return lead === 0 ? "le même score" : `${points(Math.abs(lead))} ${lead > 0 ? "d’avance" : "de retard"}`;
}

/** @type {typeof import("../en/puzzles.js").career} */
export const career = {
  title: "Statistiques de vos parties",
  back: "Retour",
  none: "Aucune partie n’est encore terminée. Ensuite, vous verrez ici comment vous jouez.",
  counting: (done, all) => `Partie ${done} sur ${all} …`,
  whose: "Les parties de qui ?",
  unreadable: (count) => plural(count, { one: "# partie illisible n’est pas comptée.", other: "# parties illisibles ne sont pas comptées." }),
  games: "Parties terminées",
  won: "Gagnées",
  best: "Meilleur score",
  mean: "Score moyen",
  longestRoad: "Plus longue route",
  largestCity: "Plus grande ville",
  tiles: (count) => plural(count, { one: "# tuile", other: "# tuiles" }),
  against: "Contre",
  people: "Personnes seulement",
  results: "Résultats",
  resultsHelp: "Une partie avec plusieurs ordinateurs compte pour le plus fort ; une victoire partagée compte comme gagnée.",
  byKind: "Points par genre",
  kind: "Genre",
  all: "En tout",
  perGame: "Par partie",
  number: decimal,
};
