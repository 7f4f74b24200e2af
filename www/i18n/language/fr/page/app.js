// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in French. */

/** @type {typeof import("../../en/page/app.js").app} */
export const app = {
  settings: {
    title: "Réglages",
    clock: {
      title: "Horloge",
      values: [
        { value: "off", label: "Aucune", help: "" },
        { value: "soft", label: "Temps utilisé", help: "Affiche le temps de réflexion de chacun." },
        {
          value: "bank",
          label: "Temps restant",
          help: "Chacun a le même temps pour toute la partie. Quand il est écoulé, un message le signale et la partie continue.",
        },
      ],
    },
    minutes: "Minutes par personne",
  },
  about: {
    open: "À propos et données",
    offline: {
      kept: "Le jeu est enregistré dans ce navigateur et fonctionne hors ligne.",
      coming: "Le jeu est en cours de téléchargement pour que vous puissiez jouer hors ligne.",
      never: "Ce navigateur n’enregistre pas le jeu : il faut être en ligne pour l’ouvrir.",
      changed: (/** @type {string} */ address) => `Cette version n’a pas pu être enregistrée pour un usage hors ligne, car le serveur modifie ${address}.`,
      late: "Cette version n’a pas pu être enregistrée pour un usage hors ligne, car un fichier n’a pas été chargé. Un nouvel essai aura lieu à votre prochaine visite.",
    },
  },
  update: {
    ready: "Une nouvelle version du jeu est disponible.",
    restart: "Redémarrer",
    otherTab: "Une partie est ouverte dans un autre onglet. Quittez-la ou fermez l’onglet, puis redémarrez.",
  },
  homeScreen: "Pour jouer hors ligne et garder vos parties plus longtemps, touchez « Partager », puis « Sur l’écran d’accueil ».",
  notice: "Information",
  missing: {
    title: "Chargement impossible",
    text: "Un élément du jeu n’a pas pu être chargé. Avez-vous une connexion à Internet ? Vos parties ne sont pas perdues.",
    again: "Réessayer",
  },
  panic: {
    title: "Une erreur est survenue",
    text: "C’est une erreur du programme, pas la vôtre. Votre partie n’est pas perdue : rechargez la page pour la continuer.",
    start: "Le jeu n’a pas pu être chargé. Rechargez la page ; le navigateur doit autoriser WebAssembly.",
    record: "La partie jusqu’ici, à joindre à votre rapport :",
    reason: "Le message du programme :",
    copy: "Copier la notation",
    reload: "Recharger la page",
  },
};
