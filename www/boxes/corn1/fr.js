// @ts-check
/** Corn Circles, in French. */
import { words as festival } from "../festival/fr.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    add: (name) => `Agroglyphe\u00a0: ${name} laisse chacun ajouter un pion.`,
    remove: (name) => `Agroglyphe\u00a0: ${name} fait reprendre un pion à chacun.`,
  },
  actions: { add: "Chacun peut ajouter un pion", remove: "Chacun reprend un pion", figure: festival.actions.figure },
  /** On a tile, in words. */
  parts: { city: "agroglyphe des chevaliers", road: "agroglyphe des brigands", field: "agroglyphe des paysans" },
  mover: { atCircle: (name) => `${name}\u00a0: à l’agroglyphe` },
  hint: {
    circle: "Choisissez ce qui se passe à l’agroglyphe\u00a0: chacun peut ajouter un pion à l’un des siens de ce type, ou chacun doit en reprendre un.",
    add: "Vous pouvez placer un pion à côté de l’un des vôtres dans une zone de ce type, même terminée.",
    remove: "Reprenez l’un de vos pions d’une zone de ce type. Il ne rapporte aucun point.",
  },
  primary: { return: festival.primary.return },
  skip: { atCircle: "N’ajouter aucun pion" },
  why: {
    circle: "Choisissez d’abord ce qui se passe à l’agroglyphe.",
    circleAdd: "À l’agroglyphe, un pion se place à côté de l’un des vôtres, dans une zone de son type.",
    circleRemove: "À l’agroglyphe, vous devez reprendre l’un de vos pions d’une zone de son type.",
    noCircle: "Aucun agroglyphe n’attend de décision en ce moment.",
    noReturn: "On ne peut reprendre un pion sans points qu’à un agroglyphe.",
  },
  advice: { circle: "Choisissez ceci à l’agroglyphe.", return: festival.advice.return },
  steps: {
    circle: "Un agroglyphe\u00a0: vous dites si l’on ajoute ou si l’on reprend des pions.",
    atCircle: "Chacun à son tour ajoute un pion ou en reprend un.",
  },
  articles: {
    corn: {
      title: "Les Agroglyphes",
      text: [
        "Un agroglyphe montre une ville, une route ou un pré. À la fin du tour où il est posé, celui qui l’a posé choisit entre deux effets pour tous ceux qui ont un pion dans une telle zone, s’il y a au moins un pion sur le plateau.",
        "Ou bien chacun peut placer un pion de sa réserve là où se trouve déjà l’un des siens\u00a0: un meeple, un grand meeple ou un fantôme, un chariot sur les routes et dans les villes, un maire dans les villes. Ou bien chacun doit reprendre l’un de ces pions, sans points. Un bâtisseur ou un cochon resté seul revient aussi. Le joueur de gauche décide en premier, celui qui a posé la tuile en dernier.",
        "Les seigneurs des forteresses et les pions sur les tours ou dans Carcassonne ne participent pas.",
      ],
      see: "L’agroglyphe de Bleu montre une route\u00a0: Rouge ajoute un second brigand à côté du premier.",
    },
  },
};
