// @ts-check
/** Les Détrousseurs, en français. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("fr");

const points = (/** @type {number} */ count) => plural(count, { one: "# point", other: "# points" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    put: (name, space) => `${name} place un détrousseur sur la case ${space} de la piste de score.`,
    robbed: (name, from, count) => `${name} détrousse ${from}\u00a0: ${points(count)} pour ${name}.`,
    followed: (name, space) => `Le détrousseur de ${name} suit jusqu’à la case ${space}.`,
    home: (name) => `Le détrousseur de ${name} revient dans la réserve.`,
  },
  scores: { loot: " grâce à un vol" },
  actions: {
    put: (names, space) => `Près de ${names} (case ${space})`,
    rob: (name) => `Détrousser ${name}`,
    follow: (name) => `Suivre ${name}`,
  },
  parts: { robber: "sac de détrousseur" },
  holdings: {
    figure: (space) => `sur la case ${space} de la piste de score`,
    robber: (space) => `détrousseur sur la case ${space}`,
    home: "détrousseur en réserve",
    kinds: { figure: "Case sur la piste", robber: "Case du détrousseur" },
  },
  pieces: { robber: "Détrousseur" },
  mover: {
    robber: (name) => `${name}\u00a0: un détrousseur`,
    rob: (name) => `${name}\u00a0: le choix du détrousseur`,
  },
  hint: {
    put: "Vous pouvez placer votre détrousseur près du pion d’un autre joueur sur la piste de score. Quand celui-ci marquera, vous gagnerez la moitié de ses points.",
    rob: "Plusieurs joueurs près de votre détrousseur marquent en même temps. Choisissez qui vous détroussez.",
    follow: "Un pion près de votre détrousseur avance grâce à un butin, qui ne peut pas être volé. Votre détrousseur peut le suivre ou rester avec les autres.",
  },
  skip: { robber: "Pas de détrousseur", rob: "Le détrousseur reste" },
  why: {
    robber: "Décidez d’abord où va votre détrousseur, ou renoncez.",
    robVictim: "Choisissez d’abord qui votre détrousseur dépouille.",
    robFollow: "Choisissez d’abord si votre détrousseur suit ou reste.",
    robNobodyThere: "Aucun pion d’un autre joueur n’est sur cette case de la piste de score.",
    robAlreadyThere: "Votre détrousseur est déjà sur cette case.",
    robNoVictim: "Ce joueur ne marque pas près de votre détrousseur maintenant.",
    noRobber: "Aucun détrousseur n’est à placer maintenant.",
  },
  advice: { robber: "Placez le détrousseur à cet endroit.", rob: "Détroussez ce joueur.", follow: "Laissez le détrousseur suivre." },
  steps: {
    robber: "Une tuile avec un sac\u00a0: vous pouvez placer votre détrousseur sur la piste de score, les autres aussi.",
    advance: "Les pions avancent sur la piste de score, et les détrousseurs prennent leur part.",
  },
  articles: {
    robbers: {
      title: "Les Détrousseurs",
      text: [
        "Chaque joueur a un détrousseur. Quand vous posez une tuile avec un sac, vous pouvez placer votre détrousseur sur une case de la piste de score où se trouve le pion d’un autre joueur, ou le déplacer vers une autre case de ce genre. Cela se fait avant de placer un pion sur la tuile. Ensuite, un seul autre joueur peut faire de même\u00a0: le suivant dans le sens horaire dont le détrousseur est en réserve. La piste a 50 cases\u202f; 3 et 53 points sont donc sur la même.",
        "Quand un pion près de votre détrousseur avance parce que son joueur marque, vous gagnez la moitié de ces points, arrondie au point supérieur, et votre détrousseur revient. L’autre joueur ne perd rien. Votre détrousseur doit prendre les premiers points qui viennent, même s’il y en a peu, et chaque décompte compte à part\u00a0: une zone, la fée, une tour de guet, une forteresse. Si plusieurs joueurs près de votre détrousseur marquent pour la même zone, vous choisissez qui vous détroussez. Plusieurs détrousseurs sur une case gagnent chacun la moitié.",
        "Les points volés ne peuvent pas être volés à leur tour. Un détrousseur près d’un pion qui avance ainsi le suit\u202f; si d’autres pions restent sur la case, il peut rester avec eux. Les points qu’un joueur paie ne déplacent aucun détrousseur. Rien n’est volé au décompte final.",
      ],
      see: "Rouge marque 3 points pour une route. Le détrousseur de Bleu est près du pion de Rouge\u00a0: Bleu gagne 2 points.",
    },
  },
};
