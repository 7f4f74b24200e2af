// @ts-check
/** Why a saved game of JCloisterZone cannot be opened, in French. */
import { words } from "../words.js";

const { listed, plural } = words("fr");

/** @type {typeof import("../en/jcz.js").jcz} */
export const jcz = {
  broken: "Ce fichier est endommagé : il ne peut pas être lu comme une partie de JCloisterZone.",
  unknown: "Ce n’est pas une partie de JCloisterZone : le fichier n’indique pas ses tuiles.",
  setupOnly: "Ce fichier de JCloisterZone contient des réglages, mais pas de partie.",
  missing: (names) => `Cette partie de JCloisterZone utilise des éléments que Bastide ne sait pas lire dans ces fichiers : ${listed(names)}.`,
  base: "pas de jeu de base",
  apart: (name, box) => `${name} sans ${box}`,
  without: (name, box) => `${box} sans ${name}`,
  cards: (box) => `un autre décompte final pour ${box}`,
  players: (count) =>
    `Cette partie de JCloisterZone est prévue pour ${plural(count, { one: "une personne", other: "# personnes" })} ; Bastide se joue de deux à six.`,
  nobody: "Personne",
  alone:
    "Cette partie de JCloisterZone n’a qu’une personne, qui joue tous les tours. Dans Bastide, un tour sur deux reviendrait à quelqu’un d’absent, qui ne pose pas de pions ; elle ne peut donc pas être affichée.",
  start: "Cette partie de JCloisterZone ne commence ni par la tuile de départ ni par la source de la rivière. Bastide ne peut pas l’afficher.",
  tile: (id) => `Cette partie de JCloisterZone a une tuile que Bastide n’a pas encore : ${id}.`,
  figure: (name) => `Cette partie de JCloisterZone a un pion que Bastide n’a pas encore : ${name}.`,
  action: (name) => `Cette partie de JCloisterZone contient une action que Bastide n’a pas encore : ${name}.`,
  order:
    "Dans cette partie de JCloisterZone, une tuile est posée hors tour, par exemple une abbaye après la dernière tuile. Bastide ne peut pas encore l’afficher.",
  step: (number) => `Ce fichier est endommagé : l’étape ${number} de sa partie est illisible.`,
  names: {
    winter: "Édition hiver",
    dragon: "Dragon",
    fairy: "Fée",
    princess: "Les princesses",
    portal: "Portails",
    "bridges-castles-and-bazaars": "Ponts, Châteaux & Bazars",
    "hills-and-sheep": "Moutons & Collines",
    count: "Le Comte de Carcassonne",
    siege: "Le Siège",
    cult: "Les Lieux de culte",
    tunnel: "Les Tunnels",
    "corn-circles": "Les Cercles de culture",
    festival: "La Fête",
    "wind-roses": "Les Roses des vents",
    monasteries: "Monastères spéciaux",
    flier: "Les Machines volantes",
    ferries: "Les Bacs",
    goldmines: "Les Mines d’or",
    "mage-and-witch": "Mage & Sorcière",
    "russian-promos": "Tuiles spéciales russes",
    labyrinth: "Le Labyrinthe",
    "little-buildings": "Les Petits Bâtiments",
    "small-follower": "Meeple ordinaire",
    abbot: "Pion abbé",
    "big-follower": "Grand meeple",
    inn: "Auberges",
    cathedral: "Cathédrales",
    abbey: "Abbaye",
    mayor: "Bourgmestre",
    wagon: "Chariot",
    barn: "Grange",
    builder: "Bâtisseur",
    pig: "Cochon",
    "pig-herd": "Porcheries",
    traders: "Marchandises",
    king: "Roi",
    phantom: "Fantôme",
    robber: "Brigand",
  },
};
