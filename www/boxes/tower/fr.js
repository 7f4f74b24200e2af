// @ts-check
/** The Tower, in French. */
import { FIGURES, cell, place, points } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("fr");

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    atop: (name, figure) => `${name} a placé ${FIGURES[figure].a} au sommet d’une tour.`,
    floor: (name, floors) => `${name} ajoute un étage à une tour : hauteur ${floors}.`,
    captured: (captor, name, figure) => `${captor} capture un pion de ${name} : ${FIGURES[figure].name}.`,
    freed: (name, figure, captor) => `Un pion de ${name}, prisonnier de ${captor}, est libéré : ${FIGURES[figure].name}.`,
    pays: (name, count) => `${name} paie ${points(count)} de rançon.`,
  },
  scores: {
    ransom: " de rançon",
  },
  actions: {
    floor: (x, y, floors) => `Étage ${floors} de la tour (${cell(x, y)})`,
    capture: (name, figure, x, y, where) => `Capturer un pion de ${name} : ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
    exchange: (name, figure) => `Reprendre à ${name} : ${FIGURES[figure].name}`,
    ransom: (name, figure) => `Payer 3 points à ${name} : ${FIGURES[figure].name}`,
  },
  then: {
    floor: "Puis un étage sur une tour.",
  },
  holdings: {
    kinds: { floors: "Étages", prisoners: "Prisonniers" },
    prisoner: (count, figure, owner) => `capturé : ${count > 1 ? `${count} × ` : ""}${FIGURES[figure].name} (${owner})`,
    floors: (count) => `étages restants : ${count}`,
  },
  feature: {
    tower: (count) => plural(count, { zero: "Fondation de tour", one: "Tour de # étage", other: "Tour de # étages" }),
    reach: (count) =>
      plural(count, {
        zero: "Tout le monde peut construire ici le premier étage.",
        other: "Celui qui ajoute un étage peut capturer un pion sur cette tuile ou jusqu’à {next} tuiles de distance en ligne droite.",
      }).replace("{next}", String(count + 1)),
    open: "Personne n’est au sommet.",
    onTop: (name) => `Un pion de ${name} est au sommet : aucun étage ne peut être ajouté.`,
  },
  pieces: {
    piece: "Étage",
  },
  atop: "Au sommet",
  primary: {
    floor: "Construire l’étage",
    capture: "Capturer le pion",
    exchange: "Reprendre ce pion",
    ransom: "Payer la rançon",
  },
  skip: {
    capture: "Ne capturer personne",
  },
  hint: {
    piece: "Choisissez la tour où poser votre étage.",
    capture: "Votre tour atteint ces pions : choisissez-en un à capturer, ou aucun.",
    exchange: "Vous détenez chacun un pion de l’autre. Choisissez lequel des vôtres revient.",
    chosen: {
      floor: "Un étage de plus : vous pouvez ensuite capturer un pion à portée.",
      atop: "Votre pion ferme la tour : aucun étage ne peut être ajouté tant qu’il y est.",
      capture: "Vous capturez ce pion.",
      exchange: "Ce pion vous revient.",
      ransom: "Vous payez 3 points, et ce pion vous revient tout de suite.",
    },
  },
  why: {
    noFloorThere: "Un pion ne peut monter sur une tour que si elle a un étage.",
    noFloor: "Vous n’avez plus d’étage.",
    noFoundation: "Il n’y a pas ici de tour à laquelle ajouter un étage.",
    capture: "Décidez d’abord qui capturer, ou personne.",
    outOfReach: "Ce pion est hors de portée de la tour.",
    noCapture: "On ne capture un pion qu’après avoir ajouté un étage à une tour.",
    exchange: "Choisissez d’abord lequel de vos pions revient.",
    noPrisoner: "Ce joueur ne détient aucun de vos pions de ce type.",
    noExchange: "Il n’y a pas de prisonniers à échanger.",
    noRansom: "Vous pouvez payer une rançon une fois par tour, si vous avez au moins 3 points, pour un de vos pions capturés.",
  },
  advice: {
    floor: "Construisez l’étage comme indiqué sur le plateau.",
    capture: "Capturez le pion indiqué sur le plateau.",
    exchange: "Reprenez un pion.",
    ransom: "Payez la rançon.",
  },
  steps: {
    capture: "Une tour qui vient de grandir peut capturer un pion à sa portée.",
    exchange: "Deux joueurs qui détiennent chacun un pion de l’autre les échangent.",
  },
  articles: {
    floors: {
      title: "Les tours",
      text: [
        "Au lieu de placer un pion, vous pouvez poser un de vos étages sur une fondation ou sur une tour sans pion au sommet. À deux joueurs, chacun a 10 étages ; à trois, quatre, cinq et six, il en a 9, 7, 6 et 5.",
        "Ou bien vous placez un meeple, un grand meeple ou un fantôme au sommet d’une tour qui a un étage. Il ferme ainsi la tour jusqu’à son départ, mais n’y rapporte rien.",
      ],
      points: [["Étages à 2, 3, 4, 5 et 6 joueurs", "10, 9, 7, 6, 5"]],
      see: "Le meeple de Bleu est au sommet de la tour commencée par Rouge : aucun étage ne peut être ajouté.",
    },
    capture: {
      title: "Capturer des pions",
      text: [
        "Après avoir ajouté un étage, vous pouvez capturer un pion : sur la tuile de la tour, ou à une distance d’au plus autant de tuiles que la tour a maintenant d’étages, en ligne droite dans les quatre directions, même par-dessus des trous et d’autres tours.",
        "Bâtisseurs, cochons et granges ne se capturent pas, mais un bâtisseur ou un cochon resté seul revient à son joueur. Les pions au sommet des tours se capturent. Vos propres pions vous reviennent.",
      ],
      see: "Bleu a ajouté un étage et capturé le meeple de Rouge sur la tuile voisine.",
    },
    ransom: {
      title: "Échange et rançon",
      text: [
        "Dès que deux joueurs détiennent chacun un pion de l’autre, ils échangent un contre un. S’il y a un choix, celui qui vient de capturer dit lequel de ses pions revient.",
        "Une fois par tour, si vous avez au moins 3 points, vous pouvez payer 3 points à un joueur pour un de vos pions et l’utiliser aussitôt : touchez le prisonnier à côté du nom de ce joueur. À la fin, les prisonniers ne rapportent rien.",
      ],
      points: [["Rançon, pour le joueur qui détient le pion", "3"]],
      see: "Rouge a payé 3 points à Bleu pour le meeple capturé.",
    },
  },
};
