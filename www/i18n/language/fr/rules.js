// @ts-check
/** Les règles à consulter, en français. `see` dit ce que montre la position d’un article ; le jeu lui-même en dit les points. */

/** @type {import("../en/rules.js").Articles} */
const articles = {
  lay: {
    title: "Poser une tuile",
    text: [
      "À votre tour, piochez une tuile et posez-la à côté d’au moins une autre, bord à bord. Se toucher par un coin ne suffit pas.",
      "Tous les bords qui se touchent doivent correspondre : ville contre ville, route contre route, pré contre pré, rivière contre rivière. Vous pouvez tourner la tuile.",
      "Si une tuile ne peut être posée nulle part, elle quitte le jeu et vous en piochez une autre.",
    ],
    see: "La tuile en main est un carrefour avec un bord de ville : elle va aux deux extrémités de la route, mais pas entre la tuile de ville et la route en dessous.",
  },
  figures: {
    title: "Placer un pion",
    text: [
      "Après avoir posé la tuile, vous pouvez y placer un pion de votre réserve : sur une route (brigand), dans une ville (chevalier), dans une abbaye (moine) ou dans un pré (paysan).",
      "Sur toute la route, dans toute la ville ou tout le pré, aussi loin qu’ils s’étendent, il ne doit y avoir aucun pion, pas même un des vôtres. Une tuile posée plus tard peut réunir des zones qui ont déjà des pions.",
      "Vous pouvez aussi placer le pion dans une zone que cette tuile termine : elle compte aussitôt et le pion vous revient. Vous ne pouvez pas le replacer dans le même tour.",
    ],
    see: "Rouge tient la route. Bleu l’a allongée à l’ouest et ne peut pas y placer de brigand, mais peut placer un paysan.",
  },
  road: {
    title: "Route",
    text: [
      "Une route est terminée quand ses deux extrémités sont fermées par des maisons, un carrefour, une ville ou une abbaye, ou quand elle forme une boucle.",
      "Chaque tuile compte une seule fois, même si la route y passe plusieurs fois.",
    ],
    points: [
      ["Terminée", "1 par tuile"],
      ["Inachevée, à la fin", "1 par tuile"],
    ],
    see: "Bleu a fermé la route à l’ouest, mais c’est le brigand de Rouge qui marque.",
  },
  city: {
    title: "Ville",
    text: [
      "Une ville est terminée quand ses remparts sont fermés et qu’il ne reste aucun trou à l’intérieur. Des villes qui ne se touchent que par un coin restent séparées.",
      "Une ville de deux tuiles compte comme une autre, sauf dans l’édition de 2001 ou si les « Options de règles » en décident autrement.",
    ],
    points: [
      ["Terminée", "2 par tuile, 2 par blason"],
      ["Inachevée, à la fin", "1 par tuile, 1 par blason"],
      ["Terminée, deux tuiles, règles de 2001", "1 par tuile, 1 par blason"],
    ],
    see: "Une ville de trois tuiles avec un blason, qui vient d’être terminée.",
  },
  monastery: {
    title: "Abbaye",
    text: [
      "Une abbaye est terminée quand les huit cases autour sont remplies, coins compris. Peu importe qui pose ces tuiles.",
      "Chaque abbaye compte séparément, et une tuile peut être voisine de plusieurs.",
    ],
    points: [
      ["Terminée", "9"],
      ["Inachevée, à la fin", "1, et 1 pour chaque tuile autour"],
    ],
    see: "La dernière des huit tuiles voisines vient d’être posée.",
  },
  majority: {
    title: "Plusieurs joueurs dans une zone",
    text: [
      "Des tuiles posées plus tard peuvent réunir des routes, des villes ou des prés, si bien que plusieurs joueurs ont des pions dans la même zone.",
      "Le joueur qui y a le plus de pions prend tous les points, les autres rien. En cas d’égalité, chacun des joueurs concernés prend tous les points.",
      "Tous les pions reviennent à leurs joueurs, même ceux qui ne rapportent rien.",
    ],
    see: "La tuile du milieu a réuni trois villes : Rouge y a deux chevaliers, Bleu un seul.",
  },
  farmer: {
    title: "Paysans et prés",
    text: [
      "Un pion dans un pré est un paysan. Il y reste jusqu’à la fin de la partie et ne revient pas.",
      "Les prés sont séparés par les routes, les villes, les rivières et le bord du paysage. Ceux qui ne se touchent que par un coin ne sont pas réunis.",
      "À la fin, le joueur qui a le plus de paysans dans un pré marque pour chaque ville terminée qui le touche ; en cas d’égalité, chacun des joueurs concernés. Une ville peut compter pour plusieurs prés, mais une seule fois pour chacun.",
    ],
    points: [
      ["Chaque ville terminée au bord du pré", "3"],
      ["Édition de 2001 : chaque ville terminée, au joueur qui a le plus de paysans autour", "4"],
    ],
    see: "Deux des quatre villes au bord du pré du paysan de Rouge sont terminées.",
  },
  end: {
    title: "La fin de la partie",
    text: [
      "La partie se termine après le tour où la dernière tuile est posée.",
      "On compte alors les routes, les villes et les abbayes inachevées, puis les prés. Les règles habituelles de majorité s’appliquent.",
      "Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.",
    ],
    points: [
      ["Route", "1 par tuile"],
      ["Ville", "1 par tuile, 1 par blason"],
      ["Abbaye", "1, et 1 pour chaque tuile autour"],
      ["Pré", "3 par ville terminée"],
    ],
    see: "La partie est terminée : une ville, une route et une abbaye sont comptées bien qu’inachevées.",
  },
  river: {
    title: "La rivière",
    text: [
      "La partie commence par la source. On pioche d’abord les tuiles de la rivière, le lac en dernier. Toutes les autres tuiles viennent ensuite.",
      "Une tuile de rivière doit prolonger la rivière à son extrémité ouverte. Deux virages de suite ne peuvent pas tourner du même côté, car la rivière reviendrait sur elle-même.",
      "Vous pouvez placer des pions sur ces tuiles comme sur les autres, mais jamais sur l’eau. La rivière sépare les prés, mais le pré autour de la source ou du lac est d’un seul tenant.",
    ],
    see: "La rivière a tourné à droite puis à gauche. Le virage en main ne peut maintenant tourner qu’à droite.",
  },
  fork: {
    title: "La bifurcation",
    text: [
      "La deuxième rivière a une bifurcation, qui vient juste après la source. Dès lors, une tuile de rivière prolonge l’une des extrémités ouvertes, et une seule.",
      "Après la bifurcation, la rivière peut tourner d’un côté comme de l’autre. Les deux bras ne doivent pas se rencontrer.",
      "Avec la première rivière, il y a une seule source, les tuiles des deux sont mélangées, et chaque bras finit par sa propre tuile. Le lac au volcan vient en dernier.",
    ],
    see: "La tuile en main peut prolonger l’un ou l’autre bras de la rivière, tournée d’un côté ou de l’autre.",
  },
  garden: {
    title: "Les jardins et l’abbé",
    text: [
      "Chacun a un abbé. Vous pouvez le placer au lieu d’un autre pion, dans un jardin ou dans une abbaye. Aucun autre pion ne peut se placer dans un jardin.",
      "Un jardin se termine et compte comme une abbaye.",
    ],
    points: [
      ["Terminé", "9"],
      ["Inachevé, à la fin", "1, et 1 pour chaque tuile autour"],
    ],
    see: "Le jardin est entouré, et l’abbé est revenu.",
  },
  recall: {
    title: "Reprendre l’abbé",
    text: [
      "À votre tour, si vous ne placez aucun pion, vous pouvez reprendre votre abbé. Il rapporte aussitôt ce que son jardin ou son abbaye rapporterait à la fin.",
      "Vous ne pouvez pas le replacer dans le même tour.",
    ],
    points: [["Abbé repris avant la fin", "1, et 1 pour chaque tuile autour"]],
    see: "Rouge a repris l’abbé du jardin entouré de cinq tuiles.",
  },
  inn: {
    title: "Auberges",
    text: [
      "Une route avec au moins une auberge vaut davantage si elle est terminée, et rien sinon, sauf si les « Options de règles » en décident autrement. Une deuxième auberge ne change rien.",
      "À un carrefour, l’auberge appartient à la branche au bord de laquelle elle se trouve.",
    ],
    points: [
      ["Route terminée avec auberge", "2 par tuile"],
      ["Route inachevée avec auberge", "0"],
    ],
    see: "Une route terminée de quatre tuiles avec une auberge.",
  },
  cathedral: {
    title: "Cathédrales",
    text: [
      "Une ville avec une cathédrale vaut davantage si elle est terminée, et rien sinon, sauf si les « Options de règles » en décident autrement. Une deuxième cathédrale ne change rien.",
    ],
    points: [
      ["Ville terminée avec cathédrale", "3 par tuile, 3 par blason"],
      ["Ville inachevée avec cathédrale", "0"],
    ],
    see: "Une ville terminée de six tuiles avec un blason et une cathédrale.",
  },
  large: {
    title: "Le grand meeple",
    text: [
      "Chacun a un grand meeple. Il se place comme un autre, mais pas dans un jardin, et compte pour deux quand on compare le nombre de pions. Les points restent les mêmes.",
    ],
    see: "Une tuile a réuni deux routes : le grand meeple de Rouge l’emporte sur un meeple de Bleu.",
  },
  abbey: {
    title: "Monastères",
    text: [
      "Chacun a une tuile de monastère. Au début de votre tour, au lieu de piocher, vous pouvez la poser dans un trou entouré de tuiles des quatre côtés. Elle va partout et ferme chaque route et chaque ville à ses bords.",
      "Un monastère n’a pas de pré. Un pion placé dessus est un moine, et le monastère compte comme une abbaye.",
      "Quand la pioche est vide, chaque joueur qui a encore son monastère peut le poser dans un dernier tour, sauf si les « Options de règles » en décident autrement.",
    ],
    see: "Le monastère de Rouge a rempli le trou et terminé ainsi la route de Bleu.",
  },
  mayor: {
    title: "Le maire",
    text: [
      "Le maire ne se place que dans les villes. Il compte pour autant de pions qu’il y a de blasons dans toute la ville quand elle est comptée, et pour rien s’il n’y en a pas.",
      "Si aucun pion ne compte dans une ville, personne ne marque.",
    ],
    see: "Trois blasons donnent au maire de Rouge une force de 3 contre deux chevaliers.",
  },
  wagon: {
    title: "Le chariot",
    text: [
      "Le chariot se place sur les routes, dans les villes et dans les abbayes, mais pas dans les prés ni dans les jardins. Il compte pour un pion.",
      "Quand sa zone est terminée, il peut se déplacer au lieu de vous revenir : vers une route, une ville ou une abbaye inachevées et sans pion, sur la même tuile ou sur une des huit autour. Les « Options de règles » peuvent lui permettre d’aller plutôt vers tout ce qui touche sa zone terminée.",
      "Si plusieurs chariots peuvent se déplacer, leurs propriétaires décident l’un après l’autre, en commençant par le joueur dont c’est le tour.",
    ],
    see: "La route a été terminée et comptée ; le chariot de Rouge est allé dans l’abbaye où elle finit.",
  },
  barn: {
    title: "La grange",
    text: [
      "Chacun a une grange. Au lieu d’un pion, vous pouvez la placer sur un coin de la tuile qui vient d’être posée, là où quatre tuiles se rencontrent et montrent toutes du pré. Il ne doit pas y avoir d’autre grange dans le pré, sauf si les « Options de règles » le permettent.",
      "Les paysans du pré marquent aussitôt et reviennent, et l’on ne peut plus en placer. Si un autre pré est réuni plus tard à celui-ci, ses paysans marquent moins et reviennent aussi.",
      "La grange reste et marque à la fin de la partie.",
    ],
    points: [
      ["Paysans quand la grange est placée", "3 par ville terminée"],
      ["Paysans réunis plus tard à ce pré", "1 par ville terminée"],
      ["La grange, à la fin", "4 par ville terminée"],
    ],
    see: "Quand Rouge a placé la grange, le paysan de Bleu a marqué et il est revenu. À la fin, la grange a marqué pour les deux mêmes villes.",
  },
  builder: {
    title: "Le bâtisseur",
    text: [
      "Chacun a un bâtisseur. Au lieu d’un pion, vous pouvez le placer sur une route ou dans une ville inachevée de la tuile qui vient d’être posée, si un de vos pions s’y trouve déjà. Les pions des autres n’y changent rien.",
      "Le bâtisseur ne compte pas pour la majorité. Il vous revient avec vos pions de sa route ou de sa ville.",
    ],
    see: "Le bâtisseur de Rouge a rejoint le brigand de Rouge. Bleu n’a pas de pion sur cette route et ne pouvait pas y placer le sien.",
  },
  twice: {
    title: "La deuxième partie du tour",
    text: [
      "Si vous piochez une tuile et prolongez ou terminez ainsi la route ou la ville de votre bâtisseur, votre tour a une deuxième partie : vous piochez une autre tuile, vous la posez, vous pouvez placer encore un pion et vous marquez de nouveau. Il n’y a jamais de troisième partie. Vous ne pouvez renoncer à la deuxième que si les « Options de règles » le permettent.",
      "La tuile avec laquelle vous placez le bâtisseur ne compte pas, un monastère non plus. Si la pioche est vide, il n’y a pas de deuxième partie.",
      "Si le bâtisseur vous est revenu dans la première partie, la deuxième a lieu quand même, et vous pouvez l’y placer de nouveau. Vous pouvez aussi y poser un monastère au lieu de piocher.",
      "Dans le dernier tour des monastères, il n’y a pas de deuxième partie. C’est notre propre lecture de la règle.",
    ],
    see: "Rouge a prolongé la route de son bâtisseur et a maintenant une deuxième tuile en main.",
  },
  pig: {
    title: "Le cochon",
    text: [
      "Chacun a un cochon. Au lieu d’un pion, vous pouvez le placer dans un pré de la tuile qui vient d’être posée, si un de vos paysans s’y trouve déjà.",
      "Si vous avez le plus de paysans dans le pré, même à égalité, chaque ville terminée vous y rapporte 1 point de plus. Le cochon lui-même ne compte pas comme paysan.",
      "Si une grange renvoie vos paysans, ils marquent aussi 1 point de plus par ville, et le cochon vous revient avec eux.",
    ],
    points: [
      ["Chaque ville terminée, avec votre cochon", "4"],
      ["Édition de 2001 : chaque ville terminée, avec votre cochon", "5"],
    ],
    see: "Rouge et Bleu partagent un pré au bord de deux villes terminées, avec un paysan chacun. Seul Rouge a un cochon.",
  },
  pigsty: {
    title: "Le troupeau de porcs",
    text: [
      "Une tuile de La Rivière II montre un troupeau de porcs. Si vous jouez avec Marchands & Bâtisseurs, chaque ville terminée au bord de son pré rapporte 1 point de plus à tous ceux qui marquent pour leurs paysans dans ce pré, en plus du cochon.",
      "Un deuxième troupeau dans le pré n’y change rien. Il ne rapporte rien à une grange, mais il compte pour les paysans qu’elle renvoie.",
    ],
    points: [
      ["Chaque ville terminée, avec un troupeau de porcs", "4"],
      ["Avec un troupeau de porcs et votre cochon", "5"],
    ],
    see: "Le paysan et le cochon de Rouge sont près d’un troupeau de porcs et de deux villes terminées.",
  },
  goods: {
    title: "Les marchandises",
    text: [
      "Certaines villes montrent du vin, du blé ou du tissu. Si vous posez la tuile qui termine une telle ville, vous prenez un jeton pour chacun de ces symboles, quels que soient les pions qui s’y trouvent, et même s’il n’y en a pas. Un monastère qui termine la ville compte aussi.",
      "À la fin, le joueur qui a le plus de jetons d’une sorte marque pour elle ; en cas d’égalité, chacun des joueurs concernés. Une ville restée inachevée ne donne pas de jetons.",
    ],
    points: [["Le plus de jetons d’une sorte, à la fin", "10 par sorte"]],
    see: "Bleu a terminé la ville de Rouge : Rouge a marqué les points, mais Bleu a pris le vin.",
  },
  king: {
    title: "Le roi et le chevalier-brigand",
    text: [
      "Le joueur qui termine la première ville prend le roi, celui qui termine la première route prend le chevalier-brigand, même sans pion.",
      "Ensuite, une carte ne va qu’à un joueur qui termine une ville ou une route comptant plus de tuiles que la plus grande jusque-là.",
      "Les « Options de règles » peuvent changer ce que rapportent les cartes. Si elles rapportent pendant la partie, une ville ou une route compte pour le joueur qui tenait la carte auparavant, et la carte ne change de mains qu’ensuite : c’est notre propre lecture de la règle.",
    ],
    points: [
      ["Le roi, à la fin", "1 par ville terminée du paysage"],
      ["Le chevalier-brigand, à la fin", "1 par route terminée du paysage"],
    ],
    see: "Rouge a terminé la première ville, mais celle de Bleu a une tuile de plus et lui a donné le roi. La seule route a été terminée par Rouge.",
  },
  phantom: {
    title: "Le fantôme",
    text: [
      "Chacun a un fantôme. Après votre pion, vous pouvez le placer lui aussi sur la même tuile, sur une autre route ou dans une autre ville, une autre abbaye ou un autre pré sans pion.",
      "Il compte comme un meeple et vous revient comme lui. Il ne peut pas être placé dans un jardin.",
      "Vous pouvez le placer quoi que vous ayez fait avant, même sans avoir placé de pion. C’est notre propre lecture de la règle.",
    ],
    see: "Rouge a placé un paysan et, sur la même tuile, le fantôme dans la ville : il a marqué aussitôt et il est revenu.",
  },
  first: {
    title: "La première édition, 2001",
    text: [
      "Une ville terminée de deux tuiles seulement vaut la moitié : 1 point par tuile et 1 par blason.",
      "Les paysans comptent ville par ville : pour chaque ville terminée, le joueur qui a le plus de paysans dans tous les prés qui la touchent marque 4 points.",
      "Tout le reste est comme en 2016.",
    ],
    points: [
      ["Ville terminée de deux tuiles", "1 par tuile, 1 par blason"],
      ["Chaque ville terminée, pour les paysans", "4"],
    ],
    see: "Deux paysans de Rouge et un de Bleu entourent la plus grande ville, dans des prés différents : seul Rouge marque pour elle. La petite ville vaut la moitié.",
  },
  anniversary: {
    title: "L’édition anniversaire, 2021",
    text: [
      "Les tuiles du jeu de base comptent exactement comme en 2016 : 2 points par tuile pour chaque ville terminée, et 3 points pour chaque ville terminée au bord d’un pré, pré par pré.",
    ],
    see: "Les mêmes tuiles que pour la première édition. Ici, chaque pré compte séparément, si bien que le paysan de Bleu marque aussi.",
  },
};

/** @type {typeof import("../en/rules.js").rules} */
export const rules = {
  title: "Les règles",
  search: "Chercher dans les règles",
  none: "Aucun article trouvé.",
  found: (count) => `Articles trouvés : ${count}`,
  editions: "Éditions",
  base: "Le jeu de base",
  sure: { A: "Fiabilité de ces règles : deux sources indépendantes concordent.", B: "Fiabilité de ces règles : nous n’avons qu’une source." },
  board: (title) => `Position : ${title}. Touchez ou pointez les routes, les villes et les prés pour voir ce qu’ils valent.`,
  before: "Avant",
  after: "Après",
  step: "Moment de la partie",
  book: "La règle, à imprimer et à partager",
  articles,
};
