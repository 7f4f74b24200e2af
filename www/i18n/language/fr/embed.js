// @ts-check
/** Des plateaux sur les pages des autres, en français. @type {typeof import("../en/embed.js").embed} */
export const embed = {
  wheel: "Cliquez sur le plateau pour zoomer avec la molette.",
  fingers: "Déplacez le plateau avec deux doigts, ou touchez-le d’abord.",
  again: "Nouvelle partie",
  boards: {
    view: "Plateau. Plus et moins zooment, I lit la dernière tuile, S les points.",
    example: "Plateau de l’exemple. Les flèches choisissent une case, R tourne la tuile, Entrée confirme, Échap annule le choix.",
  },
  legend: { label: "Légende", others: "Autres indications sur le plateau" },
  example: {
    label: "Exemple",
    step: (step, all) => `Étape ${step} sur ${all}`,
    begin: "Suivez l’exemple étape par étape, ou essayez votre propre coup.",
    next: "Suivant",
    back: "Retour",
    own: "Vous essayez votre propre coup.",
    return: "Revenir à l’exemple",
    done: "L’exemple se termine ici. Essayez votre propre coup.",
  },
  puzzle: {
    task: (name) => `À ${name} de jouer : trouvez le bon coup.`,
    other: "Ce n’est pas le bon coup.",
    searching: "Essai de tous les coups…",
  },
  notPlayed: (set) => `${set} ne peut pas encore se jouer ici : l’effet de ses propres symboles n’est pas connu.`,
  tryAgain: "Réessayer",
  problems: {
    size: "La notation dépasse 64 Ko.",
    network: "La notation n’a pas pu être chargée.",
    tiles: "Les tuiles de cette notation n’ont pas pu être chargées.",
    empty: "Aucune notation de partie n’est indiquée.",
    mode: (mode) => `Le mode « ${mode} » n’existe pas.`,
    players: "La liste des joueurs est illisible. Indiquez un nombre, ou des couleurs avec des noms : « red Ann, blue (ai:greedy) ».",
    puzzle: "Une énigme nécessite une notation qui se termine avec une tuile en main.",
  },
};
