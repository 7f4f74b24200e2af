// @ts-check
/** The Watchtowers, in French. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    watchtower: " pour une tour de guet",
  },
  tower: {
    coat: "tour de guet : 2 points par blason sur sa tuile et autour",
    monastery: "tour de guet : 3 points par abbaye sur sa tuile et autour",
    figure: "tour de guet : 2 points par pion sur sa tuile et autour",
    city: "tour de guet : 1 point par tuile avec une ville, la sienne et celles qui l’entourent",
    road: "tour de guet : 1 point par tuile avec une route, la sienne et celles qui l’entourent",
  },
  hint: "Placez un pion sur la tuile. Sur une route ou dans une ville de cette tuile, il reçoit aussi les points de la tour de guet quand elle est terminée.",
  articles: {
    watchtower: {
      title: "Les Tours de guet",
      text: [
        "Douze tuiles montrent une tour de guet avec un nombre et un signe. Quand une route ou une ville est terminée, chaque pion qui s’y trouve sur la tuile d’une tour de guet rapporte à son propriétaire les points de la tour, avec la majorité ou sans elle.",
        "La tour compte sur sa tuile et sur les huit qui l’entourent, selon son signe : 2 points par blason, 3 par abbaye, 2 par pion de n’importe quel joueur, 1 par tuile avec une ville ou 1 par tuile avec une route. Ces points arrivent avant le décompte de la route ou de la ville, quand tous les pions sont encore en place.",
        "Une tour de guet ne rapporte rien pour les prés et les abbayes, rien à un bâtisseur et rien à la fin de la partie.",
      ],
      see: "Le brigand de Rouge est au pied de la tour. Elle compte trois tuiles avec une route : 3 points, avant le décompte de la route.",
    },
  },
};
