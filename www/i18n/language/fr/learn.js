// @ts-check
/** Ce que dit la leçon, en français. Qui apprend est Rouge ; l’autre est Bleu. */

/** @type {typeof import("../en/learn.js").learn} */
export const learn = {
  title: "Première partie",
  steps: {
    lay: "Vous êtes Rouge. À chaque tour, vous piochez une tuile et la posez contre les autres. Celle-ci montre une route : choisissez la place encadrée, puis « Poser la tuile ».",
    highwayman: "Vous pouvez maintenant placer un de vos pions sur la tuile posée. Choisissez la route : un brigand l’occupe tout entière, si longue qu’elle devienne.",
    blueMonk: "Bleu termine la route à un monastère et y place un moine. Il rapporte 9 points dès que les huit places autour de lui sont remplies.",
    finish: "Aux maisons de cette tuile, des routes se terminent. Posez-la telle quelle à la place encadrée : les routes doivent se rejoindre.",
    keep: "La route est fermée aux deux bouts : elle est terminée et compte à la fin du tour. Vous pourriez placer un autre pion ; cette fois, choisissez « Finir le tour sans pion ».",
    blueRoad: "4 points : 1 par tuile de la route. Votre brigand est revenu et peut resservir. Bleu commence une route.",
    city: "Un morceau de ville avec un blason. La ville doit toucher la ville : posez-le à la place encadrée, tourné de façon que les murs se rejoignent.",
    knight: "Occupez la ville avec un chevalier. Une fois le mur fermé, elle rapporte 2 points par tuile et 2 de plus par blason.",
    blueCity: "Bleu commence une ville à côté de la vôtre. Personne ne peut placer un pion là où il y en a déjà un, mais deux villes peuvent se rejoindre plus tard.",
    monastery: "Un monastère compte les tuiles autour de lui, dans les huit directions. Posez-le à la place encadrée ; la partie grandira autour.",
    monk: "Placez-y un moine : 1 point pour le monastère et 1 pour chacune des huit tuiles autour. Quand les huit sont là, il revient.",
    blueLonger: "Bleu allonge sa route. La tuile est aussi voisine de votre monastère : ce que posent les autres peut vous aider.",
    apart: "Encore un morceau de ville. Posez-le à la place encadrée, tourné de façon que sa ville soit en bas : là, il ne touche aucune ville occupée.",
    second: "Vous pouvez donc placer ici un deuxième chevalier. Il servira quand les villes se rejoindront.",
    blueNext: "Bleu commence encore une route et remplit une place à côté de son monastère.",
    join: "Cette tuile remplit le trou et réunit les trois villes. Posez-la à la place encadrée.",
    farmer: "La ville est terminée. Vous y avez deux chevaliers, Bleu un seul : qui en a le plus prend tous les points ; à égalité, les deux. D’abord, placez un paysan dans le pré, qui va jusqu’aux routes et aux murs.",
    blueLast: "12 points : 5 tuiles et 1 blason, 2 chacun ; rien pour Bleu. Bleu pose maintenant la dernière tuile. Puis on compte ce qui est inachevé, 1 point par tuile, et votre paysan rapporte 3 points par ville terminée au bord de son pré.",
  },
  part: (part, parts) => `Étape ${part} sur ${parts}`,
  next: "Suite",
  show: "Montrez-moi",
  back: "Reprendre",
  reading: "Lisez ce que dit le guide, puis choisissez « Suite ».",
  watching: "Bleu joue.",
  wrong: {
    tile: "Les règles le permettent aussi. Pour la leçon, il faut la tuile à la place encadrée, tournée comme indiqué : reprenez-la et réessayez.",
    figure: "Selon les règles, c’est une bonne place. Pour la leçon, il faut le pion ailleurs : reprenez-le et réessayez.",
    skip: "On peut toujours garder ses pions. Pour la leçon, il en faut un ici : revenez en arrière et réessayez.",
  },
  wrongHint: "Reprenez le dernier choix pour continuer.",
  menu: { resume: "Retour à la leçon", rules: "Toutes les règles", again: "Recommencer la leçon", leave: "Quitter la leçon" },
  end: {
    title: "Vous savez jouer !",
    text: (red, blue) => `Vous avez gagné par ${red} à ${blue}. Routes, villes et monastères rapportent pendant la partie, les paysans à la fin, et ce qui est inachevé rapporte encore un point par tuile.`,
    hints: ["Avec deux chevaliers chacun, vous auriez eu tous les deux les 12 points de la ville.", "Les paysans ne reviennent jamais : gardez assez de pions pour le reste de la partie."],
    next: "Jouez maintenant une partie entière contre le Débutant, qui se trompe aussi. L’ampoule au bord du plateau montre ce que ferait un maître, et les règles sont toujours à portée de main.",
    play: "Jouer contre le Débutant",
    rules: "Toutes les règles",
    leave: "À l’écran de départ",
  },
};
