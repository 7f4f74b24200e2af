// @ts-check
/** How to play in six sentences, the board aids and the keys of the board, in French. */

/** @type {typeof import("../en/help.js").help} */
export const help = {
  title: "Comment jouer",
  steps: [
    "À votre tour, vous piochez une tuile et la posez à côté de celles qui sont sur la table : ville contre ville, route contre route, pré contre pré.",
    "Vous pouvez ensuite placer un pion sur cette tuile : dans une ville, sur une route, dans une abbaye ou dans un pré, mais seulement s’il ne s’y trouve encore aucun pion, pas même un des vôtres.",
    "Une ville terminée rapporte 2 points par tuile et par blason, une route terminée 1 point par tuile et une abbaye entourée de huit tuiles 9 points. Les pions vous reviennent alors.",
    "Si plusieurs joueurs ont des pions dans la même zone, seul celui qui en a le plus marque les points. En cas d’égalité, chacun des ex æquo les marque tous.",
    "Les paysans restent dans leur pré jusqu’à la fin et marquent alors pour chaque ville terminée voisine. Les zones inachevées rapportent aussi quelques points.",
    "Quand il n’y a plus de tuiles, celui qui a le plus de points gagne.",
  ],
  aids: {
    all: "Sans les aides, chacun lit le plateau par lui-même. Les choix ci-dessous sont conservés.",
    legal: "Où la tuile en main peut aller. Même masquées, ces cases peuvent être touchées.",
    dead: "Une croix marque les cases où aucune tuile restante ne va.",
    last: "Ses coins sont marqués dans la couleur du joueur qui l’a posée.",
    light:
      "Touchez ou pointez une ville, une route, un pré ou une abbaye pour voir ce que vaut la zone et qui la tient, ou une case vide pour voir combien de tuiles y vont.",
    fields: "Les prés sont hachurés dans la couleur du joueur qui les tient, avec le nombre de villes terminées à leur bord.",
    points: "Affichés à côté de chaque score.",
  },
  /** Of a player who leaves. */
  away: {
    help: "Un joueur virtuel peut remplacer un joueur qui s’en va. Sinon, les autres posent ses tuiles ensemble, sans placer de pion. Les pions déjà placés marquent comme d’habitude.",
    nobody: "Personne : poser ensemble",
  },
  keys: "Touches quand le plateau est actif :",
  keyList: [
    ["I", "zone suivante de la dernière tuile"],
    ["T", "tuiles restantes"],
    ["F", "prés"],
    ["P", "points"],
    ["H", "afficher ou masquer les aides"],
    ["W", "ce que ferait un maître"],
    ["S", "les points de chacun"],
    ["D", "la tuile en main"],
    ["L", "le dernier coup"],
    ["M", "mes pions"],
    ["O", "à qui de jouer"],
    ["G", "plateau en texte"],
    ["/", "taper un coup"],
    ["A/?", "cette liste"],
  ],
};
