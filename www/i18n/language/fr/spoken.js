// @ts-check
/** Jouer avec des mots seulement : réponses à une touche, coups tapés et plateau en tableau ; en français. */
import { words } from "../words.js";
import { FEATURES, SIDES } from "./game.js";

const { listed, plural, capital } = words("fr-FR");

/** @param {number} x @param {number} y */
const where = (x, y) =>
  [x && `${Math.abs(x)} ${x > 0 ? "à l’est" : "à l’ouest"}`, y && `${Math.abs(y)} ${y > 0 ? "au sud" : "au nord"}`].filter(Boolean).join(", ") ||
  "première tuile";

/** @type {typeof import("../en/spoken.js").spoken} */
export const spoken = {
  where,
  part: (feature, sides, coats, inn, cathedral) =>
    [
      FEATURES[feature],
      listed(sides.map((side) => SIDES[side])),
      coats > 0 && plural(coats, { one: "avec un blason", other: "avec # blasons" }),
      inn && "avec une auberge",
      cathedral && "avec une cathédrale",
    ]
      .filter(Boolean)
      .join(" "),
  meadow: "rien que du pré",
  hand: (tile, parts) => `En main : tuile ${tile}, ${parts.join(" ; ")}.`,
  noTile: "Vous n’avez pas de tuile en main.",
  scores: (scores) => `Points : ${scores.join(", ")}.`,
  score: (name, points, figures) => `${name} ${points}, ${plural(figures, { zero: "sans pion", one: "avec # pion", other: "avec # pions" })} en réserve`,
  nothingYet: "Rien n’a encore été joué.",
  noFigures: "Vous n’avez aucun pion sur le plateau.",
  figure: (figure, x, y, feature) => `${figure}, ${where(x, y)} : ${feature}.`,
  turn: (who, turn, left) =>
    `Tour ${turn}, ${who}. ${plural(left, { zero: "Il ne reste aucune tuile", one: "Il reste # tuile", other: "Il reste # tuiles" })}.`,
  typed: {
    label: "Taper un coup ou une question",
    help: "Tapez le numéro d’un choix, une case comme 1,-2 0 (est, sud, quarts de tour) ou road.S, « passer » ou « annuler ». Questions : « liste », s pour les points, d pour la tuile en main, l pour le dernier coup, m pour mes pions, o pour savoir à qui de jouer.",
    commands: { list: ["liste", "list"], skip: ["passer", "non", "skip"], undo: ["annuler", "undo"], help: ["aide", "help", "?"] },
    choices: (choices) => `Vous pouvez : ${choices.map((choice, index) => `${index + 1} : ${choice}`).join(". ")}.`,
    orSkip: "Ou tapez « passer ».",
    nothing: "Il n’y a rien à décider maintenant.",
    noChoice: (count) => `Les choix vont de 1 à ${count}.`,
    turns: (turns) => `La tuile y va de plusieurs façons : ajoutez le nombre de quarts de tour, ${turns.join(" ou ")}.`,
    unknown: (text) => `« ${text} » n’a pas été compris. Tapez « aide » pour entendre ce que vous pouvez taper.`,
    notNow: "Ce n’est pas à vous de jouer.",
    nothingBack: "Il n’y a rien à annuler.",
  },
  grid: {
    open: "Plateau en texte",
    help: "Les flèches vont de case en case, Entrée choisit une case pour la tuile en main.",
    walk: "Les flèches vont de case en case.",
    label: "Plateau",
    tile: (x, y, features) => `${capital(where(x, y))} : ${features}`,
    empty: (x, y, fits) => `${capital(where(x, y))} : vide. ${fits}`,
    legal: "La tuile en main y va.",
    far: (x, y) => `${capital(where(x, y))} : vide, sans tuile à côté.`,
  },
};
