// @ts-check
/** The Princess & the Dragon, in French. */
import { FIGURES, cell, place } from "../../i18n/language/fr/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    eaten: (name, figure) => `Le dragon a mangé un pion de ${name} : ${FIGURES[figure].name}.`,
    sentAway: (name, figure) => `Une princesse renvoie un pion de ${name} : ${FIGURES[figure].name}.`,
    comes: "Le dragon arrive au volcan\u00a0: aucun pion ne peut y être placé.",
    walks: (name, x, y) => `${name} déplace le dragon (${cell(x, y)}).`,
    fairy: (name, x, y) => `${name} envoie la fée auprès d’un pion (${cell(x, y)}).`,
  },
  scores: {
    fairy: " grâce à la fée",
  },
  actions: {
    fairy: (x, y, where) => `Fée : ${cell(x, y)}${where ? `, ${place(where)}` : ""}`,
    princess: (name, figure, x, y, where) => `Renvoyer un pion de ${name} : ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
    dragon: (x, y) => `Dragon : ${cell(x, y)}`,
  },
  then: {
    fairy: "Puis la fée.",
    princess: "Puis une princesse renvoie un chevalier.",
  },
  visitors: {
    dragon: "Le dragon est sur cette tuile : aucun pion ne peut y être placé.",
    fairy: (name) =>
      name
        ? `La fée est sur cette tuile auprès d’un pion de ${name}, et le dragon ne peut pas y entrer.`
        : "La fée est sur cette tuile, où le dragon ne peut pas entrer.",
  },
  princess: "avec une princesse",
  pieces: {
    fairy: "Fée",
    dragon: "Dragon",
  },
  mover: {
    dragon: (name) => `${name} déplace le dragon`,
  },
  primary: {
    fairy: "Placer la fée",
    princess: "Renvoyer le chevalier",
    dragon: "Déplacer le dragon",
  },
  hint: {
    dragon: (step, all) => `Pas ${step} sur ${all} : choisissez une tuile à côté du dragon.`,
    princess: "Une princesse : choisissez un chevalier à renvoyer, un endroit pour votre pion, ou rien.",
    fairy: "Choisissez celui de vos pions que la fée doit protéger.",
    portal: "Un portail : votre pion peut aller à tout endroit marqué, même sur d’autres tuiles.",
    chosen: {
      fairy: "La fée ici : le dragon ne peut pas entrer, vous gagnez 1 point au début de votre tour et 3 points quand le pion marque.",
      princess: "Ce chevalier revient à son joueur sans rapporter de points, et vous ne placez pas de pion.",
      dragon: "Le dragon mange tous les pions de cette tuile.",
    },
  },
  why: {
    noPortal: "Un pion ne va sur une autre tuile que par un portail de la tuile qui vient d’être posée, et une seule fois.",
    dragonThere: "Aucun pion ne peut être placé là où est le dragon.",
    dragon: "Le dragon doit d’abord faire un pas.",
    dragonStep: "Le dragon ne peut pas y aller : il va sur une tuile voisine où il n’est pas encore passé pendant ce déplacement et où la fée n’est pas.",
    dragonRests: "Le dragon ne se déplace pas en ce moment.",
    noFairy: "La fée ne peut aller qu’auprès d’un de vos pions, et pas là où elle est déjà.",
    noKnight: "Ce n’est pas un chevalier de la ville de la princesse qui vient d’être posée.",
    knight: "Vous devez renvoyer un chevalier de la ville de la princesse.",
  },
  advice: {
    fairy: "Envoyez la fée comme indiqué sur le plateau.",
    princess: "Renvoyez le chevalier indiqué sur le plateau.",
    dragon: "Déplacez le dragon comme indiqué sur le plateau.",
  },
  steps: {
    dragon: "Après une tuile dragon, le dragon avance de six pas au plus\u00a0; les joueurs le guident à tour de rôle.",
  },
  articles: {
    volcano: {
      title: "Le volcan",
      text: [
        "Si vous posez une tuile avec un volcan, le dragon y vient tout de suite, la première fois depuis la réserve. Il n’y mange rien.",
        "Là où est le dragon, on ne peut ni placer un pion ou un fantôme, ni déplacer un chariot. La fée, un étage de tour et une grange peuvent y aller.",
        "Les tuiles avec un dragon ne sortent qu’après le premier volcan : celles qui viennent plus tôt sont mises de côté, puis mélangées de nouveau aux autres.",
      ],
      see: "Le dragon a quitté le premier volcan pour le deuxième. Rouge ne peut y placer aucun pion.",
    },
    dragon: {
      title: "Le déplacement du dragon",
      text: [
        "Quand une tuile avec un dragon est posée et le pion placé, le dragon fait jusqu’à six pas. Le joueur dont c’est le tour décide du premier, puis les autres du suivant, à tour de rôle.",
        "Un pas mène à une tuile voisine où le dragon n’est pas encore passé pendant ce déplacement, sa tuile de départ comprise, et où la fée n’est pas. Tant qu’il peut bouger, on doit le déplacer ; s’il est bloqué, le déplacement s’arrête.",
        "Il mange tous les pions de chaque tuile où il entre, même sur les tours, et ils reviennent à leurs joueurs. Les granges ne craignent rien. Les « Options de règles » permettent de le déplacer après le décompte.",
      ],
      see: "Rouge a déplacé le dragon, puis Bleu. Il a mangé deux pions, puis n’a pas pu aller plus loin.",
    },
    fairy: {
      title: "La fée",
      text: [
        "Au lieu de placer un pion, vous pouvez envoyer la fée auprès d’un de vos pions, où qu’il soit, mais pas d’un bâtisseur, d’un cochon ou d’une grange. Le dragon ne peut pas entrer sur sa tuile.",
        "Si elle est auprès de votre pion au début de votre tour, vous gagnez 1 point. Si le pion marque, même à la fin, vous gagnez 3 points de plus, même sans majorité.",
        "Elle reste sur sa tuile quand le pion est parti. Avec les « Options de règles », elle peut protéger tous les pions de sa tuile.",
      ],
      points: [
        ["La fée, au début de votre tour", "1"],
        ["Quand le pion auprès de la fée marque", "3"],
      ],
      see: "La route de Rouge, cinq tuiles, est terminée : 5 points, et 3 pour la fée, qui reste.",
    },
    princess: {
      title: "La princesse",
      text: [
        "Si vous posez une tuile avec une princesse dans une ville qui a des chevaliers, vous pouvez, au lieu de placer un pion, en renvoyer un, à vous ou à un autre, sans qu’il rapporte de points.",
        "Vous ne placez alors rien d’autre avec cette tuile, pas même un fantôme. Les « Options de règles » peuvent rendre cela obligatoire.",
      ],
      see: "Bleu a posé la tuile avec la princesse, et le chevalier de Rouge est revenu sans rapporter de points.",
    },
    portal: {
      title: "Le portail magique",
      text: [
        "Si vous posez une tuile avec un portail, votre pion peut aller sur n’importe quelle tuile : une route, une ville, une abbaye ou un jardin libres et inachevés, ou un pré libre.",
        "Bâtisseur, cochon et grange ne peuvent pas s’en servir, et aucun pion ne va sur la tuile du dragon.",
      ],
      see: "Le pion de Rouge est allé par le portail dans un pré de la première tuile. La ville y est terminée, et la route est à Bleu.",
    },
  },
};
