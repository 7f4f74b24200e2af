// @ts-check
/** Corn Circles, in French. */
import { words as festival } from "../festival/fr.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    add: (name) => `${name} laisse chacun ajouter un pion au cercle de blé.`,
    remove: (name) => `${name} fait reprendre un pion à chacun au cercle de blé.`,
  },
  actions: { add: "Chacun peut ajouter un pion", remove: "Chacun reprend un pion", figure: festival.actions.figure },
  /** On a tile, in words. */
  parts: { city: "cercle de blé des chevaliers", road: "cercle de blé des brigands", field: "cercle de blé des paysans" },
  mover: { atCircle: (name) => `${name}\u00a0: au cercle de blé` },
  hint: {
    circle: "Choisissez ce qui se passe au cercle de blé\u00a0: chacun peut ajouter un pion à l’un des siens de cette sorte, ou chacun doit en reprendre un.",
    add: "Vous pouvez poser un pion à côté de l’un des vôtres à un endroit de cette sorte, même terminé.",
    remove: "Reprenez l’un de vos pions d’un endroit de cette sorte. Il ne rapporte aucun point.",
  },
  primary: { return: festival.primary.return },
  skip: { atCircle: "N’ajouter aucun pion" },
  why: {
    circle: "Choisissez d’abord ce qui se passe au cercle de blé.",
    circleAdd: "Au cercle de blé, un pion se pose à côté de l’un des vôtres, à un endroit de sa sorte.",
    circleRemove: "Au cercle de blé, vous devez reprendre l’un de vos pions d’un endroit de sa sorte.",
    noCircle: "Aucun cercle de blé n’est à décider maintenant.",
    noReturn: "On ne peut reprendre un pion sans points qu’à un cercle de blé.",
  },
  advice: { circle: "Choisissez ceci au cercle de blé.", return: festival.advice.return },
  articles: {
    corn: {
      title: "Les Cercles de blé",
      text: [
        "Un cercle de blé montre une ville, une route ou un pré. À la fin du tour où il est posé, celui qui l’a posé choisit l’une de deux choses pour tous ceux qui ont un pion à un tel endroit, s’il y a au moins un pion sur le plateau.",
        "Ou bien chacun peut poser un pion de sa réserve là où se trouve déjà l’un des siens\u00a0: un pion, un grand pion ou un fantôme, une roulotte sur les routes et dans les villes, un maire dans les villes. Ou bien chacun doit reprendre l’un de ces pions, sans points. Un bâtisseur ou un cochon resté seul revient aussi. Le joueur de gauche décide en premier, celui qui a posé la tuile en dernier.",
        "Les seigneurs des forteresses et les pions sur les tours ou dans Carcassonne ne participent pas.",
      ],
      see: "Le cercle de Bleu montre une route\u00a0: Rouge ajoute un second brigand à côté du premier.",
    },
  },
};
