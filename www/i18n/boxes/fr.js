// @ts-check
// biome-ignore-all format: written by xtask/cards.mjs
/** The boxes before they are played, and what points are for with them: written by xtask/cards.mjs from the cards of the boxes. */

/** @type {Record<string, { title: string, help: string, parts?: Record<string, string> }>} */
export const boxes = {
  abbey: { title: "Maires & Monastères", help: "Les monastères comblent les trous ; chacun reçoit aussi un maire, un chariot et une grange. Jusqu’à six joueurs.", parts: { tiles: "les tuiles de paysage", abbey: "les monastères", mayor: "les maires", wagon: "les chariots", barn: "les granges" } },
  abbot: { title: "L’Abbé", help: "Les jardins comptent comme des abbayes, et l’abbé peut être repris plus tôt." },
  inns: { title: "Auberges & Cathédrales", help: "Plus de points pour les routes avec auberge et les villes avec cathédrale, mais seulement si elles sont terminées. Ajoute un grand meeple et une sixième couleur.", parts: { tiles: "les tuiles de paysage, avec auberges et cathédrales", large: "les grands meeples" } },
  king: { title: "Roi & Chevalier-brigand", help: "Le joueur qui termine la plus grande ville a le roi, celui de la plus longue route le chevalier-brigand : des points à la fin.", parts: { tiles: "les tuiles de paysage", king: "le roi", robber: "le chevalier-brigand" } },
  phantom: { title: "Le Fantôme", help: "Un deuxième pion : après le premier, il peut aller sur une autre partie de la même tuile." },
  river: { title: "La Rivière", help: "La partie commence par une rivière, de sa source à un lac." },
  river2: { title: "La Rivière II", help: "Une rivière qui se divise et finit à deux endroits." },
  traders: { title: "Marchands & Bâtisseurs", help: "Le joueur qui termine une ville prend ses marchandises. Le bâtisseur donne une deuxième tuile dans le tour, le cochon plus de points pour les prés. Ajoute une sixième couleur.", parts: { tiles: "les tuiles de paysage", builder: "les bâtisseurs", pig: "les cochons", goods: "les marchandises" } },
  dragon: { title: "Princesse & Dragon", help: "Un dragon que tous déplacent mange les pions, une fée les protège. Les princesses renvoient des chevaliers, et les portails mènent loin.", parts: { tiles: "les tuiles de paysage", dragon: "le dragon et ses volcans", fairy: "la fée", princess: "les princesses", portal: "les portails magiques" } },
  tower: { title: "La Tour", help: "Construisez des tours pour capturer les pions des autres et exiger une rançon.", parts: { tiles: "les tuiles de paysage", towers: "les tours et les prisonniers" } },
  count: { title: "Le Comte de Carcassonne", help: "La Cité de Carcassonne est sur la table. Celui qui donne des points aux autres peut y envoyer des pions, puis les remettre en jeu." },
  bridges: { title: "Ponts, Forteresses & Bazars", help: "Les ponts font passer les routes par-dessus les prés, de petites villes deviennent des forteresses, et des tuiles sont mises aux enchères.", parts: { tiles: "les tuiles de paysage", bridges: "les ponts", castles: "les forteresses", bazaars: "les bazars" } },
  anniversary: { title: "20e anniversaire", help: "Des tuiles à flèches : 2 points, un pion à côté d’un autre, un pion au loin ou un tour supplémentaire. Leur paysage est de notre invention." },
  hills: { title: "Moutons & Collines", help: "Une tuile reste cachée sous chaque colline, et les pions sur les collines tranchent les égalités. Les vignobles enrichissent les abbayes. Un berger rassemble des moutons, un loup les disperse.", parts: { tiles: "les tuiles de paysage", shepherd: "les bergers et leurs troupeaux", hill: "les collines", vineyard: "les vignobles" } },
  flier: { title: "Les Ornithoptères", help: "Un pion peut s’envoler d’une à trois tuiles, selon le dé, et rejoindre ce que d’autres occupent." },
  festival: { title: "Le Festival", help: "Sur une tuile avec un feu d’artifice, vous pouvez reprendre l’un de vos pions n’importe où au lieu d’en placer un." },
  gq11: { title: "La Mini-extension", help: "Dix tuiles de plus, dont une avec un troupeau de porcs ; avec une rivière, aussi sa propre source." },
  ferries: { title: "Les Bacs", help: "Les routes s’arrêtent aux lacs, mais un bac en relie deux. Quand une route mène à un bac, il peut aller relier d’autres routes." },
  labyrinth: { title: "Le Labyrinthe", help: "Une route à quatre branches le traverse. Chacune peut être occupée, et chaque pion sur la route achevée rapporte 2 points de plus." },
  messages: { title: "Les Messagers", help: "Vous avez deux pions sur la piste de score et choisissez lequel avance. Si l’un d’eux s’arrête sur un multiple de 5 à votre tour, vous recevez un message : son action ou 2 points." },
  robbers: { title: "Les Détrousseurs", help: "Une tuile avec un sac place votre détrousseur sur la piste de score, près du pion d’un autre joueur. Quand celui-ci marquera, vous gagnerez moitié autant de points." },
  gold: { title: "Les Mines d’or", help: "Une tuile d’or apporte deux lingots. Ceux qui y terminent routes, villes et abbayes se les partagent ; plus on en a, plus chacun vaut." },
  mage: { title: "Mage & Sorcière", help: "Une tuile au chapeau déplace le mage, qui ajoute un point par tuile d’une route ou ville, ou la sorcière, qui divise ses points par deux." },
  corn1: { title: "Les Agroglyphes I", help: "À un agroglyphe, chacun peut ajouter un pion à l’un des siens sur une route, dans une ville ou un pré, ou chacun en reprend un." },
  corn2: { title: "Les Agroglyphes II", help: "À un agroglyphe, chacun peut ajouter un pion à l’un des siens sur une route, dans une ville ou un pré, ou chacun en reprend un." },
  shrines: { title: "Hérétiques & Lieux de culte", help: "Un lieu de culte est une abbaye en course avec une abbaye voisine : le premier terminé renvoie sans points le pion de l’autre." },
  tunnel: { title: "Le Tunnel", help: "Des routes s’arrêtent à l’entrée de tunnels. Avec deux de vos jetons, vous reliez deux entrées, et leurs routes n’en font plus qu’une." },
  siege: { title: "Les Assiégeants", help: "Une ville assiégée rapporte moins à ses chevaliers et le double aux paysans autour ; à la fin d’un tour, un pion peut s’échapper par une abbaye." },
  cathars: { title: "Les Cathares", help: "Une ville assiégée rapporte moins à ses chevaliers et le double aux paysans autour ; à la fin d’un tour, un pion peut s’échapper par une abbaye." },
  little: { title: "Les Petits Bâtiments", help: "Au lieu d’un pion, vous pouvez poser une cabane, une maison ou une tour sur votre tuile. Les routes, villes et prés de la tuile et les abbayes autour valent davantage.", parts: { shed: "les cabanes", house: "les maisons", tower: "les tours" } },
  watchtowers: { title: "Les Tours de guet", help: "Un pion au pied d’une tour de guet rapporte plus quand sa route ou sa ville est terminée : pour les blasons, routes, villes, abbayes ou pions alentour." },
  windroses: { title: "Les Roses des vents", help: "La partie commence à une rose des vents. Une tuile avec un quart de rose rapporte 3 points si vous la posez de ce côté de la rose." },
  darmstadt: { title: "Darmstadt", help: "Deux églises donnent 3 points au joueur qui a le plus de pions autour d’elles, et un palais des congrès augmente la valeur de sa ville." },
  spieldoch: { title: "Spiel doch", help: "Deux tuiles de plus, sans règles particulières." },
  winter: { title: "Édition hivernale", help: "Douze tuiles avec des animaux ; les autres tuiles du jeu de base sont celles sans jardins." },
};

/** @type {Record<string, string>} */
export const kinds = {
  message: "Messages",
  loot: "Butin",
  gold: "Or",
  shrine: "Lieux de culte",
  watchtower: "Tours de guet",
  rose: "Roses des vents",
  church: "Églises",
};
