// @ts-check
/** What happens in a game and what is seen on the board, in German. */
import { hasRole, words } from "../words.js";

const { plural, capital, listed } = words("de");

/** @type {Record<string, string>} */
export const FEATURES = {
  road: "Straße",
  city: "Stadt",
  monastery: "Kloster",
  field: "Wiese",
  garden: "Garten",
  barn: "Gutshof",
  river: "Fluss",
  tower: "Turm",
  volcano: "Vulkan",
  dragon: "Drache",
  portal: "Zaubergang",
  bazaar: "Basar",
  quarter: "Viertel von Carcassonne",
};
/** Where a figure is put. @type {Record<string, string>} */
const ONTO = {
  road: "auf eine Straße",
  city: "in eine Stadt",
  monastery: "in ein Kloster",
  field: "auf eine Wiese",
  garden: "in einen Garten",
  tower: "auf einen Turm",
};
/** Where a figure stands. @type {Record<string, string>} */
const ON = {
  road: "auf einer Straße",
  city: "in einer Stadt",
  monastery: "in einem Kloster",
  field: "auf einer Wiese",
  garden: "in einem Garten",
  tower: "auf einem Turm",
};
/** @type {Record<string, string>} */
const ON_THIS = {
  road: "Auf dieser Straße",
  city: "In dieser Stadt",
  monastery: "In diesem Kloster",
  field: "Auf dieser Wiese",
  garden: "In diesem Garten",
  tower: "Auf diesem Turm",
};
/** What a figure on a feature is called. @type {Record<string, string>} */
const ROLES = { road: "Wegelagerer", city: "Ritter", monastery: "Mönch", field: "Bauer", garden: "Abt" };
/** @type {Record<string, { one: string, other: string }>} */
const COUNTED = {
  road: { one: "# Wegelagerer", other: "# Wegelagerer" },
  city: { one: "# Ritter", other: "# Ritter" },
  monastery: { one: "# Mönch", other: "# Mönche" },
  field: { one: "# Bauer", other: "# Bauern" },
  garden: { one: "# Abt", other: "# Äbte" },
};
/** The kinds of figures: the name, and with the articles that are called for. @type {Record<string, { name: string, a: string, anA: string, no: string }>} */
export const FIGURES = {
  meeple: { name: "Meeple", a: "ein Meeple", anA: "einen Meeple", no: "keinen Meeple" },
  large: { name: "großer Meeple", a: "ein großer Meeple", anA: "einen großen Meeple", no: "keinen großen Meeple" },
  abbot: { name: "Abt", a: "ein Abt", anA: "einen Abt", no: "keinen Abt" },
  mayor: { name: "Bürgermeister", a: "ein Bürgermeister", anA: "einen Bürgermeister", no: "keinen Bürgermeister" },
  wagon: { name: "Wagen", a: "ein Wagen", anA: "einen Wagen", no: "keinen Wagen" },
  builder: { name: "Baumeister", a: "ein Baumeister", anA: "einen Baumeister", no: "keinen Baumeister" },
  pig: { name: "Schwein", a: "ein Schwein", anA: "ein Schwein", no: "kein Schwein" },
  phantom: { name: "Phantom", a: "ein Phantom", anA: "ein Phantom", no: "kein Phantom" },
  barn: { name: "Gutshof", a: "ein Gutshof", anA: "einen Gutshof", no: "keinen Gutshof" },
  abbey: { name: "Abtei", a: "eine Abtei", anA: "eine Abtei", no: "keine Abtei" },
};
/** Tokens of goods, counted. @type {Record<string, import("../words.js").Forms>} */
const GOODS = {
  wine: { zero: "kein Wein", other: "# Wein" },
  wheat: { zero: "kein Getreide", other: "# Getreide" },
  cloth: { zero: "kein Tuch", other: "# Tuch" },
};
/** @type {Record<string, string>} */
const MOST = { wine: "den meisten Wein", wheat: "das meiste Getreide", cloth: "das meiste Tuch" };
/** Edges, and halves of edges: two for each, the one to the left or above first where it is read. @type {Record<string, string>} */
export const SIDES = {
  N: "Norden",
  E: "Osten",
  S: "Süden",
  W: "Westen",
  NNE: "Nordkante rechts",
  ENE: "Ostkante oben",
  ESE: "Ostkante unten",
  SSE: "Südkante rechts",
  SSW: "Südkante links",
  WSW: "Westkante unten",
  WNW: "Westkante oben",
  NNW: "Nordkante links",
};
/** @type {Record<string, string>} */
const CORNERS = { NE: "Nordosten", SE: "Südosten", SW: "Südwesten", NW: "Nordwesten" };
const TURNS = ["nicht gedreht", "nach rechts gedreht", "auf dem Kopf", "nach links gedreht"];

