// @ts-check
/** What happens in a game and what is seen on the board, in German. */
import { words } from "../words.js";

const { plural, capital, listed } = words("de");

/** @type {Record<string, string>} */
export const FEATURES = { road: "Straße", city: "Stadt", monastery: "Kloster", field: "Wiese", garden: "Garten", barn: "Scheune", river: "Fluss" };
/** Where a figure is put. @type {Record<string, string>} */
const ONTO = { road: "auf eine Straße", city: "in eine Stadt", monastery: "in ein Kloster", field: "auf eine Wiese", garden: "in einen Garten" };
/** Where a figure stands. @type {Record<string, string>} */
const ON = { road: "auf einer Straße", city: "in einer Stadt", monastery: "in einem Kloster", field: "auf einer Wiese", garden: "in einem Garten" };
/** @type {Record<string, string>} */
const ON_THIS = { road: "Auf dieser Straße", city: "In dieser Stadt", monastery: "In diesem Kloster", field: "Auf dieser Wiese", garden: "In diesem Garten" };
/** What a figure on a feature is called. @type {Record<string, string>} */
const ROLES = { road: "Wegelagerer", city: "Ritter", monastery: "Mönch", field: "Bauer", garden: "Gärtner" };
/** @type {Record<string, { one: string, other: string }>} */
const COUNTED = {
  road: { one: "# Wegelagerer", other: "# Wegelagerer" },
  city: { one: "# Ritter", other: "# Ritter" },
  monastery: { one: "# Mönch", other: "# Mönche" },
  field: { one: "# Bauer", other: "# Bauern" },
  garden: { one: "# Gärtner", other: "# Gärtner" },
};
/** The kinds of figures: the name, and with the articles that are called for. @type {Record<string, { name: string, a: string, anA: string, no: string }>} */
const FIGURES = {
  meeple: { name: "Meeple", a: "ein Meeple", anA: "einen Meeple", no: "keinen Meeple" },
  large: { name: "großer Meeple", a: "ein großer Meeple", anA: "einen großen Meeple", no: "keinen großen Meeple" },
  abbot: { name: "Abt", a: "ein Abt", anA: "einen Abt", no: "keinen Abt" },
  mayor: { name: "Bürgermeister", a: "ein Bürgermeister", anA: "einen Bürgermeister", no: "keinen Bürgermeister" },
  wagon: { name: "Wagen", a: "ein Wagen", anA: "einen Wagen", no: "keinen Wagen" },
  barn: { name: "Scheune", a: "eine Scheune", anA: "eine Scheune", no: "keine Scheune" },
  abbey: { name: "Abtei", a: "eine Abtei", anA: "eine Abtei", no: "keine Abtei" },
};
/** Edges, and halves of edges: two for each, the one to the left or above first where it is read. @type {Record<string, string>} */
export const SIDES = {
  N: "Norden", E: "Osten", S: "Süden", W: "Westen",
  NNE: "Norden rechts", ENE: "Osten oben", ESE: "Osten unten", SSE: "Süden rechts",
  SSW: "Süden links", WSW: "Westen unten", WNW: "Westen oben", NNW: "Norden links",
};
/** @type {Record<string, string>} */
const CORNERS = { NE: "Nordosten", SE: "Südosten", SW: "Südwesten", NW: "Nordwesten" };
const TURNS = ["ungedreht", "nach rechts gedreht", "auf dem Kopf", "nach links gedreht"];

export const points = (/** @type {number} */ count) => plural(count, { one: "# Punkt", other: "# Punkte" });
const tiles = (/** @type {number} */ count) => `${count} Plättchen`;
const coats = (/** @type {number} */ count) => `${count} Wappen`;
const atCities = (/** @type {number} */ count) => plural(count, { one: "an einer fertigen Stadt", other: "an # fertigen Städten" });

/** Where a cell lies, seen from the first tile: "2 östlich", "1 nördlich". @param {number} x @param {number} y */
const steps = (x, y) => [x && `${Math.abs(x)} ${x > 0 ? "östlich" : "westlich"}`, y && `${Math.abs(y)} ${y > 0 ? "südlich" : "nördlich"}`].filter((step) => typeof step === "string");
/** @param {number} x @param {number} y */
const cell = (x, y) => steps(x, y).join(", ") || "das Startplättchen";

/** @param {string} place for example `road.S` or `monastery` */
function place(place) {
  const [kind, side] = place.split(".");
  return side && SIDES[side] ? `${FEATURES[kind]}, ${SIDES[side]}` : (FEATURES[kind] ?? kind);
}

