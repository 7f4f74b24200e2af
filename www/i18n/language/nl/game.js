// @ts-check
/** What happens in a game and what is seen on the board, in Dutch. */
import { hasRole, words } from "../words.js";

const { plural, capital, listed } = words("nl");

/** @type {Record<string, string>} */
export const FEATURES = {
  road: "weg",
  city: "stad",
  monastery: "klooster",
  field: "weide",
  garden: "tuin",
  barn: "herenboerderij",
  river: "rivier",
  tower: "toren",
  volcano: "vulkaan",
  dragon: "draak",
  portal: "magische poort",
  bazaar: "bazaar",
  quarter: "stadsdeel van Carcassonne",
};
/** Where a figure is put. @type {Record<string, string>} */
const ONTO = { road: "op een weg", city: "in een stad", monastery: "in een klooster", field: "op een weide", garden: "in een tuin", tower: "op een toren" };
/** @type {Record<string, string>} */
const ON_THIS = {
  road: "Op deze weg",
  city: "In deze stad",
  monastery: "In dit klooster",
  field: "Op deze weide",
  garden: "In deze tuin",
  tower: "Op deze toren",
};
/** What a figure on a feature is called. @type {Record<string, string>} */
const ROLES = { road: "struikrover", city: "ridder", monastery: "monnik", field: "boer", garden: "abt" };
/** @type {Record<string, { one: string, other: string }>} */
const COUNTED = {
  road: { one: "# struikrover", other: "# struikrovers" },
  city: { one: "# ridder", other: "# ridders" },
  monastery: { one: "# monnik", other: "# monniken" },
  field: { one: "# boer", other: "# boeren" },
  garden: { one: "# abt", other: "# abten" },
};
/** The kinds of figures. @type {Record<string, string>} */
export const FIGURES = {
  meeple: "meeple",
  large: "grote meeple",
  abbot: "abt",
  mayor: "burgemeester",
  wagon: "wagen",
  builder: "bouwmeester",
  pig: "varken",
  phantom: "fantoom",
  barn: "herenboerderij",
  abbey: "abdij",
};
/** Tokens of goods, counted. @type {Record<string, import("../words.js").Forms>} */
const GOODS = {
  wine: { zero: "geen wijn", other: "# wijn" },
  wheat: { zero: "geen graan", other: "# graan" },
  cloth: { zero: "geen laken", other: "# laken" },
};
/** @type {Record<string, string>} */
const MOST = { wine: "de meeste wijn", wheat: "het meeste graan", cloth: "het meeste laken" };
/** Edges, and halves of edges: two for each, the one to the left or above first where it is read. @type {Record<string, string>} */
const SIDES = {
  N: "noord",
  E: "oost",
  S: "zuid",
  W: "west",
  NNE: "noordrand rechts",
  ENE: "oostrand boven",
  ESE: "oostrand onder",
  SSE: "zuidrand rechts",
  SSW: "zuidrand links",
  WSW: "westrand onder",
  WNW: "westrand boven",
  NNW: "noordrand links",
};
/** @type {Record<string, string>} */
const AT = { N: "noorden", E: "oosten", S: "zuiden", W: "westen" };
/** @type {Record<string, string>} */
const CORNERS = { NE: "noordoost", SE: "zuidoost", SW: "zuidwest", NW: "noordwest" };
const TURNS = ["niet gedraaid", "naar rechts gedraaid", "ondersteboven", "naar links gedraaid"];

export const points = (/** @type {number} */ count) => plural(count, { one: "# punt", other: "# punten" });
export const tiles = (/** @type {number} */ count) => plural(count, { one: "# tegel", other: "# tegels" });
const coats = (/** @type {number} */ count) => plural(count, { one: "# wapenschild", other: "# wapenschilden" });
const cities = (/** @type {number} */ count) => plural(count, { one: "# afgebouwde stad", other: "# afgebouwde steden" });
/** @param {boolean} completed */
const state = (completed) => (completed ? "afgebouwde" : "niet afgebouwde");

/** Where a cell lies, seen from the first tile: "2 oost", "1 noord". @param {number} x @param {number} y */
const steps = (x, y) =>
  [x && `${Math.abs(x)} ${x > 0 ? "oost" : "west"}`, y && `${Math.abs(y)} ${y > 0 ? "zuid" : "noord"}`].filter((step) => typeof step === "string");
