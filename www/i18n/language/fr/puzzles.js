// @ts-check
/** Les énigmes et les statistiques de toutes les parties, en français. */
import { words } from "../words.js";

const { plural, decimal } = words("fr");

/** @param {number} count */
const points = (count) => plural(count, { one: "# point", other: "# points" });

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  title: "Énigmes",
  back: "Retour",
  about: "Une vraie position et une tuile en main : trouvez le meilleur coup.",
  unkept: "Le navigateur n’a pas enregistré que cette énigme est résolue. Elle compte jusqu’à ce que vous quittiez cette page.",
  solvedOf: (solved, all) => `${solved} résolues sur ${all}`,
  base: "Jeu de base",
  difficulty: ["Facile", "Moyenne", "Difficile"],
  board: "Plateau de l’énigme. Les flèches choisissent une case, R tourne la tuile, Entrée confirme, Échap annule le choix.",
  tasks: {
    now: (name) => `À ${name} de jouer : marquez le plus de points possible à ce tour.`,
    lead: (name) => `${name} pose la dernière tuile de la partie : finissez avec la plus grande avance possible.`,
    finish: { city: "Terminez votre ville marquée.", road: "Terminez votre route marquée." },
    hold: {
      city: "Obtenez la majorité ou l’égalité dans la ville marquée.",
      road: "Obtenez la majorité ou l’égalité sur la route marquée.",
      field: "Obtenez la majorité ou l’égalité dans le pré marqué.",
    },
  },
  hint: "Indice",
  solution: "Solution",
  again: "Réessayer",
  next: "Énigme suivante",
  list: "Toutes les énigmes",
  right: "Exact !",
  wrong: "Pas encore",
  shown: "La solution",
  results: {
    now: (got, best) => `Ce coup rapporte ${points(got)}. Le meilleur en rapporte ${best}.`,
    lead: (got, best) => `Vous finissez avec ${ahead(got)}. Avec le meilleur coup : ${ahead(best)}.`,
    finish: () => "La zone n’est pas terminée après ce tour. Il y a un moyen d’y arriver.",
    hold: () => "Vous n’avez ni la majorité ni l’égalité après ce tour. Il y a un moyen d’y arriver.",
  },
  reached: {
    now: (best) => `${points(best)} en un seul tour.`,
    lead: (best) => `Vous finissez avec ${ahead(best)} ; aucun autre coup ne fait mieux.`,
    finish: () => "La zone est terminée, et aucun autre coup n’y arrive.",
    hold: () => "Vous avez la majorité ou l’égalité, et aucun autre coup n’y arrive.",
  },
  all: "C’était la dernière. Bravo !",
  today: "Aujourd’hui",
  puzzleOfDay: "Énigme du jour",
  progress: { solved: "Résolue", tried: "Essayée", new: "Nouvelle" },
  others: "Autres cases",
  othersHelp: "Les nombres sur le plateau disent combien de points de moins rapporte le meilleur coup sur chaque autre case.",
  fewer: (count, action) => `${points(count)} de moins : ${action}`,
  /** Decks that one person plays alone. */
  solo: {
    title: "Solo",
    about:
      "Jouez en solo pour marquer le plus de points. Les tuiles d’une pioche sortent toujours dans le même ordre. L’argent et l’or correspondent à ce que deux joueurs virtuels, Anselm et Isaura, marquent en solo avec les mêmes tuiles.",
    ofDay: "Pioche solo du jour",
    base: "Jeu de base",
    unplayed: "Pas encore jouée",
    begun: (turn) => `Commencée\u00a0: tour ${turn}`,
    goesOn: "Vous continuez la partie commencée.",
    anew: "Recommencer",
    result: (count) => `Résultat : ${points(count)}`,
    best: (count) => `Meilleur résultat : ${points(count)}`,
    newBest: "C’est votre meilleur résultat jusqu’ici.",
    hinted: "Avec conseils",
    computing: "Calcul des médailles…",
    noPar: "Les points des médailles n’ont pas pu être calculés.",
    medals: { gold: "Or", silver: "Argent", bronze: "Bronze" },
    from: (medal, count) => `${medal} dès ${count}`,
    won: (medal) => `Médaille : ${medal} !`,
    noMedal: "Pas de médaille cette fois.",
    next: (medal, count) => `${medal} : il faut ${points(count)}.`,
    inARow: (count) => `${count} jours de suite`,
    unkept: "Le navigateur n’a pas enregistré ce résultat : il n’a plus de place.",
    picture: "Image du résultat",
    shareResult: "Partager le résultat",
    share: "Partager cette pioche",
    again: "Rejouer",
    others: "Pioches solo",
    duel: {
      title: "Duel du jour",
      against: (name, level) => `Contre ${name} (${level})`,
      best: (lead) => (lead === 0 ? "Meilleur résultat : égalité" : `Meilleur résultat : ${lead > 0 ? "gagné" : "perdu"} de ${points(Math.abs(lead))}`),
      outcome: (mine, theirs) => `${mine > theirs ? "Gagné" : mine < theirs ? "Perdu" : "Égalité"}, ${mine} à ${theirs}`,
    },
    decks: {
      hamlet: "Le hameau",
      kingdom: "Tout le pays",
      river: "Au fil de la rivière",
      inns: "Auberges en chemin",
      abbot: "Les jardins de l’abbé",
      traders: "Jour de marché",
      mayor: "La ville du maire",
      dragon: "À l’ombre du dragon",
    },
  },
  each: {
    gap: {
      title: "Le trou",
      hint: "Une de vos villes n’a plus qu’un côté ouvert.",
      why: "La tuile termine votre ville, et un blason compte comme une tuile de plus.",
    },
    "long-road": { title: "À la porte", hint: "Une route finit aussi devant une ville.", why: "La route s’arrête à la nouvelle ville : elle est terminée." },
    crown: {
      title: "La couronne",
      hint: "Regardez la plus grande ville.",
      why: "Il ne restait qu’un côté ouvert. Terminez les grandes villes tant que c’est possible.",
    },
    "two-cities": {
      title: "Deux d’un coup",
      hint: "Il y a un trou entre deux petites villes, et une seule a un chevalier.",
      why: "La tuile termine les deux villes. Votre pion va dans celle qui n’est à personne et vous revient aussitôt.",
    },
    seam: {
      title: "Route et toit",
      hint: "Terminez une zone à vous, et occupez-en une qui n’est à personne.",
      why: "Votre route est terminée, et une petite ville aussi : un pion placé là rapporte ses points aussitôt.",
    },
    sharing: {
      title: "Bons voisins",
      hint: "Une tuile peut terminer deux zones, même si vous en partagez une.",
      why: "La tuile termine votre abbaye et une route. Partager la route ne vous coûte rien.",
    },
    "last-stone": {
      title: "La dernière pierre",
      hint: "Il manque une tuile autour de l’abbaye. Où pourrait aller votre pion ?",
      why: "La huitième tuile voisine termine l’abbaye, et aussi une courte route : placez votre pion sur celle-ci.",
    },
    ring: { title: "La clé", hint: "La ville n’est ouverte que d’un côté.", why: "Cette tuile ne ferme les remparts que si elle est tournée ainsi." },
    "far-road": {
      title: "Le bout du chemin",
      hint: "Suivez la route jusqu’à son extrémité ouverte.",
      why: "Le carrefour termine la route, et chacune de ses tuiles compte.",
    },
    mayor: {
      title: "La ville de personne",
      hint: "Une ville n’a pas de propriétaire.",
      why: "La tuile la termine, et votre pion sur la même tuile prend tous les points : un meeple, ou le maire grâce aux blasons.",
    },
    bend: {
      title: "Fin du voyage",
      hint: "La route a une extrémité ouverte. Qu’est-ce qui peut terminer une route ?",
      why: "La porte de la nouvelle ville termine la route.",
    },
    partners: {
      title: "Associés",
      hint: "On n’entre pas dans une ville occupée, mais deux villes peuvent se rejoindre.",
      why: "Votre ville et celle-ci n’en font plus qu’une, avec autant de chevaliers de chaque côté : chacun marque tous les points.",
    },
    bridge: {
      title: "Le lien",
      hint: "Une de vos villes est juste à côté.",
      why: "La tuile relie les deux villes : votre chevalier est maintenant aussi dans celle-ci.",
    },
    shepherds: {
      title: "Bergers",
      hint: "Où le pré de votre paysan touche‑t‑il presque l’autre ?",
      why: "La tuile relie les deux prés, et vous y avez autant de paysans que votre adversaire.",
    },
    meadow: {
      title: "Le pré",
      hint: "Les prés se rejoignent là où ni route ni ville ne les sépare.",
      why: "À côté du virage, une bande de pré relie les prés de vos paysans à celui-ci.",
    },
    harvest: {
      title: "La moisson",
      hint: "Au décompte final, les paysans marquent pour chaque ville terminée au bord de leur pré.",
      why: "Un paysan dans ce pré rapporte plus que toute route ou ville que cette tuile pourrait agrandir.",
    },
    cloister: {
      title: "Entre amis",
      hint: "Une abbaye inachevée rapporte aussi des points pour les tuiles voisines.",
      why: "Là où il y a déjà beaucoup de tuiles, une abbaye vaut beaucoup tout de suite, même si elle n’est jamais terminée.",
    },
    hay: {
      title: "Les foins",
      hint: "C’est la dernière tuile : cherchez un pré qui touche beaucoup de villes.",
      why: "Un paysan sur la dernière tuile ne coûte rien et rapporte trois points pour chaque ville terminée au bord de ce pré.",
    },
    "abbot-home": {
      title: "Rappelez-le",
      hint: "Au lieu de placer un pion, vous pouvez reprendre votre abbé.",
      why: "La tuile termine votre ville, et l’abbé vous revient et marque pour les tuiles qui l’entourent.",
    },
    "abbot-and-city": {
      title: "Deux fois en un tour",
      hint: "La tuile fait une chose, votre abbé une autre.",
      why: "D’abord la ville est terminée, puis vous reprenez l’abbé, qui marque aussi.",
    },
    "abbot-garden": {
      title: "Le jardin",
      hint: "Il y a un jardin sur la tuile.",
      why: "Le jardin est déjà entouré de nombreuses tuiles, et votre abbé peut s’y tenir.",
    },
    guests: {
      title: "Invités",
      hint: "Deux villes peuvent se rejoindre.",
      why: "La tuile relie votre ville à l’autre, et les deux camps y ont la même force.",
    },
    "inn-road": {
      title: "L’auberge",
      hint: "Une route terminée avec une auberge compte double.",
      why: "Avec une auberge, chaque tuile de la route terminée rapporte deux points au lieu d’un.",
    },
    cathedral: {
      title: "La cathédrale",
      hint: "Une ville terminée avec une cathédrale rapporte trois points par tuile.",
      why: "Avec une cathédrale, chaque tuile et chaque blason de la ville terminée rapportent trois points ; inachevée, elle n’en rapporterait aucun.",
    },
    "big-farmer": {
      title: "Un grand paysan",
      hint: "Lequel de vos pions compte pour deux ?",
      why: "Un seul paysan ne suffirait pas dans ce pré ; le grand meeple compte pour deux.",
    },
    "inn-loop": {
      title: "Après le virage",
      hint: "Trouvez l’extrémité de la route que cette tuile peut fermer.",
      why: "La tuile termine la route. Avec une auberge, chaque tuile vaut deux points, mais seulement si la route est terminée.",
    },
    abbey: {
      title: "Le monastère",
      hint: "Une de vos pièces va dans n’importe quel trou.",
      why: "Le monastère ferme toutes les routes et toutes les villes à ses bords, quels qu’ils soient.",
    },
    barn: {
      title: "La grange",
      hint: "Une grange se place là où quatre tuiles se touchent par leurs prés, et vos paysans marquent aussitôt.",
      why: "C’est la dernière tuile autour de l’abbaye, et grâce à la grange le pré est compté au même tour.",
    },
    wagon: {
      title: "En chemin",
      hint: "D’une zone terminée, un chariot peut passer à la suivante.",
      why: "Le chariot marque pour une courte route terminée, puis va dans l’abbaye voisine.",
    },
    "last-word": {
      title: "Le dernier mot",
      hint: "Celui qui a le plus de paysans prend tout le pré.",
      why: "La tuile relie vos prés, et ensemble vos paysans ont la majorité.",
    },
    builder: {
      title: "Encore une tuile",
      hint: "Votre bâtisseur est dans la ville : si vous la prolongez, vous piochez une deuxième tuile. Laissez un trou pour elle.",
      why: "La première tuile prolonge la ville de votre bâtisseur. Vous pouvez donc en poser une deuxième, qui ferme le dernier trou.",
    },
    wine: {
      title: "Un bon millésime",
      hint: "Terminer la ville d’un adversaire peut vous rapporter plus qu’à lui.",
      why: "Votre adversaire marque pour la ville, mais le vin est à vous : 10 points à la fin. La ville compte aussi pour vos paysans et pour votre cochon.",
    },
    pig: {
      title: "Bien nourri",
      hint: "Vous partagez le pré qui touche le plus de villes terminées, mais seul votre adversaire y a un cochon.",
      why: "Avec votre cochon, chacune des quatre villes terminées vous rapporte 4 points, à vous aussi.",
    },
    throne: {
      title: "Le trône",
      hint: "Il ne manque qu’une tuile à une de vos villes.",
      why: "Avec quatre tuiles, c’est la plus grande ville terminée : elle vous donne aussi le roi.",
    },
    robber: {
      title: "La plus longue route",
      hint: "Le chevalier-brigand revient au joueur qui termine une route plus longue que toutes les précédentes.",
      why: "La boucle a quatre tuiles, une de plus que la plus longue route jusqu’ici : vous marquez les points et prenez le chevalier-brigand.",
    },
    kingmaker: {
      title: "Le faiseur de roi",
      hint: "Qui a le roi à la fin ?",
      why: "Votre adversaire marque 12 points pour la ville, mais vous prenez le roi, qui compte pour cinq villes terminées, et votre paysan sur la dernière tuile compte pour la nouvelle.",
    },
    twice: {
      title: "Deux au carrefour",
      hint: "Le carrefour termine deux routes qui ne sont à personne.",
      why: "Votre meeple prend une route et votre fantôme l’autre : les deux marquent tout de suite et vous reviennent.",
    },
    doorway: {
      title: "À la porte de l’abbaye",
      hint: "La tuile termine une petite route, et vous pouvez placer deux pions sur cette tuile.",
      why: "Un pion marque pour la route terminée, l’autre reste dans l’abbaye.",
    },
    "two-jobs": {
      title: "Deux métiers",
      hint: "Une ville peut être terminée. Quelle autre partie de la tuile compte à la fin ?",
      why: "Un pion marque tout de suite pour la ville. L’autre, dans le pré voisin, marque pour elle à la fin.",
    },
    gift: {
      title: "Le cadeau de la fée",
      hint: "Au lieu de placer un pion, vous pouvez déplacer la fée.",
      why: "La tuile termine votre ville. À côté de votre chevalier, la fée ajoute 3 points dès qu’il marque.",
    },
    volcano: {
      title: "Le feu aux remparts",
      hint: "On ne place aucun pion sur une tuile volcan. Elle peut servir à autre chose.",
      why: "La tuile volcan ferme votre ville. Votre chevalier marque, et la fée à côté de lui ajoute 3 points.",
    },
    princess: {
      title: "La princesse décide",
      hint: "La plus grande ville adverse n’a qu’un chevalier. Qui peut le renvoyer ?",
      why: "La princesse rejoint cette ville et renvoie le chevalier. Sans lui, l’adversaire n’y marque rien.",
    },
    steering: {
      title: "Sans protection",
      hint: "Le dragon n’entre jamais sur la tuile de la fée. Qui protège‑t‑elle maintenant ?",
      why: "Avec la fée auprès de votre paysan, le chevalier adverse n’est plus protégé. Un pas du dragon sur deux est à vous : quoi que fasse l’adversaire entre-temps, le dragon atteint le chevalier.",
    },
    watchtower: {
      title: "La tour de guet",
      hint: "Une nouvelle tour atteint les tuiles voisines.",
      why: "Le premier étage capture le paysan voisin : l’adversaire ne marque rien pour ce pré.",
    },
    "line-of-sight": {
      title: "En ligne droite",
      hint: "Une tour porte en ligne droite. Qui s’y trouve ?",
      why: "La nouvelle tour atteint le chevalier de la tuile voisine. Une fois capturé, il laisse la ville adverse sans chevalier : elle ne rapporte rien. Comme un de vos pions est prisonnier chez l’adversaire, les deux sont aussitôt échangés.",
    },
    takeover: {
      title: "Ville reprise",
      hint: "Reliez d’abord deux villes. Regardez ensuite la tour voisine.",
      why: "La tuile relie votre ville à celle de l’adversaire. Un étage sur la tour capture l’autre chevalier : toute la ville est à vous.",
    },
    span: {
      title: "Le pont qu’il fallait",
      hint: "Une tuile qui ne va nulle part peut trouver sa place grâce à un pont. Laquelle de vos zones l’attend\u202f?",
      why: "Avec un pont, la tuile entre dans la brèche et termine votre ville. La forteresse voisine rapporte encore une fois autant de points.",
    },
    "three-monks": {
      title: "Trois moines",
      hint: "Est-ce vraiment un pion qui rapporte le plus sur cette tuile\u202f?",
      why: "Un bâtiment compte pour chaque abbaye autour de lui\u00a0: trois d’entre elles sont à vous.",
    },
    "fair-wind": {
      title: "Bon vent",
      hint: "La rose des vents ne rapporte des points que dans son propre quart. Qu’est-ce qui y est encore ouvert\u202f?",
      why: "La tuile est dans son quart et rapporte trois points. Elle y termine aussi votre ville, et votre pion prend le nouveau pré près de deux villes.",
    },
    lookout: {
      title: "La vigie",
      hint: "Trois de vos pions attendent la même case.",
      why: "La tuile termine l’abbaye et la ville de la tour de guet, dont le chevalier rapporte cinq points de plus. Elle termine aussi une autre ville, plus petite : votre nouveau pion y marque aussitôt.",
    },
    sacrifice: {
      title: "Un petit sacrifice",
      hint: "Chacun va devoir reprendre un paysan. Lequel des vôtres vous manquera le moins\u202f?",
      why: "La tuile termine votre ville. Vous ne placez un paysan que pour le reprendre aussitôt\u202f; votre adversaire, lui, n’en a pas de trop.",
    },
    ferryman: {
      title: "Le passeur",
      hint: "Une route s’arrête à un lac si aucun bac ne la fait traverser.",
      why: "La tuile termine votre ville. Vous déplacez ensuite l’autre bac\u00a0: votre nouvelle route s’arrête aux deux lacs, elle est donc terminée.",
    },
    underground: {
      title: "Sous terre",
      hint: "Le deuxième jeton d’une paire relie deux routes, même très éloignées.",
      why: "Votre deuxième jeton relie la courte route de cette tuile à la longue que votre adversaire tenait seul. Vous partagez maintenant sept tuiles.",
    },
    ambush: {
      title: "L’embuscade",
      hint: "Vous partagez une route. Comment en tirer plus que votre adversaire\u202f?",
      why: "La tuile termine la route que vous partagez. Juste avant, votre détrousseur se place sur la piste près du pion de l’adversaire et prend la moitié de ses points.",
    },
    ringmaster: {
      title: "En piste\u202f!",
      hint: "Deux pions pourraient prendre la petite route. Lequel profiterait du voisinage\u202f?",
      why: "Votre Monsieur Loyal marque la route terminée et rapporte 2\u00a0points de plus pour chacune des quatre tuiles de cirque ou d’acrobates autour de lui\u00a0: 11\u00a0points au lieu de\u00a03.",
    },
    "front-row": {
      title: "Au premier rang",
      hint: "Cherchez la place où un seul pion compte deux fois, pour lui-même et pour son voisinage.",
      why: "La tuile agrandit votre ville, avec un blason. Juste à côté, un acrobate de plus rapporte 5\u00a0points à la fin et, comme il est voisin du chapiteau, il rapporte aussi ce que montre son jeton, quel qu’il soit.",
    },
    "lie-down": {
      title: "Le repos du moine",
      hint: "Comptez les tuiles autour de l’abbaye, puis celles de sa ligne et de sa colonne.",
      why: "Debout, le moine rapporterait 6\u00a0points, pour l’abbaye et cinq voisines. Couché, il en rapporte\u00a09\u00a0: un pour l’abbaye et huit pour les tuiles de ses rangées.",
    },
    pond: {
      title: "À l’eau",
      hint: "Personne n’aime se tenir près d’un étang. Qui s’y trouverait\u202f?",
      why: "Le brigand et le chevalier de votre adversaire tombent dans l’étang. Sa route et sa ville ne lui rapportent plus rien, et chaque pion dans l’étang coûte 2\u00a0points à la fin.",
    },
    "side-door": {
      title: "L’entrée de côté",
      hint: "Vous partagez une route qui mène au labyrinthe. Cherchez par où un deuxième de vos pions pourrait y entrer.",
      why: "La tuile prolonge une branche du labyrinthe où personne ne se trouve\u00a0: vous pouvez donc y placer un pion. Avec deux brigands contre un, la route est à vous seul.",
    },
    eviction: {
      title: "Querelle de clochers",
      hint: "Un lieu de culte et une abbaye se touchent. Le premier terminé l’emporte.",
      why: "La tuile termine votre lieu de culte\u00a0: 9\u00a0points. Le moine de l’abbaye inachevée voisine revient sans rien, et votre pion prend la nouvelle ville avec son blason.",
    },
    "under-siege": {
      title: "Le ravitaillement",
      hint: "Une ville assiégée rapporte peu à ses chevaliers. Qui y gagne davantage\u202f?",
      why: "La tuile termine deux villes assiégées, et le nouveau pré les touche toutes deux. Pour les paysans, chaque ville assiégée compte double\u00a0: le vôtre marque 6\u00a0points pour chacune.",
    },
    "gold-ring": {
      title: "L’anneau d’or",
      hint: "Une route terminée donne à son propriétaire l’or posé sur ses tuiles.",
      why: "La tuile ferme votre route en anneau. Vous gagnez les six lingots qui s’y trouvent et, de quatre à six lingots, chacun vaut 2\u00a0points\u00a0: 12 à la fin, en plus des 4 de la route.",
    },
    "magic-road": {
      title: "La route enchantée",
      hint: "Le mage ajoute 1\u00a0point pour chaque tuile de sa route. Cherchez où elle peut s’allonger de plus d’une tuile.",
      why: "La tuile relie votre route à celle qui n’est à personne. Elle passe de trois tuiles à six et, avec le mage, chacune compte double\u00a0: 12\u00a0points au lieu de\u00a06.",
    },
    "high-ground": {
      title: "Vu d’en haut",
      hint: "Dans cette ville, vous auriez un chevalier chacun. Regardez où ils se tiennent.",
      why: "La tuile relie les deux villes et les termine en une seule. Vous y avez un chevalier chacun, mais le vôtre est sur une colline\u00a0: elle départage, et vous marquez seul 8\u00a0points.",
    },
    "shared-flock": {
      title: "Le retour au bercail",
      hint: "Une seule tuile peut servir deux de vos figures\u00a0: voyez la route, et le pré à côté.",
      why: "La tuile termine votre route et relie le pré de votre berger à celui de l’autre berger. Rentrez le troupeau\u00a0: vous marquez tous les moutons du pré, même ceux de votre adversaire.",
    },
    "church-square": {
      title: "Le parvis",
      hint: "Une église rapporte à son moine, mais aussi à celui qui a le plus de pions autour.",
      why: "La tuile termine l’église de votre adversaire, mais vous avez plus de pions que lui autour et marquez 3\u00a0points. Votre nouveau pion marque la petite route terminée\u00a0: 3\u00a0de plus.",
    },
    "along-the-arrow": {
      title: "Suivez la flèche",
      hint: "Votre adversaire a un paysan de plus que vous. Cherchez la case où la tuile permet à votre pion d’aller ailleurs.",
      why: "La flèche aux deux pions pointe vers la tuile que vous venez de poser\u00a0: votre pion peut rejoindre l’un des vôtres. Avec deux paysans chacun, vous partagez le pré, et ses trois villes vous rapportent aussi 9\u00a0points.",
    },
  },
};

/** @param {number} lead */
function ahead(lead) {
  return lead === 0 ? "le même score" : `${points(Math.abs(lead))} ${lead > 0 ? "d’avance" : "de retard"}`;
}

/** @type {typeof import("../en/puzzles.js").career} */
export const career = {
  title: "Statistiques de jeu",
  back: "Retour",
  none: "Vous n’avez encore terminé aucune partie. Vos statistiques apparaîtront ensuite ici.",
  counting: (done, all) => `Partie ${done} sur ${all}…`,
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
  people: "Entre humains",
  results: "Résultats",
  resultsHelp: "Une partie contre plusieurs joueurs virtuels compte pour le plus fort d’entre eux. Une victoire partagée compte comme une victoire.",
  byKind: "Points par zone",
  kind: "Zone",
  all: "En tout",
  perGame: "Par partie",
  number: decimal,
};