export const points = (/** @type {number} */ count) => plural(count, { one: "# Punkt", other: "# Punkte" });
export const tiles = (/** @type {number} */ count) => `${count} Plättchen`;
const coats = (/** @type {number} */ count) => `${count} Wappen`;
const atCities = (/** @type {number} */ count) => plural(count, { one: "an einer fertigen Stadt", other: "an # fertigen Städten" });

/** Where a cell lies, seen from the first tile: "2 östlich", "1 nördlich". @param {number} x @param {number} y */
const steps = (x, y) =>
  [x && `${Math.abs(x)} ${x > 0 ? "östlich" : "westlich"}`, y && `${Math.abs(y)} ${y > 0 ? "südlich" : "nördlich"}`].filter((step) => typeof step === "string");
/** @param {number} x @param {number} y */
export const cell = (x, y) => steps(x, y).join(", ") || "erstes Plättchen";

/** @param {string} place for example `road.S` or `monastery` */
export function place(place) {
  const [kind, side] = place.split(".");
  return side && SIDES[side] ? `${FEATURES[kind]}, ${SIDES[side]}` : (FEATURES[place] ?? FEATURES[kind] ?? kind);
}

/** @type {typeof import("../en/game.js").game} */
export const game = {
  events: {
    turn: (turn, name) => `Zug ${turn}: ${name} ist dran.`,
    drawn: (name) => `${name} zieht ein Plättchen.`,
    discarded: (name) => `${name}: Das Plättchen passt nirgends und kommt aus dem Spiel.`,
    letGo: (name) => `${name} baut für das Plättchen keine Brücke. Es kommt aus dem Spiel.`,
    laid: (name, x, y, abbey) => `${name} legt ${abbey ? "eine Abtei" : "ein Plättchen"}, ${listed(steps(x, y))} vom ersten Plättchen.`,
    placed: (name, figure, feature) =>
      `${name} setzt ${FIGURES[figure].anA}${hasRole(figure) && FIGURES[figure].name !== ROLES[feature] ? ` als ${ROLES[feature]}` : ""} ${ONTO[feature]}.`,
    returned: (name, figure) => `${name} nimmt ${FIGURES[figure].anA} zurück.`,
    leftAlone: (name, figure) => `Eine Figur von ${name} ist allein und geht nach Hause: ${FIGURES[figure].name}.`,
    moved: (name, figure, feature) => `${name} versetzt ${FIGURES[figure].anA} ${ONTO[feature]}.`,
    barn: (name, x, y) =>
      `${name} setzt einen Gutshof auf eine Ecke ${steps(x, y).length ? `des Plättchens ${listed(steps(x, y))} vom ersten` : "des ersten Plättchens"}.`,
    goods: (name, tokens) => `${name} nimmt ${listed(tokens)}.`,
    card: (name, card, size) =>
      `${name} bekommt den ${card === "king" ? `König: Eine Stadt aus ${tiles(size)} ist die bisher größte.` : `Raubritter: Eine Straße aus ${tiles(size)} ist die bisher längste.`}`,
    secondPart: (name) => `Baumeister von ${name}: noch ein Plättchen.`,
    over: (names, count) =>
      `Das Spiel ist zu Ende. ${names.length === 1 ? `${names[0]} gewinnt` : `${listed(names)} gewinnen gemeinsam`} mit ${plural(count, { one: "# Punkt", other: "# Punkten" })}.`,
  },
  scored: (name, count, why) => `${name} erhält ${points(count)}${why}.`,
  scores: {
    road: (completed, size) => ` für eine ${completed ? "fertige" : "unfertige"} Straße aus ${tiles(size)}`,
    city: (completed, size, arms) => ` für eine ${completed ? "fertige" : "unfertige"} Stadt aus ${tiles(size)}${arms > 0 ? ` und ${coats(arms)}` : ""}`,
    monastery: (completed, around) => ` für ein ${completed ? "fertiges" : "unfertiges"} Kloster mit ${tiles(around)} ringsum`,
    garden: (completed, around) => ` für einen ${completed ? "fertigen" : "unfertigen"} Garten mit ${tiles(around)} ringsum`,
    field: (count) => ` für Bauern ${atCities(count)}`,
    barn: (count) => ` für einen Gutshof ${atCities(count)}`,
    goods: (goods, count) => ` für ${MOST[goods]} (${count})`,
    king: (count) => plural(count, { zero: " für den König", one: " für den König (# fertige Stadt)", other: " für den König (# fertige Städte)" }),
    robber: (count) =>
      plural(count, { zero: " für den Raubritter", one: " für den Raubritter (# fertige Straße)", other: " für den Raubritter (# fertige Straßen)" }),
    pig: ", mit Schwein",
    pigsty: ", mit Schweineherde",
    inn: ", mit Wirtshaus",
    cathedral: ", mit Kathedrale",
    tie: " (Gleichstand: alle bekommen die vollen Punkte)",
    majority: ", mit den meisten Figuren dort",
  },
  tokens: (goods, count) => plural(count, GOODS[goods]),
  feature: {
    road: (completed, size) => `${completed ? "Fertige Straße" : "Straße"} aus ${tiles(size)}`,
    city: (completed, size) => `${completed ? "Fertige Stadt" : "Stadt"} aus ${tiles(size)}`,
    monastery: (completed) => (completed ? "Fertiges Kloster" : "Kloster"),
    garden: (completed) => (completed ? "Fertiger Garten" : "Garten"),
    field: () => "Wiese",
    pigsty: "eine Schweineherde",
    coats,
    feeds: (count) => plural(count, { zero: "noch an keiner fertigen Stadt", one: "an einer fertigen Stadt", other: "an # fertigen Städten" }),
    around: (count) => `${count} von 8 Plättchen ringsum`,
    open: (count) => plural(count, { one: "# offene Kante", other: "# offene Kanten" }),
    inn: (nothing) => (nothing ? "ein Wirtshaus: mehr Punkte, wenn die Straße fertig wird, sonst keine" : "ein Wirtshaus"),
    cathedral: (nothing) => (nothing ? "eine Kathedrale: mehr Punkte, wenn die Stadt fertig wird, sonst keine" : "eine Kathedrale"),
    worth: (count) => `${points(count)} wert.`,
    worthCompleted: (count, could) => `Jetzt ${points(count)} wert, fertiggestellt ${could}.`,
    worthSurrounded: (count, could) => `Jetzt ${points(count)} wert, mit allen 8 ringsum ${could}.`,
    powerless: "Ein Bürgermeister zählt ohne Wappen nicht.",
    nobody: "Hier steht niemand.",
    holds: (name, strength, feature) => `Gehört ${name} (${plural(strength, COUNTED[feature])}).`,
    against: (name, strength, others) => `Gehört ${name}: Stärke ${strength} gegen ${listed(others.map((other) => `${other.strength} von ${other.name}`))}.`,
    share: (names, strength) => `Gehört ${listed(names)} gemeinsam, jeweils mit Stärke ${strength}.`,
    barn: (name) => `Gutshof von ${name}: am Ende 4 Punkte je Stadt.`,
    ended: (scores) => `Wenn jetzt Schluss wäre: ${scores}.`,
  },
  cell: {
    fits: (count) =>
      plural(count, { zero: "Hier passt keines der restlichen Plättchen", one: "Hier passt noch # Plättchen", other: "Hier passen noch # Plättchen" }),
    left: (count) => `Von ${tiles(count)}, die noch kommen.`,
  },
  actions: {
    tile: (x, y, turns) => `${cell(x, y)}, ${TURNS[turns]}`,
    figure: (figure, where) => (figure === "meeple" ? place(where) : `${capital(FIGURES[figure].name)}: ${place(where)}`),
    elsewhere: (figure, x, y, where) => `${capital(FIGURES[figure].name)}: ${cell(x, y)}, ${place(where)}`,
    abbey: (x, y) => `Abtei: ${cell(x, y)}`,
    barn: (corner) => `Gutshof: Ecke im ${CORNERS[corner]}`,
    move: (x, y, where) => `Wagen: ${cell(x, y)}, ${place(where)}`,
    recall: "Abt zurücknehmen",
    goOn: "Noch ein Plättchen ziehen",
    skip: "Zug ohne Figur beenden",
  },
  then: {
    figure: (figure, where) =>
      `Dann ${figure === "meeple" && ROLES[where.split(".")[0]] ? `ein ${ROLES[where.split(".")[0]]}` : FIGURES[figure].a}: ${place(where)}.`,
    none: "Dann keine Figur.",
    recall: "Dann kommt der Abt zurück.",
    elsewhere: "Dann eine Figur auf einem anderen Plättchen.",
    barn: "Dann der Gutshof.",
  },
  chosen: {
    nothing: "Es ist nichts gewählt.",
    enter: "Mit Enter spielst du so.",
    tile: (what, turns) =>
      `Gewählt: ${what}, ${turns === 1 ? "nur so herum passt es hier" : `eine von ${turns} Drehungen, die hier passen`}. Wenn du so spielst:`,
    other: (what) => `Gewählt: ${what}. Wenn du so spielst:`,
  },
  why: {
    over: "Das Spiel ist zu Ende.",
    another: "Das hat diese Person nicht zu entscheiden: Jetzt ist jemand anders gefragt.",
    tile: "Zuerst musst du das Plättchen in der Hand legen.",
    figure: "Das Plättchen liegt schon. Jetzt darfst du nur noch eine Figur darauf setzen oder keine.",
    otherTile: "Du hast ein anderes Plättchen in der Hand.",
    taken: "Auf diesem Feld liegt schon ein Plättchen.",
    apart: "Ein Plättchen muss mit einer Kante an einem anderen liegen.",
    edge: (side, shows, wanted) =>
      `Im ${SIDES[side]} würde das Plättchen ${FEATURES[shows] ?? shows} zeigen, aber daneben liegt ${FEATURES[wanted] ?? wanted}.`,
    turns: "Wie du das Plättchen auch drehst: Eine Kante passt nicht zum Nachbarn.",
    full: "Das Brett ist voll.",
    noFigure: (figure) => `Du hast ${FIGURES[figure].no} mehr.`,
    wrongPart: (figure, feature) => `${capital(FIGURES[figure].a)} darf in diesem Spiel nicht ${ON[feature]} stehen.`,
    occupied: (feature) => `${ON_THIS[feature]} steht schon eine Figur, vielleicht auf einem anderen Plättchen.`,
    noFollower: (figure) =>
      figure === "builder"
        ? "Ein Baumeister darf nur auf eine unfertige Straße oder in eine unfertige Stadt, wo schon eine Figur von dir steht."
        : "Ein Schwein darf nur auf eine Wiese, auf der schon ein Bauer von dir liegt.",
    phantomLater: "Entscheide zuerst über deine Figur, danach darfst du das Phantom setzen.",
    phantom: "Jetzt darfst du nur das Phantom setzen oder es behalten.",
    notOpen: "Nur ein Spiel ohne Stapel lässt sich so beenden.",
    neverDrawn: "Dieses Plättchen wird in diesem Spiel nie gezogen.",
    riverApart: "Ein Flussplättchen muss den Fluss an genau einem offenen Ende fortsetzen.",
    riverTurns: "Der Fluss darf nicht zweimal hintereinander in dieselbe Richtung abbiegen, sonst liefe er in sich selbst zurück.",
    riverBlocked: "Von dort könnte der Fluss nicht weiterfließen.",
    abbey: "Jetzt darfst du nur eine Abtei legen oder keine.",
    abbeyLater: "Eine Abtei darfst du nur am Anfang deines Zuges statt eines Plättchens legen, und nur, wenn du noch eine hast.",
    noHole: "Eine Abtei passt nur in eine Lücke mit Plättchen auf allen vier Seiten.",
    noRecall: "Du hast keinen Abt, den du zurücknehmen kannst.",
    noBarns: "In diesem Spiel gibt es keine Gutshöfe.",
    noBarn: "Du hast keinen Gutshof mehr.",
    noBarnCorner: "Ein Gutshof muss dort stehen, wo vier Plättchen zusammenstoßen und alle Wiese zeigen.",
    barnThere: "Auf dieser Wiese steht schon ein Gutshof.",
    wagon: "Jetzt darfst du nur den Wagen versetzen oder zurücknehmen.",
    complete: "Das Gebiet ist fertig: Ein Zaubergang führt nur in unfertige Gebiete.",
    wagonTarget:
      "Dorthin kann der Wagen nicht fahren: Er darf nur in ein angrenzendes unfertiges Gebiet ohne Figuren, also auf eine Straße, in eine Stadt oder in ein Kloster.",
    noWagon: "Ein Wagen fährt erst weiter, wenn seine Straße, seine Stadt oder sein Kloster fertig ist.",
    secondPart: "Jetzt kannst du nur noch ein Plättchen ziehen oder deinen Zug beenden.",
    noSecondPart: "Dein Zug hat gerade keinen zweiten Teil.",
    beyondEdge: "Hier endet der Tisch: Die Landschaft würde zu breit oder zu hoch.",
    nowhere: "Diese Stelle gibt es auf dem Plättchen nicht.",
  },
  errors: {
    forbidden: (line, statement, reason) => `Das Protokoll bricht in Zeile ${line} ab, weil „${statement}“ nicht gespielt werden kann: ${reason}`,
    contradiction: (line) => `Zeile ${line} widerspricht dem Rest des Protokolls.`,
    syntax: (line, column) => `Das Protokoll ist in Zeile ${line}, Spalte ${column} nicht lesbar.`,
    setup: (line) => `Mit den Angaben am Anfang des Protokolls lässt sich nicht spielen: siehe Zeile ${line}.`,
    quotes: (line) => `In Zeile ${line} stehen die falschen Anführungszeichen. Ein Protokoll braucht gerade: "`,
    lines: (line) =>
      `In Zeile ${line} stehen mehrere Angaben hintereinander. Jede braucht eine eigene Zeile; vielleicht gingen die Zeilenumbrüche beim Kopieren verloren.`,
    unseen: (line, column, name) =>
      `In Zeile ${line}, Spalte ${column}, steht ein unsichtbares Zeichen (${name}). Es muss gelöscht werden; wahrscheinlich kam es beim Kopieren mit.`,
    newer: (line) => `Das Protokoll stammt laut Zeile ${line} von einer neueren Version von Bastide. Diese hier liest die Formate 1 und 2.`,
    noPlayers: 'Das Protokoll sagt nicht, wer mitspielt: Es enthält keine Zeile wie [Players "red Ann, blue Bob"].',
    reads: (quote) => `Die Zeile lautet: „${quote}“.`,
    choice: "So lässt sich das Spiel nicht starten. Prüfe Spieler, Regeln und Erweiterungen.",
    state: "Das war nicht möglich. Versuche es noch einmal; wenn das nicht hilft, lade die Seite neu.",
  },
};