/** The same in a sentence: "2 naar het oosten en 1 naar het noorden". @param {number} x @param {number} y */
const away = (x, y) =>
  listed(
    [x && `${Math.abs(x)} naar het ${x > 0 ? "oosten" : "westen"}`, y && `${Math.abs(y)} naar het ${y > 0 ? "zuiden" : "noorden"}`].filter(
      (step) => typeof step === "string",
    ),
  );
/** @param {number} x @param {number} y */
export const cell = (x, y) => steps(x, y).join(", ") || "eerste tegel";

/** @param {string} place for example `road.S` or `monastery` */
export function place(place) {
  const [kind, side] = place.split(".");
  return side && SIDES[side] ? `${capital(FEATURES[kind])}, ${SIDES[side]}` : capital(FEATURES[place] ?? FEATURES[kind] ?? kind);
}

/** @type {typeof import("../en/game.js").game} */
export const game = {
  events: {
    turn: (turn, name) => `Beurt ${turn}: ${name} is aan de beurt.`,
    drawn: (name) => `${name} trekt een tegel.`,
    discarded: (name) => `${name}: de tegel past nergens en gaat uit het spel.`,
    letGo: (name) => `${name} bouwt geen brug voor de tegel. Die gaat uit het spel.`,
    laid: (name, x, y, abbey) => `${name} heeft ${abbey ? "een abdij" : "een tegel"} gelegd, ${away(x, y)} vanaf de eerste tegel.`,
    placed: (name, figure, feature) =>
      `${name} heeft een ${FIGURES[figure]}${hasRole(figure) && FIGURES[figure] !== ROLES[feature] ? ` als ${ROLES[feature]}` : ""} ${ONTO[feature]} gezet.`,
    returned: (name, figure) => `${name} neemt een ${FIGURES[figure]} terug.`,
    leftAlone: (name, figure) => `Een speelstuk van ${name} blijft alleen achter en gaat naar huis: ${FIGURES[figure]}.`,
    moved: (name, figure, feature) => `${name} verplaatst een ${FIGURES[figure]} naar een ${FEATURES[feature]}.`,
    barn: (name, x, y) =>
      `${name} heeft een herenboerderij gezet op een hoek van ${away(x, y) ? `de tegel ${away(x, y)} vanaf de eerste` : "de eerste tegel"}.`,
    goods: (name, tokens) => `${name} neemt ${listed(tokens)}.`,
    card: (name, card, size) =>
      `${name} krijgt ${card === "king" ? `de koning: een stad van ${tiles(size)} is de grootste` : `de roofridder: een weg van ${tiles(size)} is de langste`} tot nu toe.`,
    secondPart: (name) => `Bouwmeester van ${name}: nog een tegel.`,
    over: (names, count) => `Het spel is afgelopen. ${names.length === 1 ? `${names[0]} wint` : `${listed(names)} winnen samen`} met ${points(count)}.`,
  },
  scored: (name, count, why) => `${name} krijgt ${points(count)}${why}.`,
  scores: {
    road: (completed, size) => ` voor een ${state(completed)} weg van ${tiles(size)}`,
    city: (completed, size, arms) => ` voor een ${state(completed)} stad van ${tiles(size)}${arms > 0 ? ` en ${coats(arms)}` : ""}`,
    monastery: (completed, around) => ` voor een ${completed ? "afgebouwd" : "niet afgebouwd"} klooster met ${tiles(around)} eromheen`,
    garden: (completed, around) => ` voor een ${state(completed)} tuin met ${tiles(around)} eromheen`,
    field: (count) => ` voor boeren naast ${cities(count)}`,
    barn: (count) => ` voor een herenboerderij naast ${cities(count)}`,
    goods: (goods, count) => ` voor ${MOST[goods]} (${count})`,
    king: (count) => plural(count, { zero: " voor de koning", one: " voor de koning (# afgebouwde stad)", other: " voor de koning (# afgebouwde steden)" }),
    robber: (count) =>
      plural(count, { zero: " voor de roofridder", one: " voor de roofridder (# afgebouwde weg)", other: " voor de roofridder (# afgebouwde wegen)" }),
    pig: ", met varken",
    pigsty: ", met varkenskudde",
    inn: ", met herberg",
    cathedral: ", met kathedraal",
    tie: " (gelijke stand: ieder krijgt alle punten)",
    majority: ", met de meeste meeples",
  },
  tokens: (goods, count) => plural(count, GOODS[goods]),
  feature: {
    road: (completed, size) => `${completed ? "Afgebouwde weg" : "Weg"} van ${tiles(size)}`,
    city: (completed, size) => `${completed ? "Afgebouwde stad" : "Stad"} van ${tiles(size)}`,
    monastery: (completed) => (completed ? "Afgebouwd klooster" : "Klooster"),
    garden: (completed) => (completed ? "Afgebouwde tuin" : "Tuin"),
    field: () => "Weide",
    pigsty: "een varkenskudde",
    coats,
    feeds: (count) => plural(count, { zero: "nog geen afgebouwde stad ernaast", one: "naast # afgebouwde stad", other: "naast # afgebouwde steden" }),
    around: (count) => `${count} van 8 tegels eromheen`,
    open: (count) => plural(count, { one: "# open rand", other: "# open randen" }),
    inn: (nothing) => (nothing ? "een herberg: meer punten als de weg wordt afgebouwd, anders geen" : "een herberg"),
    cathedral: (nothing) => (nothing ? "een kathedraal: meer punten als de stad wordt afgebouwd, anders geen" : "een kathedraal"),
    worth: (count) => `${points(count)} waard.`,
    worthCompleted: (count, could) => `Nu ${points(count)} waard, afgebouwd ${could}.`,
    worthSurrounded: (count, could) => `Nu ${points(count)} waard, met alle 8 tegels ${could}.`,
    powerless: "Een burgemeester telt zonder wapenschild niet mee.",
    nobody: "Hier staat niemand.",
    holds: (name, strength, feature) => `Is van ${name} (${plural(strength, COUNTED[feature])}).`,
    against: (name, strength, others) => `Is van ${name}: kracht ${strength} tegen ${listed(others.map((other) => `${other.strength} van ${other.name}`))}.`,
    share: (names, strength) => `Is van ${listed(names)} samen, elk met kracht ${strength}.`,
    barn: (name) => `Herenboerderij van ${name}: aan het eind 4 punten per stad.`,
    ended: (scores) => `Als het nu voorbij was: ${scores}.`,
  },
  cell: {
    fits: (count) => plural(count, { zero: "Hier past geen van de resterende tegels", one: "Hier past nog # tegel", other: "Hier passen nog # tegels" }),
    left: (count) => `Van ${tiles(count)} die nog komen.`,
  },
  actions: {
    tile: (x, y, turns) => `${cell(x, y)}, ${TURNS[turns]}`,
    figure: (figure, where) => (figure === "meeple" ? place(where) : `${capital(FIGURES[figure])}: ${place(where)}`),
    elsewhere: (figure, x, y, where) => `${capital(FIGURES[figure])}: ${cell(x, y)}, ${place(where).toLowerCase()}`,
    abbey: (x, y) => `Abdij: ${cell(x, y)}`,
    barn: (corner) => `Herenboerderij: hoek ${CORNERS[corner]}`,
    move: (x, y, where) => `Wagen: ${cell(x, y)}, ${place(where).toLowerCase()}`,
    recall: "Abt terugnemen",
    goOn: "Nog een tegel trekken",
    skip: "Einde beurt zonder meeple",
  },
  then: {
    figure: (figure, where) => `Daarna een ${(figure === "meeple" && ROLES[where.split(".")[0]]) || FIGURES[figure]}: ${place(where).toLowerCase()}.`,
    none: "Daarna geen meeple.",
    recall: "Daarna komt de abt terug.",
    elsewhere: "Daarna een meeple op een andere tegel.",
    barn: "Daarna de herenboerderij.",
  },
  chosen: {
    nothing: "Er is niets gekozen.",
    enter: "Met Enter speel je dit.",
    tile: (what, turns) => `Gekozen: ${what}, ${turns === 1 ? "de enige stand die hier past" : `een van ${turns} standen die hier passen`}. Als je dit speelt:`,
    other: (what) => `Gekozen: ${what}. Als je dit speelt:`,
  },
  why: {
    over: "Het spel is afgelopen.",
    another: "Deze speler beslist nu niet: iemand anders is aan de beurt.",
    tile: "Je moet eerst de tegel in de hand leggen.",
    figure: "De tegel ligt al. Nu mag je er alleen nog een meeple op zetten, of geen.",
    otherTile: "Je hebt een andere tegel in de hand.",
    taken: "Op deze plek ligt al een tegel.",
    apart: "Een tegel moet met een rand tegen een andere tegel liggen.",
    edge: (side, shows, wanted) => `In het ${AT[side]} heeft de tegel ${FEATURES[shows] ?? shows}, maar zijn buur heeft ${FEATURES[wanted] ?? wanted}.`,
    turns: "Hoe je de tegel ook draait, een van de randen past niet bij zijn buur.",
    full: "Het bord is vol.",
    noFigure: (figure) => `Je hebt geen ${FIGURES[figure]} meer.`,
    wrongPart: (figure, feature) => `Een ${FIGURES[figure]} mag in dit spel niet ${ONTO[feature]} staan.`,
    occupied: (feature) => `${ON_THIS[feature]} staat al een meeple, misschien op een andere tegel.`,
    noFollower: (figure) =>
      figure === "builder"
        ? "Een bouwmeester mag alleen op een niet afgebouwde weg of in een niet afgebouwde stad waar al een meeple van jou staat."
        : "Een varken mag alleen op een weide waar al een boer van jou staat.",
    phantomLater: "Beslis eerst over je meeple; daarna mag je het fantoom zetten.",
    phantom: "Nu mag je alleen het fantoom zetten, of het bewaren.",
    notOpen: "Alleen een spel zonder stapel kun je zo beëindigen.",
    neverDrawn: "Deze tegel wordt in dit spel nooit getrokken.",
    riverApart: "Een riviertegel moet de rivier aan precies één open eind voortzetten.",
    riverTurns: "De rivier mag niet twee keer achter elkaar dezelfde kant op buigen: ze zou in zichzelf teruglopen.",
    riverBlocked: "Vanaf daar zou de rivier niet verder kunnen.",
    abbey: "Nu mag je alleen een abdij leggen, of geen.",
    abbeyLater: "Een abdij mag je alleen aan het begin van je beurt leggen, in plaats van een tegel te trekken, en alleen als je er nog een hebt.",
    noHole: "Een abdij past alleen in een gat met tegels aan alle vier de kanten.",
    noRecall: "Je hebt geen abt die je kunt terugnemen.",
    noBarns: "In dit spel zijn er geen herenboerderijen.",
    noBarn: "Je hebt geen herenboerderij meer.",
    noBarnCorner: "Een herenboerderij moet staan waar vier tegels samenkomen die alle vier weide tonen.",
    barnThere: "Op deze weide staat al een herenboerderij.",
    wagon: "Nu mag je alleen de wagen verplaatsen of terugnemen.",
    complete: "Dat project is afgebouwd: een magische poort leidt alleen naar niet afgebouwde projecten.",
    wagonTarget: "Daar kan de wagen niet heen: hij gaat alleen naar een aangrenzende niet afgebouwde weg, stad of klooster zonder meeples.",
    noWagon: "Een wagen rijdt pas verder als zijn weg, stad of klooster afgebouwd is.",
    secondPart: "Nu kun je alleen nog een tegel trekken of je beurt beëindigen.",
    noSecondPart: "Je beurt heeft nu geen tweede deel.",
    beyondEdge: "Hier houdt de tafel op: het landschap zou te breed of te hoog worden.",
    nowhere: "Die plek is er niet op de tegel.",
  },
  errors: {
    forbidden: (line, statement, reason) => `Het spelverslag stopt op regel ${line}, omdat ‘${statement}’ niet kan worden gespeeld: ${reason}`,
    contradiction: (line) => `Regel ${line} spreekt de rest van het spelverslag tegen.`,
    syntax: (line, column) => `Het spelverslag is op regel ${line}, kolom ${column}, niet te lezen.`,
    setup: (line) => `De gegevens bovenaan het spelverslag leveren geen speelbaar spel op: zie regel ${line}.`,
    quotes: (line) => `Op regel ${line} staan andere aanhalingstekens dan een spelverslag nodig heeft. Ze moeten recht zijn: "`,
    lines: (line) =>
      `Op regel ${line} staan meerdere regels achter elkaar. Elk gegeven heeft een eigen regel nodig; misschien zijn de regeleinden bij het kopiëren verloren gegaan.`,
    unseen: (line, column, name) =>
      `Op regel ${line}, kolom ${column}, staat een onzichtbaar teken (${name}). Het moet weg; waarschijnlijk kwam het bij het kopiëren mee.`,
    newer: (line) => `Volgens regel ${line} komt het spelverslag van een nieuwere versie van Bastide. Deze leest de formaten 1 en 2.`,
    noPlayers: 'Het spelverslag zegt niet wie er meespeelt: er staat geen regel in zoals [Players "red Ann, blue Bob"].',
    reads: (quote) => `De regel luidt: ‘${quote}’.`,
    choice: "Dit spel kan niet worden gestart. Controleer de spelers, de regels en de uitbreidingen.",
    state: "Dat is niet gelukt. Probeer het opnieuw; als dat niet helpt, laad dan de pagina opnieuw.",
  },
};
