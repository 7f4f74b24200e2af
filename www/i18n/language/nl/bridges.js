// @ts-check
/** Bridges, castles, bazaars and the City of Carcassonne: what happens, what can be done and what is seen, in Dutch. */
import { words } from "../words.js";
import { FIGURES, cell, place, points } from "./game.js";

const { plural, capital } = words("nl");

/** The quarters of the City of Carcassonne. @type {Record<string, string>} */
const QUARTERS = { castle: "de burcht", market: "de markt", blacksmith: "de smidse", cathedral: "de kathedraal" };
/** For what a figure is sent there. @type {Record<string, string>} */
const FOR = { castle: "steden", market: "weiden", blacksmith: "wegen", cathedral: "kloosters" };
/** @type {Record<string, string>} */
const SERVES = { castle: "steden", blacksmith: "wegen", cathedral: "kloosters" };
/** @type {Record<string, string>} */
const TO = { road: "een weg", city: "een stad", monastery: "een klooster", field: "een weide", garden: "een tuin" };
/** @type {Record<string, string>} */
const ACROSS = { NS: "van noord naar zuid", EW: "van oost naar west" };
/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "mag je pion ook naast een andere van jou",
  elsewhere: "mag je pion ook naar een andere tegel",
  again: "heb je nog een beurt",
};

