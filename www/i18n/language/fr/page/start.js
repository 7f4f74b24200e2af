// @ts-check
/** What the start screen says, and what is explained there, in French. */
import { words } from "../../words.js";

const { plural } = words("fr");

/** @type {typeof import("../../en/page/start.js").start} */
export const start = {
  setup: {
    computer: "Contre l’ordinateur",
    computerHelp: "Contre Pip, le débutant",
    pass: "À plusieurs sur un appareil",
    passHelp: "De deux à six personnes",
    again: "Rejouer comme la dernière fois",
    own: "Préparer une partie",
    form: "Nouvelle partie",
    players: "Qui joue ?",
    remove: (seat) => `Retirer le joueur ${seat}`,
    colourOf: (seat, colour) => `Couleur du joueur ${seat} : ${colour}`,
    whoOf: (seat) => `Qui est le joueur ${seat}`,
    nameOf: (seat) => `Nom du joueur ${seat}`,
    add: "Ajouter un joueur",
    removeShort: "Retirer",
    move: (seat) => `Déplacer ou retirer le joueur ${seat} : faire glisser, utiliser les flèches ou ouvrir les options`,
    moved: (name, place, count) => `${name} est maintenant numéro ${place} sur ${count}.`,
    up: "Avant",
    down: "Après",
    game: "Jeu",
    expansions: (count) => plural(count, { one: "# extension", other: "# extensions" }),
    gameLine: (edition, boxes, pile) => [boxes.length === 0 ? "jeu de base" : boxes.join(", "), edition, pile?.toLowerCase()].filter(Boolean).join(" · "),
    line: (names, game) => `${names.join(", ")} · ${game}`,
    pile: "Combien de tuiles ?",
    sameTiles: "Reprendre un mélange",
    shuffleNumber: "Numéro du mélange",
    shuffleHelp: "Avec les mêmes extensions, les mêmes règles et le même numéro, les tuiles sont les mêmes et dans le même ordre sur tous les appareils.",
    rules: "Règles",
    boxes: "Extensions",
    tiles: (count) => `${count} tuiles`,
    options: "Options de règles",
    changed: (count) => plural(count, { zero: "sans changement", one: "# modifiée", other: "# modifiées" }),
    start: "Jouer",
    resume: "Continuer la dernière partie",
    resumeDetail: (scores, turn) => `${scores}, tour ${turn}`,
    tooMany: (most) => `Avec ces extensions, on joue à ${most} au plus : retirez un joueur, ou ajoutez une extension avec une sixième couleur.`,
    nameless: (colour) => `Le nom de ${colour} doit contenir au moins un caractère visible.`,
    help: "Comment jouer",
    games: "Parties enregistrées",
    puzzles: "Problèmes",
    solo: "Solo",
    career: "Statistiques",
  },
  agreed: {
    title: "Convenu pour cette partie",
    help: "Ces choix ne peuvent plus changer pendant la partie.",
    aids: { title: "Sans aides", help: "Pas de marques sur le plateau, pas de conseils, pas de liste des tuiles restantes." },
    undo: { title: "Sans annulation", help: "Ce qui est posé reste posé." },
    fixed: "Cela a été convenu avant la partie.",
    noAids: "Cette partie se joue sans aides.",
  },
  piles: [
    { value: "half", label: "La moitié" },
    { value: "whole", label: "Toutes" },
    { value: "double", label: "Toutes en double" },
  ],
  favourites: {
    title: "Réglages favoris",
    last: "Comme la dernière fois",
    name: "Nom de ces réglages",
    keep: "Enregistrer",
    kept: (name) => `« ${name} » a été enregistré.`,
    used: (name) => `« ${name} » a été chargé.`,
    remove: (name) => `Supprimer « ${name} »`,
    deleted: (name) => `« ${name} » a été supprimé.`,
  },
  levels: [
    { value: "novice", label: "Débutant", help: "Construit ses routes et ses villes, oublie les prés et fait des erreurs." },
    { value: "greedy", label: "Glaneur", help: "Prend tout de suite le plus de points possible." },
    { value: "planner", label: "Stratège", help: "Tient compte de ce que les tuiles à venir pourront terminer." },
    { value: "master", label: "Maître", help: "Essaie les meilleurs plans avant de décider." },
  ],
  /** What computer players say when they have won, or not. */
  editions: [
    { value: "2016", label: "2016", help: "Les règles actuelles, avec les paysans." },
    { value: "2001", label: "2001", help: "La première édition : les paysans marquent ville par ville, et une ville de deux tuiles vaut moins." },
    { value: "2021", label: "2021", help: "L’édition anniversaire." },
  ],
  boxes: {
    river: { title: "La Rivière", help: "La partie commence par une rivière, de sa source à un lac." },
    abbot: { title: "L’Abbé", help: "Les jardins comptent comme des monastères, et l’abbé peut être repris plus tôt." },
    inns: {
      title: "Auberges & Cathédrales",
      help: "Plus de points pour les routes avec auberge et les villes avec cathédrale, mais seulement si elles sont terminées. Ajoute un grand meeple et une sixième couleur.",
    },
    abbey: {
      title: "Abbaye & Bourgmestre",
      help: "Les abbayes comblent les trous ; chacun reçoit aussi un bourgmestre, un chariot et une grange. Jusqu’à six joueurs.",
    },
    river2: { title: "La Rivière II", help: "Une rivière qui se divise et finit à deux endroits." },
    traders: {
      title: "Marchands & Bâtisseurs",
      help: "Qui termine une ville prend ses marchandises. Le bâtisseur donne une deuxième tuile dans le tour, le cochon plus de points pour les prés. Ajoute une sixième couleur.",
    },
    king: { title: "Roi & Brigand", help: "Qui termine la plus grande ville a le roi, qui termine la plus longue route a le brigand : des points à la fin." },
    phantom: { title: "Le Fantôme", help: "Un deuxième pion : après le premier, il peut aller sur une autre partie de la même tuile." },
    dragon: {
      title: "Princesse & Dragon",
      help: "Un dragon que tous déplacent mange les pions, une fée les protège. Les princesses renvoient des chevaliers, et les portails mènent loin.",
    },
    tower: { title: "La Tour", help: "Construisez des tours pour capturer les pions des autres et exiger une rançon." },
    bridges: {
      title: "Ponts, Châteaux & Bazars",
      help: "Les ponts font passer les routes par-dessus les prés, de petites villes deviennent des châteaux, et des tuiles sont mises aux enchères.",
    },
    count: {
      title: "Le Comte de Carcassonne",
      help: "La Cité de Carcassonne est sur la table. Qui fait marquer les autres peut y envoyer des pions et les en faire revenir.",
    },
    anniversary: {
      title: "20e anniversaire",
      help: "Des tuiles à flèches : 2 points, un pion à côté d’un autre, un pion au loin ou un tour supplémentaire. Leur paysage est de notre invention.",
    },
    hills: {
      title: "Moutons & Collines",
      help: "Une tuile reste cachée sous chaque colline, et les pions sur les collines départagent les égalités. Les vignobles enrichissent les monastères. Un berger rassemble des moutons, un loup les disperse.",
    },
    flier: {
      title: "Les Machines volantes",
      help: "Un pion peut s’envoler d’une machine, d’une à trois tuiles selon le dé, et rejoindre ce que d’autres occupent.",
    },
  },
  colours: { red: "Rouge", blue: "Bleu", green: "Vert", yellow: "Jaune", black: "Noir", pink: "Rose" },
  help: {
    learn: "Apprendre en jouant",
    learnHelp: "Une première partie guidée, en cinq minutes",
    goOn: "Continuer la leçon",
    rules: "Toutes les règles",
    rule: "Règle",
  },
};
