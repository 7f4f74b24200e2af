// @ts-check
/** What happens in a game and what is seen on the board, in Spanish. */
import { hasRole, words } from "../words.js";

const { plural, capital, listed } = words("es");

/** @type {Record<string, string>} */
export const FEATURES = {
  road: "camino",
  city: "ciudad",
  monastery: "monasterio",
  field: "campo",
  garden: "jardín",
  barn: "granero",
  river: "río",
  tower: "torre",
  volcano: "volcán",
  dragon: "dragón",
  portal: "portal mágico",
  bazaar: "bazar",
  quarter: "barrio de Carcassonne",
};
/** With its article. @type {Record<string, string>} */
const A_FEATURE = {
  road: "un camino",
  city: "una ciudad",
  monastery: "un monasterio",
  field: "un campo",
  garden: "un jardín",
  river: "el río",
  tower: "una torre",
};
/** @type {Record<string, string>} */
const ON_THIS = { road: "este camino", city: "esta ciudad", monastery: "este monasterio", field: "este campo", garden: "este jardín", tower: "esta torre" };
/** What a figure on a feature is called. @type {Record<string, string>} */
const ROLES = { road: "bandido", city: "caballero", monastery: "monje", field: "campesino", garden: "abad" };
/** @type {Record<string, { one: string, other: string }>} */
const COUNTED = {
  road: { one: "# bandido", other: "# bandidos" },
  city: { one: "# caballero", other: "# caballeros" },
  monastery: { one: "# monje", other: "# monjes" },
  field: { one: "# campesino", other: "# campesinos" },
  garden: { one: "# abad", other: "# abades" },
};
/** The kinds of figures: the name, and with its article. @type {Record<string, { name: string, a: string }>} */
export const FIGURES = {
  meeple: { name: "seguidor", a: "un seguidor" },
  large: { name: "seguidor grande", a: "un seguidor grande" },
  abbot: { name: "abad", a: "un abad" },
  mayor: { name: "alcalde", a: "un alcalde" },
  wagon: { name: "carro", a: "un carro" },
  builder: { name: "constructor", a: "un constructor" },
  pig: { name: "cerdo", a: "un cerdo" },
  phantom: { name: "fantasma", a: "un fantasma" },
  barn: { name: "granero", a: "un granero" },
  abbey: { name: "abadía", a: "una abadía" },
};
/** Tokens of goods, counted. @type {Record<string, import("../words.js").Forms>} */
const GOODS = {
  wine: { zero: "sin vino", one: "# vino", other: "# vinos" },
  wheat: { zero: "sin trigo", one: "# trigo", other: "# trigos" },
  cloth: { zero: "sin tela", one: "# tela", other: "# telas" },
};
/** @type {Record<string, string>} */
const MOST = { wine: "la mayor cantidad de vino", wheat: "la mayor cantidad de trigo", cloth: "la mayor cantidad de tela" };
/** Edges, and halves of edges: two for each, the one to the left or above first where it is read. @type {Record<string, string>} */
export const SIDES = {
  N: "norte",
  E: "este",
  S: "sur",
  W: "oeste",
  NNE: "lado norte, derecha",
  ENE: "lado este, arriba",
  ESE: "lado este, abajo",
  SSE: "lado sur, derecha",
  SSW: "lado sur, izquierda",
  WSW: "lado oeste, abajo",
  WNW: "lado oeste, arriba",
  NNW: "lado norte, izquierda",
};
/** @type {Record<string, string>} */
const CORNERS = { NE: "noreste", SE: "sureste", SW: "suroeste", NW: "noroeste" };
const TURNS = ["sin girar", "girada a la derecha", "girada media vuelta", "girada a la izquierda"];

export const points = (/** @type {number} */ count) => plural(count, { one: "# punto", other: "# puntos" });
export const tiles = (/** @type {number} */ count) => plural(count, { one: "# loseta", other: "# losetas" });
const coats = (/** @type {number} */ count) => plural(count, { one: "# escudo", other: "# escudos" });
const cities = (/** @type {number} */ count) => plural(count, { one: "# ciudad completa", other: "# ciudades completas" });
/** @param {boolean} completed @param {"o" | "a"} gender */
const state = (completed, gender) => (completed ? `complet${gender}` : `incomplet${gender}`);

