// @ts-check
/** What happens in a game and what is seen on the board, in French. */
import { hasRole, words } from "../words.js";

const { plural, capital, listed } = words("fr");

/** @type {Record<string, string>} */
export const FEATURES = {
  road: "route",
  city: "ville",
  monastery: "abbaye",
  field: "pré",
  garden: "jardin",
  barn: "grange",
  river: "rivière",
  tower: "tour",
  volcano: "volcan",
  dragon: "dragon",
  portal: "portail magique",
  bazaar: "bazar",
  quarter: "quartier de Carcassonne",
};
/** With its article. @type {Record<string, string>} */
const A_FEATURE = {
  road: "une route",
  city: "une ville",
  monastery: "une abbaye",
  field: "un pré",
  garden: "un jardin",
  river: "la rivière",
  tower: "une tour",
};
/** Where a figure is put. @type {Record<string, string>} */
const ONTO = {
  road: "sur une route",
  city: "dans une ville",
  monastery: "dans une abbaye",
  field: "dans un pré",
  garden: "dans un jardin",
  tower: "sur une tour",
};
/** @type {Record<string, string>} */
const ON_THIS = {
  road: "sur cette route",
  city: "dans cette ville",
  monastery: "dans cette abbaye",
  field: "dans ce pré",
  garden: "dans ce jardin",
  tower: "sur cette tour",
};
/** What a figure on a feature is called. @type {Record<string, string>} */
const ROLES = { road: "brigand", city: "chevalier", monastery: "moine", field: "paysan", garden: "abbé" };
/** @type {Record<string, { one: string, other: string }>} */
const COUNTED = {
  road: { one: "# brigand", other: "# brigands" },
  city: { one: "# chevalier", other: "# chevaliers" },
  monastery: { one: "# moine", other: "# moines" },
  field: { one: "# paysan", other: "# paysans" },
  garden: { one: "# abbé", other: "# abbés" },
};
/** The kinds of figures: the name, with its article, and with "no more". @type {Record<string, { name: string, a: string, of: string }>} */
export const FIGURES = {
  meeple: { name: "meeple", a: "un meeple", of: "de meeple" },
  large: { name: "grand meeple", a: "un grand meeple", of: "de grand meeple" },
  abbot: { name: "abbé", a: "un abbé", of: "d’abbé" },
  mayor: { name: "maire", a: "un maire", of: "de maire" },
  wagon: { name: "chariot", a: "un chariot", of: "de chariot" },
  builder: { name: "bâtisseur", a: "un bâtisseur", of: "de bâtisseur" },
  pig: { name: "cochon", a: "un cochon", of: "de cochon" },
  phantom: { name: "fantôme", a: "un fantôme", of: "de fantôme" },
  barn: { name: "grange", a: "une grange", of: "de grange" },
  abbey: { name: "monastère", a: "un monastère", of: "de monastère" },
};
/** Tokens of goods, counted. @type {Record<string, import("../words.js").Forms>} */
const GOODS = {
  wine: { zero: "aucun vin", one: "# vin", other: "# vins" },
  wheat: { zero: "aucun blé", one: "# blé", other: "# blés" },
  cloth: { zero: "aucun tissu", one: "# tissu", other: "# tissus" },
};
/** @type {Record<string, string>} */
const MOST = { wine: "le plus de vin", wheat: "le plus de blé", cloth: "le plus de tissu" };
/** Edges, and halves of edges: two for each, the one to the left or above first where it is read. @type {Record<string, string>} */
export const SIDES = {
  N: "nord",
  E: "est",
  S: "sud",
  W: "ouest",
  NNE: "nord, à droite",
  ENE: "est, en haut",
  ESE: "est, en bas",
  SSE: "sud, à droite",
  SSW: "sud, à gauche",
  WSW: "ouest, en bas",
  WNW: "ouest, en haut",
  NNW: "nord, à gauche",
};
/** @type {Record<string, string>} */
const AT = { N: "Au nord", E: "À l’est", S: "Au sud", W: "À l’ouest" };
/** @type {Record<string, string>} */
const CORNERS = { NE: "nord-est", SE: "sud-est", SW: "sud-ouest", NW: "nord-ouest" };
const TURNS = ["sans rotation", "tournée à droite", "à l’envers", "tournée à gauche"];

export const points = (/** @type {number} */ count) => plural(count, { one: "# point", other: "# points" });
export const tiles = (/** @type {number} */ count) => plural(count, { one: "# tuile", other: "# tuiles" });
const coats = (/** @type {number} */ count) => plural(count, { one: "# blason", other: "# blasons" });
const cities = (/** @type {number} */ count) => plural(count, { zero: "d’aucune ville terminée", one: "d’une ville terminée", other: "de # villes terminées" });
/** @param {boolean} completed @param {"" | "e"} gender */
const state = (completed, gender) => (completed ? `terminé${gender}` : `inachevé${gender}`);

