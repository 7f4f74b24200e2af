// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in French. */

/** @type {typeof import("../../en/page/app.js").app} */
export const app = {
  settings: {
    title: "Réglages",
    hearing: "Son",
    sound: "Jouer les sons",
    volume: "Volume",
    motion: "Animations",
    calm: "Votre système demande moins d’animations.",
    playing: {
      title: "Le jeu",
      tapping: {
        title: "Poser les tuiles et les pions",
        values: [
          {
            value: "choose",
            label: "Bouton",
            help: "Un toucher choisit une case, le suivant tourne la tuile, le bouton la pose. Un seul toucher pose un pion.",
          },
          { value: "twice", label: "Deux touchers", help: "Un toucher choisit, un second au même endroit pose. Un bouton tourne la tuile." },
          { value: "once", label: "Un toucher", help: "Un toucher pose un pion, et la tuile si elle ne va que dans un sens ou a été tournée en main." },
        ],
      },
      hints: {
        title: "Indications sur téléphone",
        values: [
          {
            value: "first",
            label: "Premières parties",
            help: "Ce qu’il faut faire s’affiche jusqu’à ce que trois parties soient terminées ici. Les lecteurs d’écran le lisent toujours.",
          },
          { value: "always", label: "Toujours" },
          { value: "never", label: "Jamais" },
        ],
      },
      handOver: {
        title: "Passer la main",
        help: "Après chaque tour, la personne suivante touche d’abord « Je suis … ». Ensuite, le tour précédent ne peut plus être annulé.",
      },
      talk: { title: "Les joueurs de l’ordinateur parlent", help: "Une phrase quand ils gagnent ou perdent." },
      pace: {
        title: "Ordinateurs",
        values: [
          { value: "slow", label: "Lents" },
          { value: "normal", label: "Normaux" },
          { value: "fast", label: "Rapides" },
        ],
      },
      undoAll: {
        title: "Annulation illimitée",
        help: "On peut revenir jusqu’à la première tuile, pour apprendre ou expliquer. Sinon, un tour peut être annulé tant que la personne suivante n’a pas joué.",
      },
    },
    table: {
      title: "À table",
      leftHanded: { title: "Gaucher", help: "Les boutons changent de côté." },
      around: { title: "Joueurs autour de la tablette", help: "L’écran se tourne vers qui doit jouer." },
      boardTurns: { title: "Le plateau tourne aussi", help: "Sinon il reste immobile, et seuls les boutons tournent." },
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
      awake: { title: "Garder l’écran allumé", help: "Pendant une partie." },
      seat: "Touchez une figurine pour la placer au côté suivant de la table.",
      side: (name) => `Où est assis ${name} ?`,
      sides: [
        { value: "0", label: "Devant" },
        { value: "1", label: "Gauche" },
        { value: "2", label: "En face" },
        { value: "3", label: "Droite" },
      ],
    },
    look: {
      title: "Apparence",
      theme: {
        title: "Thème",
        values: [
          { value: "system", label: "Comme le système" },
          { value: "light", label: "Clair" },
          { value: "dark", label: "Sombre" },
        ],
      },
      style: {
        title: "Tuiles et pions",
        values: [
          { value: "standard", label: "Peints" },
          { value: "contrast", label: "Fort contraste" },
        ],
      },
    },
  },
  about: {
    offline: {
      kept: "Le jeu est enregistré dans ce navigateur et fonctionne hors ligne.",
      coming: "Le jeu est en cours de téléchargement pour que vous puissiez jouer hors ligne.",
      never: "Ce navigateur n’enregistre pas le jeu : il faut être en ligne pour l’ouvrir.",
      changed: (/** @type {string} */ address) => `Cette version n’a pas pu être enregistrée pour un usage hors ligne, car le serveur modifie ${address}.`,
      late: "Cette version n’a pas pu être enregistrée pour un usage hors ligne, car un fichier n’a pas été chargé. Un nouvel essai aura lieu à votre prochaine visite.",
    },
    open: "À propos et données",
    title: "À propos",
    version: (version, build) => (build ? `Bastide ${version}, build ${build}.` : `Bastide ${version}, version de développement.`),
    licence: "Le programme, ses illustrations et ses textes peuvent être utilisés sous la licence MIT ou la licence Apache 2.0.",
    affiliation: "Il suit les règles de Carcassonne, un jeu de Klaus-Jürgen Wrede. Il n’a aucun lien avec l’éditeur de ce jeu.",
    licences: "Licences des bibliothèques utilisées",
    noLicences: "Les licences n’ont pas pu être chargées.",
    data: {
      title: "Vos données",
      where: "Vos parties et vos réglages sont enregistrés uniquement dans ce navigateur. Rien n’est envoyé.",
      kept: "Le navigateur s’est engagé à les garder même si la place manque.",
      notKept: "Si la place manque, le navigateur peut les supprimer.",
      ask: "Lui demander de les garder",
      exportAll: "Tout enregistrer en fichier",
      erase: "Tout supprimer",
      warning:
        "Toutes les parties et tous les réglages enregistrés dans ce navigateur seront supprimés définitivement. Vous pouvez d’abord enregistrer les parties dans un fichier.",
      keep: "Tout garder",
      eraseAll: "Vraiment tout supprimer",
    },
  },
  update: {
    ready: "Une nouvelle version du jeu est disponible.",
    restart: "Redémarrer",
    otherTab: "Une partie est ouverte dans un autre onglet. Quittez-la ou fermez l’onglet, puis redémarrez.",
  },
  homeScreen: "Pour jouer hors ligne et garder vos parties plus longtemps, touchez « Partager », puis « Sur l’écran d’accueil ».",
  notice: "Avis",
  missing: {
    title: "Chargement impossible",
    text: "Un élément du jeu n’a pas pu être chargé. Êtes-vous connecté à Internet ? Vos parties ne sont pas perdues.",
    again: "Réessayer",
  },
  panic: {
    title: "Une erreur est survenue",
    text: "C’est une erreur du programme, pas la vôtre. Votre partie n’est pas perdue : rechargez la page pour la continuer.",
    start: "Le jeu n’a pas pu être chargé. Rechargez la page ; le navigateur doit autoriser WebAssembly.",
    record: "La partie jusqu’ici, à joindre à votre rapport :",
    reason: "Le message du programme :",
    copy: "Copier la feuille",
    reload: "Recharger la page",
  },
};