/** @type {typeof import("../en/game.js").game} */
export const game = {
  events: {
    turn: (turn, name) => `Zug ${turn}: ${name} ist dran.`,
    drawn: (name) => `${name} zieht ein Plättchen.`,
    discarded: (name, tile) => `${name} hat ein Plättchen gezogen, das nirgends passt (${tile}). Es kommt aus dem Spiel, und ein neues wird gezogen.`,
    laid: (name, x, y, abbey) => `${name} legt ${abbey ? "eine Abtei" : "ein Plättchen"}, ${listed(steps(x, y))} vom Startplättchen.`,
    placed: (name, figure, feature) => `${name} setzt ${FIGURES[figure].anA} als ${ROLES[feature]} ${ONTO[feature]}.`,
    returned: (name, figure) => `${name} nimmt ${FIGURES[figure].anA} zurück.`,
    moved: (name, figure, feature) => `${name} versetzt ${FIGURES[figure].anA} ${ONTO[feature]}.`,
    barn: (name, x, y) => `${name} setzt eine Scheune auf eine Ecke ${steps(x, y).length ? `des Plättchens ${listed(steps(x, y))} vom Startplättchen` : "des Startplättchens"}.`,
    over: (names, count) => `Das Spiel ist aus. ${names.length === 1 ? `${names[0]} gewinnt` : `${listed(names)} gewinnen gemeinsam`} mit ${plural(count, { one: "# Punkt", other: "# Punkten" })}.`,
  },
  scored: (name, count, why) => `${name} erhält ${points(count)}${why}.`,
  scores: {
    road: (completed, size) => ` für eine ${completed ? "fertige" : "unfertige"} Straße aus ${tiles(size)}`,
    city: (completed, size, arms) => ` für eine ${completed ? "fertige" : "unfertige"} Stadt aus ${tiles(size)}${arms > 0 ? ` und ${coats(arms)}` : ""}`,
    monastery: (completed, around) => ` für ein ${completed ? "fertiges" : "unfertiges"} Kloster mit ${tiles(around)} ringsum`,
    garden: (completed, around) => ` für einen ${completed ? "fertigen" : "unfertigen"} Garten mit ${tiles(around)} ringsum`,
    field: (count) => ` für Bauern ${atCities(count)}`,
    barn: (count) => ` für eine Scheune ${atCities(count)}`,
    inn: ", mit Wirtshaus",
    cathedral: ", mit Kathedrale",
    tie: " (Gleichstand: alle bekommen die vollen Punkte)",
    majority: ", mit den meisten Figuren dort",
  },
  feature: {
    road: (completed, size) => `${completed ? "Fertige Straße" : "Straße"} aus ${tiles(size)}`,
    city: (completed, size) => `${completed ? "Fertige Stadt" : "Stadt"} aus ${tiles(size)}`,
    monastery: (completed) => (completed ? "Fertiges Kloster" : "Kloster"),
    garden: (completed) => (completed ? "Fertiger Garten" : "Garten"),
    field: () => "Wiese",
    coats,
    feeds: (count) => plural(count, { zero: "noch an keiner fertigen Stadt", one: "an einer fertigen Stadt", other: "an # fertigen Städten" }),
    around: (count) => `${count} von 8 Plättchen ringsum`,
    open: (count) => plural(count, { one: "# offene Kante", other: "# offene Kanten" }),
    inn: (nothing) => (nothing ? "ein Wirtshaus: fertig mehr, sonst nichts" : "ein Wirtshaus"),
    cathedral: (nothing) => (nothing ? "eine Kathedrale: fertig mehr, sonst nichts" : "eine Kathedrale"),
    worth: (count) => `${points(count)} wert.`,
    worthCompleted: (count, could) => `Jetzt ${points(count)} wert, fertig wie sie ist ${could}.`,
    worthSurrounded: (count, could) => `Jetzt ${points(count)} wert, mit allen 8 ringsum ${could}.`,
    powerless: "Wer hier steht, zählt ohne Wappen nicht.",
    nobody: "Hier steht niemand.",
    holds: (name, strength, feature) => `Gehört ${name} (${plural(strength, COUNTED[feature])}).`,
    against: (name, strength, others) => `Gehört ${name}: Stärke ${strength} gegen ${listed(others.map((other) => `${other.strength} von ${other.name}`))}.`,
    share: (names, strength) => `Gehört ${listed(names)} gemeinsam, mit Stärke ${strength} für alle.`,
    barn: (name) => `Eine Scheune von ${name}: am Ende 4 Punkte je Stadt.`,
    ended: (scores) => `Wäre jetzt Schluss: ${scores}.`,
  },
  cell: {
    fits: (count) => plural(count, { zero: "Hier passt nichts mehr", one: "Hier passt noch # Plättchen", other: "Hier passen noch # Plättchen" }),
    left: (count) => `Von ${tiles(count)}, die noch kommen.`,
  },
  actions: {
    tile: (x, y, turns) => `${cell(x, y)}, ${TURNS[turns]}`,
    figure: (figure, where) => (figure === "meeple" ? place(where) : `${capital(FIGURES[figure].name)}: ${place(where)}`),
    abbey: (x, y) => `Abtei: ${cell(x, y)}`,
    barn: (corner) => `Scheune: Ecke im ${CORNERS[corner]}`,
    move: (x, y, where) => `Wagen nach ${cell(x, y)}: ${place(where)}`,
    recall: "Abt zurücknehmen",
    skip: "Zug ohne Figur beenden",
  },
  then: {
    figure: (figure, where) => `Dann eine Figur: ${figure === "meeple" ? place(where) : `${FIGURES[figure].name}, ${place(where)}`}.`,
    none: "Dann keine Figur.",
    recall: "Dann kommt der Abt zurück.",
    barn: "Dann die Scheune.",
  },
  chosen: {
    nothing: "Nichts ist gewählt.",
    tile: (what, turns) => `Gewählt: ${what}, ${turns === 1 ? "nur so herum passt es hier" : `eine von ${turns} Drehungen, die hier passen`}. So gespielt:`,
    other: (what) => `Gewählt: ${what}. So gespielt:`,
  },
  why: {
    over: "Das Spiel ist aus.",
    tile: "Zuerst muss das Plättchen in der Hand gelegt werden.",
    figure: "Das Plättchen liegt: Jetzt darf nur noch eine Figur darauf, oder keine.",
    otherTile: "Ein anderes Plättchen ist in der Hand.",
    taken: "Dort liegt schon ein Plättchen.",
    apart: "Ein Plättchen muss mit einer Kante an einem anderen liegen.",
    edge: (side, shows, wanted) => `Im ${SIDES[side]} wäre ${FEATURES[shows] ?? shows}, aber daneben ist ${FEATURES[wanted] ?? wanted}.`,
    turns: "Wie man das Plättchen auch dreht: Eine Kante passt nicht zum Nachbarn.",
    full: "Das Brett ist voll.",
    noFigure: (figure) => `Du hast ${FIGURES[figure].no} mehr.`,
    wrongPart: (figure, feature) => `${capital(FIGURES[figure].a)} steht in diesem Spiel nicht ${ON[feature]}.`,
    occupied: (feature) => `${ON_THIS[feature]} steht schon jemand, vielleicht auf einem anderen Plättchen.`,
    notOpen: "Nur ein Spiel ohne Stapel wird von Hand beendet.",
    neverDrawn: "Dieses Plättchen wird nie gezogen.",
    riverApart: "Ein Flussplättchen muss an ein offenes Ende des Flusses, und nur an eines.",
    riverTurns: "Der Fluss darf nicht zweimal in dieselbe Richtung abbiegen: Er liefe in sich selbst.",
    riverBlocked: "Von dort könnte der Fluss nicht weiter.",
    abbey: "Jetzt darf eine Abtei gelegt werden, oder keine.",
    abbeyLater: "Eine Abtei legt man am Anfang seines Zuges statt eines Plättchens, wenn man noch eine hat.",
    noHole: "Eine Abtei passt nur in eine Lücke mit Plättchen auf allen vier Seiten.",
    noRecall: "Du hast keinen Abt, der zurückkommen kann.",
    noBarns: "Dieses Spiel ist ohne Scheunen.",
    noBarn: "Du hast keine Scheune mehr.",
    noBarnCorner: "Eine Scheune steht, wo vier Plättchen zusammenstoßen und alle Wiese zeigen.",
    barnThere: "Auf dieser Wiese steht schon eine Scheune.",
    wagon: "Jetzt darf nur der Wagen weiterfahren oder heimkehren.",
    wagonTarget: "Dorthin kann der Wagen nicht: Er fährt auf eine unfertige Straße oder in eine Stadt oder ein Kloster nebenan, wo niemand steht.",
    noWagon: "Ein Wagen fährt erst weiter, wenn das fertig ist, worauf er steht.",
    nowhere: "Diese Stelle gibt es auf dem Plättchen nicht.",
  },
};
