// @ts-check
/** The rules in detail, in French. */

/** @type {typeof import("../en/options.js").options} */
export const options = {
  farms: {
    title: "Ce que rapportent les paysans",
    help: "Ce que rapportent les paysans à la fin de la partie.",
    values: {
      third: "3 points pour chaque ville terminée au bord de leur pré",
      second: "de même, mais une ville ne rapporte qu’une fois à chacun",
      first: "4 points par ville à celui qui a le plus de paysans autour",
      off: "pas de paysans",
    },
  },
  "small-city": {
    title: "Ce que vaut une ville de deux tuiles",
    help: "Ce que vaut une ville terminée de deux tuiles seulement.",
    values: { full: "2 points par tuile, comme toute ville", half: "1 point par tuile" },
  },
  followers: { title: "Combien de meeples par joueur", help: "Combien de meeples chacun possède.", values: {} },
  "first-player": { title: "Qui commence", help: "Qui pose la première tuile.", values: { random: "tiré au sort", seat: "le premier de la liste" } },
  remaining: { title: "Consulter les tuiles restantes", help: "Peut‑on consulter les tuiles encore à venir ?", values: { shown: "oui", hidden: "non" } },
  "river-turn": {
    title: "Comment la rivière peut tourner",
    help: "Comment la rivière peut tourner.",
    values: { immediate: "pas du même côté sur deux tuiles de suite", never: "pas deux fois du même côté, même après des tuiles droites", any: "librement" },
  },
  "start-tile": {
    title: "Ce que devient la tuile de départ",
    help: "Ce que devient la tuile de départ quand la partie commence à une source.",
    values: { removed: "elle quitte le jeu", kept: "elle est mélangée aux autres" },
  },
  "river-tiles": {
    title: "Source et lac de la rivière",
    help: "Quelle source et quel lac a la rivière.",
    values: { 2016: "ceux de 2016", 2021: "ceux de l’édition anniversaire" },
  },
  lake: {
    title: "Qui pose le lac",
    help: "Qui pose le lac au bout de la rivière.",
    values: { turn: "un joueur, à son tour, comme d’habitude", automatic: "personne : il est posé automatiquement" },
  },
  "unfinished-inn": {
    title: "Auberge ou cathédrale dans une zone inachevée",
    help: "Ce que vaut à la fin une route inachevée avec auberge, ou une ville inachevée avec cathédrale.",
    values: { zero: "rien", plain: "autant que sans l’auberge ou la cathédrale" },
  },
  wagon: {
    title: "Où un chariot peut repartir",
    help: "Où un chariot peut aller quand sa route, sa ville ou son abbaye est terminée.",
    values: { near: "sur sa tuile ou l’une des huit autour", joined: "vers tout ce qui touche sa zone terminée" },
  },
  "barn-on-barn": {
    title: "Une deuxième grange dans un pré",
    help: "Une grange peut‑elle aller dans un pré qui en a déjà une ?",
    values: { no: "non", yes: "oui" },
  },
  "barn-without-farmers": {
    title: "Des granges sans paysans",
    help: "Place‑t‑on des granges dans une partie sans paysans ?",
    values: { no: "non", yes: "oui" },
  },
  "abbey-end": {
    title: "Poser les monastères quand il n’y a plus de tuiles",
    help: "Peut‑on encore poser des monastères quand il n’y a plus de tuiles ?",
    values: { yes: "oui, chacun a un dernier tour", no: "non" },
  },
  "pig-second": {
    title: "Ce que vaut un deuxième cochon",
    help: "Un deuxième cochon de la même couleur dans un pré rapporte‑t‑il des points ?",
    values: { no: "non", yes: "autant que le premier" },
  },
  "second-part": {
    title: "La deuxième partie d’un tour",
    help: "Peut‑on renoncer à la deuxième partie de son tour ?",
    values: { must: "non, on pose encore une tuile", may: "oui, on choisit avant de piocher" },
  },
  "king-final": {
    title: "Ce que rapportent le roi et le chevalier-brigand",
    help: "Ce que rapportent le roi et le chevalier-brigand.",
    values: {
      each: "à la fin, 1 point par ville ou route terminée du paysage",
      flat: "à la fin, 10 points pour le roi et 20 pour le chevalier-brigand",
      continuous: "1 point par ville ou route, dès qu’elle est terminée",
    },
  },
  "dragon-move": {
    title: "Quand le dragon se déplace",
    help: "À quel moment le dragon se déplace quand une tuile dragon est posée.",
    values: { before: "après le pion, avant le décompte", after: "après le décompte" },
  },
  fairy: { title: "Qui la fée protège", help: "Qui la fée protège.", values: { figure: "un pion", tile: "tous les pions d’une tuile" } },
  princess: {
    title: "Ce que fait une princesse",
    help: "Une princesse renvoie‑t‑elle un chevalier ?",
    values: { may: "on peut en choisir un", must: "on doit en choisir un s’il y en a" },
  },
  "count-move": {
    title: "Où va le comte",
    help: "Où va le comte quand un joueur a envoyé un pion à Carcassonne.",
    values: { player: "dans un quartier au choix de ce joueur, ou nulle part", clockwise: "au quartier suivant", follow: "là où le pion est allé" },
  },
  "count-final": {
    title: "Qui quitte Carcassonne à la fin",
    help: "Quels pions peuvent quitter Carcassonne avant le décompte final.",
    values: { market: "ceux du marché, vers des prés", any: "tous, vers les zones de leur quartier" },
  },
  "bazaar-auction": {
    title: "Comment se passe un bazar",
    help: "Comment les joueurs obtiennent les tuiles d’un bazar.",
    values: { yes: "aux enchères", no: "chacun en choisit une à son tour" },
  },
  festival: {
    title: "Ce qui revient lors d’un festival",
    help: "Ce qui peut revenir lors d’un festival.",
    values: { figure: "n’importe lequel de ses pions, et la grange", follower: "seulement les pions qui comptent pour la majorité" },
  },
  tunnels: {
    title: "Les entrées de tunnel qui comptent",
    help: "Quelles entrées de tunnel comptent.",
    values: { all: "toutes, même celles d’autres extensions", own: "celles du Tunnel" },
  },
  "tunnel-pairs": {
    title: "Les paires de jetons de tunnel",
    help: "Avec combien de paires de jetons de tunnel chacun commence.",
    values: { "3/2": "3 à deux joueurs, 2 à trois, sinon 1", "2/1": "2 à deux joueurs, sinon 1" },
  },
  escape: {
    title: "Les évasions des villes assiégées",
    help: "De quelles villes assiégées un pion peut s’échapper.",
    values: { any: "de celles dont une tuile est à côté d’une abbaye", besieged: "de celles dont une tuile avec des assiégeants est à côté d’une abbaye" },
  },
  monasteries: {
    title: "Les autres abbayes",
    help: "Ce que deviennent les abbayes du jeu de base.",
    values: { replace: "celles-ci prennent leur place", keep: "elles restent dans le jeu" },
  },
  labyrinth: {
    title: "L’effet du labyrinthe",
    help: "Ce que fait le labyrinthe.",
    values: {
      advanced: "chaque tronçon de sa route peut être occupé, et les pions rapportent 2 points de plus quand elle est terminée",
      basic: "c’est un carrefour où aucune route ne se termine",
    },
  },
  "message-often": {
    title: "Quand les messages arrivent",
    help: "Quand un message arrive pour un pion sur un multiple de 5.",
    values: {
      last: "après tous les points du décompte",
      round: "aussi après les points qui précèdent le pion, et après un bazar",
      turn: "une fois par tour, où chacun n’avance qu’un seul pion",
    },
  },
  "message-alone": {
    title: "Les messages à côté d’autres joueurs",
    help: "Sur quelles cases multiples de 5 un message arrive.",
    values: { no: "sur toutes", yes: "seulement là où aucun autre joueur n’a de pion sur la piste" },
  },
  "robber-others": {
    title: "Qui d’autre place un détrousseur",
    help: "Qui d’autre peut placer un détrousseur après le joueur dont c’est le tour.",
    values: { next: "le joueur suivant dont le détrousseur est en réserve", all: "tous les autres, dans l’ordre du tour" },
  },
  buildings: {
    title: "Ce que les petits bâtiments ajoutent",
    help: "Ce qu’ajoutent une tour, une maison et une cabane.",
    values: { "1/1/1": "1 point chacune", "3/2/1": "3, 2 et 1 points" },
  },
  "gq11-pigsty": {
    title: "Le troupeau de porcs de la Mini-extension",
    help: "Le troupeau de porcs de la Mini-extension compte‑t‑il ?",
    values: { yes: "oui, 1 point de plus par ville, même sans Marchands & Bâtisseurs", no: "non, c’est un simple pré" },
  },
  hill: {
    title: "Comment les collines départagent",
    help: "Comment les pions sur les collines départagent une égalité.",
    values: { one: "un seul vaut autant que plusieurs", count: "celui qui en a le plus l’emporte" },
  },
  edge: {
    title: "La taille de la table",
    help: "Combien de tuiles la table compte en largeur et en hauteur.",
    values: { open: "aussi grande que le paysage" },
  },
};
