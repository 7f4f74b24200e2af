// @ts-check
/** Ce que dit la leçon, en français. Qui apprend est Rouge ; l’autre est Bleu. */

/** @type {typeof import("../en/learn.js").learn} */
export const learn = {
  title: "Première partie",
  steps: {
    lay: "Vous êtes Rouge. À chaque tour, vous piochez une tuile et la posez à côté des autres. Celle-ci montre une route : choisissez la case encadrée, puis « Poser la tuile ».",
    highwayman:
      "Vous pouvez maintenant placer un de vos pions sur cette tuile. Choisissez la route : un brigand l’occupe tout entière, quelle que soit sa longueur.",
    blueMonk: "Bleu termine la route à une abbaye et y place un moine. Il rapportera 9 points dès que les huit cases autour de lui seront remplies.",
    finish: "Les routes se terminent aux maisons de cette tuile. Posez-la sans la tourner sur la case encadrée : les routes doivent se rejoindre.",
    keep: "La route est fermée aux deux extrémités : elle est terminée et compte à la fin du tour. Vous pourriez placer un autre pion, mais finissez cette fois le tour sans pion.",
    blueRoad: "4 points : 1 par tuile de la route. Votre brigand vous est revenu, et vous pouvez le réutiliser. Bleu commence une route.",
    city: "Voici un morceau de ville avec un blason. C’est ville contre ville : posez-le sur la case encadrée, tourné de façon que les remparts se rejoignent.",
    knight: "Occupez la ville avec un chevalier. Une fois les remparts fermés, elle rapporte 2 points par tuile et 2 de plus par blason.",
    blueCity:
      "Bleu commence une ville à côté de la vôtre. Personne ne peut placer un pion dans une ville qui en a déjà un, mais deux villes peuvent se rejoindre plus tard.",
    monastery:
      "Une abbaye rapporte des points pour les tuiles qui l’entourent, dans les huit directions. Posez-la sur la case encadrée ; d’autres tuiles viendront l’entourer.",
    monk: "Placez-y un moine : 1 point pour l’abbaye et 1 pour chacune des huit tuiles autour. Quand les huit sont là, il vous revient.",
    blueLonger: "Bleu allonge la route. La tuile est aussi voisine de votre abbaye : ce que posent les autres peut vous aider.",
    apart: "Voici encore un morceau de ville. Posez-le sur la case encadrée, tourné de façon que sa ville soit en bas : là, il ne touche aucune ville occupée.",
    second: "Vous pouvez donc placer ici un deuxième chevalier. Il vous aidera quand les villes se rejoindront.",
    blueNext: "Bleu commence encore une route et remplit une case à côté de son abbaye.",
    join: "Cette tuile comble le trou et réunit les trois villes. Posez-la sur la case encadrée.",
    farmer:
      "La ville est terminée. Vous y avez deux chevaliers, Bleu un seul : celui qui en a le plus prend tous les points ; à égalité, les deux. D’abord, placez un paysan dans le pré, qui va jusqu’aux routes et aux remparts.",
    blueLast:
      "12 points : 2 pour chacune des 5 tuiles et pour le blason ; rien pour Bleu. Bleu pose maintenant la dernière tuile. Les zones inachevées rapportent ensuite 1 point par tuile, et votre paysan 3 points par ville terminée au bord de son pré.",
  },
  part: (part, parts) => `Étape ${part} sur ${parts}`,
  next: "Suite",
  show: "Montrez-moi",
  /** After that: the button that plays what was shown. */
  shown: (/** @type {string} */ button) => `C’est ici. Choisissez maintenant « ${button} ».`,
  back: "Annuler",
  reading: "Lisez ce que dit le guide, puis choisissez « Suite ».",
  watching: "Bleu joue.",
  wrong: {
    tile: "Les règles le permettent aussi. Mais dans cette leçon, la tuile doit aller sur la case encadrée, tournée comme indiqué : annulez et réessayez.",
    figure: "Les règles le permettent aussi. Mais dans cette leçon, le pion doit aller ailleurs : annulez et réessayez.",
    skip: "Vous pouvez toujours finir un tour sans pion. Mais dans cette leçon, il en faut un ici : annulez et réessayez.",
  },
  wrongHint: "Annulez le dernier coup pour continuer.",
  unkept: "Le navigateur n’enregistre pas votre progression. Si vous partez, la leçon reprendra depuis le début.",
  menu: { resume: "Retour à la leçon", rules: "Toutes les règles", again: "Recommencer la leçon", leave: "Quitter la leçon" },
  end: {
    title: "Vous savez jouer !",
    text: (red, blue) =>
      `Vous avez gagné ${red} à ${blue}. Routes, villes et abbayes rapportent des points pendant la partie, les paysans à la fin, et les zones inachevées rapportent encore un point par tuile.`,
    hints: [
      "Avec deux chevaliers chacun, vous auriez marqué tous les deux les 12 points de la ville.",
      "Les paysans ne reviennent jamais : gardez assez de pions pour le reste de la partie.",
    ],
    next: "Jouez maintenant une partie entière contre le Débutant, qui se trompe aussi. L’ampoule au bord du plateau montre ce que ferait un maître, et vous pouvez consulter les règles à tout moment.",
    expansions: "Initiations aux extensions :",
    play: "Jouer contre le Débutant",
    rules: "Toutes les règles",
    leave: "Retour à l’accueil",
  },
};
