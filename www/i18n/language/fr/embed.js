// @ts-check
/** Des plateaux sur les pages des autres, en français. @type {typeof import("../en/embed.js").embed} */
export const embed = {
  wheel: "Cliquez sur le plateau, puis la molette le zoome.",
  fingers: "Deux doigts déplacent le plateau, ou touchez-le d’abord.",
  again: "Nouvelle partie",
  boards: {
    view: "Plateau. Plus et moins zooment, I lit la dernière tuile, S les points.",
    example: "Plateau de l’exemple. Les flèches choisissent un endroit, R tourne la tuile, Entrée confirme, Échap annule le choix.",
  },
  legend: { label: "Légende", others: "Autres textes sur le plateau" },
  example: {
    label: "Exemple",
    step: (step, all) => `Étape ${step} sur ${all}`,
    begin: "Avancez pas à pas, ou essayez un coup à vous.",
    next: "Suivant",
    back: "Retour",
    own: "C’est votre propre voie.",
    return: "Revenir à l’exemple",
    done: "L’exemple se termine ici. Essayez un coup à vous.",
  },
  puzzle: {
    task: (name) => `À ${name} de jouer : trouvez le bon coup.`,
    other: "Ce n’est pas le coup recherché.",
    searching: "Tous les coups sont essayés…",
  },
  problems: {
    size: "Le texte dépasse 64 Ko.",
    network: "La feuille de partie n’a pas pu être chargée.",
    empty: "Aucune feuille de partie n’est indiquée.",
    mode: (mode) => `Le mode « ${mode} » n’existe pas.`,
    players: "Les joueurs sont illisibles. Indiquez un nombre, ou des couleurs avec des noms : « red Ann, blue (ai:greedy) ».",
    puzzle: "Un problème demande une feuille de partie qui se termine avec une tuile en main.",
  },
};