/** Where a cell lies, seen from the first tile: "2 al este", "1 al norte". @param {number} x @param {number} y */
const steps = (x, y) =>
  [x && `${Math.abs(x)} al ${x > 0 ? "este" : "oeste"}`, y && `${Math.abs(y)} al ${y > 0 ? "sur" : "norte"}`].filter((step) => typeof step === "string");
/** @param {number} x @param {number} y */
export const cell = (x, y) => steps(x, y).join(", ") || "la primera loseta";

/** @param {string} place for example `road.S` or `monastery` */
export function place(place) {
  const [kind, side] = place.split(".");
  return side && SIDES[side] ? `${capital(FEATURES[kind])}, ${SIDES[side]}` : capital(FEATURES[place] ?? FEATURES[kind] ?? kind);
}

/** @type {typeof import("../en/game.js").game} */
export const game = {
  events: {
    turn: (turn, name) => `Turno ${turn}: juega ${name}.`,
    drawn: (name) => `${name} roba una loseta.`,
    discarded: (name) => `${name}: la loseta no encaja en ningún sitio y sale del juego.`,
    letGo: (name) => `${name} no construye un puente para la loseta, que sale del juego.`,
    laid: (name, x, y, abbey) => `${name} ha colocado ${abbey ? "una abadía" : "una loseta"}, ${listed(steps(x, y))} de la primera loseta.`,
    placed: (name, figure, feature) =>
      `${name} ha puesto ${FIGURES[figure].a}${hasRole(figure) && FIGURES[figure].name !== ROLES[feature] ? ` como ${ROLES[feature]}` : ""} en ${A_FEATURE[feature]}.`,
    returned: (name, figure) => `${name} recupera ${FIGURES[figure].a}.`,
    leftAlone: (name, figure) => `Una figura de ${name} se ha quedado sola y vuelve a casa: ${FIGURES[figure].name}.`,
    moved: (name, figure, feature) => `${name} mueve ${FIGURES[figure].a} a ${A_FEATURE[feature]}.`,
    barn: (name, x, y) =>
      `${name} ha puesto un granero en una esquina de ${steps(x, y).length ? `la loseta ${listed(steps(x, y))} de la primera` : "la primera loseta"}.`,
    goods: (name, tokens) => `${name} se lleva ${listed(tokens)}.`,
    card: (name, card, size) =>
      `${name} recibe ${card === "king" ? "el rey: la ciudad más grande" : "el ladrón: el camino más largo"} tiene ahora ${tiles(size)}.`,
    secondPart: (name) => `Constructor de ${name}: una loseta más.`,
    over: (names, count) =>
      `La partida ha terminado. ${names.length === 1 ? `Gana ${names[0]}` : `Comparten la victoria ${listed(names)}`} con ${points(count)}.`,
  },
  scored: (name, count, why) => `${name} gana ${points(count)}${why}.`,
  scores: {
    road: (completed, size) => ` por un camino ${state(completed, "o")} de ${tiles(size)}`,
    city: (completed, size, arms) => ` por una ciudad ${state(completed, "a")} de ${tiles(size)}${arms > 0 ? ` y ${coats(arms)}` : ""}`,
    monastery: (completed, around) => ` por un monasterio ${state(completed, "o")} con ${tiles(around)} alrededor`,
    garden: (completed, around) => ` por un jardín ${state(completed, "o")} con ${tiles(around)} alrededor`,
    field: (count) => ` por campesinos junto a ${cities(count)}`,
    barn: (count) => ` por un granero junto a ${cities(count)}`,
    goods: (goods, count) => ` por ${MOST[goods]} (${count})`,
    king: (count) => plural(count, { zero: " por el rey", one: " por el rey (# ciudad completa)", other: " por el rey (# ciudades completas)" }),
    robber: (count) => plural(count, { zero: " por el ladrón", one: " por el ladrón (# camino completo)", other: " por el ladrón (# caminos completos)" }),
    pig: ", con cerdo",
    pigsty: ", con piara de cerdos",
    inn: ", con posada",
    cathedral: ", con catedral",
    tie: " (empate: cada jugador recibe todos los puntos)",
    majority: ", con mayoría de seguidores",
  },
  tokens: (goods, count) => plural(count, GOODS[goods]),
  feature: {
    road: (completed, size) => `Camino ${completed ? "completo " : ""}de ${tiles(size)}`,
    city: (completed, size) => `Ciudad ${completed ? "completa " : ""}de ${tiles(size)}`,
    monastery: (completed) => (completed ? "Monasterio completo" : "Monasterio"),
    garden: (completed) => (completed ? "Jardín completo" : "Jardín"),
    field: () => "Campo",
    pigsty: "una piara de cerdos",
    coats,
    feeds: (count) => plural(count, { zero: "aún sin ciudades completas al lado", one: "junto a # ciudad completa", other: "junto a # ciudades completas" }),
    around: (count) => `${count} de 8 losetas alrededor`,
    open: (count) => plural(count, { one: "# lado abierto", other: "# lados abiertos" }),
    inn: (nothing) => (nothing ? "una posada: más puntos si el camino se completa; si no, ninguno" : "una posada"),
    cathedral: (nothing) => (nothing ? "una catedral: más puntos si la ciudad se completa; si no, ninguno" : "una catedral"),
    worth: (count) => `Vale ${points(count)}.`,
    worthCompleted: (count, could) => `Vale ${points(count)} ahora, ${could} si se completa.`,
    worthSurrounded: (count, could) => `Vale ${points(count)} ahora, ${could} con las 8 losetas.`,
    powerless: "Un alcalde no cuenta sin escudos.",
    nobody: "Aquí no hay nadie.",
    holds: (name, strength, feature) => `Es de ${name} (${plural(strength, COUNTED[feature])}).`,
    against: (name, strength, others) => `Es de ${name}: fuerza ${strength} contra ${listed(others.map((other) => `${other.strength} de ${other.name}`))}.`,
    share: (names, strength) => `Es de ${listed(names)} a la vez, con fuerza ${strength} cada uno.`,
    barn: (name) => `Granero de ${name}: 4 puntos por ciudad al final.`,
    ended: (scores) => `Si la partida acabara ahora: ${scores}.`,
  },
  cell: {
    fits: (count) =>
      plural(count, {
        zero: "Aquí no encaja ninguna de las losetas que quedan",
        one: "Aquí encaja # loseta de las que quedan",
        other: "Aquí encajan # losetas de las que quedan",
      }),
    left: (count) => `De ${tiles(count)} por robar.`,
  },
  actions: {
    tile: (x, y, turns) => `${cell(x, y)}, ${TURNS[turns]}`,
    figure: (figure, where) => (figure === "meeple" ? place(where) : `${capital(FIGURES[figure].name)}: ${place(where)}`),
    elsewhere: (figure, x, y, where) => `${capital(FIGURES[figure].name)}: ${cell(x, y)}, ${place(where)}`,
    abbey: (x, y) => `Abadía: ${cell(x, y)}`,
    barn: (corner) => `Granero: esquina ${CORNERS[corner]}`,
    move: (x, y, where) => `Carro: ${cell(x, y)}, ${place(where)}`,
    recall: "Recuperar al abad",
    goOn: "Robar otra loseta",
    skip: "Acabar el turno sin figura",
  },
  then: {
    figure: (figure, where) =>
      `Después, ${figure === "meeple" && ROLES[where.split(".")[0]] ? `un ${ROLES[where.split(".")[0]]}` : FIGURES[figure].a}: ${place(where).toLowerCase()}.`,
    none: "Después, ninguna figura.",
    recall: "Después vuelve el abad.",
    elsewhere: "Después, una figura en otra loseta.",
    barn: "Después, el granero.",
  },
  chosen: {
    nothing: "No hay nada elegido.",
    enter: "La tecla Intro lo juega.",
    tile: (what, turns) =>
      `Elegido: ${what}, ${turns === 1 ? "la única orientación que encaja aquí" : `una de las ${turns} orientaciones que encajan aquí`}. Si juegas así:`,
    other: (what) => `Elegido: ${what}. Si juegas así:`,
  },
  why: {
    over: "La partida ha terminado.",
    another: "A este jugador no le toca decidir: ahora decide otro.",
    tile: "Primero tienes que colocar la loseta de la mano.",
    figure: "La loseta ya está colocada. Ahora solo puedes poner una figura en ella, o ninguna.",
    otherTile: "Tienes otra loseta en la mano.",
    taken: "En esa casilla ya hay una loseta.",
    apart: "Una loseta debe tocar a otra lado con lado.",
    edge: (side, shows, wanted) =>
      `Al ${SIDES[side]} la loseta mostraría ${A_FEATURE[shows] ?? shows}, pero la loseta vecina muestra ${A_FEATURE[wanted] ?? wanted}.`,
    turns: "Gires como gires la loseta, uno de sus lados no coincide con la loseta vecina.",
    full: "El tablero está lleno.",
    noFigure: (figure) => `Ya no te queda ${FIGURES[figure].a.replace(/^un /, "ningún ").replace(/^una /, "ninguna ")}.`,
    wrongPart: (figure, feature) => `En esta partida ${FIGURES[figure].a} no puede estar en ${A_FEATURE[feature]}.`,
    occupied: (feature) => `Ya hay un seguidor en ${ON_THIS[feature]}, quizá en otra de sus losetas.`,
    noFollower: (figure) =>
      figure === "builder"
        ? "Un constructor solo puede ir a un camino o una ciudad sin completar donde ya haya un seguidor tuyo."
        : "Un cerdo solo puede ir a un campo donde ya haya un campesino tuyo.",
    phantomLater: "Decide primero sobre tu figura; después puedes poner el fantasma.",
    phantom: "Ahora solo puedes poner el fantasma o guardarlo.",
    notOpen: "Solo una partida sin pila se puede terminar así.",
    neverDrawn: "Esta loseta no se roba nunca en esta partida.",
    riverApart: "Una loseta de río debe continuar el río por un solo extremo abierto.",
    riverTurns: "El río no puede girar dos veces seguidas hacia el mismo lado: chocaría consigo mismo.",
    riverBlocked: "Desde ahí el río no podría continuar.",
    abbey: "Ahora solo puedes colocar una abadía, o ninguna.",
    abbeyLater: "Solo puedes colocar una abadía al principio de tu turno, en lugar de robar una loseta, y si aún te queda una.",
    noHole: "Una abadía solo puede ir en un hueco con losetas en los cuatro lados.",
    noRecall: "No tienes ningún abad que puedas recuperar.",
    noBarns: "Esta partida se juega sin graneros.",
    noBarn: "Ya no te queda ningún granero.",
    noBarnCorner: "Un granero va donde se juntan cuatro losetas y todas muestran campo.",
    barnThere: "En este campo ya hay un granero.",
    wagon: "Ahora solo puedes mover el carro o recuperarlo.",
    complete: "Esa zona está completa: un portal solo lleva a zonas incompletas.",
    wagonTarget: "El carro no puede ir ahí: solo va a un camino, una ciudad o un monasterio contiguos, incompletos y sin seguidores.",
    noWagon: "Un carro solo se mueve cuando se completa su camino, ciudad o monasterio.",
    secondPart: "Ahora solo puedes robar otra loseta o acabar tu turno.",
    noSecondPart: "Tu turno no tiene ahora una segunda parte.",
    beyondEdge: "La mesa termina aquí: el paisaje sería demasiado ancho o demasiado alto.",
    nowhere: "Ese lugar no existe en la loseta.",
  },
  errors: {
    forbidden: (line, statement, reason) => `La anotación se interrumpe en la línea ${line}, porque «${statement}» no se puede jugar: ${reason}`,
    contradiction: (line) => `La línea ${line} contradice el resto de la anotación.`,
    syntax: (line, column) => `La anotación no se puede leer en la línea ${line}, columna ${column}.`,
    setup: (line) => `El encabezado de la anotación no describe una partida que se pueda jugar: mira la línea ${line}.`,
    quotes: (line) => `Las comillas de la línea ${line} no son las de una anotación. Deben ser rectas: "`,
    lines: (line) => `En la línea ${line} hay varias líneas seguidas. Cada dato necesita una línea propia; quizá se perdieron los saltos de línea al copiar.`,
    unseen: (line, column, name) =>
      `En la línea ${line}, columna ${column}, hay un carácter invisible (${name}). Hay que borrarlo; seguramente se coló al copiar.`,
    newer: (line) => `Según la línea ${line}, la anotación es de una versión más reciente de Bastide. Esta lee los formatos 1 y 2.`,
    noPlayers: 'La anotación no dice quién juega: no tiene ninguna línea como [Players "red Ann, blue Bob"].',
    reads: (quote) => `La línea dice: «${quote}».`,
    choice: "No se puede empezar esta partida. Revisa los jugadores, las reglas y las expansiones.",
    state: "No ha sido posible. Inténtalo de nuevo; si sigue sin funcionar, recarga la página.",
  },
};