/** @type {typeof import("../en/bridges.js").bridges} */
export const bridges = {
  arrows: { beside: "pijl voor een pion naast een andere van jou", elsewhere: "pijl naar andere tegels", again: "pijl voor nog een beurt" },
  pieces: { "bridge.NS": "Brug ↕", "bridge.EW": "Brug ↔", castle: "Burcht", count: "Graaf" },
  quarter: (quarter) => capital(QUARTERS[quarter].replace("de ", "")),
  serves: (quarter) => capital(FOR[quarter]),
  mover: { castle: (name) => `${name}: een burcht?`, moveOut: (name) => `${name}: uit Carcassonne weg?`, bazaar: (name) => `Bazaar: ${name}` },
  events: {
    sent: (name, figure, quarter) => `${name} stuurt een ${FIGURES[figure]} naar ${QUARTERS[quarter]} in Carcassonne.`,
    left: (name, figure, quarter, feature) => `${name} verplaatst een ${FIGURES[figure]} van ${QUARTERS[quarter]} naar ${TO[feature]}.`,
    bridge: (name, x, y, axis) => `${name} bouwt een brug ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (name) => `${name} maakt van een stad een burcht.`,
    offered: (tile) => `Op de bazaar ligt een tegel (${tile}).`,
    chosen: (name, tile) => `${name} kiest een tegel (${tile}).`,
    bid: (name, count) => `${name} biedt ${points(count)}.`,
    taken: (name, tile) => `${name} krijgt een tegel (${tile}) en legt hem in de volgende beurt.`,
    count: (name, quarter) => `${name} verplaatst de graaf naar ${QUARTERS[quarter]}.`,
    pays: (name, count) => `${name} betaalt ${points(count)} op de bazaar.`,
    again: (name) => `Pijl voor ${name}: nog een tegel.`,
  },
  scores: {
    castle: " voor een burcht",
    bazaar: " op de bazaar",
    arrow: " voor een pijl",
    castles: (count) => plural(count, { one: ", waarvan een burcht", other: ", waarvan # burchten" }),
  },
  actions: {
    withBridge: (tile, x, y, axis) => `${tile}, met een brug ${ACROSS[axis]} (${cell(x, y)})`,
    bridge: (x, y, axis) => `Brug ${ACROSS[axis]}: ${cell(x, y)}`,
    castle: (x, y) => `Burcht: ${cell(x, y)}`,
    choose: (tile) => `De tegel kiezen: ${tile}`,
    bid: (count) => `${count} bieden`,
    buy: "De tegel kopen",
    sell: "De tegel verkopen",
    send: (figure, quarter) => `${capital(FIGURES[figure])} naar ${QUARTERS[quarter]}, voor ${FOR[quarter]}`,
    count: (quarter) => `Graaf naar ${QUARTERS[quarter]}`,
    moveOut: (figure, quarter, x, y, where) => `${capital(FIGURES[figure])} van ${QUARTERS[quarter]} naar ${cell(x, y)}: ${place(where)}`,
  },
  then: "Daarna een brug.",
  holdings: {
    bridges: (count) => `bruggen over: ${count}`,
    castles: (count) => `burchten over: ${count}`,
    held: (tile) => `legt in de volgende beurt een tegel (${tile})`,
  },
  feature: {
    castle: "Burcht",
    waits: "Levert één keer evenveel op als het volgende gebied dat op deze twee tegels of ernaast voltooid wordt.",
    lord: (name) => `De burchtheer is een pion van ${name}.`,
    scored: "Hij is al geteld.",
    quarter: (quarter) => `Carcassonne: ${QUARTERS[quarter].replace("de ", "")}`,
    serves: (quarter) =>
      quarter === "market"
        ? "Vanaf hier mogen pionnen naar weiden die zo meteen geteld worden, meestal aan het einde van het spel."
        : `Vanaf hier mogen pionnen naar ${SERVES[quarter]} die zo meteen geteld worden.`,
    empty: "Hier is niemand.",
    there: (name, count) => `${name}: ${plural(count, { one: "# pion", other: "# pionnen" })}`,
    count: "De graaf is hier: niemand verlaat deze wijk.",
  },
  primary: {
    tileWithBridge: "Met brug leggen",
    bridge: "Brug bouwen",
    castle: "Burcht bouwen",
    moveOut: "Pion verplaatsen",
    send: "Pion sturen",
    count: "Graaf verplaatsen",
  },
  skip: {
    tile: "Tegel wegleggen",
    castle: "Punten nemen",
    moveOut: "Niemand verplaatsen",
    send: "Niemand sturen",
    count: "De graaf blijft",
    bazaar: "Passen",
  },
  hint: {
    arrow: {
      drawn: (gives) => `Wijst de pijl naar een lege plek, dan krijg je 2 punten; wijst hij naar een tegel, dan ${ARROW[gives]}.`,
      far: "Een pijl: je pion mag naar elke gemarkeerde plek, ook op andere tegels.",
      again: "Een pijl geeft je hierna nog een beurt.",
      either: "Twee pijlen: zet je pion met de ene op een andere tegel, of neem hierna nog een beurt.",
      given: "Je pijl: nog een tegel.",
    },
    tile: "Deze tegel past alleen met een brug. Leg hem zo, of leg hem weg en trek een andere.",
    bridge: "Kies waar je brug komt: het is een weg over de weide. Daarna mag je nog een pion zetten.",
    castle: "Neem de punten van je stad, of maak er een burcht van: je pion blijft, en je krijgt evenveel als het volgende gebied dat ernaast voltooid wordt.",
    moveOut: "Voor de telling mag je pionnen uit Carcassonne naar de gemarkeerde gebieden verplaatsen.",
    send: "Anderen kregen punten en jij niet: je mag een pion naar Carcassonne sturen. Kies een van de vier wijken: vandaar kan hij later naar een stad, weg, klooster of weide, net voor die geteld wordt.",
    waits: {
      castle: "Je pion wacht hier tot hij naar een stad kan die zo meteen geteld wordt.",
      market: "Je pion wacht hier tot hij naar een weide kan, meestal aan het einde van het spel.",
      blacksmith: "Je pion wacht hier tot hij naar een weg kan die zo meteen geteld wordt.",
      cathedral: "Je pion wacht hier tot hij naar een klooster kan dat zo meteen geteld wordt.",
    },
    count: "Je mag ook de graaf verplaatsen: uit zijn wijk gaat niemand weg.",
    choose: "Iedereen krijgt een van deze tegels voor de volgende beurt. Kies er een; jij biedt er als eerste op.",
    take: "Kies de tegel die je in je volgende beurt legt.",
    bid: "Open het bieden op deze tegel: 0 of meer.",
    more: (name, count) => `${name} biedt ${count}. Bied meer, of pas.`,
    last: (name, count) => `Niemand biedt meer dan ${name}: ${count}. Betaal zelf ${count} en houd de tegel, of verkoop hem aan ${name}.`,
    chosen: {
      tileWithBridge: "Met je brug past de tegel hier. De brug blijft liggen.",
      bridge: "Een brug is een weg over de weide. Daarna mag je nog een pion zetten.",
      count: "Niemand verlaat deze wijk zolang de graaf hier is.",
      moveOut: "Je pion telt mee als dit geteld wordt.",
    },
  },
  why: {
    noArrow: "Een pion gaat alleen naar een andere tegel in een beurt waarin een pijl werkt, of door een magische poort, en maar één keer.",
    noBridge:
      "Daar kan geen brug komen: die ligt op de zojuist gelegde tegel of ernaast, van weide naar weide, met niets voorbij de uiteinden. En je hebt er een nodig in je voorraad.",
    bridgeUnneeded: "Een brug komt alleen met de tegel mee waar die zonder brug niet past. Anders bouw je hem na het leggen.",
    castle: "Eerst beslist de eigenaar van de stad of die een burcht wordt.",
    noCastle: "Voor een burcht is een zojuist voltooide stad nodig, van twee tegels met ronde muren en met één enkele pion erin.",
    bazaar: "Eerst gaat de bazaar verder.",
    noBazaar: "Er is nu geen bazaar.",
    sending: "Beslis eerst of je een pion naar Carcassonne stuurt.",
    noSending: "Je stuurt alleen een pion naar Carcassonne als je tegel anderen punten geeft en jou niet. De pion moet in die wijk mogen komen.",
    count: "Beslis eerst of de graaf verhuist.",
    noCount: "Daar kan de graaf nu niet heen.",
    moveOut: "Beslis eerst welke pionnen Carcassonne verlaten.",
    noMoveOut: "Zo’n pion kan nu niet uit Carcassonne daarheen.",
  },
  bazaar: {
    label: "Bazaar",
    tile: (tile, parts) => `Tegel ${tile}: ${parts.join("; ")}`,
    lot: "hierop wordt geboden",
    players: "Spelers op de bazaar",
    chooses: "kiest",
    asked: "biedt nu",
    decides: "heeft het laatste woord",
    bids: (count) => `biedt ${count}`,
    has: (tile) => `heeft een tegel (${tile})`,
    amount: "Jouw bod",
    less: "Eén punt minder",
    more: "Eén punt meer",
    lowest: "Laagste",
    all: "Alles",
    bid: (count) => `${count} bieden`,
    pass: "Passen",
    buy: (count) => `Kopen voor ${count}`,
    sell: (name, count) => `Aan ${name} verkopen voor ${count}`,
  },
};
