// @ts-check
/** Why a saved game of JCloisterZone cannot be opened, in French. */
import { words } from "../words.js";

const { listed, plural } = words("fr");

/** @type {typeof import("../en/jcz.js").jcz} */
export const jcz = {
  broken: "Ce fichier est endommagé : il ne peut pas être lu comme une partie de JCloisterZone.",
  unknown: "Ce n’est pas une partie de JCloisterZone : le fichier n’indique pas ses tuiles.",
  setupOnly: "Ce fichier de JCloisterZone contient une configuration, mais pas de partie.",
  old: "Cette partie a été enregistrée par une ancienne version de JCloisterZone, la 4 ou une version antérieure. Bastide lit les parties à partir de la version 5.",
  missing: (names) => `Cette partie de JCloisterZone utilise des éléments que Bastide ne sait pas lire dans ces fichiers : ${listed(names)}.`,
  base: "pas de jeu de base",
  each: (count, name) => `${count} × ${name} par personne`,
  without: (name, box) => `${box} sans ${name}`,
  cards: (box) => `un autre décompte final pour ${box}`,
  players: (count) =>
    `Cette partie de JCloisterZone est prévue pour ${plural(count, { one: "une personne", other: "# personnes" })} ; Bastide se joue de un à six.`,
  start:
    "Cette partie de JCloisterZone ne commence pas comme d’habitude, par la tuile de départ, la source de la rivière ou la cité de Carcassonne. Bastide ne peut pas l’afficher.",
  tile: (id) => `Cette partie de JCloisterZone a une tuile que Bastide n’a pas encore : ${id}.`,
  figure: (name) => `Cette partie de JCloisterZone a un pion que Bastide n’a pas encore : ${name}.`,
  action: (name) => `Cette partie de JCloisterZone contient une action que Bastide n’a pas encore : ${name}.`,
  bazaar:
    "Dans cette partie de JCloisterZone, un bazar ouvre. Ces fichiers n’indiquent pas quelles tuiles s’y trouvent ; Bastide ne peut donc pas afficher la partie.",
  tokens:
    "Dans cette partie de JCloisterZone, un berger est placé. Ces fichiers n’indiquent pas quels jetons il pioche ; Bastide ne peut donc pas afficher la partie.",
  animal:
    "Dans cette partie de JCloisterZone, une tuile de cirque est posée. Ces fichiers n’indiquent pas quel jeton se trouve sous le chapiteau ; Bastide ne peut donc pas afficher la partie.",
  order:
    "Dans cette partie de JCloisterZone, une tuile est posée hors tour, par exemple un monastère après la dernière tuile. Bastide ne peut pas encore l’afficher.",
  step: (number) => `Ce fichier est endommagé : l’étape ${number} de sa partie est illisible.`,
  names: {
    dragon: "Dragon",
    "small-follower": "Meeple ordinaire",
    abbot: "Abbé",
    "big-follower": "Grand meeple",
    inn: "Auberges",
    cathedral: "Cathédrales",
    abbey: "Monastère",
    mayor: "Maire",
    wagon: "Chariot",
    barn: "Grange",
    builder: "Bâtisseur",
    pig: "Cochon",
    "pig-herd": "Troupeaux de porcs",
    traders: "Marchandises",
    king: "Roi",
    phantom: "Fantôme",
    robber: "Chevalier-brigand",
    siege: "Villes assiégées",
    escape: "Évasion",
    ferry: "Bacs",
    tunnel: "Jetons de tunnel",
    shrine: "Défis",
    "big-top": "Chapiteau",
    ringmaster: "Monsieur Loyal",
    acrobats: "Acrobates",
  },
};
