// @ts-check
/** The settings, in French. */

/** @type {typeof import("../en/settings.js").settings} */
export const settings = {
  hearing: "Son",
  sound: "Activer les sons",
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
          help: "Un appui choisit une case, le suivant tourne la tuile, le bouton la pose. Un seul appui place un pion.",
        },
        { value: "twice", label: "Deux appuis", help: "Un appui choisit, un deuxième au même endroit pose. Un bouton tourne la tuile." },
        { value: "once", label: "Un appui", help: "Un appui place un pion, et pose la tuile si elle ne va que dans un sens ou a été tournée en main." },
      ],
    },
    hints: {
      title: "Indications sur téléphone",
      values: [
        {
          value: "first",
          label: "Premières parties",
          help: "La marche à suivre s’affiche pendant vos trois premières parties. Les lecteurs d’écran la lisent toujours.",
        },
        { value: "always", label: "Toujours" },
        { value: "never", label: "Jamais" },
      ],
    },
    handOver: {
      title: "Passer l’appareil",
      help: "Après chaque tour, la personne suivante touche d’abord « Je suis … ». Ensuite, le tour précédent ne peut plus être annulé.",
    },
    talk: { title: "Les joueurs virtuels parlent", help: "Une phrase quand ils gagnent ou perdent." },
    pace: {
      title: "Joueurs virtuels",
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
    leftHanded: { title: "Pour gauchers", help: "Les boutons changent de côté." },
    around: { title: "Joueurs autour de la tablette", help: "L’écran se tourne vers la personne qui joue." },
    boardTurns: { title: "Le plateau tourne aussi", help: "Sinon il reste immobile, et seuls les boutons tournent." },
    awake: { title: "Garder l’écran allumé", help: "Pendant une partie." },
    seat: "Touchez un pion pour le placer au côté suivant de la table.",
    side: (name) => `La place de ${name} ?`,
    sides: [
      { value: "0", label: "Devant" },
      { value: "1", label: "À gauche" },
      { value: "2", label: "En face" },
      { value: "3", label: "À droite" },
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
    text: {
      title: "Texte",
      values: [
        { value: "normal", label: "Normal" },
        { value: "large", label: "Grand" },
        { value: "larger", label: "Très grand" },
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
};
