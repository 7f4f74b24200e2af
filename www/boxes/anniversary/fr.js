/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "votre pion peut aussi aller à côté d’un autre de vos pions",
  elsewhere: "votre pion peut aussi aller sur une autre tuile",
  again: "vous jouez un tour supplémentaire",
  nothing: "elle ne donne rien, car aucune autre tuile ne suit dans ce tour",
};

/** @type {typeof import("./en.js").words} */
export const words = {
  arrows: { beside: "flèche pour un pion à côté d’un autre des vôtres", elsewhere: "flèche vers d’autres tuiles", again: "flèche pour un tour supplémentaire" },
  events: {
    again: (name) => `Flèche pour ${name} : encore une tuile.`,
  },
  scores: {
    arrow: " pour une flèche",
  },
  hint: {
    drawn: (gives) => `Si sa flèche pointe vers une case vide, vous marquez 2 points ; si elle pointe vers une tuile, ${ARROW[gives]}.`,
    far: "Une flèche : votre pion peut aller à tout endroit marqué, même sur d’autres tuiles.",
    again: "Une flèche vous donne un tour supplémentaire après celui-ci.",
    either: "Deux flèches : placez votre pion sur une autre tuile avec l’une d’elles, ou jouez un tour supplémentaire après celui-ci.",
    given: "Votre flèche : encore une tuile.",
  },
  why: {
    noArrow: "Un pion ne va sur une autre tuile que lors d’un tour où une flèche agit, ou par un portail, et une seule fois.",
  },
  articles: {
    arrows: {
      title: "Les flèches du 20e anniversaire",
      text: [
        "15 tuiles ont une flèche à un bord. La disposition des routes et des villes y est de notre invention, car celle des tuiles imprimées n’est pas publique. Si vous posez une telle tuile avec la flèche vers une case vide, vous marquez aussitôt 2 points.",
        "Si sa flèche pointe vers une tuile, ou si vous posez n’importe quelle tuile là où une flèche pointe, la flèche agit à ce tour. Elle laisse votre pion aller à côté d’un de vos pions sur n’importe quelle tuile (deux pions), ou sur une route, une ville ou une abbaye libre et inachevée ou dans un pré libre d’une autre tuile (une arche), ou elle vous donne un tour supplémentaire (deux tuiles).",
        "Si plusieurs flèches agissent, vous en utilisez une : placer un pion grâce à une flèche ne donne pas de tour supplémentaire. Un tour a deux parties au plus, et un fantôme ne profite pas d’une flèche.",
      ],
      see: "La flèche de la tuile de Bleu pointe vers la tuile au-dessus, et le pion de Bleu est donc allé dans la ville de celle-ci.",
    },
  },
};
