// @ts-check
/** The short guided games of expansions, in French: what each step says, and at last what else there is to know. */

/** @type {typeof import("../en/courses.js").courses} */
export const courses = {
  again: "Recommencer l’initiation",
  text: (red, blue) => `Vous avez ${red} points, Bleu en a ${blue}.`,
  play: "Jouer contre le Débutant",
  next: (title) => `Ensuite : ${title}`,
  river: {
    steps: {
      source: "La rivière coule de la source au lac ; ses tuiles viennent d’abord. Celle-ci a une ville sur chaque rive : posez-la sur la case encadrée.",
      knight: "Les pions vont sur les tuiles de la rivière comme sur les autres, mais pas sur la rivière. Choisissez la ville du haut pour un chevalier.",
      blueBend: "La rivière doit continuer à son extrémité ouverte. Bleu la fait tourner.",
      bend: "Tournez la tuile pour que la rivière continue. Deux virages de suite ne doivent pas la ramener en arrière : ici, la tuile ne va donc que dans un seul sens.",
      highwayman: "Choisissez la route pour y placer un brigand.",
      blueLake: "Bleu pose le lac : la rivière est finie. Maintenant, on pioche parmi toutes les autres tuiles.",
      land: "Voici une tuile de paysage. Sa ville ferme la vôtre : posez-la sur la case encadrée.",
      none: "La ville est terminée. Cette fois, finissez votre tour sans pion.",
      blueLast: "4 points pour la ville. La rivière sépare les prés : les paysans des deux rives ne se rencontrent pas. Bleu pose la dernière tuile.",
    },
    end: "Avec la rivière, il y a de la place dès le premier tour, et elle sépare les prés.",
  },
  abbot: {
    steps: {
      garden: "Cette tuile montre un jardin. Posez-la sur la case encadrée.",
      abbot: "En plus de vos meeples, vous avez un abbé. Il ne va que dans un jardin ou une abbaye : choisissez le jardin.",
      blueMonk: "Un jardin compte comme une abbaye : 1 point pour lui-même et 1 par tuile autour. Bleu place un moine.",
      beside: "Posez l’abbaye sur la case encadrée : elle est aussi à côté de votre jardin.",
      recall: "Au lieu de placer un pion, vous pouvez reprendre votre abbé et marquer pour ce qui est là. Choisissez votre abbé.",
      blueRoad: "3 points : le jardin et 2 tuiles autour. L’abbé est de retour dans votre réserve. Bleu commence une route.",
      monastery: "Encore une abbaye. Posez-la sur la case encadrée.",
      again:
        "Envoyez-y votre abbé : choisissez-le parmi vos pions, puis l’abbaye. Il compte quand vous le reprenez, quand l’abbaye est entièrement entourée ou à la fin de la partie.",
      blueLast: "Bleu pose la dernière tuile, et ce qui est inachevé compte.",
    },
    end: "Le tour où vous reprenez l’abbé, vous ne placez pas de pion. Il ne va jamais dans un pré.",
  },
  inns: {
    steps: {
      inn: "Cette route passe devant une auberge. Posez la tuile sur la case encadrée.",
      large: "Vous avez un grand meeple. Il compte double pour la majorité. Choisissez-le parmi vos pions, puis la route.",
      blueMonk: "Bleu termine la route à une abbaye.",
      close: "Posez cette tuile sur la case encadrée, tournée pour que la route s’y termine.",
      keep: "La route est terminée. Cette fois, finissez votre tour sans pion.",
      blueMore: "8 points : avec une auberge, chacune des 4 tuiles en vaut 2. Mais une route inachevée avec auberge ne rapporte rien à la fin.",
      cathedral: "Voici une cathédrale : une ville qui en a une rapporte 3 points par tuile et par blason. Posez-la sur la case encadrée.",
      knight: "Occupez la ville avec un chevalier. Mais elle est ouverte sur trois côtés.",
      blueLast: "Bleu pose la dernière tuile. Une ville inachevée avec cathédrale ne rapporte rien : posez les cathédrales tôt, ou dans les villes des autres.",
    },
    end: "Les auberges et les cathédrales rapportent beaucoup si vous terminez la route ou la ville, et rien sinon.",
  },
  traders: {
    steps: {
      road: "Commencez une route : posez la tuile sur la case encadrée.",
      highwayman: "Occupez-la avec un brigand.",
      blueMonk: "Bleu termine la route de ce côté et place un moine.",
      longer: "Prolongez votre route sur la case encadrée.",
      builder: "Vous pouvez maintenant placer votre bâtisseur sur cette route, car un de vos pions y est déjà. Il ne compte pas pour la majorité.",
      blueMore:
        "Chaque fois que vous prolongez la route ou la ville de votre bâtisseur, vous recevez une tuile de plus dans le même tour. Bleu n’a pas encore de bâtisseur.",
      builds: "Prolongez la route de votre bâtisseur.",
      none: "Finissez cette partie du tour sans pion, puis vous piochez une autre tuile.",
      goods: "La tuile de votre bâtisseur : une ville avec un tonneau de vin. Posez-la sur la case encadrée, tournée de façon que les remparts se rejoignent.",
      knight: "Occupez la ville avec un chevalier.",
      blueLast: "Regardez : Bleu termine votre ville. Les points sont à vous, mais les marchandises vont au joueur qui termine la ville.",
    },
    end: "À la fin, avoir le plus de vin, de blé ou de tissu rapporte chaque fois 10 points. Avec le cochon, chaque ville terminée au bord de votre pré vaut 1 point de plus.",
  },
  dragon: {
    steps: {
      road: "Commencez une route : posez la tuile sur la case encadrée.",
      highwayman: "Occupez-la avec un brigand.",
      blueVolcano: "Bleu pioche un volcan : le dragon vient s’y poser. Aucun pion ne va sur cette tuile.",
      monastery: "Posez l’abbaye sur la case encadrée. Mais laissez-la vide cette fois.",
      fairy:
        "Au lieu de placer un pion, vous pouvez déplacer la fée auprès d’un de vos pions : le dragon n’entre jamais sur sa tuile. Choisissez la fée parmi les pions, puis votre brigand.",
      blueDragon:
        "Bleu pioche une tuile avec le signe du dragon : il fait six pas au plus, et chacun le déplace à son tour. Il mange tous les pions sur son chemin, mais la tuile de la fée l’arrête.",
      portal: "1 point, car votre tour a commencé avec la fée à côté de votre pion. Cette tuile a un portail magique : posez-la sur la case encadrée.",
      monk: "Par un portail, votre pion peut aller dans n’importe quelle zone inachevée et libre du plateau. Choisissez l’abbaye laissée vide.",
    },
    end: "Quand une zone compte, la fée donne 3 points de plus au pion à côté d’elle. Une tuile avec une princesse renvoie un chevalier de la ville qu’elle rejoint.",
  },
};