/** Where a cell lies, seen from the first tile: "2 à l’est", "1 au nord". @param {number} x @param {number} y */
const steps = (x, y) =>
  [x && `${Math.abs(x)} à ${x > 0 ? "l’est" : "l’ouest"}`, y && `${Math.abs(y)} au ${y > 0 ? "sud" : "nord"}`].filter((step) => typeof step === "string");
/** @param {number} x @param {number} y */
export const cell = (x, y) => steps(x, y).join(", ") || "la première tuile";

/** @param {string} place for example `road.S` or `monastery` */
export function place(place) {
  const [kind, side] = place.split(".");
  return side && SIDES[side] ? `${capital(FEATURES[kind])}, ${SIDES[side]}` : capital(FEATURES[place] ?? FEATURES[kind] ?? kind);
}

/** @type {typeof import("../en/game.js").game} */
export const game = {
  events: {
    turn: (turn, name) => `Tour ${turn} : à ${name} de jouer.`,
    drawn: (name) => `${name} pioche une tuile.`,
    discarded: (name) => `${name} : la tuile ne va nulle part et quitte le jeu.`,
    letGo: (name) => `${name} ne construit pas de pont pour la tuile. Elle quitte le jeu.`,
    laid: (name, x, y, abbey) => `${name} a posé ${abbey ? "un monastère" : "une tuile"}, ${listed(steps(x, y))} de la première tuile.`,
    placed: (name, figure, feature) =>
      `${name} a placé ${FIGURES[figure].a}${hasRole(figure) && FIGURES[figure].name !== ROLES[feature] ? ` comme ${ROLES[feature]}` : ""} ${ONTO[feature]}.`,
    returned: (name, figure) => `${name} reprend ${FIGURES[figure].a}.`,
    leftAlone: (name, figure) => `Un pion de ${name} est resté seul et revient à son joueur : ${FIGURES[figure].name}.`,
    moved: (name, figure, feature) => `${name} déplace ${FIGURES[figure].a} ${ONTO[feature]}.`,
    barn: (name, x, y) =>
      `${name} a placé une grange à un coin de ${steps(x, y).length ? `la tuile ${listed(steps(x, y))} de la première` : "la première tuile"}.`,
    goods: (name, tokens) => `${name} prend ${listed(tokens)}.`,
    card: (name, card, size) =>
      `${name} reçoit ${card === "king" ? "le roi : la plus grande ville" : "le chevalier-brigand : la plus longue route"} compte maintenant ${tiles(size)}.`,
    secondPart: (name) => `Bâtisseur de ${name} : encore une tuile.`,
    over: (names, count) => `La partie est terminée. ${names.length === 1 ? `${names[0]} gagne` : `${listed(names)} gagnent ex æquo`} avec ${points(count)}.`,
  },
  scored: (name, count, why) => `${name} marque ${points(count)}${why}.`,
  scores: {
    road: (completed, size) => ` pour une route ${state(completed, "e")} de ${tiles(size)}`,
    city: (completed, size, arms) => ` pour une ville ${state(completed, "e")} de ${tiles(size)}${arms > 0 ? ` et ${coats(arms)}` : ""}`,
    monastery: (completed, around) => ` pour une abbaye ${state(completed, "e")} avec ${tiles(around)} autour`,
    garden: (completed, around) => ` pour un jardin ${state(completed, "")} avec ${tiles(around)} autour`,
    field: (count) => ` pour des paysans près ${cities(count)}`,
    barn: (count) => ` pour une grange près ${cities(count)}`,
    goods: (goods, count) => ` pour ${MOST[goods]} (${count})`,
    king: (count) => plural(count, { zero: " pour le roi", one: " pour le roi (# ville terminée)", other: " pour le roi (# villes terminées)" }),
    robber: (count) =>
      plural(count, {
        zero: " pour le chevalier-brigand",
        one: " pour le chevalier-brigand (# route terminée)",
        other: " pour le chevalier-brigand (# routes terminées)",
      }),
    pig: ", avec cochon",
    pigsty: ", avec troupeau de porcs",
    inn: ", avec auberge",
    cathedral: ", avec cathédrale",
    tie: " (égalité : chacun reçoit tous les points)",
    majority: ", avec le plus de pions",
  },
  tokens: (goods, count) => plural(count, GOODS[goods]),
  feature: {
    road: (completed, size) => `Route ${completed ? "terminée " : ""}de ${tiles(size)}`,
    city: (completed, size) => `Ville ${completed ? "terminée " : ""}de ${tiles(size)}`,
    monastery: (completed) => (completed ? "Abbaye terminée" : "Abbaye"),
    garden: (completed) => (completed ? "Jardin terminé" : "Jardin"),
    field: () => "Pré",
    pigsty: "un troupeau de porcs",
    coats,
    feeds: (count) => plural(count, { zero: "pas encore de ville terminée à côté", one: "près d’une ville terminée", other: "près de # villes terminées" }),
    around: (count) => `${count} tuiles sur 8 autour`,
    open: (count) => plural(count, { one: "# bord ouvert", other: "# bords ouverts" }),
    inn: (nothing) => (nothing ? "une auberge : plus de points si la route est terminée, sinon aucun" : "une auberge"),
    cathedral: (nothing) => (nothing ? "une cathédrale : plus de points si la ville est terminée, sinon aucun" : "une cathédrale"),
    worth: (count) => `Vaut ${points(count)}.`,
    worthCompleted: (count, could) => `Vaut ${points(count)} maintenant, ${could} une fois terminée.`,
    worthSurrounded: (count, could) => `Vaut ${points(count)} maintenant, ${could} avec les 8 tuiles.`,
    powerless: "Un maire ne compte pas sans blason.",
    nobody: "Il n’y a aucun pion ici.",
    holds: (name, strength, feature) => `À ${name} (${plural(strength, COUNTED[feature])}).`,
    against: (name, strength, others) => `À ${name} : force ${strength} contre ${listed(others.map((other) => `${other.strength} pour ${other.name}`))}.`,
    share: (names, strength) => `Partage entre ${listed(names)}, chacun avec une force de ${strength}.`,
    barn: (name) => `Grange (${name}) : 4 points par ville à la fin.`,
    ended: (scores) => `Si la partie s’arrêtait maintenant : ${scores}.`,
  },
  cell: {
    fits: (count) => plural(count, { zero: "Aucune tuile restante ne va ici", one: "# tuile restante va ici", other: "# tuiles restantes vont ici" }),
    left: (count) => `Sur ${tiles(count)} encore à piocher.`,
  },
  actions: {
    tile: (x, y, turns) => `${cell(x, y)}, ${TURNS[turns]}`,
    figure: (figure, where) => (figure === "meeple" ? place(where) : `${capital(FIGURES[figure].name)} : ${place(where)}`),
    elsewhere: (figure, x, y, where) => `${capital(FIGURES[figure].name)} : ${cell(x, y)}, ${place(where)}`,
    abbey: (x, y) => `Monastère : ${cell(x, y)}`,
    barn: (corner) => `Grange : coin ${CORNERS[corner]}`,
    move: (x, y, where) => `Chariot : ${cell(x, y)}, ${place(where)}`,
    recall: "Reprendre l’abbé",
    goOn: "Piocher encore une tuile",
    skip: "Finir le tour sans pion",
  },
  then: {
    figure: (figure, where) =>
      `Puis ${figure === "meeple" && ROLES[where.split(".")[0]] ? `un ${ROLES[where.split(".")[0]]}` : FIGURES[figure].a} : ${place(where).toLowerCase()}.`,
    none: "Puis aucun pion.",
    recall: "Puis l’abbé revient.",
    elsewhere: "Puis un pion sur une autre tuile.",
    barn: "Puis la grange.",
  },
  chosen: {
    nothing: "Rien n’est choisi.",
    enter: "La touche Entrée joue ce choix.",
    tile: (what, turns) => `Choix : ${what}, ${turns === 1 ? "le seul sens possible ici" : `un des ${turns} sens possibles ici`}. Si vous jouez ainsi :`,
    other: (what) => `Choix : ${what}. Si vous jouez ainsi :`,
  },
  why: {
    over: "La partie est terminée.",
    another: "Ce n’est pas à ce joueur de décider : c’est à quelqu’un d’autre.",
    tile: "Vous devez d’abord poser la tuile en main.",
    figure: "La tuile est déjà posée. Vous pouvez maintenant y placer un pion, ou aucun.",
    otherTile: "Vous avez une autre tuile en main.",
    taken: "Il y a déjà une tuile sur cette case.",
    apart: "Une tuile doit toucher une autre tuile par un bord.",
    edge: (side, shows, wanted) =>
      `${AT[side]}, la tuile montrerait ${A_FEATURE[shows] ?? shows}, mais la tuile voisine montre ${A_FEATURE[wanted] ?? wanted}.`,
    turns: "Quel que soit le sens de la tuile, un de ses bords ne correspond pas à la tuile voisine.",
    full: "Le plateau est plein.",
    noFigure: (figure) => `Vous n’avez plus ${FIGURES[figure].of}.`,
    wrongPart: (figure, feature) => `Dans cette partie, ${FIGURES[figure].a} ne peut pas se placer ${ONTO[feature]}.`,
    occupied: (feature) => `Il y a déjà un pion ${ON_THIS[feature]}, peut-être sur une autre tuile.`,
    noFollower: (figure) =>
      figure === "builder"
        ? "Un bâtisseur se place seulement sur une route ou dans une ville inachevée où se trouve déjà un de vos pions."
        : "Un cochon se place seulement dans un pré où se trouve déjà un de vos paysans.",
    phantomLater: "Décidez d’abord pour votre pion ; ensuite vous pourrez placer le fantôme.",
    phantom: "Vous pouvez maintenant placer le fantôme, ou le garder.",
    notOpen: "Seule une partie sans pioche peut se terminer ainsi.",
    neverDrawn: "Cette tuile n’est jamais piochée dans cette partie.",
    riverApart: "Une tuile de rivière doit prolonger la rivière par une seule de ses extrémités ouvertes.",
    riverTurns: "La rivière ne peut pas tourner deux fois de suite du même côté : elle reviendrait sur elle-même.",
    riverBlocked: "La rivière ne pourrait pas continuer à partir de là.",
    abbey: "Vous pouvez maintenant poser un monastère, ou aucun.",
    abbeyLater: "Un monastère se pose seulement au début de votre tour, au lieu de piocher une tuile, et si vous en avez encore un.",
    noHole: "Un monastère ne va que dans un trou avec des tuiles des quatre côtés.",
    noRecall: "Vous n’avez pas d’abbé à reprendre.",
    noBarns: "Cette partie se joue sans granges.",
    noBarn: "Vous n’avez plus de grange.",
    noBarnCorner: "Une grange se place là où quatre tuiles se touchent et montrent toutes un pré.",
    barnThere: "Il y a déjà une grange dans ce pré.",
    wagon: "Vous pouvez maintenant déplacer le chariot ou le reprendre.",
    complete: "Cette zone est terminée : un portail ne mène qu’à des zones inachevées.",
    wagonTarget: "Le chariot ne peut pas y aller : il va seulement sur une route, dans une ville ou dans une abbaye voisines, inachevées et sans pion.",
    noWagon: "Un chariot ne se déplace que lorsque sa route, sa ville ou son abbaye est terminée.",
    secondPart: "Vous pouvez seulement piocher encore une tuile ou finir votre tour.",
    noSecondPart: "Votre tour n’a pas de deuxième partie en ce moment.",
    beyondEdge: "La table s’arrête ici : le paysage serait trop large ou trop haut.",
    nowhere: "Cet endroit n’existe pas sur la tuile.",
  },
  errors: {
    forbidden: (line, statement, reason) => `La notation s’arrête à la ligne ${line}, parce que « ${statement} » ne peut pas être joué : ${reason}`,
    contradiction: (line) => `La ligne ${line} contredit le reste de la notation.`,
    syntax: (line, column) => `La notation est illisible à la ligne ${line}, colonne ${column}.`,
    setup: (line) => `L’en-tête de la notation ne décrit pas une partie jouable : voir la ligne ${line}.`,
    quotes: (line) => `Les guillemets de la ligne ${line} ne sont pas ceux d’une notation. Ils doivent être droits : "`,
    lines: (line) =>
      `La ligne ${line} contient plusieurs lignes à la suite. Chaque indication doit avoir sa propre ligne ; les retours à la ligne se sont peut-être perdus à la copie.`,
    unseen: (line, column, name) =>
      `La ligne ${line} contient un caractère invisible (${name}, colonne ${column}). Il faut le supprimer ; il s’est sans doute glissé là à la copie.`,
    newer: (line) => `D’après la ligne ${line}, la notation vient d’une version plus récente de Bastide. Celle-ci lit les formats 1 et 2.`,
    noPlayers: 'La notation ne dit pas qui joue : il n’y a pas de ligne comme [Players "red Ann, blue Bob"].',
    reads: (quote) => `Voici cette ligne : « ${quote} ».`,
    choice: "Impossible de commencer cette partie. Vérifiez les joueurs, les règles et les extensions.",
    state: "Cela n’a pas été possible. Réessayez ; si le problème persiste, rechargez la page.",
  },
};
