// @ts-check
/** Les Brigands, en français. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("fr");

const points = (/** @type {number} */ count) => plural(count, { one: "# point", other: "# points" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    put: (name, space) => `${name} place un brigand sur la case ${space} de la piste de score.`,
    robbed: (name, from, count) => `${name} vole ${from}\u00a0: ${points(count)} pour ${name}.`,
    followed: (name, space) => `Le brigand de ${name} suit jusqu’à la case ${space}.`,
    home: (name) => `Le brigand de ${name} revient dans la réserve.`,
  },
  scores: { loot: " par un vol" },
  actions: {
    put: (names, space) => `Près de ${names} (case ${space})`,
    rob: (name) => `Voler ${name}`,
    follow: (name) => `Suivre ${name}`,
  },
  parts: { robber: "sac de brigand" },
  holdings: {
    figure: (space) => `sur la case ${space} de la piste de score`,
    robber: (space) => `brigand sur la case ${space}`,
    home: "brigand en réserve",
    kinds: { figure: "Case sur la piste", robber: "Case du brigand" },
  },
  pieces: { robber: "Brigand" },
  mover: {
    robber: (name) => `${name}\u00a0: un brigand`,
    rob: (name) => `${name}\u00a0: le choix du brigand`,
  },
  hint: {
    put: "Vous pouvez placer votre brigand près du pion d’un autre joueur sur la piste de score. Quand celui-ci marquera, vous gagnerez moitié autant de points.",
    rob: "Plusieurs joueurs près de votre brigand marquent en même temps. Choisissez qui vous volez.",
    follow: "Un pion près de votre brigand avance grâce à un butin, qui ne peut pas être volé. Votre brigand peut le suivre ou rester avec les autres.",
  },
  skip: { robber: "Pas de brigand", rob: "Le brigand reste" },
  why: {
    robber: "Décidez d’abord où va votre brigand, ou renoncez.",
    robVictim: "Choisissez d’abord qui votre brigand vole.",
    robFollow: "Choisissez d’abord si votre brigand suit ou reste.",
    robNobodyThere: "Aucun pion d’un autre joueur n’est sur cette case de la piste de score.",
    robAlreadyThere: "Votre brigand est déjà sur cette case.",
    robNoVictim: "Ce joueur ne marque pas près de votre brigand maintenant.",
    noRobber: "Aucun brigand n’est à placer maintenant.",
  },
  advice: { robber: "Placez le brigand à cet endroit.", rob: "Volez ce joueur.", follow: "Laissez le brigand suivre." },
  articles: {
    robbers: {
      title: "Les Brigands",
      text: [
        "Chaque joueur a un brigand. Quand vous posez une tuile avec un sac, vous pouvez placer votre brigand sur une case de la piste de score où se trouve le pion d’un autre joueur, ou le déplacer vers une autre case de ce genre. Cela se fait avant de placer une figurine sur la tuile. Ensuite, un seul autre joueur peut faire de même\u00a0: le suivant dans le sens horaire dont le brigand est en réserve. La piste a 50 cases\u202f; 3 et 53 points sont donc sur la même.",
        "Quand un pion près de votre brigand avance parce que son joueur marque, vous gagnez la moitié de ces points, arrondie au supérieur, et votre brigand revient. L’autre joueur ne perd rien. Votre brigand doit prendre les premiers points qui viennent, si peu que ce soit, et chaque décompte compte à part\u00a0: un élément, la fée, une tour de guet, un château. Si plusieurs joueurs près de votre brigand marquent pour le même élément, vous choisissez qui vous volez. Plusieurs brigands sur une case gagnent chacun la moitié.",
        "Les points d’un vol ne sont pas volés. Un brigand près d’un pion qui avance ainsi le suit\u202f; si d’autres pions restent sur la case, il peut rester avec eux. Les points qu’un joueur paie ne déplacent aucun brigand. Rien n’est volé au décompte final.",
      ],
      see: "Rouge marque 3 points pour une route. Le brigand de Bleu est près du pion de Rouge\u00a0: Bleu gagne 2 points.",
    },
  },
};
