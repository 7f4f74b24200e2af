// @ts-check
/** How to play in six sentences, in French. */

/** @type {typeof import("../en/help.js").help} */
export const help = {
  title: "Comment jouer",
  steps: [
    "À votre tour, vous piochez une tuile et la posez à côté de celles qui sont sur la table : ville contre ville, route contre route, pré contre pré.",
    "Vous pouvez ensuite placer un pion sur cette tuile : dans une ville, sur une route, dans un monastère ou dans un pré, mais seulement s’il ne s’y trouve encore aucun pion, pas même un des vôtres.",
    "Une ville terminée rapporte 2 points par tuile et par blason, une route terminée 1 point par tuile et un monastère entouré de huit tuiles 9 points. Les pions vous reviennent alors.",
    "Si plusieurs joueurs ont des pions dans la même zone, seul celui qui en a le plus marque les points. En cas d’égalité, chacun des ex æquo les marque tous.",
    "Les paysans restent dans leur pré jusqu’à la fin et marquent alors pour chaque ville terminée voisine. Les zones inachevées rapportent aussi quelques points.",
    "Quand il n’y a plus de tuiles, celui qui a le plus de points gagne.",
  ],
};
